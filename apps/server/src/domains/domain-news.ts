// Notifications: owners hear once that their domain works, and once of each renewal that keeps failing.

import { composeConnected, composeFailing } from '../messages/domain-mail.ts'
import type { Settings } from '../settings.ts'
import type { DomainMailStore, DomainNews } from '../store/domain-mails.store.ts'
import { shownName } from './domain-name.ts'

interface DomainNewsOptions {
  readonly store: DomainMailStore
  readonly settings: Pick<Settings, 'appUrl' | 'ownOrigin' | 'smtpUrl' | 'tls'>
  /** Has what is due sent. */
  readonly wake: () => void
  readonly now: () => number
}

/** What fails for less than that mends itself: an authority is away for an hour now and then. */
const RENEWAL_FAILS_MS = 24 * 3_600_000
const AT_ONCE = 50

/** Tells owners what they do not know yet of their domains. */
export async function tellDomainNews({ store, settings, wake, now }: DomainNewsOptions): Promise<void> {
  const at = new Date(now())
  const { origin } = settings.appUrl
  const readersOf = async ({ site }: DomainNews) => (settings.smtpUrl === undefined ? [] : await store.readers(site))
  const pageOf = ({ site }: DomainNews) => `${origin}/sites/${encodeURIComponent(site)}/domain`
  let isSaid = false
  for (const news of await store.connected(AT_ONCE)) {
    const address = `${settings.ownOrigin(shownName(news.name))}/`
    const facts = { siteName: news.siteName, address, page: pageOf(news) }
    const mails = (await readersOf(news)).map((reader) => composeConnected(reader, facts))
    isSaid = (await store.sayConnected(news.site, mails, at)) || isSaid
  }
  const since = new Date(now() - RENEWAL_FAILS_MS).toISOString()
  for (const news of settings.tls ? await store.failing(since, AT_ONCE) : []) {
    const { siteName, name, endsAt, failure } = news
    const facts = { siteName, name: shownName(name), endsAt, said: saidIn(failure), page: pageOf(news) }
    const mails = (await readersOf(news)).map((reader) => composeFailing(reader, facts, now()))
    isSaid = (await store.sayFailing(name, mails, at)) || isSaid
  }
  if (isSaid) wake()
}

const saidIn = (failure: string | null) =>
  failure === null ? '' : String((JSON.parse(failure) as { readonly said?: unknown }).said ?? '')
