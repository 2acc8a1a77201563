// JSON syntax errors by line and column: browsers tell of them each in words of its own, and not always where.

/** Where a text stops being JSON; undefined where it is JSON. */
interface JsonFault {
  /** Both counted from 1. */
  readonly line: number
  readonly sign: number
}

const SPACE = /[ \t\r\n]*/y
const TEXT = String.raw`"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"`
const PLAIN = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null`
const TOKEN = new RegExp(String.raw`[[\]{}:,]|${TEXT}|(?:${PLAIN})(?![\w.+-])`, 'y')

/** What may come next. */
type Next = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end'

export function faultOfJson(text: string): JsonFault | undefined {
  const closers: string[] = []
  let next: Next = 'value'
  for (let at = 0; ; ) {
    SPACE.lastIndex = at
    SPACE.exec(text)
    at = SPACE.lastIndex
    const isWhole = closers.length === 0 && next === 'comma or end'
    if (at === text.length) return isWhole ? undefined : placeOf(text, at)
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)?.[0]
    if (isWhole || token === undefined || !fits(token, next, closers.at(-1))) return placeOf(text, at)
    next = after(token, next, closers)
    at = TOKEN.lastIndex
  }
}

/** Whether a token may stand there; `closer` ends what is open. */
function fits(token: string, next: Next, closer: string | undefined): boolean {
  switch (next) {
    case 'colon':
      return token === ':'
    case 'comma or end':
      return token === ',' || token === closer
    case 'name':
    case 'name or end':
      return token.startsWith('"') || (next === 'name or end' && token === closer)
    case 'value':
    case 'value or end':
      return !/^[\]}:,]/.test(token) || (next === 'value or end' && token === closer)
    default:
      return next satisfies never
  }
}

function after(token: string, before: Next, closers: string[]): Next {
  if (token === '{' || token === '[') {
    closers.push(token === '{' ? '}' : ']')
    return token === '{' ? 'name or end' : 'value or end'
  }
  if (token === ',') return closers.at(-1) === '}' ? 'name' : 'value'
  if (token === ':') return 'value'
  if (token === '}' || token === ']') closers.pop()
  else if (before.startsWith('name')) return 'colon'
  return 'comma or end'
}

function placeOf(text: string, at: number): JsonFault {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/)
  return { line: lines.length, sign: (lines.at(-1) as string).length + 1 }
}
