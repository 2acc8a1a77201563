/**
 * So many digits (base 16) that nobody has had before. What browsers have for it (`randomUUID`) is for pages that come encrypted or
 * from this machine alone: an editor in a network of its own comes over plain http.
 */
export function newId(digits = 32): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
