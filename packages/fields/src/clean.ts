/** Input sanitization: controls that no text holds (tab and line ends stay), and halves of surrogate pairs. */
const UNCLEAN = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/g

/** The text without control characters; half a surrogate pair becomes U+FFFD, as in every file written as UTF-8. */
export function cleanText(text: string): string {
  return text.replace(UNCLEAN, '').toWellFormed()
}

/** The same JSON with every text in it clean, names of fields included. What is deeper than the stack must be refused before. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleanText(name), cleanJson(inner)]))
}
