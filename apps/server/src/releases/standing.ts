// A live release in memory, and as it is written down.
import type { PublishInput } from '@mimar/publish'
import type { Delta, Manifest } from '../blobs/manifest.ts'
import type { ClosedSite, FormerSite, LiveSite } from '../hosting/live-site.ts'
import { Recent } from '../recent.ts'
import type { ReleaseStore } from '../store/releases.store.ts'
import type { KeptRelease } from './kept-sites.ts'
import type { Known } from './live-parts.ts'
import type { OlderFiles } from './older-files.ts'

/** A live release in memory. */
export interface StandingRelease {
  readonly release: string
  readonly revision: number
  readonly madeWith: string
  readonly depth: number
  readonly manifest: Manifest
  /** How far its list of files had come then: the next release takes the same list further. */
  readonly version: number
  readonly site: LiveSite
  readonly older: OlderFiles
  /** What it was drawn from; null when another process, or this one before a restart, has drawn it. */
  readonly input: PublishInput | null
  /** The number of the question to which the database last answered it. */
  asked: number
}

/** A release, by what it differs in from the one before; none is before the first. */
export interface NextRelease extends Omit<StandingRelease, 'manifest' | 'version' | 'site' | 'older' | 'asked'> {
  readonly before: StandingRelease | undefined
  readonly delta: Delta
}

/** Bytes of memory for what is known of addresses and the lists of files of releases, together. */
const BYTES = 64 * 1024 * 1024
/** What is known of an address takes about so many, beside the list of its files. */
const ADDRESS_BYTES = 400
const ADDRESSES_SHARE = 1 / 8

/** What is in memory: what was used longest ago makes room. */
export const memoryOf = (bytes = BYTES) => ({
  /** By slug. */
  sites: new Recent<string, Known>(bytes * ADDRESSES_SHARE, () => ADDRESS_BYTES),
  /** By site. */
  standings: new Recent<string, StandingRelease>(
    bytes * (1 - ADDRESSES_SHARE),
    ({ manifest, older }) => manifest.weight + older.weight,
  ),
})

/** Whether its list of files is its own still, and not that of a release which was read since. */
export const isItself = ({ manifest, version }: StandingRelease) => manifest.version === version

/** Whether another release than this one is in memory by now. */
export const isAnother = (now: StandingRelease | undefined, { release }: StandingRelease) =>
  now !== undefined && now.release !== release

/** Names what is not shown of a release; undefined where all of it is. */
export const withheldKey = ({ release }: Pick<StandingRelease, 'release'>, withheldAt: string | null) =>
  withheldAt === null ? undefined : `${release} ${withheldAt}`

/** A release as it is kept; undefined where what is not shown of it is being worked out. */
export function writtenOf(site: string, standing: StandingRelease, withheldAt: string | null): KeptRelease | undefined {
  const { release, revision, madeWith, depth, manifest, older } = standing
  const { withheld } = standing.site
  if (withheld?.key !== withheldKey(standing, withheldAt)) return undefined
  const parts = withheld && { languages: withheld.languages, pages: withheld.pages, pictures: withheld.pictures }
  const facts = { site, release, revision, madeWith, depth, withheldAt }
  const before = { older: older.toDelta(), earlier: older.toReplaced() }
  return { ...facts, files: manifest.toDelta(), ...before, withheld: parts ?? null }
}

type Standing = Exclude<NonNullable<Awaited<ReturnType<ReleaseStore['live']>>>, { readonly movedTo: string }>

/** What visitors find where a site is closed to them; undefined where it is open, or nothing of it is published. */
export function closedOf({ release, closing }: Standing): FormerSite | ClosedSite | undefined {
  if (release === null || closing === null) return undefined
  const { why, leadsTo, languages } = closing
  return leadsTo === null ? { closed: why, languages } : { movedTo: leadsTo, isForNow: true }
}
