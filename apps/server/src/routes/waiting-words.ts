/** What is said of devices that wait to be let in by another, by permanent code. */
export const waitingSentences = {
  'waiting-number': {
    en: 'Signed in on another device? It asks there whether this is you, if you have it open. Both screens must show this number:',
    ar: 'هل حسابك مفتوح على جهاز آخر؟ سيسألك هناك هل هذا أنت. يجب أن يظهر على الشاشتين هذا الرقم:',
    tr: 'Başka bir cihazda oturumunuz açık mı? Orada Mimar açıksa bunun siz olup olmadığınız sorulur. İki ekranda da şu sayı görünmelidir:',
    de: 'Sind Sie auf einem anderen Gerät angemeldet? Wenn Mimar dort offen ist, werden Sie gefragt, ob Sie das sind. Beide Bildschirme müssen diese Zahl zeigen:',
    fr: 'Vous êtes connecté sur un autre appareil ? S’il est ouvert, il vous demande si c’est vous. Les deux écrans doivent afficher ce nombre :',
  },
  'waiting-go-on': {
    en: 'I said yes there',
    ar: 'وافقت هناك',
    tr: 'Orada evet dedim',
    de: 'Ich habe dort Ja gesagt',
    fr: 'J’ai dit oui là-bas',
  },
  'waiting-not-yet': {
    en: 'No other device has let this one in. Answer there first, or use the mail.',
    ar: 'لم يسمح جهاز آخر لهذا الجهاز بالدخول بعد. أجب هناك أولًا، أو استعمل الرسالة.',
    tr: 'Henüz başka bir cihaz buna izin vermedi. Önce orada yanıtlayın ya da iletiyi kullanın.',
    de: 'Noch hat kein anderes Gerät dieses hereingelassen. Antworten Sie zuerst dort, oder nehmen Sie die Mail.',
    fr: 'Aucun autre appareil n’a encore laissé entrer celui-ci. Répondez d’abord là-bas, ou utilisez le message.',
  },
  'waiting-over': {
    en: 'That device does not wait any more: it was answered, came in by its mail, or waited longer than 10 minutes. Your devices say who is in.',
    ar: 'لم يعد ذلك الجهاز ينتظر: أُجيب عنه، أو دخل برسالته، أو انتظر أكثر من 10 دقائق. تعرف من قائمة أجهزتك من دخل.',
    tr: 'O cihaz artık beklemiyor: yanıtlandı, iletisiyle girdi ya da 10 dakikadan uzun bekledi. Kimin girdiğini cihazlarınız gösterir.',
    de: 'Das andere Gerät wartet nicht mehr: Jemand hat schon geantwortet, es kam mit seiner Mail herein, oder 10 Minuten sind um. Wer angemeldet ist, zeigt die Liste Ihrer Geräte.',
    fr: 'L’autre appareil n’attend plus : il a eu sa réponse, est entré par son message ou a attendu plus de 10 minutes. Vos appareils disent qui est connecté.',
  },
} as const
