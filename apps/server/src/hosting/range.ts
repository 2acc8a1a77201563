// Range requests (206) of published files.
/** The bytes from `start` to `end`, both sent. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Reads a Range header: one range of bytes; undefined for what may be passed over (RFC 9110); 'unsatisfiable' past the end. */
export function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!found) return undefined
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}
