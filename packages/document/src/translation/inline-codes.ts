// Inline codes of XLIFF 2: spanning codes (`pc`), and the addresses of links as original data.
import { checkMarks, cutMarks, type MarkedPart, type MarkKind, markedParts, textOfParts } from '@mimar/fields'
import { escapeXml, type XmlElement } from './xml.ts'

const TYPES: { readonly [Kind in MarkKind]: string } = {
  bold: 'type="fmt" subType="xlf:b"',
  italic: 'type="fmt" subType="xlf:i"',
  link: 'type="link"',
}

interface Coded {
  readonly source: string
  readonly target: string
  readonly marks: { readonly source: string; readonly target: string }
}

/** Both texts of a unit with codes for what is marked in them, and the addresses that the codes name. */
export function codesOf({ source, target, marks }: Coded) {
  const addresses: string[] = []
  const dataOf = (address: string) => {
    if (!addresses.includes(address)) addresses.push(address)
    return `d${addresses.indexOf(address) + 1}`
  }
  const given: string[] = []
  const write = (text: string, marked: string, ids: (name: string) => number) => {
    const one = (part: MarkedPart): string => {
      if (typeof part === 'string') return escapeXml(part)
      const { kind, address, parts } = part
      const data = kind === 'link' ? ` dataRefStart="${dataOf(address)}"` : ''
      return `<pc id="${ids(`${kind} ${address}`)}" ${TYPES[kind]}${data}>${parts.map(one).join('')}</pc>`
    }
    return markedParts(text, marked).map(one).join('')
  }
  const sources = write(source, marks.source, (name) => given.push(name))
  // What is marked alike in both is one code; each is named once.
  const left: (string | null)[] = [...given]
  const targets = write(target, marks.target, (name) => {
    const at = left.indexOf(name)
    if (at < 0) return given.push(name)
    left[at] = null
    return at + 1
  })
  const data = addresses.map((address, at) => `\n        <data id="d${at + 1}">${escapeXml(address)}</data>`)
  return {
    source: sources,
    target: targets,
    data: data.length === 0 ? '' : `\n      <originalData>${data.join('')}\n      </originalData>`,
  }
}

/** Whether a unit has codes at all. */
export function hasCodes({ name, children }: XmlElement): boolean {
  return CODES.has(name) || children.some((child) => typeof child !== 'string' && hasCodes(child))
}

const CODES: ReadonlySet<string> = new Set(['pc', 'ph', 'sc', 'ec'])

/** What the codes of a translation mark; null where one is there twice, is none of ours, or leads where no link may. */
export function marksOf(unit: XmlElement, targets: readonly XmlElement[]): string | null {
  const data = new Map(
    below(unit, 'data').map((one) => [one.attributes.get('id'), one.children.filter(isText).join('')] as const),
  )
  const seen = new Set<string>()
  let isWhole = true
  const read = (child: XmlElement | string): readonly MarkedPart[] => {
    if (typeof child === 'string') return [child]
    const inner = child.children.flatMap(read)
    if (child.name === 'cp') return [signOf(child)]
    if (!CODES.has(child.name)) return inner
    const id = child.attributes.get('id') ?? ''
    const kind = kindOf(child)
    const address = data.get(child.attributes.get('dataRefStart')) ?? ''
    isWhole &&= kind !== undefined && !seen.has(id) && (kind === 'link') === (address !== '')
    seen.add(id)
    return kind === undefined ? inner : [{ kind, address, parts: inner }]
  }
  const { text, marks } = textOfParts(targets.flatMap(({ children }) => children.flatMap(read)))
  const checked = checkMarks(shifted(text, marks))
  return isWhole && checked.ok ? checked.value : null
}

/** White space at the beginning of a text is no part of it. */
function shifted(text: string, marks: string): string {
  const { length } = text
  const from = length - text.trimStart().length
  return cutMarks(marks, from, Math.max(from, text.trimEnd().length))
}

function kindOf({ name, attributes }: XmlElement): MarkKind | undefined {
  if (name !== 'pc') return undefined
  if (attributes.get('type') === 'link') return 'link'
  const sub = attributes.get('subType')
  return sub === 'xlf:b' ? 'bold' : sub === 'xlf:i' ? 'italic' : undefined
}

/** A sign that XML cannot hold. */
export function signOf({ attributes }: XmlElement): string {
  return String.fromCodePoint(Number.parseInt(attributes.get('hex') ?? '20', 16) || 0x20)
}

const isText = (child: XmlElement | string): child is string => typeof child === 'string'

function below(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return child.name === name ? [child] : below(child, name)
  })
}
