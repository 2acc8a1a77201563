/** Letters by their width in px at the size of a navigation bar, near enough for any font of the house; the first that fits counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/\p{Script=Arabic}/u, 6.8],
  [/[ijltfrI.,:;'’ ]/, 5.3],
  [/[mwMW@]/, 14],
  [/\p{Lu}/u, 10.5],
]
const USUAL = 9.2
const SIZE = 17

/** How wide a line of words stands, in px at 17 px, estimated from its letters. */
export function estimatedWidth(line: string): number {
  let width = 0
  for (const letter of line) width += WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL
  return width
}

/** Heads of Arabic are drawn wider than the text of a bar. */
const ARABIC_HEAD = 1.3

/** The same in widths of its own size (em), set as a head. */
export function widthInEm(line: string): number {
  const width = (estimatedWidth(line) / SIZE) * (/\p{Script=Arabic}/u.test(line) ? ARABIC_HEAD : 1)
  return Math.round(width * 10) / 10
}
