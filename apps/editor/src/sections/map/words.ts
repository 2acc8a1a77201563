import type { PartWords } from '../../words/words.ts'

const en = {
  title: 'Map location',
  field: 'Place',
  help: 'Paste the link of a place in Google Maps or OpenStreetMap, or type latitude and longitude, such as {example}. Leave it empty for no map.',
  unclear:
    'There is no place in this. Paste the full link of a place, not a shortened one, or type two numbers such as {example}.',
  cancel: 'Cancel',
  apply: 'Apply',
} as const

/** What is said about the place of a map. */
export const mapWords: PartWords<typeof en> = {
  en,
  ar: {
    title: 'موقع الخريطة',
    field: 'المكان',
    help: 'ألصق رابط المكان من خرائط Google أو OpenStreetMap، أو اكتب خط العرض وخط الطول مثل {example}. اتركه فارغًا لإخفاء الخريطة.',
    unclear: 'لا مكان في هذا النص. ألصق رابط المكان كاملًا لا مختصرًا، أو اكتب رقمين مثل {example}.',
    cancel: 'إلغاء',
    apply: 'تطبيق',
  },
  tr: {
    title: 'Harita konumu',
    field: 'Yer',
    help: 'Google Haritalar veya OpenStreetMap’teki bir yerin bağlantısını yapıştırın ya da enlem ve boylamı yazın, örneğin {example}. Harita istemiyorsanız boş bırakın.',
    unclear:
      'Burada bir yer bulunamadı. Yerin kısaltılmamış tam bağlantısını yapıştırın ya da {example} gibi iki sayı yazın.',
    cancel: 'Vazgeç',
    apply: 'Uygula',
  },
  de: {
    title: 'Ort auf der Karte',
    field: 'Ort',
    help: 'Fügen Sie den Link eines Ortes aus Google Maps oder OpenStreetMap ein, oder geben Sie Breite und Länge ein, etwa {example}. Leer heißt: keine Karte.',
    unclear:
      'Darin steht kein Ort. Fügen Sie den ganzen Link eines Ortes ein, keinen gekürzten, oder zwei Zahlen wie {example}.',
    cancel: 'Abbrechen',
    apply: 'Übernehmen',
  },
  fr: {
    title: 'Lieu sur la carte',
    field: 'Lieu',
    help: 'Collez le lien d’un lieu de Google Maps ou d’OpenStreetMap, ou saisissez latitude et longitude, par exemple {example}. Vide : pas de carte.',
    unclear:
      'Aucun lieu là-dedans. Collez le lien complet d’un lieu, pas un lien raccourci, ou deux nombres comme {example}.',
    cancel: 'Annuler',
    apply: 'Appliquer',
  },
}
