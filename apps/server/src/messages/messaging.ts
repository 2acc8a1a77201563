import { People } from '../accounts/people.ts'
import type { SignIn } from '../accounts/sign-in.ts'
import { clock } from '../clock.ts'
import { log, logFailure } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Sites } from '../sites/sites.ts'
import type { AccountStore } from '../store/accounts.store.ts'
import type { Database } from '../store/database.ts'
import { DeliveryStore, type Due } from '../store/deliveries.store.ts'
import { EnquirySettingsStore } from '../store/enquiry-settings.store.ts'
import { InvitationStore } from '../store/invitations.store.ts'
import { LetterStore } from '../store/letters.store.ts'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { MailStore } from '../store/mails.store.ts'
import { MemberStore } from '../store/members.store.ts'
import { MessageStore } from '../store/messages.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { SpamStore } from '../store/spam.store.ts'
import { WebhookStore } from '../store/webhooks.store.ts'
import { type AccountMailing, openAccountMails } from './account-mail.ts'
import { Letters } from './letters.ts'
import { Mailboxes } from './mailboxes.ts'
import { createInviter, createMailer, createPost, MAILS_AT_ONCE, refusalOfMail } from './mailer.ts'
import { Messages } from './messages.ts'
import { Outbox } from './outbox.ts'
import { createWebhook } from './webhook.ts'

const DAY = 24 * 60 * 60_000

interface Foundations {
  readonly settings: Settings
  readonly database: Database
  readonly siteStore: SiteStore
  readonly accounts: AccountStore
  readonly sites: Sites
  readonly signIn: SignIn
  readonly now?: (() => number) | undefined
}

/** The part of a running server that sends mails and forgets old messages; commands do without it. */
export interface Messaging {
  start(): void
  /** Sends what is due. */
  wake(): void
  stop(): Promise<void>
}

interface Opened extends Omit<AccountMailing, 'outbox'> {
  readonly messages: Messages
  readonly people: People
  readonly mailboxes: Mailboxes
  readonly letters: Letters
  readonly messaging: Messaging
}

/** Messages of visitors, and the work that goes on behind them. */
export async function openMessages(foundations: Foundations): Promise<Opened> {
  const store = new MessageStore(foundations.database)
  const mailboxes = openMailboxes(foundations)
  const mails = openMails(foundations, mailboxes)
  const calls = openCalls(foundations)
  const letters = openLetters(foundations, mailboxes, () => wake())
  const letterMails = openLetterMails(foundations, letters)
  const { people, invitations } = openPeople(foundations)
  const { outbox: accountMails, ...accountMailing } = openAccountMails(foundations)
  const outboxes = [mails, letterMails, calls, invitations, accountMails]
  const wake = () => {
    for (const outbox of outboxes) void outbox?.wake()
  }
  const messages = new Messages({
    store,
    spam: new SpamStore(foundations.database),
    secret: await store.formSecret(),
    stored: wake,
    isMailed: mails !== undefined,
    mediaLimit: foundations.settings.mediaLimit,
    kept: new EnquirySettingsStore(foundations.database),
    now: foundations.now,
  })
  const messaging = beside(messages, outboxes, wake)
  return { messages, people, ...accountMailing, mailboxes, letters, messaging }
}

/** What goes on beside the answers: mails, and once a day forgetting. */
function beside(messages: Messages, outboxes: readonly (Outbox | undefined)[], wake: () => void): Messaging {
  const forget = () => void messages.forgetOld().catch(logFailure('Forgetting old messages failed'))
  let timer: NodeJS.Timeout | undefined
  return {
    start() {
      forget()
      timer = setInterval(forget, DAY).unref()
      wake()
    },
    wake,
    async stop() {
      clearInterval(timer)
      await Promise.all(outboxes.map((outbox) => outbox?.stop()))
    },
  }
}

function openMailboxes({ settings, database, siteStore, sites }: Omit<Foundations, 'signIn' | 'accounts'>): Mailboxes {
  return new Mailboxes({
    ...{ store: new MailboxStore(database), sites, siteStore, settings },
    post: settings.smtpUrl === undefined ? undefined : createPost(settings.smtpUrl, settings.mailFrom),
    onFailure: (failure) => tell('A mail that asks for consent', failure),
  })
}

