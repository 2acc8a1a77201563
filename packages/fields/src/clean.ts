/** Input sanitization: controls that no text holds (tab and line ends stay), and halves of surrogate pairs. */
const UNCLEAN = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/g

/** The text without control characters; half a surrogate pair becomes U+FFFD, as in every file written as UTF-8. */
export function cleanText(text: string): string {
  return text.replace(UNCLEAN, '').toWellFormed()
}

/** The same JSON with every text in it clean, names of fields included; the value itself where it is clean already. What is deeper than the stack must be refused before. */
export function cleanJson(value: unknown): unknown {
  return isClean(value) ? value : cleaned(value)
}

/** Looked at once as a whole, before any copy: copying a large request takes three times as long, and others wait. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return value.search(UNCLEAN) < 0 && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isClean)
  return Object.entries(value).every(([name, inner]) => isClean(name) && isClean(inner))
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleanText(name), cleaned(inner)]))
}
