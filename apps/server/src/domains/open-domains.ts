import { clock } from '../clock.ts'
import { logFailure } from '../log.ts'
import type { Move, Planned } from '../releases/releases.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { DomainMailStore } from '../store/domain-mails.store.ts'
import { DomainStore } from '../store/domains.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { tellDomainNews } from './domain-news.ts'
import { Domains, type DomainsOptions } from './domains.ts'
import { createNameServers } from './name-servers.ts'
import { openPadlocks } from './open-padlocks.ts'
import { createPublicAddresses } from './public-addresses.ts'

interface Foundations extends Partial<Pick<DomainsOptions, 'now' | 'nameServers'>> {
  readonly settings: Settings
  readonly database: Database
  readonly siteStore: SiteStore
  readonly publishing: {
    move(site: string, move: Move, made: (release: string) => Promise<Planned | undefined>): Promise<void>
  }
  readonly mixtures: { siteOf(site: string, release: string): Promise<Planned | undefined> }
  /** What sends mails. */
  readonly messaging?: { wake(): void } | undefined
}

/** Looks at domains that wait for their records, now and then. */
interface WatchedDomains {
  start(): void
  /** Looks now, and tells owners what is new. */
  look(): Promise<void>
  stop(): Promise<void>
}

const EVERY_MS = 30_000

/** Opens the domains of sites; nothing is looked at before it is started. */
export function openDomains(foundations: Foundations): {
  readonly domains: Domains
  readonly watchedDomains: WatchedDomains
  hasSite(slug: string): Promise<boolean>
} {
  const { settings, database, siteStore, publishing, mixtures, messaging, now = clock.now } = foundations
  const nameServers = foundations.nameServers ?? createNameServers(settings.dnsServers)
  const store = new DomainStore(database)
  const padlocks = openPadlocks({ store, settings, database, nameServers, now })
  const domains = new Domains({
    ...{ store, siteStore, settings, nameServers, now, padlocks },
    publicAddresses: createPublicAddresses(settings, nameServers),
    move: (site, move) => publishing.move(site, move, (release) => mixtures.siteOf(site, release)),
  })
  const news = { store: new DomainMailStore(database), settings, now, wake: () => messaging?.wake() }
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  const look = () => {
    looking = looking
      .then(() => domains.lookAtDue())
      .then(() => tellDomainNews(news))
      .catch(logFailure('Looking at domains of sites failed'))
    return looking
  }
  return {
    domains,
    hasSite: (slug) => store.hasSite(slug),
    watchedDomains: {
      look,
      start() {
        timer = setInterval(look, EVERY_MS).unref()
      },
      async stop() {
        clearInterval(timer)
        await looking
        await padlocks.idle()
      },
    },
  }
}
