// Cooperative scheduling: long work in slices, so that the event loop is not blocked.
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Time slicing: work holds the event loop no longer than this; then whoever waits is served first. */
const LONGEST_TURN_MS = 8

let began: number | undefined

/** Resolves at once while this turn of the event loop is short, else in one that has just begun. For loops, and between queries. */
export async function giveWay(): Promise<void> {
  while (isLong()) await nextTurn()
}

/** Runs a generator to its end, in slices: it yields where others may come in between. */
export async function inSlices<T>(work: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (isLong()) await giveWay()
  }
}

/** The JSON of a large value, in slices: as `JSON.stringify` gives it for plain values. */
export async function jsonInSlices(value: object): Promise<string> {
  const parts: string[] = []
  for (const [name, part] of Object.entries(value)) {
    if (part !== undefined) parts.push(`${JSON.stringify(name)}:${await partInSlices(part)}`)
  }
  return `{${parts.join(',')}}`
}

/** What stands in lists and records of the outermost levels is written one by one. */
async function partInSlices(part: unknown, depth = 2): Promise<string> {
  if (isLong()) await giveWay()
  if (depth === 0 || typeof part !== 'object' || part === null) return JSON.stringify(part) ?? 'null'
  const written: string[] = []
  if (Array.isArray(part)) {
    for (const item of part) written.push(await partInSlices(item, depth - 1))
    return `[${written.join(',')}]`
  }
  for (const [name, item] of Object.entries(part)) {
    if (item !== undefined) written.push(`${JSON.stringify(name)}:${await partInSlices(item, depth - 1)}`)
  }
  return `{${written.join(',')}}`
}

/** Lists and records so far down are written item by item. */
const WRITTEN_DEPTH = 3

/** The JSON of a large plain value as files for people have it, bit by bit: as `JSON.stringify(value, null, 2)` gives it. */
export async function* indentedInSlices(value: unknown, indent = '', depth = WRITTEN_DEPTH): AsyncIterable<string> {
  await giveWay()
  const isList = Array.isArray(value)
  const entries = typeof value === 'object' && value !== null && depth > 0 ? Object.entries(value) : []
  const said = entries.filter(([, item]) => isList || item !== undefined)
  if (said.length === 0) {
    // A line end within a text is written as \\n: those found here are between the values.
    yield (JSON.stringify(value, null, 2) ?? 'null').replaceAll('\n', `\n${indent}`)
    return
  }
  let before = isList ? '[' : '{'
  for (const [name, item] of said) {
    yield `${before}\n${indent}  ${isList ? '' : `${JSON.stringify(name)}: `}`
    yield* indentedInSlices(item, `${indent}  `, depth - 1)
    before = ','
  }
  yield `\n${indent}${isList ? ']' : '}'}`
}

/** Characters that become bytes at once. */
const CHARACTERS = 200_000

/** The bytes of a long text (UTF-8), in slices. */
export async function bytesInSlices(text: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + CHARACTERS)
    // Both halves of a surrogate pair stay together.
    if (to < text.length && (text.charCodeAt(to - 1) & 0xfc00) === 0xd800) to += 1
    parts.push(Buffer.from(text.slice(from, to)))
    from = to
    await giveWay()
  }
  return Buffer.concat(parts)
}

function isLong(): boolean {
  if (began === undefined) {
    began = performance.now()
    setImmediate(() => {
      began = undefined
    })
  }
  return performance.now() - began > LONGEST_TURN_MS
}
