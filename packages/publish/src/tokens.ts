import type { Site } from '@mimar/document'
import { fontFamilies, themeStyles } from '@mimar/render'

const NAME = /--[a-zA-Z][\w-]*/g
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

let shortNames: ReadonlyMap<string, string> | undefined

/** Tokens of the theme by names of one or two signs: a page says them six hundred times. Names that scripts and elements' own styles use are none of the theme's, and stay. */
export function shortTokens(css: string, { theme }: Pick<Site, 'theme'>): string {
  // Every theme declares the same names in the same order.
  const names = shortNames ?? namesIn(themeStyles(theme, 'en', fontFamilies(theme, 'en')))
  shortNames = names
  return css.replace(NAME, (name) => names.get(name) ?? name)
}

/** Capitals: what templates declare is small. */
function namesIn(css: string): ReadonlyMap<string, string> {
  const names = [...new Set(css.match(NAME))]
  return new Map(names.map((name, index) => [name, `--${shortName(index)}`]))
}

function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length)
  return LETTERS[index % LETTERS.length]! + (rest === 0 ? '' : String(rest))
}
