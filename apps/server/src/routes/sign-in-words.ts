import type { Spoken } from './words.ts'

interface SignInWords {
  /** The one whose installation this is, where no address is known. */
  readonly owner: string
  readonly opens: string
  readonly change: string
  readonly changing: string
  readonly goOnAs: string
  readonly stay: string
}

/** The page behind a sign-in link. `{who}` is whom the link signs in, `{present}` who is signed in now. */
export const signInWords: { readonly [language in Spoken]: SignInWords } = {
  en: {
    owner: 'the owner',
    opens: 'This link signs you in as {who}. It works once.',
    change: 'Change account?',
    changing: 'You are signed in as {present}. Continue as {who}?',
    goOnAs: 'Continue as {who}',
    stay: 'Stay signed in as {who}',
  },
  ar: {
    owner: 'المالك',
    opens: 'بهذا الرابط تدخل بحساب {who}. يعمل الرابط مرة واحدة.',
    change: 'هل تريد تغيير الحساب؟',
    changing: 'أنت الآن في حساب {present}. هل تتابع بحساب {who}؟',
    goOnAs: 'المتابعة بحساب {who}',
    stay: 'البقاء في حساب {who}',
  },
  tr: {
    owner: 'site sahibi',
    opens: 'Bu bağlantıyla {who} olarak oturum açarsınız. Bağlantı bir kez çalışır.',
    change: 'Hesap değiştirilsin mi?',
    changing: 'Şu anda {present} olarak oturum açtınız. {who} olarak devam edilsin mi?',
    goOnAs: '{who} olarak devam et',
    stay: '{who} olarak kal',
  },
  de: {
    owner: 'Inhaber',
    opens: 'Mit diesem Link melden Sie sich als {who} an. Er gilt einmal.',
    change: 'Konto wechseln?',
    changing: 'Sie sind als {present} angemeldet. Als {who} weitermachen?',
    goOnAs: 'Weiter als {who}',
    stay: 'Als {who} angemeldet bleiben',
  },
  fr: {
    owner: 'propriétaire',
    opens: 'Ce lien vous connecte en tant que {who}. Il fonctionne une seule fois.',
    change: 'Changer de compte ?',
    changing: 'Vous êtes connecté en tant que {present}. Continuer en tant que {who} ?',
    goOnAs: 'Continuer en tant que {who}',
    stay: 'Rester connecté en tant que {who}',
  },
}
