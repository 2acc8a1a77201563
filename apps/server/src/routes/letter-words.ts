/** What who answers visitors is told where that cannot be. */
export const letterSentences = {
  'mail-unset': {
    en: 'No mail is sent from here, so this cannot be answered from the inbox. Whoever runs the server can set a mail server.',
    ar: 'لا يُرسل بريد من هنا، فلا يمكن الرد من صندوق الرسائل. يستطيع من يدير الخادم ضبط خادم بريد.',
    tr: 'Buradan posta gönderilmiyor, bu yüzden gelen kutusundan yanıtlanamaz. Sunucuyu yöneten kişi bir posta sunucusu ayarlayabilir.',
    de: 'Von hier geht keine E-Mail hinaus, deshalb kann hier nicht geantwortet werden. Wer den Server betreibt, kann einen Mailserver eintragen.',
    fr: 'Aucun e-mail ne part d’ici, on ne peut donc pas répondre depuis la boîte. La personne qui gère le serveur peut indiquer un serveur de messagerie.',
  },
  'mailbox-unconfirmed': {
    en: 'Answers need an address they can come back to. Set the e-mail for enquiries in the settings and confirm it.',
    ar: 'تحتاج الردود إلى بريد تعود إليه. حدّد بريد الاستفسارات في الإعدادات ثم أكّده.',
    tr: 'Yanıtların geri dönebileceği bir adres gerekir. Ayarlarda iletişim e-postasını yazıp onaylayın.',
    de: 'Antworten brauchen eine Adresse, an die man zurückschreiben kann. Tragen Sie in den Einstellungen die E-Mail für Anfragen ein und bestätigen Sie sie.',
    fr: 'Il faut une adresse à laquelle on puisse vous répondre. Indiquez l’e-mail de contact dans les réglages et confirmez-le.',
  },
  'count-changed': {
    en: 'Meanwhile it has become more, or less. Nothing was erased. Look again, then erase.',
    ar: 'تغيّر العدد في هذه الأثناء، ولم يُمحَ شيء. ابحث مجددًا ثم امحُ.',
    tr: 'Bu arada sayı değişti. Hiçbir şey silinmedi. Yeniden arayıp öyle silin.',
    de: 'Inzwischen ist es mehr oder weniger geworden. Nichts wurde gelöscht. Suchen Sie noch einmal, dann löschen Sie.',
    fr: 'Entre-temps, le nombre a changé. Rien n’a été effacé. Cherchez de nouveau, puis effacez.',
  },
  'note-changed': {
    en: 'Somebody else has changed this note meanwhile. Theirs is kept, and yours is still in the field.',
    ar: 'غيّر شخص آخر هذه الملاحظة في هذه الأثناء. حُفظت ملاحظته، وما كتبته ما زال في الحقل.',
    tr: 'Bu notu bu arada başka biri değiştirdi. Onunki saklandı, sizinki hâlâ alanda duruyor.',
    de: 'Diese Notiz hat inzwischen jemand anders geändert. Die andere ist gespeichert, Ihre steht noch im Feld.',
    fr: 'Quelqu’un d’autre a modifié cette note entre-temps. La sienne est conservée, la vôtre est encore dans le champ.',
  },
  'too-many-saved-replies': {
    en: 'There are 20 saved replies already. Remove one first.',
    ar: 'لديك 20 ردًا محفوظًا. احذف واحدًا أولًا.',
    tr: 'Zaten 20 kayıtlı yanıt var. Önce birini silin.',
    de: 'Es gibt schon 20 gespeicherte Antworten. Entfernen Sie zuerst eine.',
    fr: 'Il y a déjà 20 réponses enregistrées. Supprimez-en une d’abord.',
  },
} as const
