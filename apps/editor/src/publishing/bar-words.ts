import type { PartWords } from '../words/words.ts'

/** What the bar says about publishing; all else is loaded when it is opened. */
export interface BarWords {
  readonly publishMenu: string
  readonly preview: string
  readonly backToPublish: string
}

export const barWords: PartWords<BarWords> = {
  ar: {
    publishMenu: 'المزيد عن النشر',
    preview: 'معاينة',
    backToPublish: 'العودة إلى النشر',
  },
  en: {
    publishMenu: 'More about publishing',
    preview: 'Preview',
    backToPublish: 'Back to publish',
  },
  tr: {
    publishMenu: 'Yayınlama seçenekleri',
    preview: 'Önizleme',
    backToPublish: 'Yayınlamaya dön',
  },
  de: {
    publishMenu: 'Mehr zum Veröffentlichen',
    preview: 'Vorschau',
    backToPublish: 'Zurück zum Veröffentlichen',
  },
  fr: {
    publishMenu: 'Options de publication',
    preview: 'Aperçu',
    backToPublish: 'Revenir à la publication',
  },
}
