/** One element of a drawing, and what it names: the elements that are drawn whenever it is. */
export interface DrawnElement {
  readonly name: string
  readonly names: readonly string[]
  readonly classes: readonly string[]
  readonly children: DrawnElement[]
}

export interface DrawingText {
  readonly root: DrawnElement
  readonly byId: ReadonlyMap<string, DrawnElement>
  /** What style sheets let elements of a class name; under `*` what they may let any name. */
  readonly byClass: ReadonlyMap<string, readonly string[]>
}

/** What is not scanned could hide anything, and drawings of people do without. */
export class Unscannable extends Error {}

/** Elements in one another that are read. */
const MOST_DEPTH = 200
const LONGEST_ENTITY = 200
/** Alphabets in which "<" may be written as something else. */
const ALPHABETS = /^(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)$/i
/** A document type with names for texts at most, as some programs write; names for elements, or for names, multiply them. */
const DOCUMENT_TYPE = /<!DOCTYPE\s[^[<>]*(?:\[((?:\s|<!ENTITY\s+[\w.:-]+\s+(?:"[^"<&%]*"|'[^'<&%]*')\s*>)*)\]\s*)?>/
/** Comments, character data and instructions, or a tag with its attributes. */
const PIECE =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<(\/?)([^\s/<>!?]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>/g
/** These lead somewhere or move something, and draw nothing again. */
const DRAWS_NOTHING = /^(?:a|script|set|mpath|animate\w*)$/

/** Reads which elements a drawing has and what they name; takes time in proportion to its length. Throws `Unscannable`. */
export function readDrawing(source: string): DrawingText {
  const { text, entities } = withoutType(source)
  const root: DrawnElement = { name: '', names: [], classes: [], children: [] }
  const open = [root]
  const byId = new Map<string, DrawnElement>()
  let sheets = ''
  let before = 0
  for (const piece of text.matchAll(PIECE)) {
    const [whole, data, closing, name, attributes = '', isEmpty] = piece
    if (open.at(-1)!.name === 'style') sheets += text.slice(before, piece.index) + (data ?? '')
    before = piece.index + whole.length
    if (name === undefined) continue
    if (closing) {
      if (open.length > 1) open.pop()
      continue
    }
    const { element, id } = readElement(name, attributes, entities)
    open.at(-1)!.children.push(element)
    if (id !== '' && !byId.has(id)) byId.set(id, element)
    if (!isEmpty && open.push(element) > MOST_DEPTH) throw new Unscannable('elements too deep in one another')
  }
  return { root, byId, byClass: readSheets(decoded(sheets, entities)) }
}

type Entities = ReadonlyMap<string, string>

function withoutType(source: string): { text: string; entities: Entities } {
  const alphabet = /^\uFEFF?\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(source)?.[1]
  if (alphabet !== undefined && !ALPHABETS.test(alphabet)) throw new Unscannable('an unusual encoding')
  if (/<\?xml-stylesheet/.test(source)) throw new Unscannable('a style sheet from elsewhere')
  const type = DOCUMENT_TYPE.exec(source)
  const text = source.replace(DOCUMENT_TYPE, '')
  if (/<!(?:DOCTYPE|ENTITY)/.test(text)) throw new Unscannable('entities in entities')
  const entities = new Map<string, string>()
  for (const [, name = '', one, other] of (type?.[1] ?? '').matchAll(/([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)')/g)) {
    const value = one ?? other ?? ''
    if (value.length > LONGEST_ENTITY) throw new Unscannable('long entities')
    entities.set(name, value)
  }
  return { text, entities }
}

function readElement(qualified: string, written: string, entities: Entities) {
  const name = qualified.replace(/^.*:/, '')
  const names: string[] = []
  let [id, classes]: [string, string[]] = ['', []]
  for (const [, attribute = '', one, other] of written.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = decoded(one ?? other ?? '', entities)
    refuseHidden(value)
    const what = attribute.replace(/^.*:/, '')
    if (what === 'id') id = value.trim()
    else if (what === 'class') classes = value.split(/\s+/).filter(Boolean)
    else if (what === 'href' && value.trim().startsWith('#')) names.push(value.trim().slice(1))
    else names.push(...namesIn(value))
  }
  return { element: { name, names: DRAWS_NOTHING.test(name) ? [] : names, classes, children: [] }, id }
}

/** References to characters and to entities. */
function decoded(text: string, entities: Entities): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([\w.:-]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities.get(name) ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Photographs may stand in a drawing; another drawing or sheet may not, nor names in letters of style sheets' own spelling. */
function refuseHidden(value: string): void {
  if (/data:(?!\s*image\/(?:png|jpe?g|gif|webp|avif)\b)/i.test(value)) throw new Unscannable('a drawing in a drawing')
  if (value.includes('(') && /\\[0-9a-z]/i.test(value)) throw new Unscannable('an unusual spelling')
}

function namesIn(value: string): string[] {
  return [...value.matchAll(/url\(\s*["']?\s*#([^"')]*)/gi)].map(([, name = '']) => name.trim())
}

function readSheets(sheets: string): Map<string, readonly string[]> {
  refuseHidden(sheets)
  const all = namesIn(sheets)
  const byClass = new Map<string, readonly string[]>()
  const plain = sheets.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  let found = 0
  for (const [, selectors = '', rules = ''] of plain.matchAll(/([^{}]*)\{([^{}]*)/g)) {
    const names = namesIn(rules)
    found += names.length
    if (names.length === 0) continue
    for (const selector of selectors.split(',')) {
      const of = /\.([\w-]+)[^\s>+~]*\s*$/.exec(selector)?.[1] ?? '*'
      byClass.set(of, [...(byClass.get(of) ?? []), ...names])
    }
  }
  return found === all.length ? byClass : new Map([['*', all]])
}
