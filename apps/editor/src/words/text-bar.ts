import type { PartWords } from './words.ts'

const en = {
  textBar: 'Text',
  alignLeft: 'Align left',
  alignCenter: 'Align centre',
  alignRight: 'Align right',
  typePrimary: 'Primary',
  typeSecondary: 'Secondary',
  typeTertiary: 'Tertiary',
} as const

/** What the bar of a text says; it comes right after the first screen. */
export const textBarWords: PartWords<typeof en> = {
  en,
  ar: {
    textBar: 'النص',
    alignLeft: 'محاذاة إلى اليسار',
    alignCenter: 'توسيط',
    alignRight: 'محاذاة إلى اليمين',
    typePrimary: 'أساسي',
    typeSecondary: 'ثانوي',
    typeTertiary: 'نصّي',
  },
  tr: {
    textBar: 'Metin',
    alignLeft: 'Sola hizala',
    alignCenter: 'Ortala',
    alignRight: 'Sağa hizala',
    typePrimary: 'Birincil',
    typeSecondary: 'İkincil',
    typeTertiary: 'Üçüncül',
  },
  de: {
    textBar: 'Text',
    alignLeft: 'Linksbündig',
    alignCenter: 'Zentriert',
    alignRight: 'Rechtsbündig',
    typePrimary: 'Primär',
    typeSecondary: 'Sekundär',
    typeTertiary: 'Tertiär',
  },
  fr: {
    textBar: 'Texte',
    alignLeft: 'Aligner à gauche',
    alignCenter: 'Centrer',
    alignRight: 'Aligner à droite',
    typePrimary: 'Principal',
    typeSecondary: 'Secondaire',
    typeTertiary: 'Tertiaire',
  },
}
