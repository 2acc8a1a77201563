import type { PartWords } from '../../words/words.ts'

export interface OutlineWords {
  readonly sections: string
  readonly list: string
  readonly shared: string
  readonly hidden: string
  readonly fault: string
  readonly untranslated: string
  readonly legend: string
  readonly add: string
  readonly rename: string
  readonly newName: string
  readonly moveUp: string
  readonly moveDown: string
  readonly isFirst: string
  readonly isLast: string
  readonly moved: string
  readonly empty: string
}

export const outlineWords: PartWords<OutlineWords> = {
  ar: {
    sections: 'الأقسام',
    list: 'أقسام هذه الصفحة',
    shared: {
      zero: 'على كل الصفحات',
      one: 'على صفحة واحدة',
      two: 'على صفحتين',
      few: 'على {n} صفحات',
      many: 'على {n} صفحة',
      other: 'على {n} صفحة',
    },
    hidden: 'مخفي',
    fault: 'يحتاج إصلاحًا',
    untranslated: 'غير مترجم',
    legend: 'معاني العلامات',
    add: 'إضافة قسم',
    rename: 'تسمية',
    newName: 'اسم القسم',
    moveUp: 'نقل إلى أعلى',
    moveDown: 'نقل إلى أسفل',
    isFirst: 'هو الأول بالفعل',
    isLast: 'هو الأخير بالفعل',
    moved: 'نُقل {section}، الموضع {n} من {m}',
    empty: 'لا أقسام في هذه الصفحة بعد.',
  },
  en: {
    sections: 'Sections',
    list: 'Sections of this page',
    shared: { one: 'On 1 page', other: 'On {n} pages' },
    hidden: 'Hidden',
    fault: 'Needs a fix',
    untranslated: 'Not translated',
    legend: 'What the marks mean',
    add: 'Add a section',
    rename: 'Rename',
    newName: 'Name of the section',
    moveUp: 'Move up',
    moveDown: 'Move down',
    isFirst: 'It is already the first',
    isLast: 'It is already the last',
    moved: '{section} moved, position {n} of {m}',
    empty: 'This page has no sections yet.',
  },
  tr: {
    sections: 'Bölümler',
    list: 'Bu sayfanın bölümleri',
    shared: { one: '1 sayfada', other: '{n} sayfada' },
    hidden: 'Gizli',
    fault: 'Düzeltilmeli',
    untranslated: 'Çevrilmemiş',
    legend: 'İşaretlerin anlamı',
    add: 'Bölüm ekle',
    rename: 'Yeniden adlandır',
    newName: 'Bölümün adı',
    moveUp: 'Yukarı taşı',
    moveDown: 'Aşağı taşı',
    isFirst: 'Zaten ilk sırada',
    isLast: 'Zaten son sırada',
    moved: '{section} taşındı, sıra {n} / {m}',
    empty: 'Bu sayfada henüz bölüm yok.',
  },
  de: {
    sections: 'Abschnitte',
    list: 'Abschnitte dieser Seite',
    shared: { one: 'Auf 1 Seite', other: 'Auf {n} Seiten' },
    hidden: 'Verborgen',
    fault: 'Muss korrigiert werden',
    untranslated: 'Nicht übersetzt',
    legend: 'Bedeutung der Zeichen',
    add: 'Abschnitt hinzufügen',
    rename: 'Umbenennen',
    newName: 'Name des Abschnitts',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    isFirst: 'Ist schon der erste',
    isLast: 'Ist schon der letzte',
    moved: '{section} verschoben, Position {n} von {m}',
    empty: 'Diese Seite hat noch keine Abschnitte.',
  },
  fr: {
    sections: 'Sections',
    list: 'Sections de cette page',
    shared: { one: 'Sur 1 page', other: 'Sur {n} pages' },
    hidden: 'Masquée',
    fault: 'À corriger',
    untranslated: 'Non traduite',
    legend: 'Signification des marques',
    add: 'Ajouter une section',
    rename: 'Renommer',
    newName: 'Nom de la section',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    isFirst: 'C’est déjà la première',
    isLast: 'C’est déjà la dernière',
    moved: '{section} déplacée, position {n} sur {m}',
    empty: 'Cette page n’a pas encore de sections.',
  },
}
