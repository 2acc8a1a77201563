// Cache invalidation: what visitors read no longer is forgotten by the cache in front, after the switch and until it succeeds.
import { clock } from '../clock.ts'
import { log, logFailure } from '../log.ts'
import { Outbox } from '../messages/outbox.ts'
import type { Settings } from '../settings.ts'
import { CdnPurgeStore, EVERY_SITE, type PurgeOrder } from '../store/cdn-purges.store.ts'
import type { Database } from '../store/database.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { openCdn } from './open-cdn.ts'
import type { SitePurge } from './purge.ts'

/** Commands and other servers change what visitors read, and wake nobody here. */
const LOOKS_EVERY_MS = 1_000
/** A server with a cache in front says that it has one. */
const SAID_EVERY_MS = 3_600_000
/** So many changes are told of together. */
const MOST_TOGETHER = 100
const LONGEST_PAUSE_MS = 15 * 60_000

/** Two seconds, six, eighteen …: all attempts together last longer than any cache keeps a page by itself. */
const pauseAfter = (attempts: number) => Math.min(LONGEST_PAUSE_MS, 2_000 * 3 ** attempts)

export interface Purging {
  /** Has changes noted from then on, where there is a cache in front, and told of. */
  start(): Promise<void>
  /** Has what has just changed forgotten now. */
  wake(): void
  stop(): Promise<void>
}

type Foundations = { readonly settings: Settings; readonly database: Database }

/** Tells the cache in front of what has changed; without one there is nothing to tell. */
export function openPurging({ settings, database }: Foundations): Purging {
  const store = new CdnPurgeStore(database)
  const saying = new Saying(store, settings.cdn !== undefined)
  if (!settings.cdn) return { start: () => saying.start(), wake: () => {}, stop: async () => saying.stop() }
  const cdn = openCdn(settings.cdn)
  const deliveries = new DeliveryStore(database, 'cdn_purges')
  const outbox = new Outbox({
    store: deliveries,
    async send(first, others) {
      const orders = await store.read([first, ...others])
      const ofSites = orders.filter(({ site }) => site !== EVERY_SITE)
      if (ofSites.length < orders.length) await cdn.purgeAll()
      // A cache that is asked by address knows no word for all of it (addressed.ts): what was noted beside that is told as ever.
      if (ofSites.length > 0) await cdn.purge(await purgesOf(store, settings, ofSites))
    },
    together: (due) => deliveries.alsoDue(due.site, clock.date().toISOString(), MOST_TOGETHER),
    onFailure: (failure) => log.warn({ err: failure }, 'The cache in front could not be told of a change; it will be'),
    looksEvery: LOOKS_EVERY_MS,
    pauseAfter,
  })
  const wake = () => void outbox.wake()
  return {
    start: () => saying.start().then(wake),
    wake,
    stop: () => {
      saying.stop()
      return outbox.stop()
    },
  }
}

/** Servers of one database may have different settings: those with a cache keep the noting up, and none of the others ends it. */
class Saying {
  readonly #say: () => Promise<void>
  #timer: NodeJS.Timeout | undefined

  constructor(store: CdnPurgeStore, isUsed: boolean) {
    const onFailure = logFailure('Noting for the cache in front failed')
    this.#say = () => (isUsed ? store.use(clock.now()) : store.endUse(clock.now())).catch(onFailure)
  }

  start(): Promise<void> {
    this.#timer = setInterval(() => void this.#say(), SAID_EVERY_MS).unref()
    return this.#say()
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

/** What was noted of each site, together. */
async function purgesOf(store: CdnPurgeStore, settings: Settings, noted: readonly PurgeOrder[]): Promise<SitePurge[]> {
  const bySite = Map.groupBy(noted, ({ site }) => site)
  return Promise.all([...bySite].map(([site, orders]) => purgeOf(store, settings, site, orders)))
}

async function purgeOf(
  store: CdnPurgeStore,
  settings: Settings,
  site: string,
  orders: readonly PurgeOrder[],
): Promise<SitePurge> {
  const places = orders.flatMap(({ place }) => place ?? [])
  const addresses = await changedAddresses(store, orders)
  return {
    ...{ site, isWhole: addresses === undefined, addresses: [...(addresses ?? [])] },
    hosts: async () => [
      ...new Set([...(await store.placesOf(site)), ...places].map((place) => hostAt(settings, place))),
    ],
    allAddresses: () =>
      store.addressesOf(
        site,
        orders.flatMap(({ before, after }) => [before, after]),
      ),
  }
}

/** Undefined: all of them. A new file that never changes was nowhere before. */
async function changedAddresses(
  store: CdnPurgeStore,
  orders: readonly PurgeOrder[],
): Promise<ReadonlySet<string> | undefined> {
  const found = new Set<string>()
  for (const order of orders) {
    const deltas = order.isWhole ? undefined : await store.changes(order)
    if (!deltas) return undefined
    for (const [address, file] of deltas.flatMap((delta) => Object.entries(delta))) {
      if (!file?.isImmutable) found.add(address)
    }
  }
  return found
}

/** Names have dots, slugs have none. */
function hostAt({ plainAddress, ownOrigin }: Settings, place: string): string {
  return new URL(place.includes('.') ? ownOrigin(place) : plainAddress(place)).host
}
