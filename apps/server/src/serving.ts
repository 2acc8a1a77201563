// Edge servers: published pages and nothing else, from a database that is only read (0109).
import { catalog } from '@mimar/sections/definitions'
import { openBlobs } from './blobs/open-blobs.ts'
import { connectionLimits } from './connections.ts'
import { EventLoop } from './event-loop.ts'
import { keptAt } from './kept-file.ts'
import { warnSeldom } from './log.ts'
import { Metrics } from './metrics.ts'
import { watchMachine } from './observing.ts'
import { createReadiness } from './readiness.ts'
import { StartRefusal } from './refusal.ts'
import { keptSitesOf } from './releases/kept-sites.ts'
import { LiveReleases } from './releases/live.ts'
import { Mixtures } from './releases/mixtures.ts'
import { reviewKept } from './releases/reviewing.ts'
import { Withholding } from './releases/withholding.ts'
import { listen } from './server.ts'
import { readSettings, type Settings } from './settings.ts'
import { refuseOtherPlace } from './sharing/needed-storage.ts'
import { Moments } from './sites/moments.ts'
import { Sites } from './sites/sites.ts'
import { ComplaintStore } from './store/complaints.store.ts'
import { type Database, openToRead } from './store/database.ts'
import { mayBeShared } from './store/database-address.ts'
import { DomainStore } from './store/domains.store.ts'
import { HistoryStore } from './store/history.store.ts'
import { PlaceStore } from './store/places.store.ts'
import { ReleaseStore } from './store/releases.store.ts'
import { SiteStore } from './store/sites.store.ts'
import { watchStandby } from './store/standby.ts'
import { openWhenThere } from './visitors-alone.ts'
import { answerElsewhere, createVisitorsSide, LISTS_OF_VISITORS } from './visitors-side.ts'

/** A running server for visitors alone. */
interface Serving {
  readonly port: number
  stop(): Promise<void>
}

const SETTLES_EVERY_MS = 2_000

/** Starts a server for visitors: no editor, no API, no work in the background, and nothing is written but copies on its own disk. */
export async function serveVisitors(
  environment: Readonly<Record<string, string | undefined>>,
  tell: (line: string) => void,
  signal?: AbortSignal,
): Promise<Serving> {
  const settings = readSettings(environment)
  refuseToServe(settings)
  const { port, trustedProxies, hosts } = settings
  const listening = await listen(port, connectionLimits(trustedProxies), { hosts })
  try {
    const waiting = { settings, tell, signal, handle: listening.handle, others: answerElsewhere, isPatient: true }
    const reading = await openWhenThere({ ...waiting, open: () => openReading(settings) })
    listening.handle(reading.handler)
    const stop = async () => {
      await listening.close()
      await reading.close()
    }
    return { port: listening.port, stop }
  } catch (failure) {
    await listening.close()
    throw failure
  }
}

function refuseToServe({ database, tls, sitePorts }: Settings): void {
  const why = !mayBeShared(database)
    ? 'A database in a file answers its visitors by `mimar start`. `mimar serve` needs the PostgreSQL that servers share: DATABASE_URL=postgres://…'
    : tls
      ? '`mimar serve` brings no certificates: leave TLS away, and let what stands in front encrypt.'
      : sitePorts &&
        '`mimar serve` tells sites apart by their names: set SITES_DOMAIN as on the servers that people write on.'
  if (why) throw new StartRefusal(`${why} (docs/many-servers.md)`)
}

/** What answers visitors while the database is there, and reads on by itself when it goes away again. */
async function openReading(settings: Settings) {
  const database = await openToRead(settings.database, settings)
  try {
    return await openUpon(settings, database)
  } catch (failure) {
    await database.close().catch(() => {})
    throw failure
  }
}

async function openUpon(settings: Settings, database: Database) {
  const { storage, dataDir, ownDomains } = settings
  const places = new PlaceStore(database)
  await refuseOtherPlace(storage, places)
  const blobs = await openBlobs(storage, places, { isOnlyRead: true })
  const warn = warnSeldom('Domains of sites could not be read')
  const domains = new DomainStore(database)
  await ownDomains.open(domains, { path: keptAt(storage, 'names'), onFailure: warn })
  const settling = setInterval(() => ownDomains.settle().catch(warn), SETTLES_EVERY_MS).unref()
  const { live, end } = openLive(settings, database)
  await database.news.begin()
  const [metrics, load] = [new Metrics(), new EventLoop()]
  watchMachine(metrics, load, settings)
  const readiness = createReadiness({ database, blobs, releases: new ReleaseStore(database), dataDir })
  const hasSite = (slug: string) => domains.hasSite(slug)
  const standby = await watchStandby(database)
  const { isLate } = standby
  const others = answerElsewhere
  return {
    handler: createVisitorsSide({ settings, sites: live, blobs, readiness, hasSite, metrics, others, isLate }),
    async close() {
      clearInterval(settling)
      standby.end()
      load.stop()
      await end()
      await database.close()
    },
  }
}

/** What is live, and what of it a host has hidden. */
function openLive(settings: Settings, database: Database) {
  const [store, kept] = [new ReleaseStore(database), keptSitesOf(settings)]
  const sites = new Sites(new SiteStore(database, settings), catalog)
  const history = new HistoryStore(database)
  const releases = { publishOn: () => Promise.reject(new Error('Nothing is published here.')) }
  const moments = new Moments(sites, history, catalog)
  const mixtures = new Mixtures({ releases, store, sites, moments, history, catalog })
  const complaints = new ComplaintStore(database)
  const withholding = new Withholding({
    hiddenOn: (site) => complaints.hiddenOn(site),
    siteOf: (site, release) => mixtures.siteOf(site, release),
    load: () => import('@mimar/publish'),
  })
  const live = new LiveReleases(store, settings, {
    ...{ kept, withholding: () => withholding, news: database.news },
    listBytes: settings.cacheBytes * LISTS_OF_VISITORS,
  })
  const onFailure = warnSeldom('What this machine keeps of published sites could not be compared with the database')
  const endReview = reviewKept({ kept, live, news: database.news, onFailure })
  const end = async () => {
    endReview()
    live.close()
    await kept.settled()
  }
  return { live, end }
}
