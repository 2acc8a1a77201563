/** Mails to people about their accounts; `{host}` is the app's. */
interface AccountMailWords {
  readonly linkSubject: string
  readonly link: string
  readonly linkOnce: string
  readonly code: string
  readonly unasked: string
  readonly proofSubject: string
  readonly proof: string
  readonly proofOnce: string
  readonly unaskedProof: string
  readonly deviceSubject: string
  /** `{time}` is a day and an hour. */
  readonly device: string
  readonly unknownDevice: string
  readonly deviceYours: string
  readonly deviceNot: string
  readonly blockedSubject: string
  /** `{time}` is a day and an hour. */
  readonly blocked: string
  readonly blockedOut: string
  readonly blockedOutNext: string
  readonly blockedIn: string
  readonly blockedInNext: string
  readonly blockedYours: string
}

const en: AccountMailWords = {
  linkSubject: 'Your link to sign in to {host}',
  link: 'This link signs you in to {host}:',
  linkOnce: 'It works once, for 10 minutes.',
  code: 'Reading this on another device? Type this code where you asked for the link:',
  unasked: 'Were you not asking for this? Then do nothing: without this mail nobody gets in. Give the code to nobody.',
  proofSubject: 'Your code for {host}',
  proof: 'With this code you confirm on {host} that it is you:',
  proofOnce: 'It counts once, for 10 minutes, in the window where you asked for it.',
  unaskedProof:
    'Were you not asking for this? Then somebody is signed in as you: sign out the other devices in your account. Give the code to nobody.',
  deviceSubject: 'Somebody signed in to your account on {host}',
  device: 'Your account on {host} was opened on a device that is new to it, on {time}:',
  unknownDevice: 'Unknown device',
  deviceYours: 'Was that you? Then you need not do anything.',
  deviceNot: 'If not, open the list of your devices and sign that one out:',
  blockedSubject: 'A device was kept out of your account on {host}',
  blocked:
    'On one of your devices you said that another is not yours. That one asked for a link to your account on {host} on {time}:',
  blockedOut: 'It did not get in. Its link and its code work no more.',
  blockedOutNext: 'Whoever it was knows your address and nothing else. A passkey is the safest way in:',
  blockedIn: 'It had come in by the link or the code in its mail, and is signed out now.',
  blockedInNext:
    'So somebody can read your mails. Change the password of your mailbox first, then look at your devices and passkeys:',
  blockedYours: 'Was it you after all? Then ask for a new link: nothing is closed to you.',
}

