import { ownTitle, type Page, primaryLanguage, type Site } from '@mimar/document'
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
import { ReleaseStore } from '../store/releases.store.ts'
import { ScheduleStore } from '../store/schedules.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { type Publishers, publishPage, publishSite } from './due-publishes.ts'
import { Schedules } from './schedules.ts'

interface Foundations extends Pick<Publishers, 'publishing' | 'mixtures'> {
  readonly settings: Settings
  readonly database: Database
  readonly siteStore: SiteStore
  readonly accounts: AccountStore
  readonly sites: Sites
  readonly now?: (() => number) | undefined
}

/** Publishes at moments to come, and the mails that tell when one did not come about. */
export interface Scheduling {
  start(): void
  /** Sends what is due. */
  wake(): void
  stop(): Promise<void>
}

/** What is published at a moment: whole drafts, or pages by themselves. */
const OF_SITES = { of: 'site', mails: 'schedule_mails', publish: publishSite } as const
const OF_PAGES = { of: 'page', mails: 'page_schedule_mails', publish: publishPage } as const

/** Opens what publishes at moments to come; nothing is waited for before it is started. */
export function openSchedules(foundations: Foundations): {
  readonly schedules: Schedules
  /** Of pages by themselves. */
  readonly pageSchedules: Schedules
  readonly scheduling: Scheduling
} {
  const [ofSites, ofPages] = [openKind(OF_SITES, foundations), openKind(OF_PAGES, foundations)]
  const both = [ofSites, ofPages]
  const wake = () => {
    for (const { mails } of both) void mails?.wake()
  }
  return {
    schedules: ofSites.schedules,
    pageSchedules: ofPages.schedules,
    scheduling: {
      start() {
        for (const { schedules } of both) schedules.start()
        wake()
      },
      wake,
      async stop() {
        await Promise.all(both.flatMap(({ schedules, mails }) => [schedules.stop(), mails?.stop()]))
      },
    },
  }
}

function openKind({ of, mails: table, publish }: typeof OF_SITES | typeof OF_PAGES, foundations: Foundations) {
  const { database, accounts, sites, publishing, mixtures, now } = foundations
  const store = new ScheduleStore(database, of)
  const [mails, releases] = [openMails(foundations, store, table), new ReleaseStore(database)]
  const by: Publishers = {
    ...{ sites, publishing, mixtures, reached: (due) => store.reached(due), released: (site) => releases.list(site) },
    mayPublish: (site, account) => may({ id: account, email: '', role: 'member' }, 'publish-site', site, accounts),
  }
  const schedules = new Schedules({
    ...{ store, now, publish: (due) => publish(due, by) },
    onFailure: logFailure('Publishing at a moment failed'),
    sendMails: mails && (() => void mails.wake()),
  })
  return { schedules, mails }
}

/** Undefined where no mail server is set. */
function openMails(
  foundations: Foundations,
  store: ScheduleStore,
  table: 'schedule_mails' | 'page_schedule_mails',
): Outbox | undefined {
  const { settings, database, now } = foundations
  if (settings.smtpUrl === undefined) return undefined
  const post = createPost(settings.smtpUrl, settings.mailFrom)
  return new Outbox({
    store: new DeliveryStore(database, table),
    ...(now && { now }),
    atOnce: MAILS_AT_ONCE,
    async send(id) {
      const mail = await mailOf(id, foundations, store)
      if (mail) await post(mail)
    },
    onFailure: logFailure('A mail was not sent and is tried again later'),
  })
}

/** Undefined when there is nobody to tell, or no bad news any more. */
async function mailOf(
  schedule: string,
  { settings, siteStore, sites, database }: Foundations,
  store: ScheduleStore,
): Promise<Mail | undefined> {
  const due = await store.find(schedule)
  if (!due?.ending || due.ending.outcome === 'published') return undefined
  const { site: id, ending } = due
  const [row, read] = [await siteStore.find(id), await sites.read(id)]
  const page = read?.site.pages.find((one) => one.id === due.page)
  if (!row || !read || (due.page !== null && !page)) return undefined
  // The first account of an installation has an address that no mail reaches.
  const own = due.email?.endsWith('@localhost') ? undefined : due.email
  const contact = read.site.settings.contactEmail
  const isWanted = contact !== '' && (await new MailboxStore(database).isConfirmed(id, contact))
  const to = own ? [own] : isWanted ? [contact] : []
  if (to.length === 0) return undefined
  const { reason } = ending
  return composeNotPublished({
    ...{ to, siteName: row.name, language: primaryLanguage(read.site).code },
    ...{ at: due.at, timeZone: due.timeZone },
    pageName: page && (await titleOf(page, read.site, sites.catalog)),
    why: reason?.why === 'errors' ? reason.errors : (reason?.why ?? 'failed'),
    editorAddress: `${settings.appUrl.origin}/edit/${encodeURIComponent(id)}/`,
  })
}

/** An entry of a list is called by what the list tells of it. */
async function titleOf(page: Page, site: Site, catalog: TemplateCatalog): Promise<string> {
  const { collectedOn } = await import('@mimar/render/entries')
  const { code } = primaryLanguage(site)
  const said = collectedOn(page, catalog).entry?.title ?? page.meta.title
  return ownTitle(said[code] ?? Object.values(said)[0] ?? '') || page.path
}
