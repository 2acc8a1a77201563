/** What who chooses a moment to publish at is told when it cannot be. */
export const scheduleSentences = {
  'moment-passed': {
    en: 'This moment has passed. Choose a later one.',
    ar: 'مضت هذه اللحظة. اختر وقتاً لاحقاً.',
    tr: 'O an geçti. Daha ileri bir zaman seçin.',
    de: 'Dieser Moment ist vorbei. Wählen Sie einen späteren.',
    fr: 'Ce moment est passé. Choisissez-en un plus tardif.',
  },
  'page-missing': {
    en: 'This page does not exist, or was removed.',
    ar: 'هذه الصفحة غير موجودة، أو حُذفت.',
    tr: 'Böyle bir sayfa yok ya da kaldırılmış.',
    de: 'Diese Seite gibt es nicht, oder sie wurde entfernt.',
    fr: 'Cette page n’existe pas, ou elle a été supprimée.',
  },
  'too-many-schedules': {
    en: '100 pages of this site wait for a moment of their own already. Take one back first, or wait until one has come.',
    ar: 'هناك 100 صفحة من هذا الموقع تنتظر موعدًا خاصًا بها. ألغِ موعد إحداها أولًا، أو انتظر حتى يحين.',
    tr: 'Bu sitenin 100 sayfası zaten kendi zamanını bekliyor. Önce birini geri alın ya da zamanının gelmesini bekleyin.',
    de: 'Schon 100 Seiten dieser Website warten auf einen eigenen Moment. Heben Sie zuerst einen auf, oder warten Sie, bis einer gekommen ist.',
    fr: 'Déjà 100 pages de ce site attendent un moment à elles. Annulez-en d’abord un, ou attendez qu’il soit passé.',
  },
} as const
