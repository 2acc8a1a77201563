/** Languages the server itself speaks. */
const LANGUAGES = ['en', 'ar', 'tr', 'de', 'fr'] as const
export type Spoken = (typeof LANGUAGES)[number]

/** Sentences of the server, by permanent code. Arabic, Turkish, German and French were written, not looked up. */
const sentences = {
  'not-found': {
    en: 'There is nothing at this address.',
    ar: 'لا يوجد شيء في هذا العنوان.',
    tr: 'Bu adreste bir şey yok.',
    de: 'Unter dieser Adresse gibt es nichts.',
    fr: 'Il n’y a rien à cette adresse.',
  },
  'site-missing': {
    en: 'This site does not exist, or you may not see it.',
    ar: 'هذا الموقع غير موجود، أو ليس لديك صلاحية لرؤيته.',
    tr: 'Böyle bir site yok ya da görme izniniz yok.',
    de: 'Diese Website gibt es nicht, oder Sie dürfen sie nicht sehen.',
    fr: 'Ce site n’existe pas, ou vous n’y avez pas accès.',
  },
  'sign-in-needed': {
    en: 'Please sign in first.',
    ar: 'يرجى تسجيل الدخول أولاً.',
    tr: 'Lütfen önce oturum açın.',
    de: 'Bitte melden Sie sich zuerst an.',
    fr: 'Veuillez d’abord vous connecter.',
  },
  'not-allowed': {
    en: 'You may look at this site, but not do this.',
    ar: 'يمكنك الاطلاع على هذا الموقع، لكن لا يحق لك القيام بهذا الإجراء.',
    tr: 'Bu siteye bakabilirsiniz, ancak bunu yapma yetkiniz yok.',
    de: 'Sie dürfen diese Website ansehen, dies aber nicht tun.',
    fr: 'Vous pouvez consulter ce site, mais pas faire cela.',
  },
  'origin-refused': {
    en: 'This request came from another website and was not carried out.',
    ar: 'ورد هذا الطلب من موقع آخر ولم يُنفَّذ.',
    tr: 'Bu istek başka bir siteden geldi ve yerine getirilmedi.',
    de: 'Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.',
    fr: 'Cette demande venait d’un autre site et n’a pas été exécutée.',
  },
  'request-malformed': {
    en: 'The request could not be understood.',
    ar: 'تعذّر فهم الطلب.',
    tr: 'İstek anlaşılamadı.',
    de: 'Die Anfrage war nicht zu verstehen.',
    fr: 'La demande n’a pas pu être comprise.',
  },
  'request-too-large': {
    en: 'The request is too large; 1 MB is the most.',
    ar: 'الطلب كبير جداً؛ الحد الأقصى هو 1 ميغابايت.',
    tr: 'İstek çok büyük; en fazla 1 MB olabilir.',
    de: 'Die Anfrage ist zu groß; höchstens 1 MB ist möglich.',
    fr: 'La demande est trop volumineuse ; 1 Mo est le maximum.',
  },
  'type-refused': {
    en: 'Only JSON and posted forms are understood here.',
    ar: 'لا يُفهم هنا إلا JSON والنماذج المرسلة.',
    tr: 'Burada yalnızca JSON ve gönderilen formlar anlaşılır.',
    de: 'Hier werden nur JSON und abgeschickte Formulare verstanden.',
    fr: 'Seuls le JSON et les formulaires envoyés sont compris ici.',
  },
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
  'message-missing': {
    en: 'This message does not exist, or was erased.',
    ar: 'هذه الرسالة غير موجودة، أو حُذفت.',
    tr: 'Böyle bir mesaj yok ya da silinmiş.',
    de: 'Diese Nachricht gibt es nicht, oder sie wurde gelöscht.',
    fr: 'Ce message n’existe pas, ou il a été supprimé.',
  },
  'rate-limited': {
    en: 'Too many requests. Please wait a minute and try again.',
    ar: 'طلبات كثيرة جداً. يرجى الانتظار دقيقة ثم المحاولة مجدداً.',
    tr: 'Çok fazla istek. Lütfen bir dakika bekleyip yeniden deneyin.',
    de: 'Zu viele Anfragen. Bitte warten Sie eine Minute und versuchen Sie es erneut.',
    fr: 'Trop de demandes. Patientez une minute, puis réessayez.',
  },
  'link-refused': {
    en: 'This sign-in link was used already or is too old.',
    ar: 'رابط تسجيل الدخول هذا استُخدم من قبل أو انتهت صلاحيته.',
    tr: 'Bu oturum açma bağlantısı kullanılmış ya da süresi dolmuş.',
    de: 'Dieser Anmeldelink wurde schon benutzt oder ist abgelaufen.',
    fr: 'Ce lien de connexion a déjà servi ou a expiré.',
  },
  'release-missing': {
    en: 'This site has no such release.',
    ar: 'لا يوجد إصدار كهذا لهذا الموقع.',
    tr: 'Bu sitenin böyle bir sürümü yok.',
    de: 'Diese Website hat keine solche Veröffentlichung.',
    fr: 'Ce site n’a pas de telle publication.',
  },
  'server-failed': {
    en: 'Something went wrong on the server. Nothing was lost that was shown as saved; please try again.',
    ar: 'حدث خطأ في الخادم. لم يُفقد أي شيء ظهر على أنه محفوظ؛ يرجى المحاولة مجدداً.',
    tr: 'Sunucuda bir sorun oluştu. Kaydedildi olarak görünen hiçbir şey kaybolmadı; lütfen yeniden deneyin.',
    de: 'Auf dem Server ist etwas schiefgegangen. Nichts, was als gespeichert galt, ist verloren; bitte versuchen Sie es erneut.',
    fr: 'Un problème est survenu sur le serveur. Rien de ce qui était enregistré n’est perdu ; veuillez réessayer.',
  },
  'sign-in-title': {
    en: 'Sign in',
    ar: 'تسجيل الدخول',
    tr: 'Oturum aç',
    de: 'Anmelden',
    fr: 'Connexion',
  },
  'sign-in-how': {
    en: 'Open the sign-in link that Mimar printed when it started. For a new one, run this in its folder:',
    ar: 'افتح رابط تسجيل الدخول الذي عرضه معمار عند بدء التشغيل. للحصول على رابط جديد، نفّذ هذا الأمر في مجلده:',
    tr: 'Mimar başlarken yazdırdığı oturum açma bağlantısını açın. Yenisi için klasöründe şunu çalıştırın:',
    de: 'Öffnen Sie den Anmeldelink, den Mimar beim Start ausgegeben hat. Einen neuen erhalten Sie, wenn Sie in seinem Ordner dies ausführen:',
    fr: 'Ouvrez le lien de connexion que Mimar a affiché à son démarrage. Pour en obtenir un autre, exécutez ceci dans son dossier :',
  },
} as const satisfies { readonly [code: string]: { readonly [language in Spoken]: string } }

export type SentenceCode = keyof typeof sentences

/** The server's sentence for that code. */
export function sentence(code: SentenceCode, language: Spoken): string {
  return sentences[code][language]
}

/** The language to answer in: the `lang` parameter, else the first that the browser asks for and we speak, else English. */
export function spokenLanguage(asked: unknown, accepted: string | undefined): Spoken {
  const wishes = [String(asked ?? ''), ...(accepted ?? '').split(',')]
  for (const wish of wishes) {
    const code = wish.trim().slice(0, 2).toLowerCase()
    const spoken = LANGUAGES.find((language) => language === code)
    if (spoken) return spoken
  }
  return 'en'
}
