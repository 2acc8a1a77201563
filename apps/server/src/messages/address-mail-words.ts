/** Mails about the address that somebody signs in with; `{host}` is the app's, `{new}` an address as far as it is told. */
interface AddressMailWords {
  readonly codeSubject: string
  readonly code: string
  readonly codeOnce: string
  readonly unasked: string
  readonly knownSubject: string
  readonly known: string
  readonly knownHow: string
  readonly changedSubject: string
  /** `{time}` is a day and an hour. */
  readonly changed: string
  readonly changedYours: string
  /** `{day}` is until when. */
  readonly changedNot: string
  readonly returnedSubject: string
  readonly returned: string
}

const en: AddressMailWords = {
  codeSubject: 'Your code for {host}',
  code: 'With this code you sign in to {host} by this address from now on. Type it in the window where you asked for it:',
  codeOnce: 'It counts once, for 10 minutes.',
  unasked: 'Were you not asking for this? Then do nothing, and give the code to nobody: nothing changes without it.',
  knownSubject: 'You have an account on {host}',
  known:
    'Somebody wanted to sign in to an account on {host} by this address, but an account here has it already. Nothing was changed.',
  knownHow: 'If that was you: sign in to that account here, or choose another address.',
  changedSubject: 'Your address on {host} was changed',
  changed: 'Since {time} your account on {host} is signed in to by another address, {new}, and no longer by this one.',
  changedYours: 'Was that you? Then you need not do anything.',
  changedNot:
    'If not, take this address back. The link works once, until {day}; it signs every device out and ends ways in that were added since:',
  returnedSubject: 'This address no longer opens an account on {host}',
  returned:
    'Whoever had the account on {host} before took their address back. You do not sign in to it by this address any more.',
}

