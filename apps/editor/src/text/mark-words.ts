import type { PartWords } from '../words/words.ts'

const en = {
  bold: 'Bold',
  italic: 'Italic',
  nothingSelected: 'Select the words first',
} as const

/** What the tools of a marked text say. */
export const markWords: PartWords<typeof en> = {
  en,
  ar: { bold: 'غامق', italic: 'مائل', nothingSelected: 'حدّد الكلمات أوّلًا' },
  tr: { bold: 'Kalın', italic: 'İtalik', nothingSelected: 'Önce sözcükleri seçin' },
  de: { bold: 'Fett', italic: 'Kursiv', nothingSelected: 'Markieren Sie zuerst Wörter' },
  fr: { bold: 'Gras', italic: 'Italique', nothingSelected: 'Sélectionnez d’abord des mots' },
}
