// IndexNow: what search engines are told of a site, and of which sites nothing.
import type { Site } from '@mimar/document'
import { encodeAddress } from '@mimar/fields'
import { refusalOf } from '../messages/call-out.ts'
import type { Settings } from '../settings.ts'
import type { IndexPingStore } from '../store/index-pings.store.ts'
import type { IndexPing } from '../store/note-index-ping.ts'
import type { SiteStore } from '../store/sites.store.ts'

export interface Announcing {
  readonly settings: Pick<Settings, 'siteAddress' | 'settle'>
  readonly pings: Pick<IndexPingStore, 'changed'>
  readonly siteStore: Pick<SiteStore, 'find'>
  /** What a release was made from. */
  readonly siteOf: (site: string, release: string) => Promise<{ readonly site: Site } | undefined>
  /** What is known of addresses comes with all that draws pages, and is loaded when it is needed. */
  readonly load: () => Promise<{
    indexedAddresses(site: Site): readonly string[]
    indexKeyAddress(site: Site): string | undefined
  }>
}

/** The body of one call, as IndexNow wants it. */
interface Announcement {
  readonly host: string
  readonly key: string
  readonly keyLocation: string
  readonly urlList: readonly string[]
}

/** One call takes no more; what is beyond is found by the sitemap. */
const MOST_ADDRESSES = 10_000

/**
 * The pages of one site that visitors read otherwise since, those among them that are gone. Undefined where nothing is to be told:
 * the owner does not want it, nobody outside can read the site, or no page that search engines may show has changed.
 */
export async function announcementOf(
  noted: readonly IndexPing[],
  { settings, pings, siteStore, siteOf, load }: Announcing,
): Promise<Announcement | undefined> {
  const [first] = noted
  await settings.settle()
  const row = first && (await siteStore.find(first.site))
  if (!row?.liveRelease || row.archived || row.takenDown) return undefined
  const origin = settings.siteAddress(row.slug).replace(/\/$/, '')
  if (refusalOf(origin, false)) return undefined
  const { indexedAddresses, indexKeyAddress } = await load()
  const live = (await siteOf(row.id, row.liveRelease))?.site
  const keyAt = live && indexKeyAddress(live)
  if (!live || keyAt === undefined) return undefined
  const earlier = first?.before ? await siteOf(row.id, first.before).catch(() => undefined) : undefined
  const known = new Set([...indexedAddresses(live), ...(earlier ? indexedAddresses(earlier.site) : [])])
  const changed = await pings.changed(noted)
  const told = [...known].filter((address) => changed?.has(address) !== false).slice(0, MOST_ADDRESSES)
  if (told.length === 0) return undefined
  return {
    host: new URL(origin).host,
    key: String(live.settings.indexNowKey),
    keyLocation: origin + keyAt,
    urlList: told.map((address) => origin + encodeAddress(address)),
  }
}
