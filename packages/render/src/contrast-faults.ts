// WCAG contrast of what a theme makes of texts.
import { PALETTE_TOKENS, type Palette, type PaletteToken } from '@mimar/document'
import { contrast, lightnessOf, withLightness } from './colour.ts'
import { type ContrastPair, contrastTable, isStrongNeutral } from './modes.ts'

/** What a reader has trouble with. */
type Trouble = 'whiteButton' | 'darkButton' | 'textIn' | 'textOn' | 'linkIn' | 'border'

/** A colour of a palette that is too near to what it stands with somewhere on a page. */
export interface ContrastFault {
  readonly token: PaletteToken
  readonly trouble: Trouble
  readonly ratio: number
  readonly needed: number
  /** The nearest shade of the same colour with which all is readable; null where there is none. */
  readonly fix: { readonly hex: string; readonly isDarker: boolean } | null
}

type Answer = readonly [PaletteToken, Trouble]
type Answers = { readonly [pair: string]: Answer }

const ON_LIGHT: Answers = {
  text: ['accentDark', 'textIn'],
  'text on raised': ['accentDark', 'textIn'],
  muted: ['tertiaryNormal', 'textIn'],
  'muted on raised': ['tertiaryNormal', 'textIn'],
  label: ['secondaryDark', 'textIn'],
  button: ['primaryLight', 'whiteButton'],
  'button hover': ['primaryDark', 'whiteButton'],
  'action as text': ['primaryLight', 'linkIn'],
  'field border': ['tertiaryNormal', 'border'],
}

const ON_DARK: Answers = {
  text: ['tertiaryDark', 'textOn'],
  'text on raised': ['tertiaryDark', 'textOn'],
  muted: ['tertiaryDark', 'textOn'],
  'muted on raised': ['tertiaryDark', 'textOn'],
  label: ['secondaryLight', 'textIn'],
  button: ['secondaryLight', 'darkButton'],
  'button hover': ['secondaryLight', 'darkButton'],
  'action as text': ['secondaryLight', 'linkIn'],
  'field border': ['tertiaryDark', 'border'],
}

const ON_STRONG: Answers = {
  text: ['primaryDark', 'textOn'],
  'text on raised': ['primaryDark', 'textOn'],
  muted: ['primaryDark', 'textOn'],
  'muted on raised': ['primaryDark', 'textOn'],
  label: ['secondaryLight', 'textIn'],
  button: ['accentDark', 'textIn'],
  'button hover': ['secondaryLight', 'darkButton'],
  'action as text': ['primaryDark', 'textOn'],
  'field border': ['primaryDark', 'border'],
}

const ON_STRONG_NEUTRAL: Answers = {
  text: ['secondaryLight', 'textOn'],
  'text on raised': ['secondaryLight', 'textOn'],
  muted: ['secondaryLight', 'textOn'],
  'muted on raised': ['secondaryLight', 'textOn'],
  label: ['secondaryLight', 'textOn'],
  button: ['accentDark', 'whiteButton'],
  'button hover': ['accentDark', 'whiteButton'],
  'action as text': ['secondaryLight', 'textOn'],
  'field border': ['secondaryLight', 'border'],
}

/** Which colours of a palette are hard to read where pages use them, each with its worst pair and a way out. */
export function contrastFaults(palette: Palette): readonly ContrastFault[] {
  const failing = failingPairs(palette)
  return PALETTE_TOKENS.flatMap((token) => {
    const own = failing.filter(({ answer }) => answer[0] === token)
    const [worst] = own.toSorted((one, two) => one.pair.ratio / one.pair.needed - two.pair.ratio / two.pair.needed)
    if (!worst) return []
    const { ratio, needed } = worst.pair
    return [{ token, trouble: worst.answer[1], ratio, needed, fix: findFix(palette, token, failing) }]
  })
}

interface Failing {
  readonly pair: ContrastPair
  readonly answer: Answer
}

function failingPairs(palette: Palette): readonly Failing[] {
  const strong = isStrongNeutral(palette) ? ON_STRONG_NEUTRAL : ON_STRONG
  const answers = { EXTRALIGHT: ON_LIGHT, LIGHT: ON_LIGHT, DARK: ON_DARK, STRONG: strong }
  return contrastTable(palette)
    .filter(({ ratio, needed }) => ratio < needed)
    .map((pair) => ({ pair, answer: answers[pair.mode][pair.pair] as Answer }))
}

const STEP = 0.01

/** Lighter and darker shades, the nearest first, until one helps this colour and harms no other pair. */
function findFix(palette: Palette, token: PaletteToken, failing: readonly Failing[]): ContrastFault['fix'] {
  const lightness = lightnessOf(palette[token])
  const known = new Set(failing.map(({ pair }) => nameOf(pair)))
  for (let step = 1; step * STEP <= 1; step += 1) {
    for (const direction of [-1, 1]) {
      const at = lightness + direction * step * STEP
      if (at < 0 || at > 1) continue
      const hex = withLightness(palette[token], at)
      const left = failingPairs({ ...palette, [token]: hex })
      if (left.every(({ pair, answer }) => answer[0] !== token && known.has(nameOf(pair)))) {
        return { hex, isDarker: contrast(hex, '#FFFFFF') > contrast(palette[token], '#FFFFFF') }
      }
    }
  }
  return null
}

const nameOf = ({ mode, pair }: ContrastPair) => `${mode} ${pair}`
