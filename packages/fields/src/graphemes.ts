// Grapheme clusters: characters as people count them.
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How many characters a person sees: an emoji family, or a letter with its vowel signs, is one. */
export function countGraphemes(text: string): number {
  if (isPlainAscii(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** The first `limit` characters a person sees; never cuts one in half. */
export function cutToGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index)
    count += 1
  }
  return text
}

/** In plain ASCII every code unit is a character, save that a carriage return joins the line feed after it. */
function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code > 126 || code === 13) return false
  }
  return true
}
