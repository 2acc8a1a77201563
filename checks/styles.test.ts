import { fontFamilies, themeStyles } from '@mimar/render'
import { someSite } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { findSources } from './sources.ts'

const styles = findSources(/^(packages|apps)\/.*\.css$/)

/** Declarations that know left from right; logical ones mirror by themselves. */
const PHYSICAL =
  /(?:^|[;{\s])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius|float\s*:\s*(?:left|right)|clear\s*:\s*(?:left|right)|text-align\s*:\s*(?:left|right))\s*[:;]/

/** The owner's literal LEFT and RIGHT: a text set to one side stands there in both directions. */
const LITERAL = /^\[data-align="(LEFT|RIGHT)"\]\s*\{\s*text-align: (left|right);\s*\}/

test('shipped styles know start and end, never left and right', () => {
  const wrong = styles.flatMap(({ file, text }) =>
    text
      .split(/(?<=\})/)
      .filter((rule) => !LITERAL.test(rule.replace(/\/\*[\s\S]*?\*\//g, '').trim()) && PHYSICAL.test(rule))
      .map((rule) => `${file}: ${rule.trim().slice(0, 80)}`),
  )
  expect(wrong).toEqual([])
})

test('templates take their colours from tokens', () => {
  const wrong = styles
    .filter(({ file }) => file.startsWith('packages/sections/'))
    .flatMap(({ file, text }) =>
      (text.match(/#[0-9a-f]{3,8}\b(?!["'\w-])/gi) ?? [])
        .filter((color) => !/^#(000|fff)(000|fff)?$/i.test(color))
        .map((color) => `${file}: ${color}`),
    )
  expect(wrong).toEqual([])
})

test('what elements say of themselves has no name of a token: pages call those otherwise, and it would be lost', () => {
  const { theme } = someSite
  const tokens = new Set(themeStyles(theme, 'en', fontFamilies(theme, 'en')).match(/--[a-z][\w-]*/gi))
  const said = findSources(/^packages\/sections\/src\/.*\.view\.tsx$/).flatMap(({ file, text }) =>
    [...text.matchAll(/'(--[a-z][\w-]*)'/gi)].map(([, name = '']) => ({ file, name })),
  )
  expect(said.length).toBeGreaterThan(8)
  expect(said.filter(({ name }) => tokens.has(name))).toEqual([])
})

/** Widths at which a template may change: the specification's, each the last of what is narrower. */
const LAST_WIDTHS = [457, 480, 600, 630, 650, 768, 1024, 1440]
/** Widths it names as the first of what is wider: hovering, and the cookie banner in one row. */
const FIRST_WIDTHS = [767, 1366, ...LAST_WIDTHS.map((width) => width + 1)]

/** Where links move from the dropdown into the bar: no layouts, but the steps of NAV-2. */
const FITTING = /\[data-(?:from|until)="(\d+)"\]/

test('[THEME-6] templates change at the specified widths and at no other', () => {
  const wrong = styles
    .filter(({ file }) => file.startsWith('packages/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\((min|max)-width:\s*([\d.]+)px\)[^{]*\{\s*([^{]*)/g)]
        .filter(([, end, width, first]) => {
          if (FITTING.exec(first!)?.[1] === width) return false
          return !(end === 'min' ? FIRST_WIDTHS : LAST_WIDTHS).includes(Number(width))
        })
        .map(([query]) => `${file}: ${query.trim()}`),
    )
  expect(wrong).toEqual([])
  const comparing = styles.filter(({ file, text }) => file.startsWith('packages/') && /@media[^{]*[<>]/.test(text))
  expect(comparing.map(({ file }) => file)).toEqual([])
})

test('a section that comes to a page of many leaves the styles of the others alone', () => {
  // Browsers look up every element of the page again that could stand after something without a name of its own.
  const unnamed = /(?:^|[\s,>{};])(?![^\s,>{};]*[.[#])[^\s,>{};/*]+\s+[+~]\s+[^\d]/gm
  const anybody = /(?:^|[\s,>+~|]|:is\(|:where\()(?::not\()?:has\(/gm
  const wrong = styles
    .filter(({ file }) => file.startsWith('packages/sections/'))
    .flatMap(({ file, text }) => {
      const selectors = text.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? []
      // What stands in brackets belongs to one compound, whatever separates it there.
      const compounds = selectors.map((selector) =>
        selector.replace(/\([^)]*\)/g, (part) => part.replace(/,\s+/g, '|')),
      )
      return compounds.flatMap((selector) =>
        [...selector.matchAll(unnamed), ...selector.matchAll(anybody)].map(([part]) => `${file}: ${part.trim()}`),
      )
    })
  expect(wrong).toEqual([])
})

/** A heading as the last part of a selector, alone or gathered in `:is()`. */
const HEADING = /(?:^|[\s>+~(|])(?:h[1-3]|\.h[12])(?=[):.[|]|$)[^\s>+~]*$/

const isHeading = (selectors: string) =>
  selectors
    .replace(/\([^)]*\)/g, (part) => part.replace(/,\s*/g, '|'))
    .split(',')
    .some((selector) => HEADING.test(selector.trim()))

/** Titles of cards are small headings, in sizes of the text scale too; one alone in its arcade is large again. */
const TITLES = [
  'feature-cards.css: .feature-cards-text :is(h2, h3) { var(--h3c) }',
  'feature13.css: [data-ornament="girih"] .arcade[data-count="1"] .bay > h2 { var(--h2) }',
]

test('[THEME-5] the sizes of headings are told in base.css, and of titles of cards where they stand', () => {
  const wrong = styles
    .filter(({ file }) => file.startsWith('packages/') && !file.endsWith('/base.css'))
    .flatMap(({ file, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(
        ([, selector = '', body = '']) => {
          const size = /(?:^|[;\s])font(?:-size)?\s*:\s*([^;]+)/.exec(body)?.[1]
          return size && isHeading(selector) ? `${file.split('/').at(-1)}: ${selector.trim()} { ${size.trim()} }` : []
        },
      ),
    )
  expect(wrong.toSorted()).toEqual(TITLES)
})
