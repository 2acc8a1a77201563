/** What frames a letter to a visitor, in their language. */
interface LetterWords {
  readonly replySubject: (site: string) => string
  readonly receiptSubject: (site: string) => string
  readonly received: (host: string) => string
  /** That the days are attached, and are no promise yet. */
  readonly calendar: string
  readonly answering: string
  readonly notYou: string
  readonly wrote: (day: string, host: string) => string
}

const en: LetterWords = {
  replySubject: (site) => `Your message to ${site}`,
  receiptSubject: (site) => `${site} has your message`,
  received: (host) => `What you wrote on ${host} has arrived. Somebody will read it and answer you.`,
  calendar: 'The days you asked for are attached as a calendar file. They are a request until we confirm them.',
  answering: 'Nobody reads answers to this mail.',
  notYou: 'You wrote nothing there? Then somebody typed this address by mistake, and you need not do anything.',
  wrote: (day, host) => `You wrote on ${host} on ${day}:`,
}

const words: { readonly [language: string]: LetterWords } = {
  en,
  ar: {
    replySubject: (site) => `رسالتكم إلى ${site}`,
    receiptSubject: (site) => `وصلت رسالتكم إلى ${site}`,
    received: (host) => `وصلنا ما كتبتموه في ${host}، وسيُقرأ ونردّ عليكم.`,
    calendar: 'أرفقنا الأيام التي طلبتموها في ملف تقويم. تبقى طلبًا إلى أن نؤكدها لكم.',
    answering: 'لا أحد يقرأ الردود على هذه الرسالة.',
    notYou: 'لم تكتبوا شيئًا هناك؟ إذن كتب أحدهم هذا البريد خطأً، ولا يلزمكم فعل شيء.',
    wrote: (day, host) => `كتبتم في ${host} بتاريخ ${day}:`,
  },
  tr: {
    replySubject: (site) => `${site} sitesine yazdığınız mesaj`,
    receiptSubject: (site) => `Mesajınız ulaştı: ${site}`,
    received: (host) => `${host} üzerinden yazdıklarınız ulaştı. Okunacak ve size yanıt verilecek.`,
    calendar: 'İstediğiniz günler takvim dosyası olarak ektedir. Biz onaylayana dek bir istektir.',
    answering: 'Bu postaya verilen yanıtları kimse okumaz.',
    notYou: 'Orada bir şey yazmadınız mı? Öyleyse biri bu adresi yanlışlıkla yazmış; bir şey yapmanız gerekmez.',
    wrote: (day, host) => `${day} tarihinde ${host} üzerinden yazdığınız:`,
  },
  de: {
    replySubject: (site) => `Ihre Nachricht an ${site}`,
    receiptSubject: (site) => `Ihre Nachricht ist angekommen: ${site}`,
    received: (host) =>
      `Was Sie auf ${host} geschrieben haben, ist angekommen. Es wird gelesen, und Sie bekommen Antwort.`,
    calendar:
      'Die Tage, um die Sie gebeten haben, liegen als Kalenderdatei bei. Sie sind eine Anfrage, bis wir sie bestätigen.',
    answering: 'Antworten auf diese E-Mail liest niemand.',
    notYou:
      'Sie haben dort nichts geschrieben? Dann hat sich jemand bei der Adresse vertippt, und Sie brauchen nichts zu tun.',
    wrote: (day, host) => `Sie schrieben auf ${host} am ${day}:`,
  },
  fr: {
    replySubject: (site) => `Votre message à ${site}`,
    receiptSubject: (site) => `Votre message est arrivé : ${site}`,
    received: (host) => `Ce que vous avez écrit sur ${host} est bien arrivé. On le lira et on vous répondra.`,
    calendar:
      'Les jours demandés sont joints dans un fichier d’agenda. Ils restent une demande jusqu’à notre confirmation.',
    answering: 'Personne ne lit les réponses à cet e-mail.',
    notYou:
      'Vous n’avez rien écrit là-bas ? Quelqu’un a alors saisi cette adresse par erreur, et vous n’avez rien à faire.',
    wrote: (day, host) => `Vous avez écrit sur ${host} le ${day} :`,
  },
}

/** The words of letters in a visitor's language; English where there are none. */
export const letterWords = (language: string): LetterWords => words[language.split('-')[0] ?? ''] ?? en

/** The language that those words are in. */
export const letterLanguage = (language: string): string => {
  const spoken = language.split('-')[0] ?? ''
  return Object.hasOwn(words, spoken) ? spoken : 'en'
}
