import type { Settings } from '../settings.ts'
import type { Sites } from '../sites/sites.ts'
import type { AccountStore } from '../store/accounts.store.ts'
import type { Database } from '../store/database.ts'
import { MailStore } from '../store/mails.store.ts'
import { MessageStore } from '../store/messages.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { createMailer, createPost } from './mailer.ts'
import { Messages } from './messages.ts'
import { Outbox } from './outbox.ts'

const DAY = 24 * 60 * 60_000

interface Foundations {
  readonly settings: Settings
  readonly database: Database
  readonly siteStore: SiteStore
  readonly accounts: AccountStore
  readonly sites: Sites
}

/** The part of a running server that sends mails and forgets old messages; commands do without it. */
export interface Messaging {
  start(): void
  stop(): Promise<void>
}

/** Messages of visitors, and the work that goes on behind them. */
export async function openMessages(
  foundations: Foundations,
): Promise<{ readonly messages: Messages; readonly messaging: Messaging }> {
  const store = new MessageStore(foundations.database)
  const outbox = openOutbox(foundations)
  const messages = new Messages({
    store,
    secret: await store.formSecret(),
    stored: outbox && (() => void outbox.wake()),
  })
  const forget = () => void messages.forgetOld().catch(console.error)
  let timer: NodeJS.Timeout | undefined
  return {
    messages,
    messaging: {
      start() {
        forget()
        timer = setInterval(forget, DAY).unref()
        void outbox?.wake()
      },
      async stop() {
        clearInterval(timer)
        await outbox?.stop()
      },
    },
  }
}

/** Undefined where no mail server is set. */
function openOutbox({ settings, database, siteStore, accounts, sites }: Foundations): Outbox | undefined {
  if (settings.smtpUrl === undefined) return undefined
  const mails = new MailStore(database)
  const mailOf = createMailer({ settings, mails, sites, siteStore, accounts })
  const post = createPost(settings.smtpUrl, settings.mailFrom)
  const send = async (message: string) => {
    const mail = await mailOf(message)
    if (mail) await post(mail)
  }
  const onFailure = (failure: unknown) => {
    const why = failure instanceof Error ? failure.message : String(failure)
    console.error(`A mail was not sent and is tried again later: ${why}`)
  }
  return new Outbox({ store: mails, send, onFailure })
}
