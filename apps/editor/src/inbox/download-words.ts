import type { Plural } from '../words/catalogue.ts'
import type { PartWords } from '../words/words.ts'

/** What is said before messages leave as a file. */
interface DownloadWords {
  readonly question: Plural
  readonly what: string
  readonly noted: string
  readonly cancel: string
  readonly download: string
}

export const downloadWords: PartWords<DownloadWords> = {
  ar: {
    question: {
      zero: 'لا رسائل لتنزيلها',
      one: 'تنزيل رسالة واحدة؟',
      two: 'تنزيل رسالتين؟',
      few: 'تنزيل {n} رسائل؟',
      many: 'تنزيل {n} رسالة؟',
      other: 'تنزيل {n} رسالة؟',
    },
    what: 'في الملف أسماء وعناوين بريد وأرقام هواتف ورسائل. احفظه في مكان آمن، واحذفه حين لا تحتاج إليه.',
    noted: 'يُدوَّن التنزيل في سجل النشاط.',
    cancel: 'إلغاء',
    download: 'تنزيل',
  },
  en: {
    question: { one: 'Download 1 message?', other: 'Download {n} messages?' },
    what: 'The file has names, e-mail addresses, phone numbers and messages. Keep it safe, and delete it when you no longer need it.',
    noted: 'The download is noted in the activity.',
    cancel: 'Cancel',
    download: 'Download',
  },
  tr: {
    question: { other: '{n} mesaj indirilsin mi?' },
    what: 'Dosyada adlar, e-posta adresleri, telefon numaraları ve mesajlar var. Güvenli bir yerde saklayın, gerekmediğinde silin.',
    noted: 'İndirme, etkinlikte not edilir.',
    cancel: 'Vazgeç',
    download: 'İndir',
  },
  de: {
    question: { one: '1 Nachricht herunterladen?', other: '{n} Nachrichten herunterladen?' },
    what: 'In der Datei stehen Namen, Mailadressen, Telefonnummern und Nachrichten. Bewahren Sie sie sicher auf, und löschen Sie sie, wenn Sie sie nicht mehr brauchen.',
    noted: 'Das Herunterladen steht dann in der Aktivität.',
    cancel: 'Abbrechen',
    download: 'Herunterladen',
  },
  fr: {
    question: { one: 'Télécharger {n} message\u202f?', other: 'Télécharger {n} messages\u202f?' },
    what: 'Le fichier contient des noms, des adresses, des numéros de téléphone et des messages. Gardez-le en lieu sûr et supprimez-le quand vous n’en avez plus besoin.',
    noted: 'Le téléchargement est noté dans l’activité.',
    cancel: 'Annuler',
    download: 'Télécharger',
  },
}
