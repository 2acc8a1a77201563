import { expect, test } from 'vitest'
import type { UiLanguage } from '../words/words.ts'
import { sayEntryFiles } from './entry-file-words.ts'

const NUMBERS: { readonly [Language in UiLanguage]: readonly number[] } = {
  ...{ en: [0, 1, 2], de: [0, 1, 2], tr: [0, 1, 2], fr: [0, 1, 2] },
  ar: [0, 1, 2, 3, 11, 100],
}

const counted: { readonly [Language in UiLanguage]: { readonly [key: string]: readonly string[] } } = {
  en: {
    planAdded: ['0 new entries', '1 new entry', '2 new entries'],
    takenAdded: ['0 entries added', '1 entry added', '2 entries added'],
    'fault-too-long': ['at most 0 characters', 'at most 1 character', 'at most 2 characters'],
  },
  de: {
    planAdded: ['0 neue Einträge', '1 neuer Eintrag', '2 neue Einträge'],
    takenAdded: ['0 Einträge hinzugefügt', '1 Eintrag hinzugefügt', '2 Einträge hinzugefügt'],
    moreFaults: ['und 0 weitere Punkte', 'und 1 weiterer Punkt', 'und 2 weitere Punkte'],
  },
  tr: { planAdded: ['0 yeni kayıt', '1 yeni kayıt', '2 yeni kayıt'] },
  fr: {
    // Nothing is one in French.
    planAdded: ['0 nouvelle fiche', '1 nouvelle fiche', '2 nouvelles fiches'],
    takenAdded: ['0 fiche ajoutée', '1 fiche ajoutée', '2 fiches ajoutées'],
  },
  ar: {
    planAdded: [
      ...['لا مدخلات جديدة', 'مدخل جديد واحد', 'مدخلان جديدان'],
      ...['3 مدخلات جديدة', '11 مدخلًا جديدًا', '100 مدخل جديد'],
    ],
    takenAdded: [
      ...['لم يُضف أي مدخل', 'أُضيف مدخل واحد', 'أُضيف مدخلان'],
      ...['أُضيفت 3 مدخلات', 'أُضيف 11 مدخلًا', 'أُضيف 100 مدخل'],
    ],
    'fault-too-long': [
      ...['لا مكان هنا لأي حرف', 'حرف واحد على الأكثر', 'حرفان على الأكثر'],
      ...['3 أحرف على الأكثر', '11 حرفًا على الأكثر', '100 حرف على الأكثر'],
    ],
  },
}

const table = Object.entries(counted).flatMap(([language, keys]) =>
  Object.entries(keys).map(([key, said]) => [key, language as UiLanguage, said] as const),
)

test.each(table)('[COLL-9] %s is said in %s with the form of its number', (key, language, said) => {
  const say = sayEntryFiles(language)
  expect(NUMBERS[language].map((n) => say(key as Parameters<typeof say>[0], { n }))).toEqual(said)
})

test('[COLL-9] how many entries fit is told with the form of its number', () => {
  const fitting = (language: UiLanguage, n: number) => sayEntryFiles(language)('fitting', { n })
  expect(fitting('en', 0)).toBe('None of the new entries fits.')
  expect(fitting('de', 6500)).toBe('In dieser Länge passen etwa 6500 neue Einträge.')
  expect(fitting('ar', 2)).toBe('يتسع بطولها هذا لنحو مدخلين جديدين.')
})

test('[COLL-9] what a file does is one sentence of its three numbers', () => {
  const say = sayEntryFiles('en')
  const parts = { added: say('planAdded', { n: 3 }), changed: say('planChanged', { n: 1 }) }
  expect(say('plan', { ...parts, same: say('planSame', { n: 0 }) })).toBe(
    '3 new entries, 1 changed, 0 as they are. No entry is taken away.',
  )
})
