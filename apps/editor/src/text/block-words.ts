import type { PartWords } from '../words/words.ts'

const en = {
  picked: { one: '1 paragraph selected', other: '{n} paragraphs selected' },
  pickedText: 'Selected paragraphs',
  selectAll: 'Select all paragraphs',
  moved: 'Moved to {n} of {all}',
  copy: 'Copy',
  copied: { one: '1 paragraph copied', other: '{n} paragraphs copied' },
  notCopied: 'Your browser did not copy. The paragraphs are still selected: press {keys}.',
  removed: { one: '1 paragraph removed', other: '{n} paragraphs removed' },
  clear: 'Clear the words',
  cleared:
    'Only the words in this language were cleared. Paragraphs are added and removed in the primary language of the site.',
} as const

/** What is said of several blocks of a long text. */
export const blockWords: PartWords<typeof en> = {
  en,
  ar: {
    picked: {
      one: 'فقرة واحدة محدّدة',
      two: 'فقرتان محدّدتان',
      few: '{n} فقرات محدّدة',
      many: '{n} فقرة محدّدة',
      other: '{n} فقرة محدّدة',
    },
    pickedText: 'الفقرات المحدّدة',
    selectAll: 'تحديد كل الفقرات',
    moved: 'نُقلت إلى {n} من {all}',
    copy: 'نسخ',
    copied: {
      one: 'نُسخت فقرة واحدة',
      two: 'نُسخت فقرتان',
      few: 'نُسخت {n} فقرات',
      many: 'نُسخت {n} فقرة',
      other: 'نُسخت {n} فقرة',
    },
    notCopied: 'لم يسمح المتصفح بالنسخ. ما زالت الفقرات محدّدة: اضغط {keys}.',
    removed: {
      one: 'حُذفت فقرة واحدة',
      two: 'حُذفت فقرتان',
      few: 'حُذفت {n} فقرات',
      many: 'حُذفت {n} فقرة',
      other: 'حُذفت {n} فقرة',
    },
    clear: 'مسح الكلمات',
    cleared: 'مُسحت الكلمات بهذه اللغة وحدها. تُضاف الفقرات وتُحذف في لغة الموقع الأساسية.',
  },
  tr: {
    picked: { one: '1 paragraf seçildi', other: '{n} paragraf seçildi' },
    pickedText: 'Seçilen paragraflar',
    selectAll: 'Tüm paragrafları seç',
    moved: '{all} içinde {n}. sıraya taşındı',
    copy: 'Kopyala',
    copied: { one: '1 paragraf kopyalandı', other: '{n} paragraf kopyalandı' },
    notCopied: 'Tarayıcı kopyalamadı. Paragraflar hâlâ seçili: {keys} tuşlarına basın.',
    removed: { one: '1 paragraf silindi', other: '{n} paragraf silindi' },
    clear: 'Sözcükleri sil',
    cleared: 'Yalnızca bu dildeki sözcükler silindi. Paragraflar sitenin ana dilinde eklenir ve silinir.',
  },
  de: {
    picked: { one: '1 Absatz ausgewählt', other: '{n} Absätze ausgewählt' },
    pickedText: 'Ausgewählte Absätze',
    selectAll: 'Alle Absätze auswählen',
    moved: 'An Stelle {n} von {all} verschoben',
    copy: 'Kopieren',
    copied: { one: '1 Absatz kopiert', other: '{n} Absätze kopiert' },
    notCopied: 'Der Browser hat nicht kopiert. Die Absätze sind noch ausgewählt: Drücken Sie {keys}.',
    removed: { one: '1 Absatz entfernt', other: '{n} Absätze entfernt' },
    clear: 'Wörter löschen',
    cleared:
      'Nur die Wörter in dieser Sprache wurden gelöscht. Absätze kommen und gehen in der Hauptsprache der Website.',
  },
  fr: {
    picked: { one: '1 paragraphe sélectionné', other: '{n} paragraphes sélectionnés' },
    pickedText: 'Paragraphes sélectionnés',
    selectAll: 'Sélectionner tous les paragraphes',
    moved: 'Déplacé en position {n} sur {all}',
    copy: 'Copier',
    copied: { one: '1 paragraphe copié', other: '{n} paragraphes copiés' },
    notCopied: 'Le navigateur n’a pas copié. Les paragraphes restent sélectionnés : appuyez sur {keys}.',
    removed: { one: '1 paragraphe retiré', other: '{n} paragraphes retirés' },
    clear: 'Effacer les mots',
    cleared:
      'Seuls les mots dans cette langue ont été effacés. Les paragraphes s’ajoutent et se retirent dans la langue principale du site.',
  },
}
