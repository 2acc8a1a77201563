import type { TemplateWords } from '../template-words.ts'
import type { text4 } from './text4.ts'

export const text4Words: TemplateWords<typeof text4> = {
  ar: {
    name: 'عمودان',
    search: 'أعمدة مقال نصان فقرات مقارنة جدول تواريخ مواعيد',
    labels: {
      secondTitle: 'العنوان الثاني',
      secondParagraph: 'النص',
    },
    starts: {
      title: 'لمن يعرفوننا',
      paragraph: 'اذكروا الجديد لديكم: مساءً أطول، قائمةً جديدة، غرفةً أخرى. تكفي بضعة أسطر.',
      secondTitle: 'لمن يأتي أوّل مرّة',
      secondParagraph: 'أخبروهم بما ينتظرهم: كيف يصلون، ومتى يأتون، ومن يسألون.',
    },
  },
  en: {
    name: 'Two columns',
    search: 'columns article two texts paragraphs compare table timetable schedule dates',
    labels: {
      secondTitle: 'Second title',
      secondParagraph: 'Text',
    },
    starts: {
      title: 'For those who know us',
      paragraph: 'Tell what is new: a longer evening, a fresh menu, another room. A few lines are enough.',
      secondTitle: 'For those who come the first time',
      secondParagraph: 'Tell what to expect: how to get here, when to come, and whom to ask.',
    },
  },
  tr: {
    name: 'İki sütun',
    search: 'sütunlar yazı iki metin paragraflar karşılaştırma tablo program tarihler',
    labels: {
      secondTitle: 'İkinci başlık',
      secondParagraph: 'Metin',
    },
    starts: {
      title: 'Bizi tanıyanlar için',
      paragraph: 'Yenilikleri anlatın: uzayan bir akşam, taze bir menü, yeni bir oda. Birkaç satır yeter.',
      secondTitle: 'İlk kez gelenler için',
      secondParagraph: 'Onları nelerin beklediğini yazın: nasıl gelinir, ne zaman gelinir, kime sorulur.',
    },
  },
  de: {
    name: 'Zwei Spalten',
    search: 'Spalten Artikel zwei Texte Absätze Vergleich tabelle Zeitplan Stundenplan Termine',
    labels: {
      secondTitle: 'Zweiter Titel',
      secondParagraph: 'Text',
    },
    starts: {
      title: 'Für alle, die uns kennen',
      paragraph: 'Erzählen Sie, was neu ist: ein längerer Abend, eine frische Karte, ein weiterer Raum.',
      secondTitle: 'Für alle, die zum ersten Mal kommen',
      secondParagraph: 'Erzählen Sie, was einen erwartet: wie man herkommt, wann man kommt und wen man fragt.',
    },
  },
  fr: {
    name: 'Deux colonnes',
    search: 'colonnes article deux textes paragraphes comparer tableau programme emploi du temps dates',
    labels: {
      secondTitle: 'Second titre',
      secondParagraph: 'Texte',
    },
    starts: {
      title: 'Pour ceux qui nous connaissent',
      paragraph: 'Dites ce qui est nouveau : une soirée plus longue, une carte neuve, une salle de plus.',
      secondTitle: 'Pour ceux qui viennent la première fois',
      secondParagraph: 'Dites ce qui les attend : comment venir, quand venir et à qui s’adresser.',
    },
  },
}
