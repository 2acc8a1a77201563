import type { PartWords } from './words.ts'

type Sentence = string | { readonly other: string; readonly [form: string]: string }

/** The field that finds an entry, at its list and among the pages. */
export const entrySearchWords: PartWords<Readonly<Record<'find' | 'found' | 'noneFound', Sentence>>> = {
  en: {
    find: 'Find an entry',
    found: { one: '1 entry found', other: '{n} entries found' },
    noneFound: 'No entry says “{q}”.',
  },
  ar: {
    find: 'ابحث عن مدخل',
    found: {
      zero: 'لا مدخلات',
      one: 'عُثر على مدخل واحد',
      two: 'عُثر على مدخلين',
      few: 'عُثر على {n} مدخلات',
      many: 'عُثر على {n} مدخلًا',
      other: 'عُثر على {n} مدخل',
    },
    noneFound: 'لا مدخل فيه «{q}».',
  },
  tr: {
    find: 'Kayıt bul',
    found: { one: '1 kayıt bulundu', other: '{n} kayıt bulundu' },
    noneFound: '“{q}” diyen bir kayıt yok.',
  },
  de: {
    find: 'Eintrag suchen',
    found: { one: '1 Eintrag gefunden', other: '{n} Einträge gefunden' },
    noneFound: 'In keinem Eintrag steht „{q}“.',
  },
  fr: {
    find: 'Chercher une fiche',
    found: { one: '{n} fiche trouvée', other: '{n} fiches trouvées' },
    noneFound: 'Aucune fiche ne dit « {q} ».',
  },
}
