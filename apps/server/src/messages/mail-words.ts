interface MailWords {
  readonly contact: string
  readonly reply: string
  readonly complaint: string
  readonly test: string
  readonly name: string
  readonly email: string
  readonly event: string
  readonly answer: string
  readonly comes: string
  readonly comesNot: string
  readonly guests: string
  readonly inbox: string
}

const en: MailWords = {
  contact: 'New message',
  reply: 'Reply to your invitation',
  complaint: 'Report about a site',
  test: 'Test enquiry',
  name: 'Name',
  email: 'E-mail',
  event: 'Event',
  answer: 'Answer',
  comes: 'will come',
  comesNot: 'cannot come',
  guests: 'Guests',
  inbox: 'Inbox',
}

const words: { readonly [language: string]: MailWords } = {
  en,
  ar: {
    contact: 'رسالة جديدة',
    reply: 'ردّ على دعوتكم',
    complaint: 'بلاغ عن موقع',
    test: 'استفسار تجريبي',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    event: 'المناسبة',
    answer: 'الرد',
    comes: 'سيحضر',
    comesNot: 'يعتذر عن الحضور',
    guests: 'عدد الضيوف',
    inbox: 'صندوق الرسائل',
  },
  tr: {
    contact: 'Yeni mesaj',
    reply: 'Davetinize yanıt',
    complaint: 'Bir site hakkında şikâyet',
    test: 'Deneme mesajı',
    name: 'Ad',
    email: 'E-posta',
    event: 'Etkinlik',
    answer: 'Yanıt',
    comes: 'geliyor',
    comesNot: 'gelemiyor',
    guests: 'Kişi sayısı',
    inbox: 'Gelen kutusu',
  },
  de: {
    contact: 'Neue Nachricht',
    reply: 'Antwort auf Ihre Einladung',
    complaint: 'Meldung über eine Website',
    test: 'Testanfrage',
    name: 'Name',
    email: 'E-Mail',
    event: 'Veranstaltung',
    answer: 'Antwort',
    comes: 'kommt',
    comesNot: 'kann nicht kommen',
    guests: 'Personen',
    inbox: 'Posteingang',
  },
  fr: {
    contact: 'Nouveau message',
    reply: 'Réponse à votre invitation',
    complaint: 'Signalement d’un site',
    test: 'Message d’essai',
    name: 'Nom',
    email: 'E-mail',
    event: 'Événement',
    answer: 'Réponse',
    comes: 'sera là',
    comesNot: 'ne pourra pas venir',
    guests: 'Nombre de personnes',
    inbox: 'Boîte de réception',
  },
}

/** The words of mails in a reader's language; English where there are none. */
export function mailWords(language: string): MailWords {
  return words[language.split('-')[0] ?? ''] ?? en
}
