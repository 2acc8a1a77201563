/** What is said of sites on their way to another installation, or from one. */
export const moveSentences = {
  'site-moving': {
    en: 'This site is just being moved to another server. Nothing is lost; try again in a moment.',
    ar: 'يُنقل هذا الموقع الآن إلى خادم آخر. لن يضيع شيء؛ حاول مجددًا بعد لحظات.',
    tr: 'Bu site şu anda başka bir sunucuya taşınıyor. Hiçbir şey kaybolmaz; birazdan yeniden deneyin.',
    de: 'Diese Website zieht gerade auf einen anderen Server um. Nichts geht verloren; versuchen Sie es gleich noch einmal.',
    fr: 'Ce site est en cours de déplacement vers un autre serveur. Rien n’est perdu ; réessayez dans un instant.',
  },
  'site-moved': {
    en: 'This site is on another server now, and is edited there.',
    ar: 'أصبح هذا الموقع على خادم آخر، ويُحرَّر هناك.',
    tr: 'Bu site artık başka bir sunucuda ve orada düzenleniyor.',
    de: 'Diese Website ist jetzt auf einem anderen Server und wird dort bearbeitet.',
    fr: 'Ce site est maintenant sur un autre serveur, où il se modifie.',
  },
  'move-refused': {
    en: 'The site cannot be moved so.',
    ar: 'لا يمكن نقل الموقع بهذه الطريقة.',
    tr: 'Site bu şekilde taşınamaz.',
    de: 'So kann die Website nicht umziehen.',
    fr: 'Le site ne peut pas être déplacé ainsi.',
  },
  'move-unpermitted': {
    en: 'This permission to bring a site is wrong, used or too old. Make a new one on the server that is to have the site.',
    ar: 'إذن إحضار الموقع هذا خاطئ أو مستخدم أو انتهت مدته. أنشئ إذنًا جديدًا على الخادم الذي سيستقبل الموقع.',
    tr: 'Site getirme izni yanlış, kullanılmış ya da süresi dolmuş. Siteyi alacak sunucuda yeni bir izin oluşturun.',
    de: 'Diese Erlaubnis, eine Website zu bringen, ist falsch, verbraucht oder zu alt. Machen Sie auf dem Server, der die Website bekommen soll, eine neue.',
    fr: 'Cette autorisation d’apporter un site est erronée, déjà utilisée ou expirée. Créez-en une nouvelle sur le serveur qui doit recevoir le site.',
  },
} as const
