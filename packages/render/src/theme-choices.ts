// Design tokens: what a theme chooses beside its look.
import type { Theme } from '@mimar/document'
import { type ModeColors, modeColors } from './modes.ts'

type Tokens = { readonly [token: string]: string }

const RADII: { readonly [Radius in NonNullable<Theme['radius']>]: Tokens } = {
  NONE: radii(0, 0, 0, 0, 0),
  SMALL: radii(4, 4, 4, 4, 3),
  MEDIUM: radii(12, 10, 12, 12, 6),
  LARGE: radii(24, 16, 24, 24, 8),
  PILL: radii(50, 25, 28, 32, 50),
}

function radii(button: number, input: number, card: number, image: number, badge: number): Tokens {
  const all = Object.entries({ button, input, card, image, badge })
  return Object.fromEntries(all.map(([part, px]) => [`r-${part}`, `${px}px`]))
}

/** Room around sections, and between things from 24 px on; what is smaller stays. */
const DENSITIES: { readonly [Density in NonNullable<Theme['density']>]: Tokens } = {
  COMPACT: { section: 'clamp(48px,6.2vw,88px)', ...spaces(20, 24, 36, 48, 72, 100) },
  AIRY: { section: 'clamp(96px,13vw,192px)', ...spaces(28, 40, 60, 84, 124, 176) },
}

/** Above and below a section, where neither it nor the theme says otherwise. */
export const SECTION = 'clamp(72px,9.4vw,136px)'

/** What sections that choose for themselves have instead, of whatever the theme gives to all. */
export function sectionSpaces({ density }: Theme): Tokens {
  const usual = density ? DENSITIES[density].section! : SECTION
  return { 'section-s': `calc(.6*${usual})`, 'section-l': `calc(1.35*${usual})` }
}

function spaces(...from24: readonly number[]): Tokens {
  return Object.fromEntries(from24.map((px, index) => [`s${index + 5}`, `${px}px`]))
}

/** Tokens that are another than those of the look. */
export function chosenTokens({ radius, density, motion }: Theme): Tokens {
  return {
    ...(radius && RADII[radius]),
    ...(density && DENSITIES[density]),
    ...(motion === 'NONE' && { fast: '0s', base: '0s', slow: '0s' }),
  }
}

/** Nothing moves; not even for those who would not mind. */
const STILL = `
:root:not([data-canvas]) :is(*,::before,::after){animation-duration:1ms!important;transition-duration:1ms!important;scroll-behavior:auto!important}
@view-transition{navigation:none}`

/** What stands in a section rises to its place as it comes into the window. It is never invisible, and moves by scrolling alone. */
const LIVELY = `
@keyframes rise{from{translate:0 64px}}
@keyframes near{from{scale:1.08}}
@media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()){
:root:not([data-canvas]) main>.section:not(:first-child)>.wrap{animation-name:rise;animation-timing-function:ease-out;animation-fill-mode:both;animation-timeline:view();animation-range:entry 0% entry 60%}
:root:not([data-canvas]) main>.section:not(:first-child) .photo:not(.is-cut)>img{animation-name:near;animation-timing-function:linear;animation-fill-mode:both;animation-timeline:view();animation-range:cover 0% cover 60%}
}}`

const MOTIONS: { readonly [Motion in NonNullable<Theme['motion']>]: string } = { NONE: STILL, LIVELY }

/** Rules of choices that visitors alone get: the canvas moves as it always does, and is light while it is edited. */
export function chosenRules(theme: Theme, declared: (colors: ModeColors) => string): readonly string[] {
  return [
    ...(theme.motion ? [MOTIONS[theme.motion]] : []),
    ...(theme.scheme ? [darkRules(theme, declared(modeColors(theme.palette).DARK))] : []),
  ]
}

const LIGHT_MODES = ':is([data-mode="LIGHT"],[data-mode="EXTRALIGHT"])'
/** Drawings of maps are light, and what stands on them. */
const NOT_DRAWN = ':not(.map-card,.place-map)'

/** For visitors whose devices are dark, light modes have the colours of the dark one; black logos are those of its text. */
function darkRules({ colorMode }: Theme, dark: string): string {
  const root = ':root:not([data-canvas])'
  const page = colorMode === 'DARK' ? '' : `;${dark}`
  return `
@media screen and (prefers-color-scheme:dark){
${root}{color-scheme:dark${page}}
${root} ${LIGHT_MODES}${NOT_DRAWN}{${dark}}
${root} ${LIGHT_MODES} .is-stencil[data-ink="black"]{background:var(--text)}
${root} ${LIGHT_MODES} .logo-picture[data-ink="black"] img{filter:brightness(0) invert(1)}
}`
}
