import type { PartWords } from '../words/words.ts'

/** What is said of ways back in: codes on paper, and another device. */
export interface WayWords {
  readonly codes: string
  readonly codesWhat: string
  readonly noCodes: string
  readonly codesLeft: string
  readonly makeCodes: string
  readonly makeCodesQuestion: string
  readonly makeCodesWhy: string
  readonly keepCodes: string
  readonly codesTitle: string
  readonly codesOnce: string
  readonly printCodes: string
  readonly downloadCodes: string
  readonly copyCodes: string
  readonly codesCopied: string
  readonly codesKept: string
  readonly codesDone: string
  readonly anotherDevice: string
  readonly anotherDeviceWhat: string
  readonly showQr: string
  readonly scanQr: string
  readonly qrName: string
  readonly copyLink: string
  readonly linkCopied: string
}

export const wayWords: PartWords<WayWords> = {
  ar: {
    codes: 'رموز الاسترداد',
    codesWhat: 'على ورق، لمن فقد كل أجهزته. كل رمز يُدخلك مرة واحدة.',
    noCodes: 'لا رموز بعد',
    codesLeft: 'بقي {n} من 10 · أُنشئت في {date}',
    makeCodes: 'إنشاء رموز جديدة',
    makeCodesQuestion: 'إنشاء رموز جديدة؟',
    makeCodesWhy: 'الرموز التي على الورق تتوقف عن العمل عندئذ.',
    keepCodes: 'إبقاء القديمة',
    codesTitle: 'رموزك',
    codesOnce: 'لن تظهر هذه الرموز ثانية. اطبعها أو احفظها في مكان لا يصل إليه غيرك.',
    printCodes: 'طباعة',
    downloadCodes: 'تنزيل',
    copyCodes: 'نسخ',
    codesCopied: 'نُسخت الرموز',
    codesKept: 'حفظتُ الرموز',
    codesDone: 'تم',
    anotherDevice: 'جهاز آخر',
    anotherDeviceWhat: 'أدخل حسابك على هاتفك بصورة يمسحها.',
    showQr: 'إظهار رمز QR',
    scanQr:
      'وجّه كاميرا جهازك الآخر إلى الصورة، أو افتح الرابط عليه. يعمل مرة واحدة خلال 5 دقائق، ويُدخل من يحمله إلى حسابك.',
    qrName: 'رمز QR لتسجيل الدخول',
    copyLink: 'نسخ الرابط',
    linkCopied: 'نُسخ الرابط',
  },
  en: {
    codes: 'Recovery codes',
    codesWhat: 'On paper, for when every device is lost. Each lets you in once.',
    noCodes: 'None yet',
    codesLeft: '{n} of 10 left · made {date}',
    makeCodes: 'Make new codes',
    makeCodesQuestion: 'Make new codes?',
    makeCodesWhy: 'The codes you have on paper stop working then.',
    keepCodes: 'Keep the old ones',
    codesTitle: 'Your codes',
    codesOnce: 'These codes are not shown again. Print them, or keep them where only you can reach.',
    printCodes: 'Print',
    downloadCodes: 'Download',
    copyCodes: 'Copy',
    codesCopied: 'Codes copied',
    codesKept: 'I have kept the codes',
    codesDone: 'Done',
    anotherDevice: 'Another device',
    anotherDeviceWhat: 'Sign in on your phone with a picture it scans.',
    showQr: 'Show the QR code',
    scanQr:
      'Point the camera of your other device at it, or open the link there. It works once, within 5 minutes, and lets whoever has it into your account.',
    qrName: 'QR code that signs in',
    copyLink: 'Copy the link',
    linkCopied: 'Link copied',
  },
  tr: {
    codes: 'Kurtarma kodları',
    codesWhat: 'Bütün cihazlar kaybolursa diye kâğıt üzerinde. Her biri bir kez oturum açtırır.',
    noCodes: 'Henüz yok',
    codesLeft: '10 koddan {n} kaldı · {date} tarihinde oluşturuldu',
    makeCodes: 'Yeni kodlar oluştur',
    makeCodesQuestion: 'Yeni kodlar oluşturulsun mu?',
    makeCodesWhy: 'Kâğıttaki kodlar o zaman çalışmaz olur.',
    keepCodes: 'Eskileri kalsın',
    codesTitle: 'Kodlarınız',
    codesOnce: 'Bu kodlar bir daha gösterilmez. Yazdırın ya da yalnızca sizin ulaşabileceğiniz bir yerde saklayın.',
    printCodes: 'Yazdır',
    downloadCodes: 'İndir',
    copyCodes: 'Kopyala',
    codesCopied: 'Kodlar kopyalandı',
    codesKept: 'Kodları sakladım',
    codesDone: 'Bitti',
    anotherDevice: 'Başka bir cihaz',
    anotherDeviceWhat: 'Telefonunuzda, okuttuğunuz bir kodla oturum açın.',
    showQr: 'QR kodunu göster',
    scanQr:
      'Diğer cihazınızın kamerasını buna tutun ya da bağlantıyı orada açın. 5 dakika içinde bir kez çalışır ve kimdeyse onu hesabınıza alır.',
    qrName: 'Oturum açtıran QR kodu',
    copyLink: 'Bağlantıyı kopyala',
    linkCopied: 'Bağlantı kopyalandı',
  },
  de: {
    codes: 'Wiederherstellungscodes',
    codesWhat: 'Auf Papier, falls jedes Gerät verloren ist. Jeder lässt Sie einmal herein.',
    noCodes: 'Noch keine',
    codesLeft: '{n} von 10 übrig · erstellt am {date}',
    makeCodes: 'Neue Codes erstellen',
    makeCodesQuestion: 'Neue Codes erstellen?',
    makeCodesWhy: 'Die Codes, die Sie auf Papier haben, gelten dann nicht mehr.',
    keepCodes: 'Die alten behalten',
    codesTitle: 'Ihre Codes',
    codesOnce:
      'Diese Codes werden nicht noch einmal gezeigt. Drucken Sie sie aus, oder bewahren Sie sie dort auf, wo nur Sie hinkommen.',
    printCodes: 'Drucken',
    downloadCodes: 'Herunterladen',
    copyCodes: 'Kopieren',
    codesCopied: 'Codes kopiert',
    codesKept: 'Ich habe die Codes aufbewahrt',
    codesDone: 'Fertig',
    anotherDevice: 'Ein anderes Gerät',
    anotherDeviceWhat: 'Melden Sie sich auf Ihrem Telefon mit einem Bild an, das es liest.',
    showQr: 'QR-Code zeigen',
    scanQr:
      'Halten Sie die Kamera Ihres anderen Geräts darauf, oder öffnen Sie dort den Link. Er gilt einmal und 5 Minuten lang, und wer ihn hat, kommt in Ihr Konto.',
    qrName: 'QR-Code zum Anmelden',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
  },
  fr: {
    codes: 'Codes de secours',
    codesWhat: 'Sur papier, si tous vos appareils sont perdus. Chacun vous fait entrer une fois.',
    noCodes: 'Aucun pour l’instant',
    codesLeft: '{n} sur 10 restants · créés le {date}',
    makeCodes: 'Créer de nouveaux codes',
    makeCodesQuestion: 'Créer de nouveaux codes ?',
    makeCodesWhy: 'Les codes que vous avez sur papier cesseront alors de fonctionner.',
    keepCodes: 'Garder les anciens',
    codesTitle: 'Vos codes',
    codesOnce: 'Ces codes ne seront plus affichés. Imprimez-les, ou gardez-les là où vous seul avez accès.',
    printCodes: 'Imprimer',
    downloadCodes: 'Télécharger',
    copyCodes: 'Copier',
    codesCopied: 'Codes copiés',
    codesKept: 'J’ai gardé les codes',
    codesDone: 'Terminé',
    anotherDevice: 'Un autre appareil',
    anotherDeviceWhat: 'Connectez-vous sur votre téléphone avec une image qu’il scanne.',
    showQr: 'Afficher le code QR',
    scanQr:
      'Pointez l’appareil photo de votre autre appareil dessus, ou ouvrez-y le lien. Il fonctionne une fois, pendant 5 minutes, et fait entrer dans votre compte quiconque l’a.',
    qrName: 'Code QR de connexion',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
  },
}
