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
  'form-gone': {
    en: 'This form is no longer on the site. What you wrote stands below: send it as a message, or load the page again.',
    ar: 'لم يعد هذا النموذج في الموقع. ما كتبتموه في الأسفل: أرسلوه رسالةً، أو أعيدوا تحميل الصفحة.',
    tr: 'Bu form artık sitede değil. Yazdıklarınız aşağıda: mesaj olarak gönderin ya da sayfayı yeniden yükleyin.',
    de: 'Dieses Formular gibt es auf der Website nicht mehr. Was Sie geschrieben haben, steht unten: Senden Sie es als Nachricht, oder laden Sie die Seite neu.',
    fr: 'Ce formulaire n’est plus sur le site. Ce que vous avez écrit se trouve ci-dessous : envoyez-le comme message ou rechargez la page.',
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
