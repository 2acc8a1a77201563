import type { TemplateWords } from '../template-words.ts'
import type { testimonials3 } from './testimonials3.ts'

export const testimonials3Words: TemplateWords<typeof testimonials3> = {
  ar: {
    name: 'آراء الضيوف',
    search: 'آراء مراجعات شهادات اقتباسات العملاء الضيوف شرائح سلايدر توصيات مرضى زبائن',
    labels: {
      'slides/slideTitle': 'العنوان',
      'slides/slideParagraph': 'النص',
    },
    adds: {
      slides: 'إضافة شريحة',
    },
    starts: {
      slides: [
        {
          slideTitle: 'ضيف يعود دائمًا',
          slideParagraph: 'لطف وسرعة وصدق. سنعود حتمًا.',
        },
        {
          slideTitle: 'عائلة من خمسة',
          slideParagraph: 'كان كلّ شيء كما وُعدنا، بل أفضل قليلًا.',
        },
        {
          slideTitle: 'أحد الجيران',
          slideParagraph: 'أرسل إليهم كلّ من يسألني النصيحة.',
        },
      ],
    },
  },
  en: {
    name: 'Testimonials',
    search:
      'reviews quotes opinions feedback slider carousel guests customers testimonial recommendations patients clients references',
    labels: {
      'slides/slideTitle': 'Title',
      'slides/slideParagraph': 'Text',
    },
    adds: {
      slides: 'Add slide',
    },
    starts: {
      slides: [
        {
          slideTitle: 'A returning guest',
          slideParagraph: 'Friendly, quick and honest. We will be back.',
        },
        {
          slideTitle: 'A family of five',
          slideParagraph: 'Everything was as promised, and then a little better.',
        },
        {
          slideTitle: 'A neighbour',
          slideParagraph: 'I send everyone there who asks me for advice.',
        },
      ],
    },
  },
  tr: {
    name: 'Yorumlar',
    search:
      'yorumlar değerlendirmeler görüşler alıntılar müşteriler misafirler kaydırıcı slayt tavsiyeler yorumları hastalar referanslar',
    labels: {
      'slides/slideTitle': 'Başlık',
      'slides/slideParagraph': 'Metin',
    },
    adds: {
      slides: 'Slayt ekle',
    },
    starts: {
      slides: [
        {
          slideTitle: 'Hep geri gelen bir misafir',
          slideParagraph: 'Güler yüzlü, hızlı ve dürüst. Yine geleceğiz.',
        },
        {
          slideTitle: 'Beş kişilik bir aile',
          slideParagraph: 'Her şey söz verildiği gibiydi, hatta biraz daha iyi.',
        },
        {
          slideTitle: 'Bir komşu',
          slideParagraph: 'Bana soran herkesi oraya gönderiyorum.',
        },
      ],
    },
  },
  de: {
    name: 'Gästestimmen',
    search:
      'Bewertungen Rezensionen Zitate Meinungen Kundenstimmen Gäste Slider Karussell Empfehlungen Patienten Referenzen Kunden Diaschau',
    labels: {
      'slides/slideTitle': 'Titel',
      'slides/slideParagraph': 'Text',
    },
    adds: {
      slides: 'Folie hinzufügen',
    },
    starts: {
      slides: [
        {
          slideTitle: 'Ein Stammgast',
          slideParagraph: 'Freundlich, schnell und ehrlich. Wir kommen wieder.',
        },
        {
          slideTitle: 'Eine fünfköpfige Familie',
          slideParagraph: 'Alles war wie versprochen, und noch etwas besser.',
        },
        {
          slideTitle: 'Eine Nachbarin',
          slideParagraph: 'Ich schicke jeden hin, der mich um Rat fragt.',
        },
      ],
    },
  },
  fr: {
    name: 'Témoignages',
    search: 'avis citations opinions commentaires clients diaporama carrousel recommandations patients références',
    labels: {
      'slides/slideTitle': 'Titre',
      'slides/slideParagraph': 'Texte',
    },
    adds: {
      slides: 'Ajouter une diapositive',
    },
    starts: {
      slides: [
        {
          slideTitle: 'Un habitué',
          slideParagraph: 'Aimables, rapides et honnêtes. Nous reviendrons.',
        },
        {
          slideTitle: 'Une famille de cinq',
          slideParagraph: 'Tout était comme promis, et même un peu mieux.',
        },
        {
          slideTitle: 'Une voisine',
          slideParagraph: 'J’y envoie tous ceux qui me demandent conseil.',
        },
      ],
    },
  },
}
