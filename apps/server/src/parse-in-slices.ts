// Incremental JSON parsing: a long text is read part by part, so that the event loop is not blocked.
import { inSlices } from './turns.ts'

/** So many levels of lists and records are walked through; what stands in them is read at once. */
const DEPTH = 4

/** What `JSON.parse` gives, in slices; throws a `SyntaxError` where it would. */
export function parseInSlices(text: string): Promise<unknown> {
  return inSlices(new Parsing(text).all())
}

const INK = /[^ \t\r\n]/g
const MARK = /["[\]{}]/g
const AFTER_WORD = /[,\]} \t\r\n]/g
const CLOSING = { '[': ']', '{': '}' } as const

class Parsing {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  *all(): Generator<void, unknown> {
    const value = yield* this.#value(DEPTH)
    if (this.#next() !== '') throw this.#fault()
    return value
  }

  *#value(depth: number): Generator<void, unknown> {
    const first = this.#next()
    if (depth > 0 && first === '[') return yield* this.#items(depth)
    if (depth > 0 && first === '{') return Object.fromEntries(yield* this.#entries(depth))
    yield
    return this.#part()
  }

  *#items(depth: number): Generator<void, unknown[]> {
    const items: unknown[] = []
    while (this.#hasMore('[', items.length)) items.push(yield* this.#value(depth - 1))
    return items
  }

  *#entries(depth: number): Generator<void, [string, unknown][]> {
    const entries: [string, unknown][] = []
    while (this.#hasMore('{', entries.length)) {
      if (this.#next() !== '"') throw this.#fault()
      const name = this.#part() as string
      this.#take(':')
      entries.push([name, yield* this.#value(depth - 1)])
    }
    return entries
  }

  /** Goes past what opens a list or record, parts what is in it, or closes it. */
  #hasMore(opening: keyof typeof CLOSING, count: number): boolean {
    if (count === 0) this.#take(opening)
    const isOver = this.#next() === CLOSING[opening]
    if (isOver) this.#at += 1
    else if (count > 0) this.#take(',')
    return !isOver
  }

  #take(character: string): void {
    if (this.#next() !== character) throw this.#fault()
    this.#at += 1
  }

  /** The character that comes after any white space; '' at the end. */
  #next(): string {
    this.#at = this.#find(INK)?.index ?? this.#text.length
    return this.#text.charAt(this.#at)
  }

  /** The value that stands here, whatever is in it. */
  #part(): unknown {
    const from = this.#at
    this.#at = this.#endOfPart()
    return JSON.parse(this.#text.slice(from, this.#at))
  }

  #endOfPart(): number {
    const first = this.#text.charAt(this.#at)
    if (first === '"') return this.#endOfText(this.#at + 1)
    if (first !== '[' && first !== '{') return this.#find(AFTER_WORD)?.index ?? this.#text.length
    let at = this.#at
    let open = 0
    do {
      const mark = this.#find(MARK, at)
      if (!mark) throw this.#fault()
      at = mark.index + 1
      if (mark[0] === '"') at = this.#endOfText(at)
      else open += mark[0] === '[' || mark[0] === '{' ? 1 : -1
    } while (open > 0)
    return at
  }

  #find(wanted: RegExp, from = this.#at): RegExpExecArray | null {
    wanted.lastIndex = from
    return wanted.exec(this.#text)
  }

  /** After the quotation mark that closes a text. */
  #endOfText(from: number): number {
    for (let at = from; ; ) {
      const end = this.#text.indexOf('"', at)
      if (end < 0) throw this.#fault()
      let first = end
      while (this.#text.charAt(first - 1) === '\\') first -= 1
      at = end + 1
      if ((end - first) % 2 === 0) return at
    }
  }

  #fault(): SyntaxError {
    return new SyntaxError(`Unexpected ${this.#text.charAt(this.#at) || 'end'} in JSON at position ${this.#at}`)
  }
}
