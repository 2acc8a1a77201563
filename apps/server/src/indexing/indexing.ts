// IndexNow (indexnow.org): search engines are told which addresses of a site changed, where its owner wants that (0137).
import { log } from '../log.ts'
import { CallRefused, callOut } from '../messages/call-out.ts'
import { Outbox } from '../messages/outbox.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { IndexPingStore } from '../store/index-pings.store.ts'
import { type Announcing, announcementOf } from './announcement.ts'

/** So many publishes of a site are told of together. */
const MOST_TOGETHER = 200
/** The key is not taken, or the addresses are not of its host: the same would be answered again. */
const FINAL = new Set([400, 403, 422])

export interface Indexing {
  /** Tells of what is due, now and from then on. */
  start(): void
  /** Tells of what is due; resolves when that is done. */
  wake(): Promise<void>
  stop(): Promise<void>
}

interface Foundations extends Omit<Announcing, 'pings' | 'settings'> {
  readonly settings: Settings
  readonly database: Database
}

/** Tells search engines of publishes. Where the installation tells nobody (INDEXNOW_URL=off), what was noted is forgotten. */
export function openIndexing({ settings, database, ...rest }: Foundations): Indexing {
  const { indexNowUrl, allowsPrivateWebhooks: allowsPrivate } = settings
  const pings = new IndexPingStore(database)
  const deliveries = new DeliveryStore(database, 'index_pings')
  const outbox = new Outbox({
    store: deliveries,
    async send(first, others) {
      if (indexNowUrl === undefined) return
      const told = await announcementOf(await pings.read([first, ...others]), { settings, pings, ...rest })
      if (!told) return
      await callOut(indexNowUrl, {
        ...{ body: JSON.stringify(told), allowsPrivate, called: 'IndexNow' },
        headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Mimar' },
      })
    },
    together: (due) => deliveries.alsoWaiting(due.site, MOST_TOGETHER),
    refusal: (failure) => ({
      isFinal: failure instanceof CallRefused && FINAL.has(failure.status),
      ...{ to: '', said: failure instanceof Error ? failure.message : '' },
    }),
    onFailure: (failure) => log.warn({ err: failure }, 'Search engines could not be told of a publish'),
  })
  return { start: () => void outbox.wake(), wake: () => outbox.wake(), stop: () => outbox.stop() }
}