const words: { readonly [language: string]: AccountMailWords } = {
  en,
  ar: {
    linkSubject: 'رابط الدخول إلى {host}',
    link: 'بهذا الرابط تدخل إلى {host}:',
    linkOnce: 'يعمل الرابط مرة واحدة خلال 10 دقائق.',
    code: 'هل تقرأ الرسالة على جهاز آخر؟ اكتب هذا الرمز حيث طلبت الرابط:',
    unasked: 'لم تطلب ذلك؟ لا تفعل شيئًا، فلا أحد يدخل من دون هذه الرسالة. ولا تعطِ الرمز لأحد.',
    proofSubject: 'رمزك في {host}',
    proof: 'بهذا الرمز تؤكد في {host} أنك أنت:',
    proofOnce: 'يُقبل مرة واحدة خلال 10 دقائق في النافذة التي طلبته منها.',
    unaskedProof: 'لم تطلب ذلك؟ إذن دخل شخص آخر بحسابك: سجّل خروج الأجهزة الأخرى في حسابك. ولا تعطِ الرمز لأحد.',
    deviceSubject: 'دخول إلى حسابك في {host}',
    device: 'فُتح حسابك في {host} على جهاز جديد، في {time}:',
    unknownDevice: 'جهاز غير معروف',
    deviceYours: 'هل كنت أنت؟ لا يلزمك فعل شيء.',
    deviceNot: 'إن لم تكن أنت، فافتح قائمة أجهزتك وسجّل خروج ذلك الجهاز:',
    blockedSubject: 'مُنع جهاز من الدخول إلى حسابك في {host}',
    blocked: 'قلت على أحد أجهزتك إن جهازًا آخر ليس لك. طلب ذلك الجهاز رابطًا إلى حسابك في {host}، في {time}:',
    blockedOut: 'لم يدخل الجهاز، ولم يعد رابطه ولا رمزه يعملان.',
    blockedOutNext: 'لا يعرف صاحبه سوى عنوانك. ومفتاح المرور هو أسلم طريقة للدخول:',
    blockedIn: 'كان قد دخل بالرابط أو الرمز الذي في رسالته، وسُجّل خروجه الآن.',
    blockedInNext: 'إذن يستطيع غيرك قراءة بريدك. غيّر كلمة مرور بريدك أولًا، ثم راجع أجهزتك ومفاتيح المرور:',
    blockedYours: 'هل كنت أنت في النهاية؟ اطلب رابطًا جديدًا، فلا شيء مغلق أمامك.',
  },
  tr: {
    linkSubject: '{host} için oturum açma bağlantınız',
    link: 'Bu bağlantıyla {host} üzerinde oturum açarsınız:',
    linkOnce: 'Bağlantı 10 dakika içinde bir kez çalışır.',
    code: 'Bunu başka bir cihazda mı okuyorsunuz? Bağlantıyı istediğiniz yere şu kodu yazın:',
    unasked: 'Bunu siz istemediyseniz bir şey yapmayın: bu ileti olmadan kimse giremez. Kodu kimseye vermeyin.',
    proofSubject: '{host} için kodunuz',
    proof: 'Bu kodla {host} üzerinde siz olduğunuzu onaylarsınız:',
    proofOnce: '10 dakika içinde, istediğiniz pencerede bir kez geçerlidir.',
    unaskedProof:
      'Bunu siz istemediyseniz biri sizin hesabınızla girmiş demektir: hesabınızda öteki cihazların oturumunu kapatın. Kodu kimseye vermeyin.',
    deviceSubject: '{host} hesabınıza girildi',
    device: '{host} hesabınız yeni bir cihazda açıldı, {time}:',
    unknownDevice: 'Bilinmeyen cihaz',
    deviceYours: 'Bu siz miydiniz? O zaman bir şey yapmanız gerekmez.',
    deviceNot: 'Değilse cihazlarınızın listesini açın ve o cihazın oturumunu kapatın:',
    blockedSubject: 'Bir cihazın {host} hesabınıza girmesi engellendi',
    blocked:
      'Cihazlarınızdan birinde, başka bir cihazın sizin olmadığını söylediniz. Söz konusu cihaz {host} hesabınız için bağlantı istedi, {time}:',
    blockedOut: 'Cihaz giremedi. Bağlantısı ve kodu artık çalışmıyor.',
    blockedOutNext: 'Her kimse yalnızca adresinizi biliyor. En güvenli giriş geçiş anahtarıdır:',
    blockedIn: 'İletisindeki bağlantı ya da kodla girmişti, şimdi oturumu kapatıldı.',
    blockedInNext:
      'Demek ki biri iletilerinizi okuyabiliyor. Önce posta kutunuzun parolasını değiştirin, sonra cihazlarınıza ve geçiş anahtarlarınıza bakın:',
    blockedYours: 'Aslında siz miydiniz? O zaman yeni bir bağlantı isteyin: size kapalı bir şey yok.',
  },
  de: {
    linkSubject: 'Ihr Anmeldelink für {host}',
    link: 'Mit diesem Link melden Sie sich bei {host} an:',
    linkOnce: 'Er gilt einmal und 10 Minuten lang.',
    code: 'Lesen Sie das auf einem anderen Gerät? Tippen Sie diesen Code dort, wo Sie den Link bestellt haben:',
    unasked:
      'Haben Sie das nicht bestellt? Dann tun Sie nichts: Ohne diese Mail kommt niemand hinein. Geben Sie den Code niemandem.',
    proofSubject: 'Ihr Code für {host}',
    proof: 'Mit diesem Code bestätigen Sie auf {host}, dass Sie es sind:',
    proofOnce: 'Er gilt einmal und 10 Minuten lang, in dem Fenster, in dem Sie ihn bestellt haben.',
    unaskedProof:
      'Haben Sie das nicht bestellt? Dann ist jemand als Sie angemeldet: Melden Sie die anderen Geräte in Ihrem Konto ab. Geben Sie den Code niemandem.',
    deviceSubject: 'Jemand hat sich bei Ihrem Konto auf {host} angemeldet',
    device: 'Ihr Konto auf {host} wurde auf einem neuen Gerät geöffnet, am {time}:',
    unknownDevice: 'Unbekanntes Gerät',
    deviceYours: 'Waren Sie das? Dann brauchen Sie nichts zu tun.',
    deviceNot: 'Wenn nicht, öffnen Sie die Liste Ihrer Geräte, und melden Sie dieses ab:',
    blockedSubject: 'Ein Gerät wurde von Ihrem Konto auf {host} ferngehalten',
    blocked:
      'Auf einem Ihrer Geräte haben Sie gesagt, dass ein anderes nicht Ihnen gehört. Dieses andere hat am {time} einen Link zu Ihrem Konto auf {host} bestellt:',
    blockedOut: 'Es kam nicht hinein. Sein Link und sein Code gelten nicht mehr.',
    blockedOutNext: 'Wer es auch war, kennt nur Ihre Adresse. Am sichersten melden Sie sich mit einem Passkey an:',
    blockedIn: 'Es war mit dem Link oder dem Code aus seiner Mail hineingekommen und ist jetzt abgemeldet.',
    blockedInNext:
      'Also kann jemand Ihre Mails lesen. Ändern Sie zuerst das Passwort Ihres Postfachs, und prüfen Sie dann Ihre Geräte und Passkeys:',
    blockedYours: 'Waren Sie es doch? Dann bestellen Sie einen neuen Link: Ihnen ist nichts verschlossen.',
  },
  fr: {
    linkSubject: 'Votre lien de connexion à {host}',
    link: 'Ce lien vous connecte à {host} :',
    linkOnce: 'Il fonctionne une fois, pendant 10 minutes.',
    code: 'Vous lisez ceci sur un autre appareil ? Saisissez ce code là où vous avez demandé le lien :',
    unasked:
      'Vous n’avez rien demandé ? Alors ne faites rien : sans ce message, personne n’entre. Ne donnez le code à personne.',
    proofSubject: 'Votre code pour {host}',
    proof: 'Avec ce code, vous confirmez sur {host} que c’est bien vous :',
    proofOnce: 'Il sert une fois, pendant 10 minutes, dans la fenêtre où vous l’avez demandé.',
    unaskedProof:
      'Vous n’avez rien demandé ? Alors quelqu’un est connecté à votre place : déconnectez les autres appareils dans votre compte. Ne donnez le code à personne.',
    deviceSubject: 'Connexion à votre compte sur {host}',
    device: 'Votre compte sur {host} a été ouvert sur un nouvel appareil, le {time} :',
    unknownDevice: 'Appareil inconnu',
    deviceYours: 'C’était vous ? Alors vous n’avez rien à faire.',
    deviceNot: 'Sinon, ouvrez la liste de vos appareils et déconnectez celui-là :',
    blockedSubject: 'Un appareil a été tenu hors de votre compte sur {host}',
    blocked:
      'Sur l’un de vos appareils, vous avez dit qu’un autre n’est pas à vous. L’appareil en question a demandé un lien vers votre compte sur {host}, le {time} :',
    blockedOut: 'Il n’est pas entré. Son lien et son code ne fonctionnent plus.',
    blockedOutNext:
      'Qui que ce soit, cette personne ne connaît que votre adresse. Une clé d’accès est l’entrée la plus sûre :',
    blockedIn: 'Il était entré par le lien ou le code de son message ; il est maintenant déconnecté.',
    blockedInNext:
      'Quelqu’un peut donc lire vos messages. Changez d’abord le mot de passe de votre boîte, puis vérifiez vos appareils et vos clés d’accès :',
    blockedYours: 'C’était bien vous ? Alors demandez un nouveau lien : rien ne vous est fermé.',
  },
}

/** The words in a reader's language; English where there are none. */
export function accountMailWords(language: string): AccountMailWords {
  return words[language] ?? en
}
