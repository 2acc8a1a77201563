// Delta encoding: what is nearly the same as something that is stored already is stored as what it has other than that.

/** Before what is stored as a difference; JSON never begins with it. */
const MARK = '~'
/** Whoever looks for the bytes that changes name finds them in the rows as they are. */
const NAMES_BYTES = '"hash":"'

/**
 * A text as it is stored beside another one, both JSON. It says how much of that one stands before and behind what
 * differs, and what stands between. So whoever types on in a long text stores what they have typed alone.
 */
export function packAgainst(text: string, other: string): string {
  if (text.includes(NAMES_BYTES)) return text
  const most = Math.min(text.length, other.length)
  let before = 0
  while (before < most && text.charCodeAt(before) === other.charCodeAt(before)) before += 1
  if (isFirstHalf(text, before - 1)) before -= 1
  let behind = 0
  const at = (one: string) => one.charCodeAt(one.length - 1 - behind)
  while (behind < most - before && at(text) === at(other)) behind += 1
  if (isFirstHalf(text, text.length - behind - 1)) behind -= 1
  const packed = `${MARK}${before},${behind}:${text.slice(before, text.length - behind)}`
  return packed.length < text.length ? packed : text
}

/** The text again; one that was stored whole is as it is. */
export function unpackAgainst(stored: string, other: string): string {
  if (!stored.startsWith(MARK)) return stored
  const colon = stored.indexOf(':')
  const [before = 0, behind = 0] = stored.slice(MARK.length, colon).split(',').map(Number)
  return other.slice(0, before) + stored.slice(colon + 1) + other.slice(other.length - behind)
}

/** Whether a surrogate pair begins there: half of one is no text that could be stored. */
function isFirstHalf(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800
}
