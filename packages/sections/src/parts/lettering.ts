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

/** The same in widths of its own size (em). */
export const widthInEm = (line: string): number => Math.round((estimatedWidth(line) / SIZE) * 10) / 10
