import type { TemplateWords } from '../template-words.ts'
import type { feature17 } from './feature17.ts'

export const feature17Words: TemplateWords<typeof feature17> = {
  ar: {
    name: 'قائمة مصورة',
    search: 'خدمات صور أطباق غرف عروض مشروبات متجر تسوق منتجات قهوة فطور غداء عشاء حلويات كعك خصومات كتالوج',
    adds: {
      groups: 'إضافة مجموعة',
    },
    starts: {
      title: 'نظرة من الداخل',
      paragraph: 'تقول الصور أكثر حين تصحبها جملة تروي ما فيها.',
      groups: [
        {
          title: 'أُعِدّ لزيارتكم',
          paragraph: 'صِفوا المكان وأجواءه وما يميّزه.',
        },
      ],
    },
  },
  en: {
    name: 'Picture list',
    search:
      'services pictures mosaic offers dishes food rooms drinks shop store products catalogue catalog coffee breakfast lunch dinner cakes desserts wine sale',
    adds: {
      groups: 'Add group',
    },
    starts: {
      title: 'A look inside',
      paragraph: 'Pictures say more when a sentence tells what they show.',
      groups: [
        {
          title: 'Made for your visit',
          paragraph: 'Describe the place, its mood, and what makes it special.',
        },
      ],
    },
  },
  tr: {
    name: 'Resimli liste',
    search:
      'hizmetler resimler yemekler odalar mozaik içecekler mağaza dükkân ürünler katalog kahve kahvaltı öğle akşam yemeği tatlılar pastalar',
    adds: {
      groups: 'Grup ekle',
    },
    starts: {
      title: 'İçeriden bir bakış',
      paragraph: 'Bir cümle ne gösterdiğini anlatınca resimler daha çok şey söyler.',
      groups: [
        {
          title: 'Ziyaretiniz için hazır',
          paragraph: 'Mekânı, havasını ve onu özel kılanı anlatın.',
        },
      ],
    },
  },
  de: {
    name: 'Bilderliste',
    search:
      'Leistungen Bilder Gerichte Zimmer Mosaik getränke Laden Shop Produkte Katalog Kaffee Frühstück Mittagstisch Abendessen Kuchen Desserts Wein',
    adds: {
      groups: 'Gruppe hinzufügen',
    },
    starts: {
      title: 'Ein Blick hinein',
      paragraph: 'Bilder sagen mehr, wenn ein Satz erzählt, was sie zeigen.',
      groups: [
        {
          title: 'Für Ihren Besuch gemacht',
          paragraph: 'Beschreiben Sie den Ort, seine Stimmung und was ihn besonders macht.',
        },
      ],
    },
  },
  fr: {
    name: 'Liste en images',
    search:
      'services images plats chambres mosaïque boissons boutique magasin produits catalogue café petit-déjeuner déjeuner dîner gâteaux desserts vin',
    adds: {
      groups: 'Ajouter un groupe',
    },
    starts: {
      title: 'Un regard à l’intérieur',
      paragraph: 'Une image en dit plus quand une phrase raconte ce qu’elle montre.',
      groups: [
        {
          title: 'Pensé pour votre visite',
          paragraph: 'Décrivez le lieu, son ambiance et ce qui le rend unique.',
        },
      ],
    },
  },
}
