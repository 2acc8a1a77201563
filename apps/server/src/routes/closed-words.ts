/** What who works on a site is told that visitors do not read. */
export const closedSentences = {
  'site-archived': {
    en: 'This site is archived. Take it out of the archive to change it.',
    ar: 'هذا الموقع مؤرشف. أخرجه من الأرشيف لتتمكّن من تعديله.',
    tr: 'Bu site arşivde. Değiştirmek için arşivden çıkarın.',
    de: 'Diese Website ist archiviert. Holen Sie sie aus dem Archiv, um sie zu ändern.',
    fr: 'Ce site est archivé. Sortez-le des archives pour le modifier.',
  },
  'site-taken-down': {
    en: 'The host has taken this site down, so it cannot be published. You can edit and export it; the reason stands above your list of sites.',
    ar: 'حجبت الجهة المستضيفة هذا الموقع، فلا يمكن نشره. يمكنك تعديله وتصديره، والسبب مذكور أعلى قائمة مواقعك.',
    tr: 'Barındıran bu siteyi yayından kaldırdı; bu yüzden yayınlanamaz. Düzenleyip dışa aktarabilirsiniz; nedeni site listenizin üstünde yazar.',
    de: 'Diese Website wurde vom Betreiber des Servers gesperrt und lässt sich nicht veröffentlichen. Sie können sie bearbeiten und exportieren; der Grund steht über Ihrer Liste der Websites.',
    fr: 'L’hébergeur a retiré ce site\u202f; il ne peut pas être publié. Vous pouvez le modifier et l’exporter\u202f; la raison figure au-dessus de votre liste de sites.',
  },
  'leads-back': {
    en: 'This is the address of the site itself. Give the one where visitors are to go instead.',
    ar: 'هذا عنوان الموقع نفسه. اكتب العنوان الذي سينتقل إليه الزوّار بدلًا منه.',
    tr: 'Bu, sitenin kendi adresi. Ziyaretçilerin bunun yerine gideceği adresi yazın.',
    de: 'Das ist die Adresse der Website selbst. Geben Sie an, wohin Besucher stattdessen geleitet werden.',
    fr: 'C’est l’adresse du site lui-même. Indiquez celle où envoyer les visiteurs.',
  },
  'offer-to-oneself': {
    en: 'This is your own address. Give the address of who is to own the site.',
    ar: 'هذا بريدك أنت. اكتب بريد من سيملك الموقع.',
    tr: 'Bu sizin kendi adresiniz. Sitenin sahibi olacak kişinin adresini yazın.',
    de: 'Das ist Ihre eigene Adresse. Geben Sie die Adresse der Person an, der die Website gehören soll.',
    fr: 'C’est votre propre adresse. Indiquez celle de la personne à qui le site doit appartenir.',
  },
  'offer-ended': {
    en: 'This site can no longer be taken over. Ask who offered it to you.',
    ar: 'لم يعد بالإمكان تسلّم هذا الموقع. اسأل من عرضه عليك.',
    tr: 'Bu site artık devralınamaz. Size önerene sorun.',
    de: 'Diese Website lässt sich nicht mehr übernehmen. Fragen Sie die Person, die sie Ihnen angeboten hat.',
    fr: 'Ce site ne peut plus être repris. Demandez à la personne qui vous l’a proposé.',
  },
  'nothing-there': {
    en: 'No page or picture of this site stands at that address. Open the site, and copy the address of the page, or of the picture.',
    ar: 'لا توجد صفحة ولا صورة من هذا الموقع على هذا العنوان. افتح الموقع وانسخ عنوان الصفحة أو عنوان الصورة.',
    tr: 'Bu adreste bu sitenin bir sayfası ya da görseli yok. Siteyi açıp sayfanın veya görselin adresini kopyalayın.',
    de: 'An dieser Adresse steht keine Seite und kein Bild dieser Website. Öffnen Sie die Website und kopieren Sie die Adresse der Seite oder des Bildes.',
    fr: 'Aucune page ni image de ce site ne se trouve à cette adresse. Ouvrez le site et copiez l’adresse de la page, ou de l’image.',
  },
  'answered-before': {
    en: 'This was answered before. The host reads the first answer.',
    ar: 'سبق الرد على هذا. تقرأ الجهة المستضيفة الرد الأول.',
    tr: 'Bu daha önce yanıtlandı. Barındıran ilk yanıtı okur.',
    de: 'Darauf wurde schon geantwortet. Der Betreiber liest die erste Antwort.',
    fr: 'Une réponse a déjà été donnée. L’hébergeur lit la première.',
  },
} as const
