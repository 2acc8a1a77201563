// Dependency injection: what live releases are given, and what is known of an address.
import type { SiteAddresses } from '../addresses.ts'
import type { ClosedSite, FormerSite } from '../hosting/live-site.ts'
import type { News } from '../store/news.ts'
import type { ReleaseStore } from '../store/releases.store.ts'
import type { KeptSites } from './kept-sites.ts'
import type { Withholding } from './withholding.ts'

/** What is asked of the database. */
export type LiveStore = Pick<
  ReleaseStore,
  'live' | 'liveWhole' | 'liveAtAll' | 'liveOfAll' | 'liveOf' | 'lineage' | 'findAsset'
>

/** What stands at an address. */
export interface Known {
  /** null: there is no such site, or nothing of it is published. */
  readonly site: string | FormerSite | ClosedSite | null
  /** Of which moment what is not shown of it must be; null: all is shown. */
  readonly withheldAt?: string | null
  until: number
  visitedAt: number
  /** It was visited a moment before its last visit, too. */
  isOften?: boolean
  isRenewed?: boolean
  /** The last question whether it is still so had no answer: the database is away. */
  isUnsure?: boolean
}

export type LiveRow = Awaited<ReturnType<LiveStore['liveAtAll']>>[number]
export type Addresses = Pick<SiteAddresses, 'siteAddress' | 'siteDomain' | 'slugAt' | 'properAddress'>

export interface Options {
  readonly listBytes?: number
  /** What of a release visitors are not shown. */
  readonly withholding?: () => Pick<Withholding, 'of' | 'partAt'>
  /** What servers tell each other of what is live. */
  readonly news?: Pick<News, 'tell' | 'hear'>
  /** What is read here is kept there, and read from there while the database is away. */
  readonly kept?: Pick<KeptSites, 'keep' | 'forget' | 'read' | 'keyOf' | 'among'> | undefined
  warn?(line: string): void
}
