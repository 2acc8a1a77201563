import type { Message } from '@mimar/contract'
import { answerText } from '@mimar/contract/answer-text'
import { requestWordsIn } from '@mimar/sections/questions'
import { mailWords } from './mail-words.ts'

/** A mail as it is handed to the server that sends it. */
export interface Mail {
  readonly to: readonly string[]
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  /** The same with its direction of writing, which plain text cannot say. */
  readonly html?: string
  /** What the sender is called, where it is not the installation itself. */
  readonly fromName?: string
  /** Tells one sent twice, after a crash, from another (Message-ID). */
  readonly id?: string
  /** The days it is about, as a file for calendars (iCalendar). */
  readonly calendar?: string | undefined
  /** Programs that answer mails do not answer this one (RFC 3834). */
  readonly isAutomatic?: 'auto-generated' | 'auto-replied'
}

/** What a mail tells of. */
interface MailFacts {
  readonly message: Pick<Message, 'kind' | 'name' | 'email' | 'text' | 'answers' | 'attending' | 'guests'>
  readonly to: readonly string[]
  readonly siteName: string
  readonly siteAddress: string
  /** Name of the event that a reply answers. */
  readonly eventName: string
  /** Where the inbox is. */
  readonly inboxAddress: string
  /** The language of whoever reads it. */
  readonly language: string
}

/** The mail that tells of a message, so that answering it answers the visitor. */
export function composeMail({
  message,
  to,
  siteName,
  siteAddress,
  eventName,
  inboxAddress,
  language,
}: MailFacts): Mail {
  const words = mailWords(language)
  const { kind, name, email, attending, guests } = message
  const heading = { contact: words.contact, reply: words.reply, complaint: words.complaint, test: words.test }[kind]
  const answer = attending === null ? '' : attending ? words.comes : words.comesNot
  const lines = [
    `${words.name}: ${oneLine(name)}`,
    `${words.email}: ${email}`,
    eventName && `${words.event}: ${eventName}`,
    answer && `${words.answer}: ${answer}`,
    guests !== null && attending !== false && `${words.guests}: ${guests}`,
  ]
  return {
    to,
    replyTo: { name: oneLine(name), address: email },
    subject: oneLine(`${heading} · ${siteName} · ${name}`).slice(0, 200),
    text: [
      lines.filter(Boolean).join('\n'),
      toldText(message, language),
      '--',
      `${siteName}: ${siteAddress}`,
      `${words.inbox}: ${inboxAddress}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}

/** What was written, or what the questions of a form were answered, in the words of whoever reads it. */
export function toldText({ text, answers }: Pick<Message, 'text' | 'answers'>, language: string): string {
  if (answers.length === 0) return text
  const words = requestWordsIn(language)
  return answers
    .map((answer) => `${oneLine(answer.label)}\n  ${answerText(answer, words, language).replaceAll('\n', '\n  ')}`)
    .join('\n')
}

/** The address in `Name <address>`. */
export const senderAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

/** What a visitor typed must not become a header of its own. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
