// Idempotency key of a form: a message sent again is stored once.
import { createHmac, randomUUID } from 'node:crypto'
import type { ComplaintForm, ContactForm, Message } from '@mimar/contract'
import { fold } from '@mimar/fields'
import { clock } from '../clock.ts'
import { networkOf } from '../network.ts'
import type { EnquirySettingsStore } from '../store/enquiry-settings.store.ts'
import type { Limits, MessageStore, NewMessage, Receipt } from '../store/messages.store.ts'
import type { MessageFile } from '../store/sent-files.store.ts'
import type { SpamStore } from '../store/spam.store.ts'
import { FormTime } from './form-time.ts'
import { mailingOf } from './mailing.ts'
import { isSpam, type Signs } from './spam.ts'
import { SpamFilter } from './spam-filter.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Rate limits: messages and complaints that are taken, by whom or what they are counted. */
const LIMITS = {
  /** From one IPv4 address or one /64 network of IPv6, to one site. */
  sender: { perMinute: 5, perDay: 30 },
  /** From there to all sites together. */
  senderAnywhere: { perMinute: 20, perDay: 120 },
  /** To one site, whoever from; messages and complaints each for themselves, so that neither shuts out the other. */
  site: { perMinute: 60, perDay: 1000 },
} satisfies Limits['of']
/** Bytes of files that one network may send in a day, to all sites together. */
const SENDER_BYTES = 200_000_000
/** What of a site's room strangers may fill. */
const SHARE_OF_STRANGERS = 5
/** How long an erased message can be brought back. */
const UNDO_DAYS = 1
/** How long test enquiries are kept. */
const TESTS_KEPT_DAYS = 7
/** How long complaints are kept; how long messages are, the owner of a site decides. */
const COMPLAINTS_KEPT_MONTHS = 12

/** Where a form came from. */
interface Arrival {
  readonly site: string
  readonly language: string
  /** The socket's address, or the one that a trusted proxy reports. */
  readonly address: string
  /** What the browser calls this submission; one sent again is stored once. */
  readonly key: string | null
}

/** What the questions of a form were answered; `typed` is what of it the visitor brought. */
interface Answered extends Pick<Message, 'answers' | 'text'> {
  readonly typed: string
  /** Files that came with them, and what keeps their bytes: asked once all else is right. */
  readonly files?: readonly MessageFile[]
  readonly keep?: () => Promise<void>
}

type TestEnquiry = Pick<NewMessage, 'site' | 'name' | 'email' | 'text' | 'language'>

interface Options {
  readonly store: MessageStore
  readonly spam: SpamStore
  readonly secret: string
  /** Told of each message that is stored. */
  readonly stored?: () => void
  /** Bytes that a site may keep of everything. */
  readonly mediaLimit?: number
  /** Whether mails tell of messages. */
  readonly isMailed?: boolean
  /** What owners have set of how long messages are kept. */
  readonly kept?: Pick<EnquirySettingsStore, 'limits'> | undefined
  readonly now?: (() => number) | undefined
}

/** Takes in what visitors send: counts, judges, stores. */
export class Messages {
  readonly store: MessageStore
  readonly filter: SpamFilter
  readonly #secret: string
  readonly #stored: () => void
  readonly #isMailed: boolean
  readonly #mediaLimit: number
  readonly #kept: Options['kept']
  readonly #now: () => number
  readonly #formTime: FormTime

  constructor({ store, spam, secret, kept, now = clock.now, ...options }: Options) {
    const { stored = () => {}, isMailed = false, mediaLimit = 0 } = options
    this.store = store
    this.filter = new SpamFilter({ store: spam, secret, now })
    this.#secret = secret
    this.#stored = stored
    this.#isMailed = isMailed
    this.#mediaLimit = mediaLimit
    this.#kept = kept
    this.#now = now
    this.#formTime = new FormTime(secret)
  }

  /** The moment by which it counts, in milliseconds. */
  now(): number {
    return this.#now()
  }

  /** A signed time for a form that is given out now. */
  formTime(site: string): string {
    return this.#formTime.make(site, this.#now())
  }

