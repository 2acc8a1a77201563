/** YAML, as much of it as manifests need: maps, lists, plain and quoted scalars, comments, several documents. All else throws. */
export type Yaml = string | number | boolean | null | readonly Yaml[] | { readonly [name: string]: Yaml }

interface Line {
  readonly indent: number
  readonly text: string
}

/** The documents of a file. */
export function readYaml(text: string): Yaml[] {
  return text.split(/^---$/m).map((part) => {
    const lines = part.split('\n').flatMap(lineOf)
    const [value, rest] = blockAt(lines, 0, lines[0]?.indent ?? 0)
    if (rest < lines.length) throw new Error(`Not understood: ${lines[rest]?.text}`)
    return value
  })
}

function lineOf(line: string): Line[] {
  if (/\t/.test(line)) throw new Error('A tab is no indentation.')
  const text = line.trim()
  return text === '' || text.startsWith('#') ? [] : [{ indent: line.length - line.trimStart().length, text }]
}

/** A map or a list that begins at a line; and the line after it. */
function blockAt(lines: readonly Line[], from: number, indent: number): [Yaml, number] {
  return lines[from]?.text.startsWith('- ') ? listAt(lines, from, indent) : mapAt(lines, from, indent)
}

function listAt(lines: readonly Line[], from: number, indent: number): [Yaml, number] {
  const list: Yaml[] = []
  let at = from
  while (lines[at]?.indent === indent && lines[at]?.text.startsWith('- ')) {
    const text = lines[at]!.text.slice(2)
    if (!isEntry(text)) {
      list.push(scalar(text))
      at += 1
      continue
    }
    // The first entry of a map stands behind the dash.
    const inner = [...lines.slice(0, at), { indent: indent + 2, text }, ...lines.slice(at + 1)]
    const [value, next] = mapAt(inner, at, indent + 2)
    list.push(value)
    at = next
  }
  return [list, at]
}

function mapAt(lines: readonly Line[], from: number, indent: number): [Yaml, number] {
  const map: { [name: string]: Yaml } = {}
  let at = from
  for (let line = lines[at]; line?.indent === indent && isEntry(line.text); line = lines[at]) {
    const [, name = '', rest = ''] = ENTRY.exec(line.text)!
    if (Object.hasOwn(map, name)) throw new Error(`"${name}" stands twice.`)
    at += 1
    const next = lines[at]
    const isNested = next && (next.indent > indent || (next.indent === indent && next.text.startsWith('- ')))
    if (rest !== '') map[name] = scalar(rest)
    else if (isNested) [map[name], at] = blockAt(lines, at, next.indent) as [Yaml, number]
    else throw new Error(`"${name}" holds nothing.`)
  }
  if (at === from) throw new Error(`Not understood: ${lines[from]?.text}`)
  return [map, at]
}

const ENTRY = /^([\w./-]+):(?: +(.*))?$/
const isEntry = (text: string) => ENTRY.test(text)

function scalar(text: string): Yaml {
  if (/^".*"$/.test(text)) return JSON.parse(text) as string
  if (/^['&*!|>[{%@`?]|: | #/.test(text)) throw new Error(`Not understood: ${text}`)
  if (/^(true|false)$/.test(text)) return text === 'true'
  if (/^(yes|no|on|off|null|~)$/i.test(text)) throw new Error(`"${text}" is read as something else by some.`)
  return /^-?\d+$/.test(text) ? Number(text) : text
}
