import type { TemplateWords } from '../template-words.ts'
import type { plainHeader } from './plain-header.ts'

export const plainHeaderWords: TemplateWords<typeof plainHeader> = {
  ar: {
    name: 'ترويسة بسيطة',
    search: 'عنوان الصفحة ترويسة بسيطة',
    starts: {
      title: 'عنوان هذه الصفحة',
    },
  },
  en: {
    name: 'Plain header',
    search: 'page title heading headline simple',
    starts: {
      title: 'What this page is about',
    },
  },
  tr: {
    name: 'Sade başlık',
    search: 'sayfa başlığı sade başlık',
    starts: {
      title: 'Bu sayfanın konusu',
    },
  },
  de: {
    name: 'Schlichter Kopf',
    search: 'Seitentitel Überschrift schlicht',
    starts: {
      title: 'Worum es auf dieser Seite geht',
    },
  },
  fr: {
    name: 'En-tête simple',
    search: 'titre de page simple',
    starts: {
      title: 'Le sujet de cette page',
    },
  },
}
