import type { PartWords } from '../words/words.ts'

const en = {
  title: { one: '1 change could not be applied', other: '{n} changes could not be applied' },
  why: 'What you were editing has changed or is gone. Your words are safe here.',
  copy: 'Copy text',
} as const

/** What could not be applied, where it waits. */
export const leftoverWords: PartWords<typeof en> = {
  en,
  ar: {
    title: {
      zero: 'لا تغييرات معلّقة',
      one: 'تعذّر تطبيق تغيير واحد',
      two: 'تعذّر تطبيق تغييرين',
      few: 'تعذّر تطبيق {n} تغييرات',
      many: 'تعذّر تطبيق {n} تغييرًا',
      other: 'تعذّر تطبيق {n} تغيير',
    },
    why: 'ما كنت تحرّره تغيّر أو حُذف. كلماتك محفوظة هنا.',
    copy: 'نسخ النص',
  },
  tr: {
    title: { one: '1 değişiklik uygulanamadı', other: '{n} değişiklik uygulanamadı' },
    why: 'Düzenlediğiniz yer değişti ya da kaldırıldı. Sözleriniz burada güvende.',
    copy: 'Metni kopyala',
  },
  de: {
    title: {
      one: '1 Änderung konnte nicht übernommen werden',
      other: '{n} Änderungen konnten nicht übernommen werden',
    },
    why: 'Was Sie bearbeitet haben, wurde geändert oder entfernt. Ihre Worte sind hier sicher.',
    copy: 'Text kopieren',
  },
  fr: {
    title: {
      one: '1 modification n’a pas pu être appliquée',
      other: '{n} modifications n’ont pas pu être appliquées',
    },
    why: 'Ce que vous modifiiez a changé ou a été retiré. Vos mots sont en sécurité ici.',
    copy: 'Copier le texte',
  },
}
