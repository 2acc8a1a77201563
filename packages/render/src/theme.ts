// Design tokens: a theme as CSS custom properties.
import type { LanguageCode, Look, Theme } from '@mimar/document'
import { addedSign, PALETTE_TOKENS } from '@mimar/document'
import { channelsOf, mix } from './colour.ts'
import { type FontFamilies, familyList, scriptOf } from './fonts.ts'
import { MODES, type ModeColors, modeColors } from './modes.ts'
import { sizeProperties } from './text-scale.ts'
import { chosenRules, chosenTokens, SECTION, sectionSpaces } from './theme-choices.ts'

/** Radii and border in px by look (THEME-4). */
const SHAPES: { readonly [L in Look]: { readonly [part: string]: number } } = {
  ROUNDED: { button: 50, input: 25, card: 10, image: 15, badge: 5, border: 0 },
  CORNERED: { button: 10, input: 10, card: 10, image: 10, badge: 10, border: 0 },
  SHARP: { button: 0, input: 0, card: 0, image: 0, badge: 0, border: 1 },
}

const LINE_HEIGHTS = {
  arabic: { head: 1.32, quote: 1.5, body: 1.85, ui: 1.4 },
  latin: { head: 1.1, quote: 1.28, body: 1.62, ui: 1.3 },
}

const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96, 136]

/** How dark a picture may be behind dark text, and how bright behind light text. They belong to no palette: any owner's picture must keep to them. */
const BOUNDS = { 'bound-dark': '#4c4c4c', 'bound-bright': '#cdb4a0' }

/** What few themes change: space, widths and motion. */
const CONSTANT = {
  small: '.9375rem',
  ...Object.fromEntries(SPACES.map((px, index) => [`s${index + 1}`, `${px}px`])),
  section: SECTION,
  gutter: 'clamp(20px,5vw,80px)',
  'nav-gutter': 'clamp(20px,3.4vw,56px)',
  page: '1280px',
  wide: '1560px',
  fast: '150ms',
  base: '200ms',
  slow: '300ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
}

/** The eight-point star, which the sign of an ornament from outside replaces; one that is not installed shows nothing. */
const STAR = starOutline()
const HIDDEN = 'inset(50%)'

type Declarations = { readonly [property: string]: string | number }

/** A theme in one language as CSS custom properties: what templates' styles are written in. */
export function themeStyles(theme: Theme, language: LanguageCode, fonts: FontFamilies): string {
  const modes = modeColors(theme.palette)
  const root = {
    ...CONSTANT,
    star: (addedSign(theme.ornament) ?? STAR) || HIDDEN,
    ...BOUNDS,
    ...paletteProperties(theme),
    ...textProperties(theme, language, fonts),
    ...shapeProperties(theme.look),
    ...shadowProperties(theme.palette.accentDark),
    ...modeProperties(modes[theme.colorMode]),
    ...sectionSpaces(theme),
    ...chosenTokens(theme),
  }
  return [
    rule(':root', root),
    ...fontRules(theme, fonts),
    ...MODES.map((mode) => rule(`[data-mode="${mode}"]`, modeProperties(modes[mode]))),
    ...chosenRules(theme, (colors) => declared(modeProperties(colors))),
  ].join('\n')
}

function paletteProperties({ palette }: Theme): Declarations {
  return {
    ...Object.fromEntries(PALETTE_TOKENS.map((token) => [kebab(token), palette[token]])),
    'ablaq-stone': mix(palette.tertiarySemiLight, 0.88, palette.accentWhite),
    'ablaq-stripe': mix(palette.primaryDark, 0.66, palette.secondaryDark),
  }
}

function textProperties(theme: Theme, language: LanguageCode, { head, body }: FontFamilies): Declarations {
  const lines = LINE_HEIGHTS[scriptOf(language)]
  return {
    ...sizeProperties(theme),
    'lh-head': lines.head,
    'lh-body': lines.body,
    'lh-quote': lines.quote,
    'lh-ui': lines.ui,
    track: head.tracking,
    'font-head': familyList(head),
    'font-body': familyList(body),
    'head-weight': head.isItalic ? `italic ${head.weights[0]}` : head.weights[0]!,
    'strong-weight': body.weights.at(-1)!,
  }
}

/** What running text is drawn with, where a theme says so. Letters without italics or such a weight are not made up (font-synthesis). */
function fontRules({ primaryItalic, secondaryWeight, secondaryItalic }: Theme, { body }: FontFamilies): string[] {
  const rules = [
    ...(secondaryWeight === undefined ? [] : [`font-weight:${body.weights[0]}`]),
    ...(secondaryItalic && body.isItalic ? ['font-style:italic'] : []),
    ...(primaryItalic || secondaryItalic || secondaryWeight !== undefined ? ['font-synthesis:none'] : []),
  ]
  return rules.length > 0 ? [`:root body{${rules.join(';')}}`] : []
}

function shapeProperties(look: Look): Declarations {
  const { border, ...radii } = SHAPES[look]
  return {
    ...Object.fromEntries(Object.entries(radii).map(([part, px]) => [`r-${part}`, `${px}px`])),
    border: `${border}px`,
  }
}

/** Shadows have the tint of the text, so that they look like shade and not like dirt. */
function shadowProperties(tint: string): Declarations {
  const shade = (opacity: number) => `rgb(${channelsOf(tint).join(' ')}/${opacity})`
  return {
    'shadow-1': `0 1px 2px ${shade(0.06)},0 8px 24px -12px ${shade(0.18)}`,
    'shadow-2': `0 2px 6px ${shade(0.08)},0 28px 64px -24px ${shade(0.38)}`,
  }
}

function modeProperties(colors: ModeColors): Declarations {
  const properties = Object.fromEntries(Object.entries(colors).map(([role, hex]) => [kebab(role), hex]))
  return { ...properties, soft: mix(colors.text, 0.06, colors.surface) }
}

function rule(selector: string, declarations: Declarations): string {
  return `${selector}{${declared(declarations)}}`
}

function declared(declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `--${name}:${value}`)
  return lines.join(';')
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Two squares laid over each other, one turned by 45°: sixteen corners, the inner ones on the squares' crossings. */
function starOutline(): string {
  const inner = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8)
  const corners = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? 50 : 50 * inner
    const angle = (index * Math.PI) / 8
    return `${percent(50 + radius * Math.sin(angle))} ${percent(50 - radius * Math.cos(angle))}`
  })
  return `polygon(${corners.join(',')})`
}

function percent(value: number): string {
  return `${Number(value.toFixed(1))}%`
}
