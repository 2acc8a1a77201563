import { primaryLanguage, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { may } from '../accounts/access.ts'
import { logFailure } from '../log.ts'
import type { Mail } from '../messages/mail.ts'
import { createPost, MAILS_AT_ONCE } from '../messages/mailer.ts'
import { Outbox } from '../messages/outbox.ts'
import { composeNotPublished } from '../messages/schedule-mail.ts'
import type { Settings } from '../settings.ts'
import type { Sites } from '../sites/sites.ts'
import type { AccountStore } from '../store/accounts.store.ts'
import type { Database } from '../store/database.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { ScheduleStore } from '../store/schedules.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { inSlices } from '../turns.ts'
import type { Releases } from './releases.ts'
import { Schedules } from './schedules.ts'

interface Foundations {
  readonly settings: Settings
  readonly database: Database
  readonly siteStore: SiteStore
  readonly accounts: AccountStore
  readonly sites: Sites
  readonly publishing: Pick<Releases, 'publish'>
  readonly now?: (() => number) | undefined
}

/** Publishes at moments to come, and the mails that tell when one did not come about. */
export interface Scheduling {
  start(): void
  /** Sends what is due. */
  wake(): void
  stop(): Promise<void>
}

/** Opens what publishes at moments to come; nothing is waited for before it is started. */
export function openSchedules(foundations: Foundations): {
  readonly schedules: Schedules
  readonly scheduling: Scheduling
} {
  const { database, accounts, sites, publishing, now } = foundations
  const store = new ScheduleStore(database)
  const mails = openMails(foundations, store)
  const schedules = new Schedules({
    ...{
      store,
      sites,
      errorsIn: (site: Site) => errorsIn(site, sites.catalog),
      now,
      onFailure: logFailure('Publishing at a moment failed'),
    },
    publish: (id, site, revision) => publishing.publish(id, site, revision),
    mayPublish: (site, account) => may({ id: account, email: '', role: 'member' }, 'publish-site', site, accounts),
    sendMails: mails && (() => void mails.wake()),
  })
  return {
    schedules,
    scheduling: {
      start() {
        schedules.start()
        void mails?.wake()
      },
      wake: () => void mails?.wake(),
      async stop() {
        await Promise.all([schedules.stop(), mails?.stop()])
      },
    },
  }
}

/** Loaded with the first moment that comes. */
async function errorsIn(site: Site, catalog: TemplateCatalog): Promise<readonly string[]> {
  const { errorsInSteps } = await import('@mimar/checkup')
  return (await inSlices(errorsInSteps({ site, catalog }))).map(({ code }) => code)
}

/** Undefined where no mail server is set. */
function openMails(foundations: Foundations, store: ScheduleStore): Outbox | undefined {
  const { settings, database, now } = foundations
  if (settings.smtpUrl === undefined) return undefined
  const post = createPost(settings.smtpUrl, settings.mailFrom)
  return new Outbox({
    store: new DeliveryStore(database, 'schedule_mails'),
    ...(now && { now }),
    atOnce: MAILS_AT_ONCE,
    async send(site) {
      const mail = await mailOf(site, foundations, store)
      if (mail) await post(mail)
    },
    onFailure: logFailure('A mail was not sent and is tried again later'),
  })
}

/** Undefined when there is nobody to tell, or no bad news any more. */
async function mailOf(
  id: string,
  { settings, siteStore, sites, database }: Foundations,
  store: ScheduleStore,
): Promise<Mail | undefined> {
  const [schedule, row, read] = [await store.find(id), await siteStore.find(id), await sites.read(id)]
  const ending = schedule?.ending
  if (!row || !read || !ending || ending.outcome === 'published') return undefined
  // The first account of an installation has an address that no mail reaches.
  const own = schedule.email?.endsWith('@localhost') ? undefined : schedule.email
  const contact = read.site.settings.contactEmail
  const isWanted = contact !== '' && (await new MailboxStore(database).isConfirmed(id, contact))
  const to = own ? [own] : isWanted ? [contact] : []
  if (to.length === 0) return undefined
  const { reason } = ending
  return composeNotPublished({
    ...{ to, siteName: row.name, language: primaryLanguage(read.site).code },
    ...{ at: schedule.at, timeZone: schedule.timeZone },
    why: reason?.why === 'errors' ? reason.errors : (reason?.why ?? 'failed'),
    editorAddress: `${settings.appUrl.origin}/edit/${encodeURIComponent(id)}/`,
  })
}
