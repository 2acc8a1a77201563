import type { PartWords } from '../words/words.ts'

const en = {
  why: 'What this link opens',
  only: 'This link is for translating into {language}. Everything else stays as it is.',
  goTo: 'Show {language}',
} as const

/** What is said to who translates into one language, where there is nothing to translate. */
export const translatorWords: PartWords<typeof en> = {
  en,
  ar: {
    why: 'ما يتيحه هذا الرابط',
    only: 'هذا الرابط للترجمة إلى {language} فقط، وكل ما عداها يبقى كما هو.',
    goTo: 'عرض {language}',
  },
  tr: {
    why: 'Bu bağlantı neye açılıyor',
    only: 'Bu bağlantı {language} diline çeviri içindir. Geri kalan her şey olduğu gibi kalır.',
    goTo: '{language} dilini göster',
  },
  de: {
    why: 'Wofür dieser Link ist',
    only: 'Dieser Link ist zum Übersetzen: {language}. Alles andere bleibt, wie es ist.',
    goTo: '{language} zeigen',
  },
  fr: {
    why: 'Ce que ce lien permet',
    only: 'Ce lien sert à traduire : {language}. Tout le reste demeure tel quel.',
    goTo: 'Afficher : {language}',
  },
}
