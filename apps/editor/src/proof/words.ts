import type { PartWords } from '../words/words.ts'

/** What is said while somebody confirms that it is them. `{mail}` is an address. */
export interface ProofWords {
  readonly confirmTitle: string
  readonly confirmWhy: string
  /** Before an act, in the question about it; and what its button says then. */
  readonly confirmFirst: string
  readonly andDelete: string
  readonly andDownload: string
  readonly confirm: string
  readonly stay: string
  readonly useDevice: string
  readonly waiting: string
  readonly codeInstead: string
  readonly sendCode: string
  readonly codeSent: string
  readonly code: string
  readonly paperCode: string
  readonly usePaper: string
  readonly paperWhat: string
  readonly notConfirmed: string
  readonly closed: string
  readonly noPasskeyHere: string
  readonly again: string
  readonly noWay: string
  readonly deleted: string
  readonly downloaded: string
  readonly changed: string
}

/** What did not happen where nobody confirms. */
export type Undone = 'deleted' | 'downloaded' | 'changed'

export const proofWords: PartWords<ProofWords> = {
  ar: {
    confirmTitle: 'أكّد أنك أنت',
    confirmWhy: 'نسألك مرة واحدة، ثم لا نسألك ثانية خلال 10 دقائق.',
    confirmFirst: 'أكّد أولًا أنك أنت. نسألك مرة واحدة، ثم لا نسألك ثانية خلال 10 دقائق.',
    andDelete: 'تأكيد وحذف',
    andDownload: 'تأكيد وتنزيل',
    confirm: 'تأكيد',
    stay: 'إلغاء',
    useDevice: 'استخدم بصمتك أو وجهك أو رمز PIN على هذا الجهاز.',
    waiting: 'في انتظار جهازك',
    codeInstead: 'أرسل لي رمزًا بدلًا من ذلك',
    sendCode: 'أرسل لي رمزًا',
    codeSent: 'أرسلنا رمزًا من 6 أرقام إلى {mail}. يُقبل خلال 10 دقائق.',
    code: 'الرمز الذي في الرسالة',
    paperCode: 'رمز الاسترداد',
    usePaper: 'استخدام رمز استرداد',
    paperWhat: 'أحد الرموز التي على ورقتك؛ يُقبل مرة واحدة.',
    notConfirmed: 'لم يتأكد',
    closed: 'أُغلق الطلب.',
    noPasskeyHere: 'لا مفتاح مرور هنا؟ يمكننا إرسال رمز من 6 أرقام إلى {mail}.',
    again: 'إعادة المحاولة',
    noWay: 'لا مفتاح مرور هنا ولا بريد ولا رمز للتأكيد. افتح رابط دخول جديدًا ثم أعد المحاولة.',
    deleted: 'لم يُحذف شيء.',
    downloaded: 'لم يُنزّل شيء.',
    changed: 'لم يتغير شيء.',
  },
  en: {
    confirmTitle: 'Confirm that it’s you',
    confirmWhy: 'We ask once, then not again for 10 minutes.',
    confirmFirst: 'First confirm that it’s you. We ask once, then not again for 10 minutes.',
    andDelete: 'Confirm and delete',
    andDownload: 'Confirm and download',
    confirm: 'Confirm',
    stay: 'Cancel',
    useDevice: 'Use your fingerprint, face or PIN on this device.',
    waiting: 'Waiting for your device',
    codeInstead: 'Send me a code instead',
    sendCode: 'Send me a code',
    codeSent: 'We sent a 6-digit code to {mail}. It counts for 10 minutes.',
    code: 'Code from the mail',
    paperCode: 'Recovery code',
    usePaper: 'Use a recovery code',
    paperWhat: 'One of the codes on your paper; it counts once.',
    notConfirmed: 'Not confirmed',
    closed: 'The request was closed.',
    noPasskeyHere: 'No passkey here? We can send a 6-digit code to {mail}.',
    again: 'Try again',
    noWay: 'There is no passkey, mail or code by which you could confirm. Open a new sign-in link, then try again.',
    deleted: 'Nothing was deleted.',
    downloaded: 'Nothing was downloaded.',
    changed: 'Nothing was changed.',
  },
  tr: {
    confirmTitle: 'Siz olduğunuzu onaylayın',
    confirmWhy: 'Bir kez sorarız, sonra 10 dakika sormayız.',
    confirmFirst: 'Önce siz olduğunuzu onaylayın. Bir kez sorarız, sonra 10 dakika sormayız.',
    andDelete: 'Onayla ve sil',
    andDownload: 'Onayla ve indir',
    confirm: 'Onayla',
    stay: 'Vazgeç',
    useDevice: 'Bu cihazda parmak izinizi, yüzünüzü ya da PIN kullanın.',
    waiting: 'Cihazınız bekleniyor',
    codeInstead: 'Bunun yerine bana kod gönder',
    sendCode: 'Bana kod gönder',
    codeSent: '{mail} adresine 6 haneli bir kod gönderdik. 10 dakika geçerlidir.',
    code: 'İletideki kod',
    paperCode: 'Kurtarma kodu',
    usePaper: 'Kurtarma kodu kullan',
    paperWhat: 'Kâğıdınızdaki kodlardan biri; bir kez geçerlidir.',
    notConfirmed: 'Onaylanmadı',
    closed: 'İstek kapatıldı.',
    noPasskeyHere: 'Burada geçiş anahtarı yok mu? {mail} adresine 6 haneli kod gönderebiliriz.',
    again: 'Yeniden dene',
    noWay:
      'Onaylayabileceğiniz bir geçiş anahtarı, posta ya da kod yok. Yeni bir oturum açma bağlantısı açıp yeniden deneyin.',
    deleted: 'Hiçbir şey silinmedi.',
    downloaded: 'Hiçbir şey indirilmedi.',
    changed: 'Hiçbir şey değişmedi.',
  },
  de: {
    confirmTitle: 'Bestätigen Sie, dass Sie es sind',
    confirmWhy: 'Wir fragen einmal, dann 10 Minuten lang nicht mehr.',
    confirmFirst: 'Bestätigen Sie zuerst, dass Sie es sind. Wir fragen einmal, dann 10 Minuten lang nicht mehr.',
    andDelete: 'Bestätigen und löschen',
    andDownload: 'Bestätigen und herunterladen',
    confirm: 'Bestätigen',
    stay: 'Abbrechen',
    useDevice: 'Mit Finger, Gesicht oder PIN auf diesem Gerät.',
    waiting: 'Ihr Gerät wird gefragt',
    codeInstead: 'Stattdessen einen Code senden',
    sendCode: 'Code an mich senden',
    codeSent: 'Ein Code mit 6 Ziffern ist unterwegs an {mail}. Er gilt 10 Minuten.',
    code: 'Code aus der Mail',
    paperCode: 'Wiederherstellungscode',
    usePaper: 'Wiederherstellungscode benutzen',
    paperWhat: 'Einer der Codes auf Ihrem Blatt; er gilt einmal.',
    notConfirmed: 'Nicht bestätigt',
    closed: 'Die Anfrage wurde geschlossen.',
    noPasskeyHere: 'Kein Passkey hier? Wir können einen Code mit 6 Ziffern an {mail} senden.',
    again: 'Noch einmal',
    noWay:
      'Es gibt keinen Passkey, keine Mail und keinen Code, mit dem Sie bestätigen könnten. Öffnen Sie einen neuen Anmeldelink, und versuchen Sie es dann noch einmal.',
    deleted: 'Es wurde nichts gelöscht.',
    downloaded: 'Es wurde nichts heruntergeladen.',
    changed: 'Es wurde nichts geändert.',
  },
  fr: {
    confirmTitle: 'Confirmez que c’est bien vous',
    confirmWhy: 'Nous demandons une fois, puis plus pendant 10 minutes.',
    confirmFirst: 'Confirmez d’abord que c’est bien vous. Nous demandons une fois, puis plus pendant 10 minutes.',
    andDelete: 'Confirmer et supprimer',
    andDownload: 'Confirmer et télécharger',
    confirm: 'Confirmer',
    stay: 'Annuler',
    useDevice: 'Avec votre doigt, votre visage ou un code PIN, sur cet appareil.',
    waiting: 'En attente de votre appareil',
    codeInstead: 'M’envoyer plutôt un code',
    sendCode: 'M’envoyer un code',
    codeSent: 'Un code à 6 chiffres est parti vers {mail}. Il sert pendant 10 minutes.',
    code: 'Code du message',
    paperCode: 'Code de secours',
    usePaper: 'Utiliser un code de secours',
    paperWhat: 'Un des codes de votre feuille ; il sert une fois.',
    notConfirmed: 'Non confirmé',
    closed: 'La demande a été fermée.',
    noPasskeyHere: 'Pas de clé d’accès ici ? Nous pouvons envoyer un code à 6 chiffres à {mail}.',
    again: 'Réessayer',
    noWay:
      'Aucune clé d’accès, aucun message ni code ne permet de confirmer. Ouvrez un nouveau lien de connexion, puis réessayez.',
    deleted: 'Rien n’a été supprimé.',
    downloaded: 'Rien n’a été téléchargé.',
    changed: 'Rien n’a changé.',
  },
}
