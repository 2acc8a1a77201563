import type { SignUps } from '../accounts/sign-ups.ts'
import type { AccountMailFacts } from '../store/account-mails.store.ts'
import type { Mail } from './mail.ts'
import { tenantMailWords } from './tenant-mail-words.ts'

interface Reader {
  readonly email: string
  readonly language: string
  /** The app's address. */
  readonly app: URL
}

/** The mail by which somebody makes an account; undefined where nobody is to be written to any more. */
export async function signUpMail(
  { email, language, app }: Reader,
  { signUp }: AccountMailFacts['sign-up'],
  signUps: SignUps,
): Promise<Mail | undefined> {
  const said = await signUps.compose(signUp)
  if (!said) return undefined
  const words = tenantMailWords(language)
  const isKnown = !said.address.includes('?key=')
  const lead = isKnown ? words.known : said.isInvited ? words.invited : words.signUp
  const lines = [lead, said.address, ...(isKnown ? [] : [words.signUpOnce]), words.unasked]
  return mailOf(email, app, isKnown ? words.knownSubject : words.signUpSubject, lines)
}

/** The mail to who could lock themselves out. */
export function reminderMail({ email, language, app }: Reader): Mail {
  const words = tenantMailWords(language)
  const lines = [words.reminder, `${app.origin}/account`, words.reminderHow]
  return mailOf(email, app, words.reminderSubject, lines)
}

/** The mail to an owner whose sites are read more than their limit. */
export function visitsMail({ email, language, app }: Reader, { most, until }: AccountMailFacts['visits']): Mail {
  const words = tenantMailWords(language)
  const day = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, { dateStyle: 'long' })
  const number = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : language)
  const named = (text: string) =>
    text.replace('{most}', number.format(most)).replace('{day}', day.format(new Date(until)))
  const lines = [named(words.visits), named(words.visitsHow), `${app.origin}/account`]
  return mailOf(email, app, words.visitsSubject, lines)
}

function mailOf(email: string, app: URL, subject: string, lines: readonly string[]): Mail {
  const named = (text: string) => text.replaceAll('{host}', app.host)
  return { to: [email], subject: named(subject), text: lines.map(named).join('\n\n') }
}
