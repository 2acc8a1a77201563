import type { TemplateWords } from '../template-words.ts'
import type { featureCards } from './feature-cards.ts'

// German and French: a “Karte”, a “carte” is a map or a menu to owners, so cards have a name of their own there.
export const featureCardsWords: TemplateWords<typeof featureCards> = {
  ar: {
    name: 'بطاقات',
    search: 'أسباب مزايا ميزات فوائد خدمات شبكة لماذا نحن منتجات متجر تسوق بيع علاجات جلسات دورات مرافق',
    adds: {
      cards: 'إضافة بطاقة',
    },
    choices: { layout: { CARDS: 'متجاورة', CELLS: 'خلايا بينها خطوط', ROWS: 'صفوف' } },
    starts: {
      title: 'لماذا يختارنا الناس',
      paragraph: 'ثلاثة أسباب وجيهة، كلٌّ منها في جملة.',
      cards: [
        {
          title: 'اهتمام شخصي',
          paragraph: 'تتحدّثون دائمًا إلى من يعرفكم.',
          additionalText: 'تحدّثوا إلينا',
        },
        {
          title: 'ثقة',
          paragraph: 'ما نَعِد به هو ما تحصلون عليه.',
          additionalText: 'اسألونا',
        },
        {
          title: 'قرب',
          paragraph: 'الوصول إلينا سهل، ولدينا وقت لأسئلتكم.',
          additionalText: 'كيف تصلون إلينا',
        },
      ],
    },
  },
  en: {
    name: 'Cards',
    search:
      'features benefits advantages reasons services grid boxes why us products shop store buy treatments sessions courses amenities facilities cards',
    adds: {
      cards: 'Add card',
    },
    choices: { layout: { CARDS: 'Beside each other', CELLS: 'Cells with lines', ROWS: 'Rows' } },
    starts: {
      title: 'Why people choose us',
      paragraph: 'Three good reasons, each in one sentence.',
      cards: [
        {
          title: 'Personal',
          paragraph: 'You always speak to someone who knows you.',
          additionalText: 'Talk to us',
        },
        {
          title: 'Reliable',
          paragraph: 'What we promise is what you get.',
          additionalText: 'Ask us anything',
        },
        {
          title: 'Close by',
          paragraph: 'Easy to reach, with time for your questions.',
          additionalText: 'Find your way',
        },
      ],
    },
  },
  tr: {
    name: 'Kartlar',
    search:
      'özellikler avantajlar nedenler hizmetler kutular ızgara neden biz ürünler mağaza dükkân alışveriş tedaviler seanslar kurslar olanaklar kartlar',
    adds: {
      cards: 'Kart ekle',
    },
    choices: { layout: { CARDS: 'Yan yana', CELLS: 'Çizgili hücreler', ROWS: 'Satırlar' } },
    starts: {
      title: 'Neden bizi seçiyorlar',
      paragraph: 'Her biri tek cümlede üç iyi neden.',
      cards: [
        {
          title: 'İlgi',
          paragraph: 'Karşınızda hep sizi tanıyan biri olur.',
          additionalText: 'Bize yazın',
        },
        {
          title: 'Güven',
          paragraph: 'Ne söz veriyorsak onu alırsınız.',
          additionalText: 'Bize sorun',
        },
        {
          title: 'Yakınlık',
          paragraph: 'Ulaşması kolay, sorularınıza vakti olan bir yer.',
          additionalText: 'Nasıl gelinir',
        },
      ],
    },
  },
  de: {
    name: 'Kacheln',
    search:
      'Vorteile Gründe Leistungen Raster Karten Merkmale warum wir produkte Laden Shop Onlineshop Behandlungen Sitzungen Kurse Ausstattung',
    adds: {
      cards: 'Kachel hinzufügen',
    },
    choices: { layout: { CARDS: 'Nebeneinander', CELLS: 'Zellen mit Linien', ROWS: 'Zeilen' } },
    starts: {
      title: 'Warum man uns wählt',
      paragraph: 'Drei gute Gründe, jeder in einem Satz.',
      cards: [
        {
          title: 'Persönlich',
          paragraph: 'Sie sprechen immer mit jemandem, der Sie kennt.',
          additionalText: 'Sprechen Sie uns an',
        },
        {
          title: 'Verlässlich',
          paragraph: 'Was wir versprechen, bekommen Sie auch.',
          additionalText: 'Fragen Sie uns',
        },
        {
          title: 'Ganz nah',
          paragraph: 'Leicht zu erreichen, mit Zeit für Ihre Fragen.',
          additionalText: 'So finden Sie uns',
        },
      ],
    },
  },
  fr: {
    name: 'Encadrés',
    search:
      'avantages atouts raisons services grille pourquoi nous cartes produits boutique magasin soins séances cours équipements',
    adds: {
      cards: 'Ajouter un encadré',
    },
    choices: { layout: { CARDS: 'Côte à côte', CELLS: 'Cellules à filets', ROWS: 'Lignes' } },
    starts: {
      title: 'Pourquoi nous choisir',
      paragraph: 'Trois bonnes raisons, une phrase chacune.',
      cards: [
        {
          title: 'À l’écoute',
          paragraph: 'Vous parlez toujours à quelqu’un qui vous connaît.',
          additionalText: 'Parlons-nous',
        },
        {
          title: 'Fiables',
          paragraph: 'Ce que nous promettons, nous le tenons.',
          additionalText: 'Posez vos questions',
        },
        {
          title: 'Tout près',
          paragraph: 'Faciles à joindre, avec du temps pour vos questions.',
          additionalText: 'Nous trouver',
        },
      ],
    },
  },
}
