/** What who sends changes is told when they know less of a site than the server, or more. */
export const sendingSentences = {
  'far-behind': {
    en: 'Much has been changed on this site in the meantime. Load it again; your changes are kept.',
    ar: 'تغيّر الكثير في هذا الموقع في هذه الأثناء. أعد تحميله، وتغييراتك محفوظة.',
    tr: 'Bu sitede bu arada çok şey değişti. Yeniden yükleyin; değişiklikleriniz duruyor.',
    de: 'An dieser Website wurde inzwischen viel geändert. Laden Sie sie neu; Ihre Änderungen bleiben erhalten.',
    fr: 'Beaucoup de choses ont changé sur ce site entre-temps. Rechargez-le ; vos modifications sont conservées.',
  },
  'revision-unknown': {
    en: 'The server has an older state of this site than you have. Load the site again; your unsaved changes are kept.',
    ar: 'ما لدى الخادم من هذا الموقع أقدم مما لديك. أعد تحميل الموقع؛ تغييراتك التي لم تُحفظ باقية.',
    tr: 'Sunucudaki site sizdekinden daha eski. Siteyi yeniden yükleyin; kaydedilmemiş değişiklikleriniz durur.',
    de: 'Der Server hat einen älteren Stand dieser Website als Sie. Laden Sie die Website neu; was noch nicht gespeichert ist, bleibt erhalten.',
    fr: 'Le serveur a un état de ce site plus ancien que le vôtre. Rechargez le site ; vos modifications non enregistrées sont gardées.',
  },
} as const
