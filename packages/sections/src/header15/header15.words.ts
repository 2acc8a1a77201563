import type { TemplateWords } from '../template-words.ts'
import type { header15 } from './header15.ts'

export const header15Words: TemplateWords<typeof header15> = {
  ar: {
    name: 'ترويسة بصورة',
    search: 'غلاف مقدمة نبذة بانر تعريف صورة',
    labels: {
      btnText: 'الزر',
    },
    starts: {
      paragraph: 'مكانٌ صُنع بعناية، على أيدي أناس يحبّون عملهم. أخبروا زوّاركم هنا بما ينتظرهم.',
      btnText: 'ماذا ينتظركم',
    },
  },
  en: {
    name: 'Header with picture',
    search: 'banner statement intro about picture cover',
    labels: {
      btnText: 'Button',
    },
    starts: {
      paragraph: 'A place made with care, by people who like what they do. Tell visitors here what awaits them.',
      btnText: 'What awaits you',
    },
  },
  tr: {
    name: 'Görselli başlık',
    search: 'kapak giriş tanıtım hakkında resim',
    labels: {
      btnText: 'Düğme',
    },
    starts: {
      paragraph: 'İşini seven insanların özenle kurduğu bir yer. Ziyaretçilerinizi nelerin beklediğini burada anlatın.',
      btnText: 'Sizi neler bekliyor',
    },
  },
  de: {
    name: 'Kopf mit Bild',
    search: 'Banner Einstieg Vorstellung Über uns Bild',
    labels: {
      btnText: 'Schaltfläche',
    },
    starts: {
      paragraph:
        'Ein Ort, mit Sorgfalt gemacht von Menschen, die ihre Arbeit mögen. Erzählen Sie hier, was Gäste erwartet.',
      btnText: 'Was Sie erwartet',
    },
  },
  fr: {
    name: 'En-tête avec image',
    search: 'bannière introduction présentation à propos image',
    labels: {
      btnText: 'Bouton',
    },
    starts: {
      paragraph:
        'Un lieu fait avec soin par des gens qui aiment leur métier. Dites ici à vos visiteurs ce qui les attend.',
      btnText: 'Ce qui vous attend',
    },
  },
}
