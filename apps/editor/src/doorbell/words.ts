import type { PartWords } from '../words/words.ts'

/** What is asked about a device that wants in. `{device}` is a browser on a system. */
export interface DoorWords {
  readonly title: string
  readonly what: string
  /** It came by its mail while it was asked about. */
  readonly isIn: string
  readonly device: string
  readonly time: string
  readonly now: string
  readonly mustShow: string
  readonly otherwise: string
  readonly yes: string
  readonly no: string
  readonly yesIn: string
  readonly noIn: string
  readonly letIn: string
  readonly blocked: string
  readonly close: string
  readonly unreachable: string
  readonly browserOn: string
  readonly unknownDevice: string
}

export const doorWords: PartWords<DoorWords> = {
  ar: {
    title: 'هل هذا أنت؟',
    what: 'جهاز آخر يريد الدخول إلى حسابك.',
    isIn: 'دخل جهاز آخر إلى حسابك الآن بالرسالة التي وصلت إلى بريدك.',
    device: 'الجهاز',
    time: 'الوقت',
    now: 'الآن، {time}',
    mustShow: 'يجب أن يظهر على الشاشة الأخرى',
    otherwise: 'إن ظهر رقم آخر، أو لم تكن أمام شاشة أخرى، فاختر لا.',
    yes: 'نعم، اسمح له بالدخول',
    no: 'لا، امنعه',
    yesIn: 'نعم، كنت أنا',
    noIn: 'لا، سجّل خروجه',
    letIn: 'سُمح بدخول {device}. سيتابع هناك بعد لحظات.',
    blocked: 'مُنع {device}، ورابطه لم يعد يعمل. كتبنا إليك ما يمكنك فعله.',
    close: 'إغلاق',
    unreachable: 'الخادم لا يجيب. أعد المحاولة.',
    browserOn: '{browser} على {system}',
    unknownDevice: 'جهاز غير معروف',
  },
  en: {
    title: 'Is this you?',
    what: 'Another device wants to sign in to your account.',
    isIn: 'Another device has just signed in to your account, by the mail you got.',
    device: 'Device',
    time: 'Time',
    now: 'Just now, {time}',
    mustShow: 'The other screen must show',
    otherwise: 'If it shows another number, or you are at no other screen, choose No.',
    yes: 'Yes, let it in',
    no: 'No, block it',
    yesIn: 'Yes, that was me',
    noIn: 'No, sign it out',
    letIn: '{device} is let in. It goes on there in a moment.',
    blocked: '{device} is blocked, and its link works no more. We wrote to you what you can do.',
    close: 'Close',
    unreachable: 'The server does not answer. Try again.',
    browserOn: '{browser} on {system}',
    unknownDevice: 'Unknown device',
  },
  tr: {
    title: 'Bu siz misiniz?',
    what: 'Başka bir cihaz hesabınızda oturum açmak istiyor.',
    isIn: 'Başka bir cihaz, size gelen iletiyle hesabınızda az önce oturum açtı.',
    device: 'Cihaz',
    time: 'Saat',
    now: 'Az önce, {time}',
    mustShow: 'Öteki ekranda şu görünmeli',
    otherwise: 'Başka bir sayı görünüyorsa ya da başka bir ekranın başında değilseniz Hayır’ı seçin.',
    yes: 'Evet, girsin',
    no: 'Hayır, engelle',
    yesIn: 'Evet, bendim',
    noIn: 'Hayır, oturumunu kapat',
    letIn: '{device} girebilir. Birazdan orada devam eder.',
    blocked: '{device} engellendi, bağlantısı artık çalışmıyor. Ne yapabileceğinizi size yazdık.',
    close: 'Kapat',
    unreachable: 'Sunucu yanıt vermiyor. Yeniden deneyin.',
    browserOn: '{system} üzerinde {browser}',
    unknownDevice: 'Bilinmeyen cihaz',
  },
  de: {
    title: 'Sind Sie das?',
    what: 'Ein anderes Gerät möchte sich bei Ihrem Konto anmelden.',
    isIn: 'Ein anderes Gerät hat sich gerade mit der Mail an Sie bei Ihrem Konto angemeldet.',
    device: 'Gerät',
    time: 'Zeit',
    now: 'Gerade eben, {time}',
    mustShow: 'Der andere Bildschirm muss zeigen',
    otherwise: 'Zeigt er eine andere Zahl, oder sitzen Sie vor keinem anderen, dann wählen Sie Nein.',
    yes: 'Ja, hereinlassen',
    no: 'Nein, aussperren',
    yesIn: 'Ja, das war ich',
    noIn: 'Nein, abmelden',
    letIn: '{device} darf herein. Dort geht es gleich weiter.',
    blocked: '{device} ist ausgesperrt, sein Link gilt nicht mehr. Was Sie tun können, haben wir Ihnen geschrieben.',
    close: 'Schließen',
    unreachable: 'Der Server antwortet nicht. Versuchen Sie es noch einmal.',
    browserOn: '{browser} auf {system}',
    unknownDevice: 'Unbekanntes Gerät',
  },
  fr: {
    title: 'Est-ce bien vous ?',
    what: 'Un autre appareil veut se connecter à votre compte.',
    isIn: 'Un autre appareil vient de se connecter à votre compte, par le message que vous avez reçu.',
    device: 'Appareil',
    time: 'Heure',
    now: 'À l’instant, {time}',
    mustShow: 'L’autre écran doit afficher',
    otherwise: 'S’il affiche un autre nombre, ou si vous n’êtes devant aucun autre écran, choisissez Non.',
    yes: 'Oui, laisser entrer',
    no: 'Non, bloquer',
    yesIn: 'Oui, c’était moi',
    noIn: 'Non, le déconnecter',
    letIn: '{device} peut entrer. La suite se passe là-bas, dans un instant.',
    blocked: '{device} est bloqué et son lien ne fonctionne plus. Nous vous avons écrit ce que vous pouvez faire.',
    close: 'Fermer',
    unreachable: 'Le serveur ne répond pas. Réessayez.',
    browserOn: '{browser} sur {system}',
    unknownDevice: 'Appareil inconnu',
  },
}