const words: { readonly [language: string]: AddressMailWords } = {
  en,
  ar: {
    codeSubject: 'رمزك في {host}',
    code: 'بهذا الرمز تدخل إلى {host} بهذا العنوان من الآن. اكتبه في النافذة التي طلبته منها:',
    codeOnce: 'يُقبل مرة واحدة خلال 10 دقائق.',
    unasked: 'لم تطلب ذلك؟ لا تفعل شيئًا ولا تعطِ الرمز لأحد، فلا يتغير شيء من دونه.',
    knownSubject: 'لديك حساب على {host}',
    known: 'أراد أحدهم الدخول إلى حساب على {host} بهذا العنوان، لكنه عنوان حساب هنا بالفعل. لم يتغير شيء.',
    knownHow: 'إن كنت أنت فادخل إلى ذلك الحساب من هنا، أو اختر عنوانًا آخر.',
    changedSubject: 'تغيّر عنوانك على {host}',
    changed: 'منذ {time} يُدخل إلى حسابك على {host} بعنوان آخر، {new}، ولم يعد هذا العنوان يفتحه.',
    changedYours: 'هل كنت أنت؟ لا يلزمك فعل شيء.',
    changedNot:
      'إن لم تكن أنت فاستعد هذا العنوان. يعمل الرابط مرة واحدة حتى {day}، ويُخرج كل الأجهزة ويُنهي طرق الدخول التي أُضيفت بعد ذلك:',
    returnedSubject: 'لم يعد هذا العنوان يفتح حسابًا على {host}',
    returned: 'استعاد صاحب الحساب السابق على {host} عنوانه. لم تعد تدخل إليه بهذا العنوان.',
  },
  tr: {
    codeSubject: '{host} için kodunuz',
    code: 'Bu kodla bundan böyle {host} üzerinde bu adresle oturum açarsınız. Kodu istediğiniz pencereye yazın:',
    codeOnce: '10 dakika içinde bir kez geçerlidir.',
    unasked: 'Bunu siz istemediyseniz bir şey yapmayın ve kodu kimseye vermeyin: kod olmadan hiçbir şey değişmez.',
    knownSubject: '{host} üzerinde bir hesabınız var',
    known:
      'Biri {host} üzerindeki bir hesaba bu adresle girmek istedi, ama bu adres burada zaten bir hesabın. Hiçbir şey değişmedi.',
    knownHow: 'Bu sizseniz o hesaba buradan girin ya da başka bir adres seçin.',
    changedSubject: '{host} adresiniz değiştirildi',
    changed: '{time} tarihinden beri {host} hesabınıza başka bir adresle, {new} ile girilir; bu adres artık açmaz.',
    changedYours: 'Bu siz miydiniz? O zaman bir şey yapmanız gerekmez.',
    changedNot:
      'Değilse bu adresi geri alın. Bağlantı {day} gününe kadar bir kez çalışır; bütün cihazların oturumunu kapatır ve o zamandan beri eklenen giriş yollarını sona erdirir:',
    returnedSubject: 'Bu adres artık {host} üzerinde bir hesap açmıyor',
    returned: '{host} üzerindeki hesabın önceki sahibi adresini geri aldı. Artık bu adresle o hesaba giremezsiniz.',
  },
  de: {
    codeSubject: 'Ihr Code für {host}',
    code: 'Mit diesem Code melden Sie sich bei {host} künftig mit dieser Adresse an. Tippen Sie ihn in dem Fenster, in dem Sie ihn bestellt haben:',
    codeOnce: 'Er gilt einmal und 10 Minuten lang.',
    unasked:
      'Haben Sie das nicht bestellt? Dann tun Sie nichts, und geben Sie den Code niemandem: Ohne ihn ändert sich nichts.',
    knownSubject: 'Sie haben ein Konto auf {host}',
    known:
      'Jemand wollte sich bei einem Konto auf {host} mit dieser Adresse anmelden, doch sie gehört hier schon zu einem Konto. Es wurde nichts geändert.',
    knownHow: 'Waren Sie das? Dann melden Sie sich hier bei jenem Konto an, oder wählen Sie eine andere Adresse.',
    changedSubject: 'Ihre Adresse bei {host} wurde geändert',
    changed:
      'Seit dem {time} meldet man sich bei Ihrem Konto auf {host} mit einer anderen Adresse an, {new}, und mit dieser nicht mehr.',
    changedYours: 'Waren Sie das? Dann brauchen Sie nichts zu tun.',
    changedNot:
      'Wenn nicht, holen Sie diese Adresse zurück. Der Link gilt einmal, bis zum {day}; er meldet alle Geräte ab und beendet Zugänge, die seither dazukamen:',
    returnedSubject: 'Diese Adresse öffnet kein Konto auf {host} mehr',
    returned:
      'Wer das Konto auf {host} vorher hatte, hat seine Adresse zurückgeholt. Mit dieser Adresse melden Sie sich dort nicht mehr an.',
  },
  fr: {
    codeSubject: 'Votre code pour {host}',
    code: 'Avec ce code, vous vous connectez désormais à {host} par cette adresse. Saisissez-le dans la fenêtre où vous l’avez demandé :',
    codeOnce: 'Il sert une fois, pendant 10 minutes.',
    unasked: 'Vous n’avez rien demandé ? Ne faites rien et ne donnez le code à personne : rien ne change sans lui.',
    knownSubject: 'Vous avez un compte sur {host}',
    known:
      'Quelqu’un a voulu se connecter à un compte sur {host} avec cette adresse, mais un compte l’a déjà ici. Rien n’a changé.',
    knownHow: 'Si c’était vous : connectez-vous ici à ce compte, ou choisissez une autre adresse.',
    changedSubject: 'Votre adresse sur {host} a été changée',
    changed:
      'Depuis le {time}, on se connecte à votre compte sur {host} avec une autre adresse, {new}, et plus avec celle-ci.',
    changedYours: 'C’était vous ? Alors vous n’avez rien à faire.',
    changedNot:
      'Sinon, reprenez cette adresse. Le lien fonctionne une fois, jusqu’au {day} ; il déconnecte tous les appareils et met fin aux accès ajoutés depuis :',
    returnedSubject: 'Cette adresse n’ouvre plus de compte sur {host}',
    returned:
      'La personne qui avait auparavant le compte sur {host} a repris son adresse. Vous ne vous y connectez plus avec celle-ci.',
  },
}

/** The words in a reader's language; English where there are none. */
export function addressMailWords(language: string): AddressMailWords {
  return words[language] ?? en
}
