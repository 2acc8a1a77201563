import { randomUUID } from 'node:crypto'
import type { Part } from '@mimar/document'
import type { Transaction } from 'kysely'
import type { Delta, ReleaseFile } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import { jsonInSlices } from '../turns.ts'
import type { Database } from './database.ts'
import { changeDomain, type DomainChange, touchNames } from './domains.store.ts'
import { gathered } from './gathered.ts'
import { type LiveAt, liveAt, liveWholeAt, type StoredRelease, storedReleases } from './live-at.ts'
import { noteIndexPing } from './note-index-ping.ts'
import type { Tables } from './tables.ts'

/** What a release has of later revisions than its own. */
export interface Mixture {
  /** In the order in which they were published. */
  readonly parts: readonly (Part & { readonly revision: number })[]
  /** The later changes that came with them. */
  readonly ahead: readonly number[]
}

const PLAIN: Mixture = { parts: [], ahead: [] }

export interface ReleaseRow extends Mixture {
  readonly id: string
  readonly revision: number
  readonly createdAt: string
}

interface NewRelease {
  readonly site: string
  /** The release it was made from; it goes live only while that one is. */
  readonly parent: string | null
  /** When the site was made that it was made of; undefined where the release before says so. */
  readonly madeAt?: string | undefined
  readonly revision: number
  /** What it was made with beside the document: version, pictures, fonts. */
  readonly madeWith: string
  readonly delta: Delta
  readonly mixture?: Mixture | undefined
  /** Where the site stands from then on. */
  readonly slug?: string | undefined
  /** What becomes of the domain of its own, for which it was drawn. */
  readonly domain?: DomainChange | undefined
  /** Search engines are to be told of it (IndexNow). */
  readonly isTold?: boolean
}

/** A release with all that leads to it: apply the deltas in order. */
interface Lineage {
  readonly deltas: readonly Delta[]
  readonly revision: number
  readonly madeWith: string
  /** Releases since the last full list. */
  readonly depth: number
}

const ROWS_AT_ONCE = 500
const COLUMNS = ['id', 'revision', 'created_at as createdAt', 'mixture'] as const

