import type { PartWords } from '../words/words.ts'

const en = {
  add: 'Add',
} as const

/** What stands over the things that can be added to a section; each is called as its template says. */
export const itemWords: PartWords<typeof en> = {
  en,
  ar: { add: 'إضافة' },
  tr: { add: 'Ekle' },
  de: { add: 'Hinzufügen' },
  fr: { add: 'Ajouter' },
}
