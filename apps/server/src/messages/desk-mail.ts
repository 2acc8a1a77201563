import type { AccountMail } from '../store/account-mails.store.ts'
import { plainName } from './plain-name.ts'

interface DeskWords {
  readonly reminderSubject: string
  readonly reminder: string
  readonly nothingYet: string
  readonly asked: string
  readonly answerAt: string
  readonly lapsedSubject: string
  readonly lapsed: string
  readonly answeredSubject: string
  readonly answered: string
  readonly appealedSubject: string
  readonly appealed: string
  readonly decideAt: string
}

const en: DeskWords = {
  reminderSubject: 'Your answer about your website is still missing',
  reminder: 'The host of {site} asked you something, and waits for your answer until {date}.',
  nothingYet: 'Nothing changes for visitors by itself. Without an answer the host decides without you.',
  asked: 'The question:',
  answerAt: 'Please answer above your list of sites:',
  lapsedSubject: 'No answer about a reported website',
  lapsed: 'The owner of {site} has not answered within 7 days. Nothing was changed: it is for you to decide.',
  answeredSubject: 'The owner of a reported website has answered',
  answered: 'The owner of {site} has answered your question.',
  appealedSubject: 'An appeal against your decision',
  appealed: 'The owner of {site} appeals against your decision.',
  decideAt: 'Read it and decide:',
}

const words: { readonly [language: string]: DeskWords } = {
  en,
  ar: {
    reminderSubject: 'ما زال ردّكم بشأن موقعكم منتظرًا',
    reminder: 'سألتكم الجهة المستضيفة للموقع {site}، وتنتظر ردّكم حتى {date}.',
    nothingYet: 'لا يتغيّر شيء للزوّار من تلقاء نفسه. وإن لم تردّوا قررت الجهة المستضيفة من دونكم.',
    asked: 'السؤال:',
    answerAt: 'يُرجى الرد أعلى قائمة مواقعكم:',
    lapsedSubject: 'لا ردّ بشأن موقع أُبلغ عنه',
    lapsed: 'لم يردّ صاحب الموقع {site} خلال 7 أيام. لم يتغيّر شيء، والقرار لكم.',
    answeredSubject: 'ردّ صاحب موقع أُبلغ عنه',
    answered: 'ردّ صاحب الموقع {site} على سؤالكم.',
    appealedSubject: 'اعتراض على قراركم',
    appealed: 'يعترض صاحب الموقع {site} على قراركم.',
    decideAt: 'اقرأوه وقرّروا:',
  },
  tr: {
    reminderSubject: 'Web sitenizle ilgili yanıtınız hâlâ bekleniyor',
    reminder: '{site} sitesini barındıran size bir soru sordu ve yanıtınızı {date} tarihine kadar bekliyor.',
    nothingYet: 'Ziyaretçiler için kendiliğinden bir şey değişmez. Yanıt gelmezse barındıran siz olmadan karar verir.',
    asked: 'Soru:',
    answerAt: 'Lütfen site listenizin üstünde yanıtlayın:',
    lapsedSubject: 'Şikâyet edilen bir site hakkında yanıt yok',
    lapsed: '{site} sitesinin sahibi 7 gün içinde yanıt vermedi. Hiçbir şey değiştirilmedi; karar sizin.',
    answeredSubject: 'Şikâyet edilen sitenin sahibi yanıtladı',
    answered: '{site} sitesinin sahibi sorunuzu yanıtladı.',
    appealedSubject: 'Kararınıza itiraz',
    appealed: '{site} sitesinin sahibi kararınıza itiraz ediyor.',
    decideAt: 'Okuyun ve karar verin:',
  },
  de: {
    reminderSubject: 'Ihre Antwort zu Ihrer Website fehlt noch',
    reminder: 'Der Betreiber des Servers hat Sie zu {site} etwas gefragt und wartet bis {date} auf Ihre Antwort.',
    nothingYet:
      'Für Besucher ändert sich von selbst nichts. Ohne Ihre Antwort entscheidet der Betreiber des Servers allein.',
    asked: 'Die Frage:',
    answerAt: 'Bitte antworten Sie über Ihrer Liste der Websites:',
    lapsedSubject: 'Keine Antwort zu einer gemeldeten Website',
    lapsed:
      'Zu {site} kam innerhalb von 7 Tagen keine Antwort. Es wurde nichts geändert: Die Entscheidung liegt bei Ihnen.',
    answeredSubject: 'Antwort zu einer gemeldeten Website',
    answered: 'Zu {site} wurde auf Ihre Frage geantwortet.',
    appealedSubject: 'Widerspruch gegen Ihre Entscheidung',
    appealed: 'Zu {site} wurde Ihrer Entscheidung widersprochen.',
    decideAt: 'Lesen und entscheiden:',
  },
  fr: {
    reminderSubject: 'Votre réponse au sujet de votre site manque encore',
    reminder: 'L’hébergeur de {site} vous a posé une question et attend votre réponse jusqu’au {date}.',
    nothingYet: 'Rien ne change de soi-même pour les visiteurs. Sans réponse, l’hébergeur décide sans vous.',
    asked: 'La question\u202f:',
    answerAt: 'Veuillez répondre au-dessus de votre liste de sites\u202f:',
    lapsedSubject: 'Pas de réponse au sujet d’un site signalé',
    lapsed: 'Le propriétaire de {site} n’a pas répondu dans les 7 jours. Rien n’a été changé\u202f: à vous de décider.',
    answeredSubject: 'Le propriétaire d’un site signalé a répondu',
    answered: 'Le propriétaire de {site} a répondu à votre question.',
    appealedSubject: 'Un recours contre votre décision',
    appealed: 'Le propriétaire de {site} fait un recours contre votre décision.',
    decideAt: 'À lire et à trancher\u202f:',
  },
}

interface Facts {
  readonly email: string
  readonly language: string
  readonly siteName: string
  readonly host: string
  readonly app: URL
}

/** To an owner whom a host has asked: the time to answer is nearly over. */
export function reminderOfQuestion(facts: Facts, { reason, until }: { reason: string; until: Date }) {
  const { say, named, language } = spokenTo(facts)
  const locale = language.startsWith('ar') ? 'ar-u-nu-latn' : language
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until)
  const lines = [named(say.reminder).replace('{date}', date), `${say.asked} ${reason}`, say.nothingYet, say.answerAt]
  return mailOf(facts, say.reminderSubject, [...lines, `${facts.app.origin}/sites`])
}

/** To who runs the installation: an owner has answered or appealed, or has not answered in time. */
export function deskMail(what: 'lapsed' | 'answered' | 'appealed', facts: Facts, text: string) {
  const { say, named } = spokenTo(facts)
  const quoted = text === '' ? [] : [text]
  const lines = [named(say[what]), ...quoted, say.decideAt, `${facts.app.origin}/host/complaints`]
  return mailOf(facts, say[`${what}Subject`], lines)
}

function spokenTo({ language, siteName, host }: Facts) {
  const say = words[language.split('-')[0] ?? ''] ?? en
  const name = plainName(siteName)
  const site = name ? `${name} (${host})` : host
  return { say, language, named: (text: string) => text.replace('{site}', () => site) }
}

function mailOf({ email, language }: Facts, subject: string, lines: readonly string[]): AccountMail<'written'> {
  return { email, language, kind: 'written', facts: { subject, text: lines.join('\n\n') } }
}
