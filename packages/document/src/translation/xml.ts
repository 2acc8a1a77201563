/** An element of a file, as far as translations need XML: names without their prefix, in their namespace. */
export interface XmlElement {
  readonly name: string
  readonly namespace: string
  /** Attributes by their local name, those of other namespaces as `{namespace}name`. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (XmlElement | string)[]
}

/** What is wrong with a file that is not XML, and on which line. */
export class XmlFault extends Error {
  readonly line: number

  constructor(line: number) {
    super(`The XML is broken on line ${line}.`)
    this.line = line
  }
}

const DEEPEST = 100

interface Open {
  readonly tag: string
  readonly name: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly prefixes: Prefixes
  readonly children: (XmlElement | string)[]
}

type Prefixes = { readonly [prefix: string]: string }

const TOKENS =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s>/]+)\s*>|<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy

/** Reads a whole document. Document types are refused: nothing in them is needed, and much has been done with them. */
export function readXml(text: string): XmlElement {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const root: Open = { tag: '', name: '', namespace: '', attributes: new Map(), prefixes: XML, children: [] }
  const open: Open[] = [root]
  TOKENS.lastIndex = 0
  let at = 0
  while (at < source.length) {
    const token = TOKENS.exec(source)
    const ok = token !== null && take(token, open)
    if (!ok) throw new XmlFault(lineOf(source, at))
    at = TOKENS.lastIndex
  }
  const [only, ...more] = root.children.filter((child) => typeof child !== 'string')
  if (!only || more.length > 0 || open.length > 1) throw new XmlFault(lineOf(source, at))
  return only
}

const XML: Prefixes = { '': '', xml: 'http://www.w3.org/XML/1998/namespace' }

/** Takes one piece of the document; false where it cannot stand there. */
function take(token: RegExpExecArray, open: Open[]): boolean {
  const [, cdata, closing, opening, attributes = '', isEmpty, words] = token
  const parent = open.at(-1) as Open
  const isInside = open.length > 1
  if (words !== undefined || cdata !== undefined) {
    const text = cdata ?? decode(words ?? '')
    if (text === undefined || (!isInside && text.trim() !== '')) return false
    parent.children.push(text)
    return true
  }
  if (closing !== undefined) {
    if (!isInside || parent.tag !== closing) return false
    close(open)
    return true
  }
  if (opening === undefined) return true
  const element = begin(opening, attributes, parent.prefixes)
  if (!element || open.length > DEEPEST) return false
  open.push(element)
  if (isEmpty) close(open)
  return true
}

function close(open: Open[]): void {
  const { name, namespace, attributes, children } = open.pop() as Open
  open.at(-1)?.children.push({ name, namespace, attributes, children })
}

function begin(tag: string, written: string, above: Prefixes): Open | undefined {
  const pairs = [...written.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, key = '', double, single]) => [key, decode(double ?? single ?? '')] as const,
  )
  if (pairs.some(([, value]) => value === undefined) || new Set(pairs.map(([key]) => key)).size < pairs.length) {
    return undefined
  }
  const declared = pairs.flatMap(([key, value]) => {
    const match = /^xmlns(?::(.+))?$/.exec(key)
    return match ? [[match[1] ?? '', value ?? ''] as const] : []
  })
  const prefixes: Prefixes = declared.length > 0 ? { ...above, ...Object.fromEntries(declared) } : above
  const attributes = new Map<string, string>()
  for (const [key, value] of pairs) {
    if (key === 'xmlns' || key.startsWith('xmlns:')) continue
    const name = nameOf(key, prefixes, '')
    if (!name) return undefined
    attributes.set(name.namespace === '' ? name.local : `{${name.namespace}}${name.local}`, value ?? '')
  }
  const own = nameOf(tag, prefixes, prefixes[''] ?? '')
  return own && { tag, name: own.local, namespace: own.namespace, attributes, prefixes, children: [] }
}

function nameOf(qualified: string, prefixes: Prefixes, bare: string) {
  const colon = qualified.indexOf(':')
  if (colon < 0) return { local: qualified, namespace: bare }
  const prefix = qualified.slice(0, colon)
  if (!Object.hasOwn(prefixes, prefix)) return undefined
  return { local: qualified.slice(colon + 1), namespace: prefixes[prefix] as string }
}

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text with its entities; undefined where one is none of the five that XML itself has, or no character. */
function decode(text: string): string | undefined {
  let isFine = true
  const decoded = text.replace(/&([^;&\s]{0,12};?)/g, (_, entity: string) => {
    const [, decimal, hex, name] = /^(?:#(\d+)|#x([0-9a-fA-F]+)|(\w+));$/.exec(entity) ?? []
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    if (name !== undefined && Object.hasOwn(ENTITIES, name)) return ENTITIES[name] as string
    if (name === undefined && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
    isFine = false
    return ''
  })
  return isFine ? decoded : undefined
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length
}

/** Text as it stands in an element or an attribute. */
export function escapeXml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => `&${sign === '&' ? 'amp' : sign === '<' ? 'lt' : sign === '>' ? 'gt' : 'quot'};`,
  )
}
