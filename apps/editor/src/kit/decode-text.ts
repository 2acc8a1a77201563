// Character encoding of files that somebody chose (Encoding Standard).

/** The text of a file in UTF-8, or in UTF-16 as some programs for translators and spreadsheets write it; undefined for anything else. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
