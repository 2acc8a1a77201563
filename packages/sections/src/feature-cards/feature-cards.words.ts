import type { TemplateWords } from '../template-words.ts'
import type { featureCards } from './feature-cards.ts'

export const featureCardsWords: TemplateWords<typeof featureCards> = {
  ar: {
    name: 'بطاقات المزايا',
    search: 'أسباب ميزات فوائد خدمات شبكة لماذا نحن أسعار سعر قائمة الطعام أطباق باقات أسئلة أخبار مدونة منتجات',
    adds: {
      cards: 'إضافة بطاقة',
    },
    starts: {
      title: 'لماذا يختارنا الناس',
      paragraph: 'ثلاثة أسباب وجيهة، كلٌّ منها في جملة.',
      cards: [
        {
          title: 'اهتمام شخصي',
          paragraph: 'تتحدّثون دائمًا إلى من يعرفكم.',
        },
        {
          title: 'ثقة',
          paragraph: 'ما نَعِد به هو ما تحصلون عليه.',
        },
        {
          title: 'قرب',
          paragraph: 'الوصول إلينا سهل، ولدينا وقت لأسئلتكم.',
        },
      ],
    },
  },
  en: {
    name: 'Feature cards',
    search:
      'benefits advantages reasons services grid boxes why us prices price list menu dishes packages faq questions news blog products',
    adds: {
      cards: 'Add card',
    },
    starts: {
      title: 'Why people choose us',
      paragraph: 'Three good reasons, each in one sentence.',
      cards: [
        {
          title: 'Personal',
          paragraph: 'You always speak to someone who knows you.',
        },
        {
          title: 'Reliable',
          paragraph: 'What we promise is what you get.',
        },
        {
          title: 'Close by',
          paragraph: 'Easy to reach, with time for your questions.',
        },
      ],
    },
  },
  tr: {
    name: 'Özellik kartları',
    search:
      'avantajlar nedenler hizmetler kutular ızgara neden biz fiyatlar fiyat listesi menü yemekler paketler sorular sss haberler blog ürünler',
    adds: {
      cards: 'Kart ekle',
    },
    starts: {
      title: 'Neden bizi seçiyorlar',
      paragraph: 'Her biri tek cümlede üç iyi neden.',
      cards: [
        {
          title: 'İlgi',
          paragraph: 'Karşınızda hep sizi tanıyan biri olur.',
        },
        {
          title: 'Güven',
          paragraph: 'Ne söz veriyorsak onu alırsınız.',
        },
        {
          title: 'Yakınlık',
          paragraph: 'Ulaşması kolay, sorularınıza vakti olan bir yer.',
        },
      ],
    },
  },
  de: {
    name: 'Merkmalkarten',
    search:
      'Vorteile Gründe Leistungen Raster Kacheln warum wir preise preisliste speisekarte gerichte pakete fragen faq neuigkeiten blog produkte',
    adds: {
      cards: 'Karte hinzufügen',
    },
    starts: {
      title: 'Warum man uns wählt',
      paragraph: 'Drei gute Gründe, jeder in einem Satz.',
      cards: [
        {
          title: 'Persönlich',
          paragraph: 'Sie sprechen immer mit jemandem, der Sie kennt.',
        },
        {
          title: 'Verlässlich',
          paragraph: 'Was wir versprechen, bekommen Sie auch.',
        },
        {
          title: 'Ganz nah',
          paragraph: 'Leicht zu erreichen, mit Zeit für Ihre Fragen.',
        },
      ],
    },
  },
  fr: {
    name: 'Cartes d’atouts',
    search:
      'avantages raisons services grille pourquoi nous cartes prix tarifs carte plats forfaits questions faq actualités blog produits',
    adds: {
      cards: 'Ajouter une carte',
    },
    starts: {
      title: 'Pourquoi nous choisir',
      paragraph: 'Trois bonnes raisons, une phrase chacune.',
      cards: [
        {
          title: 'À l’écoute',
          paragraph: 'Vous parlez toujours à quelqu’un qui vous connaît.',
        },
        {
          title: 'Fiables',
          paragraph: 'Ce que nous promettons, nous le tenons.',
        },
        {
          title: 'Tout près',
          paragraph: 'Faciles à joindre, avec du temps pour vos questions.',
        },
      ],
    },
  },
}
