import type { PartSay, PartWords } from '../words/words.ts'

const en = {
  notCopied: 'Not copied',
  byHand: 'Your browser does not let this page copy. The text is selected: press {keys}, or hold it and copy it.',
  text: 'Text to copy',
  close: 'Close',
} as const

export type CopyWords = PartSay<typeof en>

/** What is said where the browser does not copy. */
export const copyWords: PartWords<typeof en> = {
  en,
  ar: {
    notCopied: 'لم يُنسخ',
    byHand: 'متصفحك لا يسمح لهذه الصفحة بالنسخ. النص محدَّد: اضغط {keys}، أو اضغط عليه مطوّلًا ثم انسخه.',
    text: 'النص المراد نسخه',
    close: 'إغلاق',
  },
  tr: {
    notCopied: 'Kopyalanmadı',
    byHand:
      'Tarayıcınız bu sayfanın kopyalamasına izin vermiyor. Metin seçili: {keys} tuşlarına basın ya da metne basılı tutup kopyalayın.',
    text: 'Kopyalanacak metin',
    close: 'Kapat',
  },
  de: {
    notCopied: 'Nicht kopiert',
    byHand:
      'Ihr Browser lässt diese Seite nicht kopieren. Der Text ist markiert: Drücken Sie {keys}, oder halten Sie ihn gedrückt und kopieren Sie ihn.',
    text: 'Zu kopierender Text',
    close: 'Schließen',
  },
  fr: {
    notCopied: 'Non copié',
    byHand:
      'Votre navigateur ne laisse pas cette page copier. Le texte est sélectionné : appuyez sur {keys}, ou maintenez-le appuyé et copiez-le.',
    text: 'Texte à copier',
    close: 'Fermer',
  },
}