/** Releases, and which of them visitors read. */
export class ReleaseStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** The site that stands at an address and its live release, or the address that it has now; undefined where there is no such site. */
  readonly live: (slug: string) => Promise<LiveAt | undefined> = gathered((slugs) => liveAt(this.#query, slugs))

  /** The same with the row of the release, for who knows nothing of it yet and would ask for that next. */
  readonly liveWhole: (slug: string) => Promise<LiveAt | undefined> = gathered((slugs) =>
    liveWholeAt(this.#query, slugs),
  )

  /** The live releases of those of these addresses at which a site stands that visitors read whole. */
  async liveAtAll(
    slugs: readonly string[],
  ): Promise<readonly { readonly slug: string; readonly site: string; readonly release: string | null }[]> {
    const sites = this.#query.selectFrom('sites').select(['slug', 'id as site', 'live_release as release'])
    const open = sites.where('archived_at', 'is', null).where('down_at', 'is', null)
    return open.where('withheld_at', 'is', null).where('slug', 'in', slugs).execute()
  }

  /** Where these sites stand, what of them is live, and whether visitors read the whole of it. */
  async liveOfAll(sites: readonly string[]) {
    const asked = this.#query.selectFrom('sites').where('id', 'in', sites)
    const rows = asked.select([
      'slug',
      'id as site',
      'live_release as release',
      'archived_at',
      'down_at',
      'withheld_at',
    ])
    return (await rows.execute()).map(({ archived_at, down_at, withheld_at, ...row }) => ({
      ...row,
      isWhole: archived_at === null && down_at === null && withheld_at === null,
    }))
  }

  /** When a site was made, which tells it from another one that has its id after it; undefined where there is none. */
  async madeAt(site: string): Promise<string | undefined> {
    const found = this.#query.selectFrom('sites').select('created_at').where('id', '=', site)
    return (await found.executeTakeFirst())?.created_at
  }

  async liveOf(site: string): Promise<string | null> {
    const found = this.#query.selectFrom('sites').select('live_release').where('id', '=', site)
    return (await found.executeTakeFirst())?.live_release ?? null
  }

  /** Stores a release and makes it live, both or neither; undefined when another release went live meanwhile. */
  async insertAndSwitch(input: NewRelease): Promise<ReleaseRow | undefined> {
    const { site, parent, revision, madeWith, delta, mixture = PLAIN, slug, domain } = input
    const release = { id: randomUUID(), revision, createdAt: clock.date().toISOString(), ...mixture }
    const written = await jsonInSlices(delta)
    return this.#query.transaction().execute(async (transaction) => {
      // The switch comes first: it locks the row, so that two publishes of a site take turns.
      if (!(await switchLive(transaction, site, input, release))) return undefined
      const before = await this.#before(transaction, site, parent)
      await transaction
        .insertInto('releases')
        .values({
          id: release.id,
          site,
          number: before.number + 1,
          parent,
          revision,
          created_at: release.createdAt,
          depth: before.depth + 1,
          made_with: madeWith,
          delta: written,
          mixture: mixture.parts.length > 0 ? JSON.stringify(mixture) : null,
        })
        .execute()
      await insertAssets(transaction, site, delta)
      if (input.isTold) await noteIndexPing(transaction, { site, before: parent, after: release.id })
      if (slug !== undefined) await moveTo(transaction, site, { slug, knownUntil: parent && release.createdAt })
      if (domain !== undefined) await changeDomain(transaction, site, domain, release.createdAt)
      return release
    })
  }

  /** Takes a site that nobody has read yet to another address, or domain; false where it was published meanwhile. */
  moveUnread(site: string, { slug, domain }: Pick<NewRelease, 'slug' | 'domain'>): Promise<boolean> {
    return this.#query.transaction().execute(async (transaction) => {
      const update = transaction.updateTable('sites').set({ live_release: null }).where('id', '=', site)
      const unread = update.where('live_release', 'is', null).where('deleted_at', 'is', null)
      const { numUpdatedRows } = await unread.where('unfinished_since', 'is', null).executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      if (slug !== undefined) await moveTo(transaction, site, { slug, knownUntil: null })
      if (domain !== undefined) await changeDomain(transaction, site, domain, clock.date().toISOString())
      return true
    })
  }

  /** Since when releases are drawn for the address of a site and for what its host calls it; earlier ones no longer fit. */
  async fittingSince(site: string): Promise<string> {
    const left = this.#query.selectFrom('former_addresses').select('left_at').where('site', '=', site)
    const own = this.#query.selectFrom('sites').select(['paid_changed_at', 'readdressed_at']).where('id', '=', site)
    const movedAt = (await left.orderBy('left_at', 'desc').executeTakeFirst())?.left_at ?? ''
    const row = await own.executeTakeFirst()
    return [movedAt, row?.paid_changed_at ?? '', row?.readdressed_at ?? ''].toSorted().at(-1) ?? ''
  }

  /** Makes an earlier release live again, and has search engines told where the site has that done; false: it was deleted meanwhile. */
  async switchTo(site: string, release: ReleaseRow, isTold = false): Promise<boolean> {
    return this.#query.transaction().execute(async (transaction) => {
      const from = transaction.selectFrom('sites').select('live_release').where('id', '=', site)
      const before = (await from.executeTakeFirst())?.live_release ?? null
      const { numUpdatedRows } = await settingLive(transaction, site, release).executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      if (isTold) await noteIndexPing(transaction, { site, before, after: release.id })
      return true
    })
  }

  /** Newest first. */
  async list(site: string): Promise<ReleaseRow[]> {
    const rows = this.#query.selectFrom('releases').select(COLUMNS).where('site', '=', site).orderBy('number', 'desc')
    return (await rows.execute()).map(rowOf)
  }

  async find(site: string, id: string): Promise<ReleaseRow | undefined> {
    const row = this.#query.selectFrom('releases').select(COLUMNS).where('site', '=', site).where('id', '=', id)
    const found = await row.executeTakeFirst()
    return found && rowOf(found)
  }

  /** All that makes up a release, from the nearest full list, or from `known` where the way leads past it; its row may be at hand. */
  async lineage(
    id: string,
    known: string | null = null,
    atHand?: StoredRelease,
  ): Promise<Lineage & { readonly startsAt: string | null }> {
    const deltas: Delta[] = []
    const newest = atHand ?? (await this.#row(id))
    let row = newest
    for (;;) {
      if (row.id === known) return { ...facts(newest), deltas: deltas.reverse(), startsAt: known }
      if (row.files !== null)
        return { ...facts(newest), deltas: [read(row.files), ...deltas.reverse()], startsAt: null }
      deltas.push(read(row.delta))
      if (row.parent === null) return { ...facts(newest), deltas: deltas.reverse(), startsAt: null }
      row = await this.#row(row.parent)
    }
  }

  /** Keeps the whole list of a release, so that loading it does not take more and more steps. */
  async addList(id: string, list: Delta): Promise<void> {
    const files = await jsonInSlices(list)
    await this.#query.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('release_lists')
        .values({ release: id, files })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await transaction.updateTable('releases').set({ depth: 0 }).where('id', '=', id).execute()
    })
  }

  /** Puts the whole list of a release in the place of what cannot be read. */
  async replaceList(id: string, files: Delta): Promise<void> {
    await this.#query.deleteFrom('release_lists').where('release', '=', id).execute()
    await this.addList(id, files)
  }

  /** An immutable file that any release of the site had. */
  async findAsset(site: string, address: string): Promise<ReleaseFile | undefined> {
    const row = await this.#query
      .selectFrom('release_assets')
      .select(['hash', 'type', 'size'])
      .where('site', '=', site)
      .where('address', '=', address)
      .executeTakeFirst()
    return row && { ...row, isImmutable: true }
  }

  /** The smallest file of each of the sites that changed last and are live. */
  async someAssets(sites: number): Promise<{ readonly site: string; readonly hash: string }[]> {
    const live = this.#query.selectFrom('sites').select('id').where('live_release', 'is not', null)
    const found: { site: string; hash: string }[] = []
    for (const { id } of await live.orderBy('changed_at', 'desc').limit(sites).execute()) {
      const assets = this.#query.selectFrom('release_assets').select(['site', 'hash']).where('site', '=', id)
      const smallest = await assets.orderBy('size').limit(1).executeTakeFirst()
      if (smallest) found.push(smallest)
    }
    return found
  }

  async #row(id: string): Promise<StoredRelease> {
    const row = await this.#stored(id)
    if (!row) throw new Error(`The release ${id} is not in the database. Restore it from a backup.`)
    return row
  }

  readonly #stored = gathered((ids: readonly string[]) => storedReleases(this.#query, ids))

  async #before(transaction: Transaction<Tables>, site: string, parent: string | null) {
    const newest = await transaction
      .selectFrom('releases')
      .select('number')
      .where('site', '=', site)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    const from = parent
      ? await transaction.selectFrom('releases').select('depth').where('id', '=', parent).executeTakeFirst()
      : undefined
    return { number: newest?.number ?? 0, depth: from?.depth ?? 0 }
  }
}

