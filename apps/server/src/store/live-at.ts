import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** What stands at an address. */
export type LiveAt =
  | {
      readonly site: string
      readonly release: string | null
      readonly closing: Closing | null
      /** Changes with what of it visitors are not shown; null: they are shown all. */
      readonly withheldAt: string | null
      /** Where it was asked for. */
      readonly stored?: StoredRelease | undefined
    }
  | { readonly movedTo: string }

/** Why visitors do not read what is published: its host took it down, or its owners put it away. */
interface Closing {
  readonly why: 'taken-down' | 'archived'
  /** Of an archived site: where its visitors are led on to, without a slash at the end. */
  readonly leadsTo: string | null
  /** Codes of the site's languages, the primary first. */
  readonly languages: readonly string[]
}

/** The row of a release, with the whole list of its files where that is kept. */
export interface StoredRelease {
  readonly id: string
  readonly parent: string | null
  readonly revision: number
  readonly depth: number
  readonly made_with: string
  readonly delta: string
  readonly files: string | null
}

type Query = Database['query']

/** What stands at each of these addresses. */
export async function liveAt(query: Query, slugs: readonly string[]): Promise<Map<string, LiveAt>> {
  const asked = query.selectFrom('sites').select(['slug', 'id', 'live_release', 'withheld_at', ...CLOSING])
  const found = new Map<string, LiveAt>()
  for (const row of await asked.where('slug', 'in', slugs).execute()) found.set(row.slug, standing(row))
  return withFormer(query, slugs, found)
}

/** The same with the rows of the releases. */
export async function liveWholeAt(query: Query, slugs: readonly string[]): Promise<Map<string, LiveAt>> {
  const rows = query
    .selectFrom('sites')
    .leftJoin('releases', 'releases.id', 'sites.live_release')
    .leftJoin('release_lists', 'release_lists.release', 'releases.id')
    .select(['slug', 'sites.id', 'live_release', 'withheld_at', ...CLOSING])
    .select(['releases.id as stored', 'parent', 'releases.revision', 'depth', 'made_with', 'delta', 'files'])
    .where('slug', 'in', slugs)
  const found = new Map<string, LiveAt>()
  for (const row of await rows.execute()) {
    const { stored: id, parent, revision, depth, made_with, delta, files } = row
    const isThere = id !== null && revision !== null && depth !== null && made_with !== null && delta !== null
    const stored = isThere ? { id, parent, revision, depth, made_with, delta, files } : undefined
    found.set(row.slug, { ...standing(row), stored })
  }
  return withFormer(query, slugs, found)
}

/** Those of these releases that are there. */
export async function storedReleases(query: Query, ids: readonly string[]): Promise<Map<string, StoredRelease>> {
  const asked = query
    .selectFrom('releases')
    .leftJoin('release_lists', 'release_lists.release', 'releases.id')
    .select(['id', 'parent', 'revision', 'depth', 'made_with', 'delta', 'files'])
  return new Map((await asked.where('id', 'in', ids).execute()).map((row) => [row.id, row]))
}

async function withFormer(query: Query, slugs: readonly string[], found: Map<string, LiveAt>) {
  const others = slugs.filter((slug) => !found.has(slug))
  if (others.length === 0) return found
  const former = query.selectFrom('sites').innerJoin('former_addresses', 'former_addresses.site', 'sites.id')
  const left = former.select(['sites.slug', 'former_addresses.slug as before'])
  const rows = await left.where('former_addresses.slug', 'in', others).execute()
  for (const { slug, before } of rows) found.set(before, { movedTo: slug })
  return found
}

const CLOSING = ['archived_at', 'leads_to', 'down_at', 'languages'] as const
type ClosingRow = Pick<Selectable<Tables['sites']>, (typeof CLOSING)[number]>

function closingOf({ archived_at, leads_to, down_at, languages }: ClosingRow): Closing | null {
  if (archived_at === null && down_at === null) return null
  const codes = languages?.split(' ') ?? []
  // Nobody leads visitors elsewhere from what the host took down.
  if (down_at !== null) return { why: 'taken-down', leadsTo: null, languages: codes }
  return { why: 'archived', leadsTo: leads_to, languages: codes }
}

type LiveRow = ClosingRow & Pick<Selectable<Tables['sites']>, 'id' | 'live_release' | 'withheld_at'>

function standing(row: LiveRow): Exclude<LiveAt, { readonly movedTo: string }> {
  return { site: row.id, release: row.live_release, closing: closingOf(row), withheldAt: row.withheld_at }
}