/** Undefined where no mail server is set. */
function openMails(
  { settings, database, siteStore, accounts, sites }: Foundations,
  mailboxes: Mailboxes,
): Outbox | undefined {
  if (settings.smtpUrl === undefined) return undefined
  const mails = new MailStore(database)
  const mailOf = createMailer({ settings, mails, sites, siteStore, accounts, mailboxes })
  const post = createPost(settings.smtpUrl, settings.mailFrom)
  const letters = new LetterStore(database)
  const store = new DeliveryStore(database, 'mails')
  return new Outbox({
    store,
    together: (due) => inOneDigest(due, store, mails, new EnquirySettingsStore(database)),
    send: async (message, others) => {
      const mail = await mailOf(message, others)
      if (mail) await post(mail)
      return mail?.to.join(', ')
    },
    settled: (message, outcome) => letters.settle(message, message, outcome, clock.date().toISOString()),
    refusal: refusalOfMail,
    atOnce: MAILS_AT_ONCE,
    onFailure: (failure) => tell('A mail', failure),
  })
}

/** As many messages as one mail tells of. */
const MOST_IN_A_DIGEST = 50

/** What goes into the same mail where the owner wants one a day; complaints are no business of theirs, and a test is about one mail. */
async function inOneDigest(due: Due, store: DeliveryStore, mails: MailStore, enquiries: EnquirySettingsStore) {
  if ((await enquiries.of(due.site)).digestHour === null) return []
  const also = await store.alsoDue(due.site, clock.date().toISOString(), MOST_IN_A_DIGEST)
  const kinds = await Promise.all([due, ...also].map(async ({ message }) => (await mails.contentOf(message))?.kind))
  const isAlone = (kind: string | undefined) => kind === 'complaint' || kind === 'test'
  return isAlone(kinds[0]) ? [] : also.filter((_, index) => !isAlone(kinds[index + 1]))
}

/** Answers to visitors; they are kept, and refused, where no mail server is set. */
export function openLetters(
  { settings, database, siteStore, now }: Pick<Foundations, 'settings' | 'database' | 'siteStore' | 'now'>,
  mailboxes: Mailboxes,
  wake: () => void,
): Letters {
  return new Letters({
    ...{
      store: new LetterStore(database),
      messages: new MailStore(database),
      settings,
      siteStore,
      mailboxes,
      wake,
      now,
    },
    enquiries: new EnquirySettingsStore(database),
    ...{ notices: new DeliveryStore(database, 'mails'), queue: new DeliveryStore(database, 'letter_mails') },
  })
}

/** Undefined where no mail server is set. */
function openLetterMails({ settings, database }: Foundations, letters: Letters): Outbox | undefined {
  if (settings.smtpUrl === undefined) return undefined
  const post = createPost(settings.smtpUrl, settings.mailFrom)
  return new Outbox({
    store: new DeliveryStore(database, 'letter_mails'),
    send: async (letter) => {
      const mail = await letters.mailOf(letter)
      if (mail) await post(mail)
      return mail?.to.join(', ')
    },
    settled: async (letter, outcome) => {
      const { message } = (await letters.store.find(letter)) ?? {}
      if (message) await letters.store.settle(letter, message, outcome, clock.date().toISOString())
    },
    refusal: refusalOfMail,
    atOnce: MAILS_AT_ONCE,
    onFailure: (failure) => tell('A letter', failure),
  })
}

/** The people of sites, and the mails that bring them in: none where no mail server is set. */
function openPeople({ settings, database, siteStore, accounts, signIn }: Foundations) {
  const { smtpUrl, mailFrom, appUrl } = settings
  const stores = { members: new MemberStore(database), invitations: new InvitationStore(database) }
  const sendMails = smtpUrl === undefined ? undefined : () => void invitations?.wake()
  const people = new People({ ...stores, accounts, signIn, origin: appUrl.origin, sendMails })
  const invitations = smtpUrl === undefined ? undefined : openInvitations()
  return { people, invitations }

  function openInvitations() {
    const mailOf = createInviter({ settings, people, siteStore })
    const post = createPost(smtpUrl as string, mailFrom)
    const send = async (id: string) => {
      const mail = await mailOf(id)
      if (mail) await post(mail)
    }
    const store = new DeliveryStore(database, 'invitation_mails')
    return new Outbox({ store, send, atOnce: MAILS_AT_ONCE, onFailure: (failure) => tell('An invitation', failure) })
  }
}

/** What is to be told to the programs of owners. */
function openCalls({ settings, database, siteStore }: Foundations): Outbox {
  const send = createWebhook({
    messages: new MailStore(database),
    webhooks: new WebhookStore(database),
    siteStore,
    allowsPrivate: settings.allowsPrivateWebhooks,
  })
  const store = new DeliveryStore(database, 'webhook_calls')
  return new Outbox({ store, send, onFailure: (failure) => tell('A webhook', failure) })
}

function tell(what: string, failure: unknown): void {
  const why = failure instanceof Error ? failure.message : String(failure)
  log.warn(`${what} was not sent and is tried again later: ${why}`)
}