/** One row update: before it visitors read the old release, after it the new one. */
async function switchLive(
  transaction: Transaction<Tables>,
  site: string,
  { parent, madeAt }: Pick<NewRelease, 'parent' | 'madeAt'>,
  release: ReleaseRow,
): Promise<boolean> {
  const update = settingLive(transaction, site, release)
  const ours = update.where('live_release', parent === null ? 'is' : '=', parent)
  const its = madeAt === undefined ? ours : ours.where('created_at', '=', madeAt)
  return (await its.executeTakeFirst()).numUpdatedRows > 0n
}

/** Nothing is live of a site that was deleted, or of which the rows are being removed, whatever was begun before. */
function settingLive(transaction: Transaction<Tables>, site: string, release: ReleaseRow) {
  const update = transaction.updateTable('sites').set(standing(release)).where('id', '=', site)
  return update.where('deleted_at', 'is', null).where('unfinished_since', 'is', null)
}

/** What visitors may know leads on from then on; the row of the site is locked by what came before. */
async function moveTo(
  transaction: Transaction<Tables>,
  site: string,
  { slug, knownUntil }: { readonly slug: string; readonly knownUntil: string | null },
): Promise<void> {
  const found = transaction.selectFrom('sites').select('slug').where('id', '=', site)
  const { slug: before } = await found.executeTakeFirstOrThrow()
  if (before === slug) return
  await transaction.deleteFrom('former_addresses').where('slug', '=', slug).where('site', '=', site).execute()
  await transaction.updateTable('sites').set({ slug }).where('id', '=', site).execute()
  await touchNames(transaction, site, clock.date().toISOString())
  if (knownUntil === null) return
  const left = { slug: before, site, left_at: knownUntil }
  await transaction.insertInto('former_addresses').values(left).execute()
}

export async function insertAssets(query: Database['query'], site: string, delta: Delta): Promise<void> {
  const rows = Object.entries(delta).flatMap(([address, file]) =>
    file?.isImmutable ? [{ site, address, hash: file.hash, type: file.type, size: file.size }] : [],
  )
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await query
      .insertInto('release_assets')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

function facts(row: { revision: number; depth: number; made_with: string }) {
  return { revision: row.revision, depth: row.depth, madeWith: row.made_with }
}

interface Row {
  readonly id: string
  readonly revision: number
  readonly createdAt: string
  readonly mixture: string | null
}

function rowOf({ mixture, ...row }: Row): ReleaseRow {
  return { ...row, ...(mixture === null ? PLAIN : (JSON.parse(mixture) as Mixture)) }
}

/** What the row of a site says while that release is live. */
function standing({ id, revision, ahead }: ReleaseRow) {
  return { live_release: id, published_revision: revision, published_ahead: ahead.length }
}

const read = (text: string) => JSON.parse(text) as Delta
