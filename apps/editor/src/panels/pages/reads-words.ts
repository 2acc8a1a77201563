import type { PartWords } from '../../words/words.ts'

type Sentence = string | { readonly other: string; readonly [form: string]: string }

/** How often a page was read. */
export const readsWords: PartWords<{ readonly reads: Sentence }> = {
  en: { reads: { one: 'Read once in 30 days.', other: 'Read {n} times in 30 days.' } },
  ar: {
    reads: {
      zero: 'لم تُقرأ في آخر 30 يومًا.',
      one: 'قُرئت مرة واحدة في آخر 30 يومًا.',
      two: 'قُرئت مرتين في آخر 30 يومًا.',
      few: 'قُرئت {n} مرات في آخر 30 يومًا.',
      many: 'قُرئت {n} مرة في آخر 30 يومًا.',
      other: 'قُرئت {n} مرة في آخر 30 يومًا.',
    },
  },
  tr: { reads: { one: '30 günde bir kez okundu.', other: '30 günde {n} kez okundu.' } },
  de: {
    reads: { one: 'In 30 Tagen einmal gelesen.', other: 'In 30 Tagen {n}-mal gelesen.' },
  },
  fr: {
    reads: { one: 'Lue {n} fois en 30 jours.', other: 'Lue {n} fois en 30 jours.' },
  },
}
