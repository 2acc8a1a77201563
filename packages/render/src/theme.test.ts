import { COLOR_MODES, LOOKS, PALETTE_TOKENS, type Palette, THEME_CHOICES, type Theme } from '@mimar/document'
import { color } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { channelsOf, contrast, mix } from './colour.ts'
import { contrastTable, drawableWeights, families, fontFamilies, modeColors, themeStyles } from './index.ts'
import { rootAttributes } from './root-attributes.ts'
import { someSite } from './testing.ts'
import { TEXT_CLASS_NAMES, textSizes } from './text-scale.ts'

const palette = (colors: string): Palette =>
  Object.fromEntries(colors.split(' ').map((hex, index) => [PALETTE_TOKENS[index], `#${hex}`])) as Palette

/** What is seen of a ground under a colour that lets a part of it through. */
const laidOver = (ground: string, color: string, share: number) => {
  const below = channelsOf(ground)
  const seen = channelsOf(color).map((channel, index) => Math.round(channel * share + below[index]! * (1 - share)))
  return `#${seen.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const skins = {
  hotel: palette('9B2A2C 6B161B E3B65F 7B500E 665C4E FBF8F2 F1E7D7 D8C9AF 12302B FFFDF8 1F1A15'),
  café: palette('B93A17 8A270B F5BC45 3E5A1C 545A3C FBFAEF E4EDC6 BFCE92 2B1A12 FFFFFA 24160F'),
  dentist: palette('0B6B74 064850 FFB79C A33F22 48626A F6FAFA E1F0EE B9D6D2 0B3842 FFFFFF 0B2A32'),
  photographer: palette('1A1A19 000000 FF5F33 AD2F0B 5E5E59 F5F5F2 E3E3DE BCBCB5 0F1011 FAFAF7 121211'),
}

/** The mixed colours of each skin: line and field of LIGHT, raised, muted, hover and field of DARK, raised, muted, line, hover and field of STRONG. */
const mixed = {
  hotel: 'B7AA93 8A8276 26403B C6CCC6 ECCC90 9AA59F 7E3433 E9D6D1 975753 E3B65F CEAAA5',
  café: 'A4AD7B 7C8167 3C2B23 CCC7C1 F9D185 A49B94 9A432D EFDCD3 AF6551 F5BC45 DBB4A6',
  dentist: '9BB8B6 72878D 234851 C6CFD2 FFCDBA 9AAAAF 2C5C63 D7E0E1 51787E FFB79C A9BCBF',
  photographer: '9D9D97 83837E 202121 BFC0BE FF9374 929391 FF7954 2A1C17 984129 30302F 5B3327',
}

describe.each(Object.entries(skins))('the palette of a %s', (name, colors) => {
  test('[THEME-2] gives each mode the colours of the design', () => {
    const { LIGHT, DARK, STRONG } = modeColors(colors)
    const made = [
      ...[LIGHT.line, LIGHT.field, DARK.raised, DARK.muted, DARK.actionHover, DARK.field],
      ...[STRONG.raised, STRONG.muted, STRONG.line, STRONG.actionHover, STRONG.field],
    ]
    expect(made.map((hex) => hex.slice(1)).join(' ')).toBe(mixed[name as keyof typeof mixed])
  })

  test('[SEC-21] [THEME-2] every text stands out by at least 4.5 to 1, every border of a field by 3', () => {
    const weak = contrastTable(colors).filter(({ ratio, needed }) => ratio < needed)
    expect(weak).toEqual([])
  })
})

test('black on white has a contrast of 21, and a colour on itself of 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#9B2A2C', '#9B2A2C')).toBe(1)
})

test('[THEME-2] a panel of a palette with a black primary takes the signal colour instead', () => {
  expect(modeColors(skins.photographer).STRONG.surface).toBe(skins.photographer.secondaryLight)
  expect(modeColors(skins.hotel).STRONG.surface).toBe(skins.hotel.primaryDark)
})

test('[THEME-7] a colour of 3 or 6 hex digits is read, any other is bad', () => {
  const field = color('#000000')
  expect(field.check('#abc')).toEqual({ ok: true, value: '#AABBCC' })
  for (const bad of ['#abcd', 'red', '#12345g', '']) expect(field.check(bad).ok).toBe(false)
})

const stylesOf = (changes: Partial<Theme>, language = 'ar') => {
  const theme = { ...someSite.theme, ...changes }
  return themeStyles(theme, language, fontFamilies(theme, language))
}
const property = (css: string, name: string) => new RegExp(`--${name}:([^;}]*)`).exec(css)?.[1]

test('[THEME-1] the theme decides the mode of the page, and sections may have any other', () => {
  const css = stylesOf({ colorMode: 'DARK' })
  expect(/^:root\{[^}]*--surface:#12302B/.test(css)).toBe(true)
  for (const mode of ['EXTRALIGHT', 'LIGHT', 'DARK', 'STRONG']) expect(css).toContain(`[data-mode="${mode}"]{`)
})

test('[THEME-2] all eleven colours of the palette can be used by name', () => {
  const css = stylesOf({})
  for (const name of [
    'primary-light',
    'secondary-dark',
    'tertiary-extra-light',
    'tertiary-semi-light',
    'accent-dark',
  ]) {
    expect(property(css, name)).toMatch(/^#[0-9A-F]{6}$/)
  }
})

test('[THEME-3] headings have the weight of their family', () => {
  expect(property(stylesOf({}, 'en'), 'head-weight')).toBe('400')
  expect(property(stylesOf({}, 'ar'), 'head-weight')).toBe('600')
  expect(property(stylesOf({ primaryFont: 'Plus Jakarta Sans Variable' }, 'en'), 'head-weight')).toBe('650')
})

test.each([
  ['en', { primaryFont: 'Figtree', primaryWeight: 900 }, '900'],
  ['en', { primaryFont: 'Figtree', primaryWeight: 100 }, '300'],
  ['en', { primaryFont: 'Young Serif', primaryWeight: 700 }, '400'],
  ['ar', { primaryFont: 'Young Serif', primaryWeight: 900 }, '700'],
  ['en', { primaryFont: 'Figtree', primaryItalic: true }, 'italic 600'],
  ['en', { primaryFont: 'Young Serif', primaryItalic: true }, '400'],
  ['ar', { primaryFont: 'Figtree', primaryItalic: true }, '600'],
] as const)(
  '[THEME-3] in %s, headings that wish %o are drawn as %s: the nearest a font has',
  (language, wish, drawn) => {
    expect(property(stylesOf(wish, language), 'head-weight')).toBe(drawn)
  },
)

test.each([
  ['en', { secondaryWeight: 300, secondaryItalic: true }, 'font-weight:300;font-style:italic;font-synthesis:none'],
  ['ar', { secondaryWeight: 900, secondaryItalic: true }, 'font-weight:700;font-synthesis:none'],
] as const)('[THEME-3] in %s, text that wishes %o is %s, and nothing is made up', (language, wish, rules) => {
  expect(stylesOf(wish, language)).toContain(`:root body{${rules}}`)
})

test('[THEME-3] what a theme does not say of its fonts costs no page a byte', () => {
  expect(stylesOf({}, 'en')).not.toContain(':root body')
})

test('[THEME-3] only weights are offered that a font can draw', () => {
  const drawn = (name: string) => drawableWeights(families.filter((family) => family.name === name))
  expect(drawn('Young Serif')).toEqual([400])
  expect(drawn('Almarai')).toEqual([300, 400, 700, 800])
  expect(drawn('Archivo')).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900])
})

test.each([
  ['ROUNDED', [50, 25, 10, 15, 5, 0]],
  ['CORNERED', [10, 10, 10, 10, 10, 0]],
  ['SHARP', [0, 0, 0, 0, 0, 1]],
] as const)(
  '[THEME-4] the look %s has its own corners and border',
  (look, [button, input, card, image, badge, border]) => {
    const css = stylesOf({ look })
    expect(LOOKS).toContain(look)
    const expected = {
      'r-button': button,
      'r-input': input,
      'r-card': card,
      'r-image': image,
      'r-badge': badge,
      border,
    }
    for (const [name, px] of Object.entries(expected)) expect(property(css, name)).toBe(`${px}px`)
  },
)

test.each([
  ['h1', 28, 64],
  ['h2', 24, 48],
  ['h3', 20, 32],
  ['p', 15, 20],
] as const)('[THEME-5] %s grows evenly with the text size, from %i to %i px', (name, min, max) => {
  const wide = [-5, 0, 25, 50, 75, 100, 120].map((textSize) => textSizes(name, textSize).wide)
  expect(wide).toEqual([min, ...[0, 0.25, 0.5, 0.75, 1].map((share) => min + (max - min) * share), max])
})

test('[THEME-5] every kind of text begins at its least size on every screen, and is never larger on a narrow one', () => {
  for (const name of TEXT_CLASS_NAMES) {
    const [least, ...sizes] = [0, 20, 40, 60, 80, 100].map((textSize) => textSizes(name, textSize))
    expect(least!.narrow).toBe(least!.wide)
    let before = least!
    for (const size of sizes) {
      expect(size.narrow).toBeGreaterThan(before.narrow)
      expect(size.wide).toBeGreaterThan(before.wide)
      expect(size.narrow).toBeLessThanOrEqual(size.wide)
      before = size
    }
  }
})

test('[THEME-5] at text size 50 a phone has the sizes of the design', () => {
  const narrow = Object.fromEntries(TEXT_CLASS_NAMES.map((name) => [name, Math.round(textSizes(name, 50).narrow)]))
  expect(narrow).toEqual({ h1: 39, h2: 32, h3: 24, h3c: 20, lead: 18, p: 17, quote: 23 })
})

test('Arabic has room for its marks and no letter spacing; Latin headings are set tighter', () => {
  expect(property(stylesOf({}, 'ar'), 'lh-body')).toBe('1.85')
  expect(property(stylesOf({}, 'ar'), 'track')).toBe('0')
  expect(property(stylesOf({}, 'de'), 'lh-body')).toBe('1.62')
  expect(property(stylesOf({}, 'de'), 'track')).toBe('-0.015em')
})

test.each([
  ['Young Serif', 'Figtree', 'El Messiri', 'IBM Plex Sans Arabic'],
  ['Bricolage Grotesque', 'Figtree', 'Readex Pro', 'Readex Pro'],
  ['Plus Jakarta Sans', 'Figtree', 'Alexandria', 'Almarai'],
  ['Archivo', 'Instrument Sans', 'Alexandria', 'IBM Plex Sans Arabic'],
])('[THEME-1] %s and %s are written in Arabic with %s and %s', (primaryFont, secondaryFont, head, body) => {
  const arabic = stylesOf({ primaryFont, secondaryFont }, 'ar')
  expect(property(arabic, 'font-head')).toMatch(new RegExp(`^"${head}"`))
  expect(property(arabic, 'font-body')).toMatch(new RegExp(`^"${body}"`))
  expect(property(stylesOf({ primaryFont, secondaryFont }, 'fr'), 'font-head')).toMatch(new RegExp(`^"${primaryFont}"`))
})

describe('what a theme chooses beside its look', () => {
  const lengths = (css: string, name: string) => Number.parseFloat(property(css, name) ?? '')

  test('[THEME-8] where nothing is chosen, its styles and its root are as they were', () => {
    expect(stylesOf({})).not.toMatch(/@media|@keyframes|prefers/)
    expect(rootAttributes(someSite.theme, false)).toEqual({ 'data-look': 'ROUNDED', 'data-ornament': 'girih' })
  })

  test('[THEME-8] radii grow from none to pills, whatever the look', () => {
    for (const look of LOOKS) {
      const sizes = THEME_CHOICES.radius.map((radius) => lengths(stylesOf({ look, radius }), 'r-button'))
      expect(sizes).toEqual(sizes.toSorted((one, two) => one - two))
      expect(property(stylesOf({ look, radius: 'NONE' }), 'border')).toBe(property(stylesOf({ look }), 'border'))
    }
  })

  test('[THEME-8] rooms grow from compact to airy, and small ones stay', () => {
    const all = [stylesOf({ density: 'COMPACT' }), stylesOf({}), stylesOf({ density: 'AIRY' })]
    for (const name of ['s5', 's6', 's7', 's8', 's9', 's10']) {
      const [compact, usual, airy] = all.map((css) => lengths(css, name)) as [number, number, number]
      expect(compact).toBeLessThan(usual)
      expect(usual).toBeLessThan(airy)
    }
    expect(new Set(all.map((css) => property(css, 's4'))).size).toBe(1)
    expect(new Set(all.map((css) => property(css, 'section'))).size).toBe(3)
  })

  test('[THEME-8] headings are smaller on a calm site and larger on a loud one, and text is as it was', () => {
    const [calm, usual, loud] = [stylesOf({ scale: 'CALM' }), stylesOf({}), stylesOf({ scale: 'LOUD' })] as const
    const largest = (css: string, name: string) => Number(/([\d.]+)rem\)?$/.exec(property(css, name) ?? '')?.[1])
    for (const name of ['h1', 'h2', 'h3']) {
      expect(largest(calm, name), name).toBeLessThan(largest(usual, name))
      expect(largest(usual, name), name).toBeLessThan(largest(loud, name))
    }
    for (const name of ['p', 'lead', 'quote', 'h3c']) {
      expect(property(calm, name)).toBe(property(usual, name))
      expect(property(loud, name)).toBe(property(usual, name))
    }
    expect(largest(loud, 'hero')).toBeGreaterThan(largest(loud, 'h1'))
    expect([calm, usual].map((css) => property(css, 'hero'))).toEqual([undefined, undefined])
  })

  test.each(Object.entries(skins))('[THEME-8] on a soft button words stand out in every mode: %s', (_, colors) => {
    for (const [mode, { text, action, surface }] of Object.entries(modeColors(colors)))
      expect(contrast(text, mix(action, 0.16, surface)), mode).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.entries(skins))(
    '[THEME-8] the line of a button without ground is seen in every mode: %s',
    (_, colors) => {
      for (const [mode, { action, surface }] of Object.entries(modeColors(colors)))
        expect(contrast(action, surface), mode).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(Object.entries(skins))(
    '[SEC-47] words stand out at both ends of a gradient in every mode: %s',
    (_, colors) => {
      const modes = modeColors(colors)
      for (const mode of COLOR_MODES) {
        const { text, muted, label, action, surface, raised } = modes[mode]
        const ends = mode === 'EXTRALIGHT' ? [surface, colors.tertiaryLight] : [raised, surface]
        for (const ink of [text, muted, label, action])
          for (const end of ends) expect(contrast(ink, end), `${mode} ${ink}`).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  test.each(Object.entries(skins))(
    '[SEC-51] words stand out from the darkest and the brightest frame behind a quarter of which they stand: %s',
    (_, colors) => {
      const modes = modeColors(colors)
      for (const mode of COLOR_MODES) {
        const { text, surface } = modes[mode]
        for (const frame of ['#000000', '#FFFFFF'])
          expect(contrast(text, laidOver(frame, surface, 0.75)), `${mode} ${frame}`).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  test('[SEC-47] a section has less or more room than others, whatever the density of the theme', () => {
    for (const density of [undefined, ...THEME_CHOICES.density]) {
      const css = stylesOf({ ...(density && { density }) })
      const usual = property(css, 'section')
      expect(property(css, 'section-s')).toBe(`calc(.6*${usual})`)
      expect(property(css, 'section-l')).toBe(`calc(1.35*${usual})`)
    }
  })

  test('[THEME-8] motion is none for all, or lively for those who do not mind; on the canvas it is as it was', () => {
    expect(property(stylesOf({ motion: 'NONE' }), 'base')).toBe('0s')
    const lively = stylesOf({ motion: 'LIVELY' })
    expect(lively).toContain(
      '@media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view())',
    )
    expect(lively.slice(lively.indexOf('@keyframes'))).not.toMatch(/opacity|^main/m)
    for (const motion of THEME_CHOICES.motion)
      for (const line of stylesOf({ motion })
        .split('\n')
        .filter((one) => one.startsWith(':root:not')))
        expect(line).toMatch(/^:root:not\(\[data-canvas\]\) /)
  })

  test('[THEME-9] visitors whose devices are dark get the colours of the dark mode in light ones, and the canvas does not', () => {
    const css = stylesOf({ scheme: 'DEVICE', colorMode: 'LIGHT' })
    const dark = css.slice(css.indexOf('@media screen and (prefers-color-scheme:dark)'))
    const { surface, text } = modeColors(someSite.theme.palette).DARK
    expect(property(dark, 'surface')).toBe(surface)
    expect(property(dark, 'text')).toBe(text)
    expect(dark.match(/:root(?!:not\(\[data-canvas\]\))/g)).toBeNull()
    expect(property(stylesOf({ colorMode: 'LIGHT' }), 'surface')).toBe(property(css, 'surface'))
  })

  test('[THEME-8] the root says what styles ask it for; on the canvas also what is not chosen, so that it can be taken back', () => {
    const theme = { ...someSite.theme, buttons: 'OUTLINE', radius: 'PILL' } as const
    expect(rootAttributes(theme, false)).toMatchObject({ 'data-buttons': 'OUTLINE' })
    expect(Object.keys(rootAttributes(theme, false))).toHaveLength(3)
    expect(rootAttributes(theme, true)).toMatchObject({ 'data-buttons': 'OUTLINE', 'data-frame': '' })
  })
})