  /** Whether a site takes files from that address just now: there is no room for any, or it has sent too much of everything. */
  async takesFiles({ site, address, key }: Omit<Arrival, 'language'>): Promise<'yes' | 'full' | 'busy'> {
    const now = this.#now()
    const nothing = { answers: [], event: null, attending: null, guests: null, isCookieAccepted: null }
    const message: NewMessage = {
      ...{
        ...nothing,
        id: '',
        site,
        key,
        kind: 'contact',
        folder: 'inbox',
        name: '',
        email: '',
        text: '',
        language: '',
      },
      ...{ findable: '', at: new Date(now).toISOString(), sender: this.#senderOf(address) },
      files: [{ number: 1, hash: '', size: 1 }],
    }
    const refusal = await this.store.foresee(message, this.#limits(now))
    // One that was stored before is answered so, and stored no more.
    if (refusal === undefined || refusal === 'known') return 'yes'
    return refusal === 'no-room' ? 'full' : 'busy'
  }

  /** A message, or the answers to the questions of a form, whose text says all of them. */
  contact(arrival: Arrival, form: ContactForm, answered?: Answered): Promise<Receipt> {
    const { name, email, message, event, attending, guests } = form
    const text = [answered?.text, message].filter(Boolean).join('\n\n')
    return this.#receive(
      arrival,
      {
        ...{ ...form, keep: answered?.keep },
        typed: answered && [answered.typed, message].filter(Boolean).join('\n'),
      },
      {
        ...{ name, email, text, answers: answered?.answers ?? [], isCookieAccepted: form.isCookieAccepted },
        files: answered?.files,
        kind: event === undefined ? 'contact' : 'reply',
        event: event ?? null,
        attending: attending === undefined ? null : attending === 'yes',
        guests: guests ?? null,
      },
    )
  }

  /** An enquiry of the site's own people, to see whether enquiries arrive: it goes the way of all others. */
  async test({ site, language, ...written }: TestEnquiry): Promise<{ readonly id: string; readonly receipt: Receipt }> {
    const now = this.#now()
    const nothing = { answers: [], event: null, attending: null, guests: null, isCookieAccepted: null }
    const message: NewMessage = {
      ...{ ...written, ...nothing, id: randomUUID(), site, language, kind: 'test', folder: 'inbox', key: null },
      // Nobody's network: it takes no visitor's place.
      sender: `test ${site}`,
      findable: fold(`${written.name}\n${written.email}\n${written.text}`),
      at: new Date(now).toISOString(),
    }
    return { id: message.id, receipt: await this.#store(message, now) }
  }

  complaint(arrival: Arrival, form: ComplaintForm): Promise<Receipt> {
    const { name, comment: text } = form
    // The same person, however the address is written.
    const email = form.email.toLowerCase()
    const nothing = { answers: [], event: null, attending: null, guests: null, isCookieAccepted: null }
    return this.#receive(arrival, form, { kind: 'complaint', name, email, text, ...nothing })
  }

  /** Forgets what its site keeps no longer, and what was erased a day ago. */
  async forgetOld(): Promise<void> {
    const now = this.#now()
    for (const limit of (await this.#kept?.limits(now)) ?? []) await this.store.expire(limit)
    const complaints = new Date(now)
    complaints.setUTCMonth(complaints.getUTCMonth() - COMPLAINTS_KEPT_MONTHS)
    const erased = new Date(now - UNDO_DAYS * DAY)
    const senders = new Date(now - DAY)
    const tests = new Date(now - TESTS_KEPT_DAYS * DAY)
    await this.store.forget({
      erased: erased.toISOString(),
      complaints: complaints.toISOString(),
      senders: senders.toISOString(),
      tests: tests.toISOString(),
    })
  }

  /** By the signs of a program, or by what the site's people marked; whom they answered is never spam. */
  async #isSpam(site: string, { kind, name, email, text }: Pick<NewMessage, Content>, signs: Signs): Promise<boolean> {
    const hasSigns = isSpam({ ...signs, text: `${name} ${signs.text}` })
    if (kind === 'complaint') return hasSigns
    if (!hasSigns && !(await this.filter.isSpam(site, { name, email, text }))) return false
    return !(await this.filter.isKnown(site, email))
  }

  async #receive(
    { site, language, address, key }: Arrival,
    { website: trap, formTime, typed, keep }: Pick<ContactForm, 'website' | 'formTime'> & Beside,
    content: Pick<NewMessage, Content>,
  ): Promise<Receipt> {
    const now = this.#now()
    const haste = this.#formTime.hasteOf(site, formTime, now)
    const { name, email, text } = content
    const message: NewMessage = {
      ...content,
      ...{ id: randomUUID(), site, language, key },
      folder: (await this.#isSpam(site, content, { trap, haste, text: typed ?? text })) ? 'spam' : 'inbox',
      sender: this.#senderOf(address),
      findable: fold(`${name}\n${email}\n${text}`),
      at: new Date(now).toISOString(),
    }
    // Bytes are kept before what names them, and not at all where nothing will.
    const refusal = keep && (await this.store.foresee(message, this.#limits(now)))
    if (refusal) return refusal
    await keep?.()
    return this.#store(message, now)
  }

  #senderOf(address: string): string {
    return createHmac('sha256', this.#secret)
      .update(`sender ${networkOf(address)}`)
      .digest('base64url')
  }

  #limits(now: number): Limits {
    return {
      aMinuteAgo: new Date(now - MINUTE).toISOString(),
      aDayAgo: new Date(now - DAY).toISOString(),
      of: LIMITS,
      files: { ofSite: this.#mediaLimit / SHARE_OF_STRANGERS, ofSender: SENDER_BYTES },
    }
  }

  async #store(message: NewMessage, now: number): Promise<Receipt> {
    const mailing = this.#isMailed ? mailingOf(message, now) : undefined
    const receipt = await this.store.receive(message, this.#limits(now), mailing)
    if (receipt === 'stored') this.#stored()
    return receipt
  }
}

interface Beside {
  readonly typed?: string | undefined
  readonly keep?: (() => Promise<void>) | undefined
}

type Content =
  | 'kind'
  | 'name'
  | 'email'
  | 'text'
  | 'answers'
  | 'files'
  | 'event'
  | 'attending'
  | 'guests'
  | 'isCookieAccepted'
