import { maskedEmail, type SignInAddresses } from '../accounts/sign-in-addresses.ts'
import type { AccountMailFacts } from '../store/account-mails.store.ts'
import { addressMailWords } from './address-mail-words.ts'
import type { Mail } from './mail.ts'

interface Reader {
  readonly email: string
  readonly language: string
  /** The app's address. */
  readonly app: URL
}

/** To a new address: the code by which it shows itself, or that somebody has it here already. */
export async function addressCodeMail(
  reader: Reader,
  facts: AccountMailFacts['address-code'],
  addresses: SignInAddresses,
): Promise<Mail | undefined> {
  const said = await addresses.compose(facts)
  if (!said) return undefined
  if (said.code === null) return knownMail({ ...reader, language: said.language ?? reader.language })
  const words = addressMailWords(reader.language)
  return mailOf(reader, words.codeSubject, [words.code, said.code, words.codeOnce, words.unasked])
}

function knownMail(reader: Reader): Mail {
  const words = addressMailWords(reader.language)
  return mailOf(reader, words.knownSubject, [words.known, words.knownHow, `${reader.app.origin}/sites`])
}

/** To a former address: since when another has its place, and the way back. */
export async function addressChangedMail(
  reader: Reader,
  facts: AccountMailFacts['address-changed'],
  addresses: SignInAddresses,
): Promise<Mail | undefined> {
  const note = await addresses.composeNote(facts)
  if (!note) return undefined
  const words = addressMailWords(reader.language)
  const locale = reader.language === 'ar' ? 'ar-u-nu-latn' : reader.language
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const changed = words.changed
    .replace('{time}', `${time.format(new Date(note.usedAt))} UTC`)
    .replace('{new}', `\u2068${maskedEmail(note.email)}\u2069`)
  const back = words.changedNot.replace('{day}', day.format(new Date(note.until)))
  return mailOf(reader, words.changedSubject, [changed, words.changedYours, back, note.address])
}

/** To an address that somebody had until its account went back to the former one. */
export function addressReturnedMail(reader: Reader): Mail {
  const words = addressMailWords(reader.language)
  return mailOf(reader, words.returnedSubject, [words.returned])
}

function mailOf({ email, app }: Reader, subject: string, lines: readonly string[]): Mail {
  const named = (text: string) => text.replaceAll('{host}', app.host)
  return { to: [email], subject: named(subject), text: lines.map(named).join('\n\n') }
}
