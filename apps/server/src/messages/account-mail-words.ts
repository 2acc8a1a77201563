/** Mails to people about their accounts; `{host}` is the app's. */
interface AccountMailWords {
  readonly linkSubject: string
  readonly link: string
  readonly linkOnce: string
  readonly code: string
  readonly unasked: string
}

const en: AccountMailWords = {
  linkSubject: 'Your link to sign in to {host}',
  link: 'This link signs you in to {host}:',
  linkOnce: 'It works once, for 15 minutes.',
  code: 'Reading this on another device? Type this code where you asked for the link:',
  unasked: 'Were you not asking for this? Then do nothing: without this mail nobody gets in. Give the code to nobody.',
}

const words: { readonly [language: string]: AccountMailWords } = {
  en,
  ar: {
    linkSubject: 'رابط الدخول إلى {host}',
    link: 'بهذا الرابط تدخل إلى {host}:',
    linkOnce: 'يعمل الرابط مرة واحدة خلال 15 دقيقة.',
    code: 'هل تقرأ الرسالة على جهاز آخر؟ اكتب هذا الرمز حيث طلبت الرابط:',
    unasked: 'لم تطلب ذلك؟ لا تفعل شيئًا، فلا أحد يدخل من دون هذه الرسالة. ولا تعطِ الرمز لأحد.',
  },
  tr: {
    linkSubject: '{host} için oturum açma bağlantınız',
    link: 'Bu bağlantıyla {host} üzerinde oturum açarsınız:',
    linkOnce: 'Bağlantı 15 dakika içinde bir kez çalışır.',
    code: 'Bunu başka bir cihazda mı okuyorsunuz? Bağlantıyı istediğiniz yere şu kodu yazın:',
    unasked: 'Bunu siz istemediyseniz bir şey yapmayın: bu ileti olmadan kimse giremez. Kodu kimseye vermeyin.',
  },
  de: {
    linkSubject: 'Ihr Anmeldelink für {host}',
    link: 'Mit diesem Link melden Sie sich bei {host} an:',
    linkOnce: 'Er gilt einmal und 15 Minuten lang.',
    code: 'Lesen Sie das auf einem anderen Gerät? Tippen Sie diesen Code dort, wo Sie den Link bestellt haben:',
    unasked:
      'Haben Sie das nicht bestellt? Dann tun Sie nichts: Ohne diese Mail kommt niemand hinein. Geben Sie den Code niemandem.',
  },
  fr: {
    linkSubject: 'Votre lien de connexion à {host}',
    link: 'Ce lien vous connecte à {host} :',
    linkOnce: 'Il fonctionne une fois, pendant 15 minutes.',
    code: 'Vous lisez ceci sur un autre appareil ? Saisissez ce code là où vous avez demandé le lien :',
    unasked:
      'Vous n’avez rien demandé ? Alors ne faites rien : sans ce message, personne n’entre. Ne donnez le code à personne.',
  },
}

/** The words in a reader's language; English where there are none. */
export function accountMailWords(language: string): AccountMailWords {
  return words[language] ?? en
}
