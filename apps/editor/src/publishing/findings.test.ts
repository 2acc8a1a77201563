import type { Finding } from '@mimar/checkup'
import { expect, test } from 'vitest'
import { sayPart, UI_LANGUAGES, type UiLanguage } from '../words/words.ts'
import { saidOf } from './findings.ts'
import { publishWords } from './words.ts'

const finding = (code: Finding['code'], params: Finding['params']): Finding => ({
  ...{ code, params, level: 'warning', page: null, section: null, field: null, language: null, fix: [] },
})

const WEIGHTS: { readonly [Language in UiLanguage]: string } = {
  ...{ ar: '5.3 م.ب', en: '5.3 MB', tr: '5,3 MB', de: '5,3 MB', fr: '5,3 Mo' },
}

test.each(UI_LANGUAGES)(
  '[SEC-51] [U40] what is heavy is told in %s with its weight as the language writes it',
  (language) => {
    const say = sayPart(publishWords, language)
    for (const code of ['film-heavy', 'page-heavy'] as const) {
      const said = say(code, saidOf(finding(code, { bytes: 5_340_000 }), language))
      expect(said.replace(/\s/g, ' '), code).toContain(WEIGHTS[language])
    }
  },
)

test('what a sentence needs beside weights stays as it is', () => {
  expect(saidOf(finding('text-too-long', { limit: 30 }), 'de')).toEqual({ limit: 30 })
})
