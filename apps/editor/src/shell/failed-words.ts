import type { PartWords } from '../words/words.ts'

const en = {
  title: 'Not published',
  nothing: 'Nothing was published',
  kept: 'Your live site has not changed and your work is saved.',
  copy: 'Copy details',
} as const

/** What is said when nothing could be published. */
export const failedWords: PartWords<typeof en> = {
  en,
  ar: {
    title: 'لم يُنشر',
    nothing: 'لم يُنشر شيء',
    kept: 'موقعك المنشور لم يتغير وعملك محفوظ.',
    copy: 'نسخ التفاصيل',
  },
  tr: {
    title: 'Yayınlanmadı',
    nothing: 'Hiçbir şey yayınlanmadı',
    kept: 'Yayındaki siteniz değişmedi, çalışmanız kayıtlı.',
    copy: 'Ayrıntıları kopyala',
  },
  de: {
    title: 'Nicht veröffentlicht',
    nothing: 'Es wurde nichts veröffentlicht',
    kept: 'Ihre Website ist unverändert, und Ihre Arbeit ist gespeichert.',
    copy: 'Einzelheiten kopieren',
  },
  fr: {
    title: 'Non publié',
    nothing: 'Rien n’a été publié',
    kept: 'Votre site en ligne n’a pas changé et votre travail est enregistré.',
    copy: 'Copier les détails',
  },
}
