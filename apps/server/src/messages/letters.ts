// Spam cannon prevention: letters go to addresses that wrote to the site, and to none too often.
import { randomUUID } from 'node:crypto'
import type { MailboxAnswer, Message, Thread } from '@mimar/contract'
import { mistypedEmail } from '@mimar/fields'
import { clock } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { DeliveryStore } from '../store/deliveries.store.ts'
import type { EnquirySettingsStore } from '../store/enquiry-settings.store.ts'
import type { Letter, LetterLimit, LetterStore } from '../store/letters.store.ts'
import type { MailStore } from '../store/mails.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { readBounce } from './bounce.ts'
import { calendarFile } from './calendar-file.ts'
import { composeReceipt, composeReply } from './letter-mail.ts'
import type { Mail } from './mail.ts'
import type { Mailboxes } from './mailboxes.ts'
import { plainName } from './plain-name.ts'

const HOUR = 60 * 60_000

interface Options {
  readonly store: LetterStore
  /** Queues of the mails that tell of messages, and of letters. */
  readonly notices: DeliveryStore
  readonly queue: DeliveryStore
  readonly messages: MailStore
  readonly siteStore: Pick<SiteStore, 'find'>
  readonly mailboxes: Pick<Mailboxes, 'of'>
  readonly settings: Pick<Settings, 'siteAddress'>
  readonly enquiries: Pick<EnquirySettingsStore, 'of'>
  /** Sends what is due. */
  readonly wake: () => void
  readonly now?: (() => number) | undefined
}

interface Writing {
  readonly text: string
  readonly key: string
  readonly author: string
  /** To the address that was clearly meant, and not the one that was typed. */
  readonly isCorrected: boolean
}

/** Why an answer is not sent; undefined where it is stored and on its way. */
type Refusal = 'mail-unset' | 'mailbox-unconfirmed' | 'rate-limited'

/** Answers to visitors, and what became of every mail about their messages. */
export class Letters {
  readonly store: LetterStore
  readonly #options: Options

  constructor(options: Options) {
    this.store = options.store
    this.#options = options
  }

  /** Sends what is due. */
  wake(): void {
    this.#options.wake()
  }

  async thread(site: string, message: string): Promise<Omit<Thread, 'keptUntil'>> {
    const { store, mailboxes } = this.#options
    const letters = await store.of(message)
    const states = await store.states(
      letters.map(({ id }) => id),
      'letter_mails',
    )
    const mailbox = await mailboxes.of(site)
    const receipt = letters.find(({ kind }) => kind === 'receipt')
    return {
      notice: (await store.states([message], 'mails')).get(message) ?? null,
      receipt: (receipt && states.get(receipt.id)) ?? null,
      replies: letters
        .filter(({ kind }) => kind === 'reply')
        .map(({ id, text, language, author, at }) => ({
          id,
          text,
          language,
          author,
          at,
          mail: states.get(id) ?? null,
        })),
      canReply: isAgreed(mailbox) ? 'yes' : mailbox.state === 'unmailed' ? 'unmailed' : 'no-mailbox',
      replyTo: isAgreed(mailbox) ? mailbox.email : '',
      mailbox: mailbox.state,
    }
  }

  /** Stores an answer to whoever sent the message; it is on its way when this gives nothing. */
  async reply(
    site: string,
    message: Message,
    { text, key, author, isCorrected }: Writing,
  ): Promise<Refusal | undefined> {
    const { store, mailboxes, wake, now = clock.now } = this.#options
    const mailbox = await mailboxes.of(site)
    if (mailbox.state === 'unmailed') return 'mail-unset'
    if (!isAgreed(mailbox)) return 'mailbox-unconfirmed'
    const { id, email, language } = message
    const to = (isCorrected && mistypedEmail(email)) || email
    const at = new Date(now()).toISOString()
    const letter: Letter = { id: randomUUID(), message: id, site, kind: 'reply', to, language, text, author, key, at }
    if ((await store.write(letter, replyLimits(now()))) === 'too-many') return 'rate-limited'
    wake()
    return undefined
  }

  /** Has a mail tried again now that was not sent: the one that tells of the message, or a letter about it. False when there is none. */
  async sendAgain(message: string, letter: string | undefined): Promise<boolean> {
    const { store, notices, queue, wake, now = clock.now } = this.#options
    if (letter !== undefined && (await store.find(letter))?.message !== message) return false
    const mail = letter ?? message
    const state = (await store.states([mail], letter === undefined ? 'mails' : 'letter_mails')).get(mail)
    if (!state || state.state === 'sent') return false
    const to = letter === undefined ? notices : queue
    await to.renew(mail, new Date(now()).toISOString())
    await store.forget(mail)
    wake()
    return true
  }

  /** Notes what a report says of a mail that came back; 'no-report' for every other mail. */
  async cameBack(raw: string): Promise<'noted' | 'unknown' | 'no-report'> {
    const bounce = readBounce(raw)
    if (!bounce) return 'no-report'
    const { now = clock.now } = this.#options
    return (await this.store.cameBack(bounce, new Date(now()).toISOString())) ? 'noted' : 'unknown'
  }

  /** The mail that a letter is; undefined where it is no longer to be sent. */
  async mailOf(id: string): Promise<Mail | undefined> {
    const { store, messages, siteStore, mailboxes, settings, enquiries } = this.#options
    const letter = await store.find(id)
    const message = letter && (await messages.contentOf(letter.message))
    const row = message && (await siteStore.find(letter.site))
    if (!letter || !message || !row) return undefined
    const { host } = new URL(settings.siteAddress(row.slug))
    const { to, language, text } = letter
    const facts = { id, to, language, host, siteName: row.name }
    if (letter.kind === 'receipt') {
      const { sendsReceipt, receiptWords } = await enquiries.of(letter.site)
      // Switched off while it waited.
      if (!sendsReceipt) return undefined
      const siteAddress = settings.siteAddress(row.slug)
      // Of what was typed only days, which can say nothing to whoever owns the address.
      const title = plainName(row.name) || host
      const calendar = calendarFile({ message: { ...message, id: letter.message }, title, text: '', host })
      return composeReceipt({ ...facts, siteAddress, sentence: receiptWords[language] ?? '', calendar })
    }
    const mailbox = await mailboxes.of(letter.site)
    // The address was taken away meanwhile: an answer could not come back.
    if (!isAgreed(mailbox)) throw new Error('The site has no confirmed address to answer from.')
    return composeReply({ ...facts, text, replyTo: mailbox.email, wrote: message })
  }
}

/** Somebody at the address takes answers of visitors, also where they want no mails that tell of messages. */
const isAgreed = ({ state }: Pick<MailboxAnswer, 'state'>) => state === 'confirmed' || state === 'muted'

/** As many answers as go out: about one message, from one site, to one address whoever writes. */
function replyLimits(now: number): LetterLimit[] {
  const since = (hours: number) => new Date(now - hours * HOUR).toISOString()
  return [
    { by: 'message', since: since(24), most: 10 },
    { by: 'site', since: since(1), most: 60 },
    { by: 'site', since: since(24), most: 300 },
    { by: 'to_address', since: since(24), most: 20 },
  ]
}
