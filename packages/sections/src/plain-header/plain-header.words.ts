import type { TemplateWords } from '../template-words.ts'
import type { plainHeader } from './plain-header.ts'

export const plainHeaderWords: TemplateWords<typeof plainHeader> = {
  ar: {
    name: 'ترويسة بسيطة',
    search: 'عنوان الصفحة ترويسة بسيطة فاصل فراغ مسافة فرعي',
    starts: {
      title: 'عنوان هذه الصفحة',
    },
  },
  en: {
    name: 'Plain header',
    search: 'page title heading headline simple spacer space gap separator divider subtitle',
    starts: {
      title: 'What this page is about',
    },
  },
  tr: {
    name: 'Sade başlık',
    search: 'sayfa başlığı sade başlık boşluk ara ayırıcı ayraç alt',
    starts: {
      title: 'Bu sayfanın konusu',
    },
  },
  de: {
    name: 'Schlichter Kopf',
    search: 'Seitentitel Überschrift schlicht Abstand Abstandhalter Leerraum Trenner Trennlinie Titel Zwischentitel',
    starts: {
      title: 'Worum es auf dieser Seite geht',
    },
  },
  fr: {
    name: 'En-tête simple',
    search: 'titre de page simple espace espacement séparateur sous-titre',
    starts: {
      title: 'Le sujet de cette page',
    },
  },
}
