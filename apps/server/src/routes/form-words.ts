/** What visitors are told whose message, reply or complaint is not taken. */
export const formSentences = {
  'form-faulty': {
    en: 'Something is missing in the form, or is not right.',
    ar: 'في النموذج شيء ناقص أو غير صحيح.',
    tr: 'Formda eksik ya da yanlış bir şey var.',
    de: 'Im Formular fehlt etwas, oder etwas stimmt nicht.',
    fr: 'Il manque quelque chose dans le formulaire, ou quelque chose est incorrect.',
  },
  'site-hash-wrong': {
    en: 'This page is out of date. Please load it again, then send.',
    ar: 'هذه الصفحة قديمة. يرجى إعادة تحميلها ثم الإرسال.',
    tr: 'Bu sayfa güncel değil. Lütfen yeniden yükleyip öyle gönderin.',
    de: 'Diese Seite ist veraltet. Bitte laden Sie sie neu und senden Sie dann.',
    fr: 'Cette page n’est plus à jour. Rechargez-la, puis envoyez.',
  },
  'complaint-repeated': {
    en: 'You have reported this site already. We are looking into it.',
    ar: 'لقد أبلغتم عن هذا الموقع من قبل، ونحن ننظر في بلاغكم.',
    tr: 'Bu siteyi zaten bildirdiniz. Bildiriminizi inceliyoruz.',
    de: 'Sie haben diese Website bereits gemeldet. Wir gehen dem nach.',
    fr: 'Vous avez déjà signalé ce site. Nous examinons votre signalement.',
  },
  'not-received': {
    en: 'This could not be received just now. Please keep what you wrote and send it again in a few minutes.',
    ar: 'تعذّر استلام رسالتك الآن. احتفظ بما كتبته وأرسله مجددًا بعد دقائق.',
    tr: 'Mesajınız şu anda alınamadı. Lütfen yazdıklarınızı saklayın ve birkaç dakika sonra yeniden gönderin.',
    de: 'Ihre Nachricht konnte gerade nicht angenommen werden. Bitte behalten Sie den Text und senden Sie ihn in ein paar Minuten noch einmal.',
    fr: 'Votre message n’a pas pu être reçu. Gardez votre texte et renvoyez-le dans quelques minutes.',
  },
} as const
