// Delta encoding: the inverse of a change is stored as what it has other than the change itself.

/** Before what is stored as a difference; JSON never begins with it. */
const MARK = '~'
/** Whoever looks for the bytes that changes name finds them in the rows as they are. */
const NAMES_BYTES = '"hash":"'

/**
 * The inverse of an operation as it is stored, both as JSON: how much of the operation stands before and behind what differs, and what
 * stands between. Whoever types in a long text stores it once with each change, and not once more as it was before.
 */
export function packInverse(inverse: string, operation: string): string {
  if (inverse.includes(NAMES_BYTES)) return inverse
  const most = Math.min(inverse.length, operation.length)
  let before = 0
  while (before < most && inverse.charCodeAt(before) === operation.charCodeAt(before)) before += 1
  if (isFirstHalf(inverse, before - 1)) before -= 1
  let behind = 0
  const at = (text: string) => text.charCodeAt(text.length - 1 - behind)
  while (behind < most - before && at(inverse) === at(operation)) behind += 1
  if (isFirstHalf(inverse, inverse.length - behind - 1)) behind -= 1
  const packed = `${MARK}${before},${behind}:${inverse.slice(before, inverse.length - behind)}`
  return packed.length < inverse.length ? packed : inverse
}

/** The inverse as JSON; one from before there were differences is whole. */
export function unpackInverse(stored: string, operation: string): string {
  if (!stored.startsWith(MARK)) return stored
  const colon = stored.indexOf(':')
  const [before = 0, behind = 0] = stored.slice(MARK.length, colon).split(',').map(Number)
  return operation.slice(0, before) + stored.slice(colon + 1) + operation.slice(operation.length - behind)
}

/** Whether a surrogate pair begins there: half of one is no text that could be stored. */
function isFirstHalf(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800
}
