import { expect, test } from 'vitest'
import { findSources } from './sources.ts'

const styles = findSources(/^(packages|apps)\/.*\.css$/)

/** Declarations that know left from right; logical ones mirror by themselves. */
const PHYSICAL =
  /(?:^|[;{\s])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius|float\s*:\s*(?:left|right)|clear\s*:\s*(?:left|right)|text-align\s*:\s*(?:left|right))\s*[:;]/

/** The owner's literal LEFT and RIGHT (decisions: alignments). */
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
