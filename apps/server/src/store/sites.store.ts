import { type Operation, primaryLanguage, type Site, upgradeSite } from '@mimar/document'
import type { Selectable, Transaction } from 'kysely'
import { clock } from '../clock.ts'
import { parseInSlices } from '../parse-in-slices.ts'
import { jsonInSlices } from '../turns.ts'
import type { Account } from './accounts.store.ts'
import type { Database } from './database.ts'
import { endOfPage, withWhole } from './operation-pages.ts'
import { OperationRows, operationIn } from './operation-rows.ts'
import { type Of, ready } from './ready-query.ts'
import { removeHalf, removeSite } from './remove-site.ts'
import { snapshotRow, wholeDocument } from './snapshot.ts'
import type { Tables } from './tables.ts'

/** What the installation knows of a site without reading its document. */
export interface SiteRow {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly revision: number
  readonly liveRelease: string | null
  /** The newest revision at which the draft was what visitors read. */
  readonly publishedRevision: number | null
  /** So many of the changes after that revision have reached visitors alone. */
  readonly publishedAhead: number
  /** Codes, the primary first; null where only the document knows. */
  readonly languages: readonly string[] | null
  readonly changedAt: string
  /** Laid over the document whenever it is read; only the host changes it. */
  readonly isPaid: boolean
  /** Tells it from another site that had this id before it. */
  readonly createdAt: string
  /** Since when its owners have put it away, and where visitors are led on to from there. */
  readonly archived: { readonly at: string; readonly leadsTo: string | null } | null
  /** Since when its host shows visitors a notice in its place, and what owners are told. */
  readonly takenDown: { readonly at: string; readonly reason: string } | null
}

/** What lists say of a site. */
export interface Listed {
  readonly name: string
  readonly languages: readonly string[]
  /** By whose clock its days begin (IANA); '' where its owner has not said. */
  readonly timeZone: string
}

export interface StoredOperation {
  readonly id: string
  readonly revision: number
  readonly operation: Operation
}

export interface NewOperation extends StoredOperation {
  readonly inverse: Operation
}

/** A site's document as it was at some revision. */
export interface Snapshot {
  readonly site: Site
  readonly revision: number
}

/** What a `SiteRow` is made of. */
export const siteColumns = [
  ...(['id', 'slug', 'name', 'revision', 'live_release', 'published_revision', 'published_ahead'] as const),
  ...(['languages', 'changed_at', 'created_at', 'is_paid'] as const),
  ...(['archived_at', 'leads_to', 'down_at', 'down_reason'] as const),
]

/** What of addresses is known beside the tables. */
interface Addresses {
  /** Whether a slug leads somewhere else. */
  isKept(slug: string): boolean
  /** Hears of new sites. */
  settle(): Promise<void>
}

/** Sites and their operations. What `append` stores is durable when it returns. */
export class SiteStore {
  readonly #query: Database['query']
  readonly #store: Database['store']
  readonly #addresses: Partial<Addresses>
  readonly #rows = new OperationRows()
  readonly #find = ready((of: Of<{ id: string }>) =>
    this.#query.selectFrom('sites').select(siteColumns).where('id', '=', of('id')),
  )
  readonly #revisionOf = ready((of: Of<{ site: string; id: string }>) =>
    this.#query
      .selectFrom('operations')
      .select(['change_id', 'revision'])
      .where('site', '=', of('site'))
      .where('change_id', '=', of('id')),
  )
  readonly #advance = ready((of: Of<Advance>) =>
    this.#query
      .updateTable('sites')
      .set({ revision: of('revision'), changed_at: of('at') })
      .set({ name: of('name'), languages: of('languages'), time_zone: of('time_zone') })
      .where('id', '=', of('site'))
      .where('revision', '=', of('from'))
      .where('created_at', '=', of('createdAt')),
  )
  readonly #insertOperation = ready((of: Of<Tables['operations']>) =>
    this.#query.insertInto('operations').values({
      ...{ site: of('site'), revision: of('revision'), change_id: of('change_id'), account: of('account') },
      ...{ operation: of('operation'), base: of('base'), inverse: of('inverse'), at: of('at') },
    }),
  )

  constructor({ query, store }: Database, addresses: Partial<Addresses> = {}) {
    this.#query = query
    this.#store = store
    this.#addresses = addresses
  }

  /** The sites of an account, the oldest first, as far as who gave it its session owns them; null: all there are. */
  async list(account: Pick<Account, 'id' | 'givenBy'> | null, limit?: number): Promise<SiteRow[]> {
    const finished = this.#query.selectFrom('sites').where('unfinished_since', 'is', null)
    let sites = finished.select(siteColumns).orderBy('created_at').orderBy('id')
    if (account !== null) {
      const members = this.#query.selectFrom('members').select('site').where('agreed_at', 'is not', null)
      sites = sites.where('id', 'in', members.where('account', '=', account.id))
      const { givenBy } = account
      if (givenBy !== undefined) {
        sites = sites.where('id', 'in', members.where('account', '=', givenBy).where('role', '=', 'owner'))
      }
    }
    return (await (limit === undefined ? sites : sites.limit(limit)).execute()).map(siteRowOf)
  }

  async find(id: string): Promise<SiteRow | undefined> {
    const [row] = (await this.#query.executeQuery(this.#find({ id }))).rows
    return row && siteRowOf(row)
  }

  async findBySlug(slug: string): Promise<SiteRow | undefined> {
    const row = await this.#query.selectFrom('sites').select(siteColumns).where('slug', '=', slug).executeTakeFirst()
    return row && siteRowOf(row)
  }

  /** Whether a site stands at that address, or stood there, or something else does; those of the site `butBy` itself do not count. */
  async isTaken(slug: string, butBy = ''): Promise<boolean> {
    if (this.#addresses.isKept?.(slug)) return true
    // One query: an address that is being left is in either table at any moment.
    const present = this.#query.selectFrom('sites').select('id').where('slug', '=', slug).where('id', '!=', butBy)
    const former = this.#query.selectFrom('former_addresses').select('site as id').where('slug', '=', slug)
    return (await present.unionAll(former.where('site', '!=', butBy)).execute()).length > 0
  }

  /** Where a site stood before, the last first. */
  async formerAddresses(site: string): Promise<{ readonly slug: string; readonly leftAt: string }[]> {
    const rows = this.#query.selectFrom('former_addresses').select(['slug', 'left_at as leftAt'])
    return rows.where('site', '=', site).orderBy('left_at', 'desc').orderBy('slug').execute()
  }

  async insert(input: { site: Site; slug: string; name: string; owner: string }): Promise<void> {
    const { site, slug, name, owner } = input
    const document = await jsonInSlices(site)
    await this.#query.transaction().execute(async (transaction) => {
      const at = clock.date().toISOString()
      const times = { created_at: at, changed_at: at }
      await transaction
        .insertInto('sites')
        .values({
          ...{ id: site.id, slug, revision: 0, is_paid: Number(site.constants.isPaid) },
          ...{ ...listedColumns({ name, languages: languagesOf(site), timeZone: timeZoneOf(site) }), ...times },
        })
        .execute()
      await transaction
        .insertInto('members')
        .values({ account: owner, site: site.id, role: 'owner', agreed_at: at })
        .execute()
      await insertSnapshot(transaction, snapshotRow(site.id, 0, document))
    })
    await this.#addresses.settle?.()
  }

  /** Takes a site away with everything that belongs to it. */
  remove(id: string): Promise<void> {
    return removeSite(this.#query, id)
  }

  /** The same for one that is being brought in; one that has arrived stays. */
  removeHalf(id: string): Promise<void> {
    return removeHalf(this.#query, id)
  }

  /** Makes a site paid or free, for the host alone; a server that runs knows it when it reads the site next. */
  async setPaid(id: string, isPaid: boolean): Promise<void> {
    const change = { is_paid: Number(isPaid), paid_changed_at: clock.date().toISOString() }
    const sites = this.#query.updateTable('sites').set(change).where('id', '=', id)
    await sites.where('is_paid', '!=', change.is_paid).execute()
  }

  /** The revisions of which there are snapshots, the newest first. */
  async snapshotRevisions(site: string): Promise<number[]> {
    const rows = this.#query.selectFrom('snapshots').select('revision').where('site', '=', site)
    return (await rows.orderBy('revision', 'desc').execute()).map(({ revision }) => revision)
  }

  /** The operations after it complete the document. Fails where it is damaged. */
  async snapshot(site: string, revision: number): Promise<Snapshot> {
    const rows = this.#query.selectFrom('snapshots').select(['document', 'checksum']).where('site', '=', site)
    const stored = await rows.where('revision', '=', revision).executeTakeFirstOrThrow()
    return { site: upgradeSite(await parseInSlices(wholeDocument(stored))), revision }
  }

  /** Puts a whole snapshot in the place of those that are damaged. */
  async mendSnapshots({ site, revision }: Snapshot, damaged: readonly number[]): Promise<void> {
    const document = await jsonInSlices(site)
    await this.#query.transaction().execute(async (transaction) => {
      const bad = transaction.deleteFrom('snapshots').where('site', '=', site.id).where('revision', 'in', damaged)
      await bad.execute()
      await insertSnapshot(transaction, snapshotRow(site.id, revision, document))
    })
  }

  /** Keeps this one, the one before it, and the last before what visitors read, from which that can be made again. */
  async addSnapshot({ site, revision }: Snapshot): Promise<void> {
    const document = await jsonInSlices(site)
    await this.#query.transaction().execute(async (transaction) => {
      await insertSnapshot(transaction, snapshotRow(site.id, revision, document))
      const kept = await transaction
        .selectFrom('snapshots')
        .select('revision')
        .where('site', '=', site.id)
        .orderBy('revision', 'desc')
        .limit(2)
        .execute()
      const oldest = kept.at(-1)?.revision ?? 0
      const old = transaction.deleteFrom('snapshots').where('site', '=', site.id).where('revision', '<', oldest)
      await old.where('revision', '!=', await beforePublished(transaction, site.id)).execute()
    })
  }

  /** Notes that visitors of a release read what the draft is at a revision; false when they read another one now. */
  async level({ id, revision }: Pick<SiteRow, 'id' | 'revision'>, release: string): Promise<boolean> {
    const update = this.#query
      .updateTable('sites')
      .set({ published_revision: revision, published_ahead: 0 })
      .where('id', '=', id)
      .where('live_release', '=', release)
      .where('published_revision', '<=', revision)
    return (await update.executeTakeFirst()).numUpdatedRows > 0n
  }

  /** The operations after a revision, oldest first: a page of them. */
  async operationsAfter(site: string, { after, upTo, limit = MOST_AT_ONCE }: Wanted): Promise<StoredOperation[]> {
    const end = await endOfPage(this.#query, site, { after, upTo, limit }, 'asc')
    if (end === undefined) return []
    const rows = await withWhole(this.#query)
      .select(['operations.change_id', 'operations.revision', 'operations.operation', 'whole.operation as whole'])
      .where('operations.site', '=', site)
      .where('operations.revision', '>', after)
      .where('operations.revision', '<=', end)
      .orderBy('operations.revision')
      .execute()
    return rows.map((row) => ({
      id: row.change_id,
      revision: row.revision,
      operation: JSON.parse(operationIn(row)) as Operation,
    }))
  }

  /** Which of these change ids are stored, and the revisions they made. */
  async revisionsOf(site: string, ids: readonly string[]): Promise<Map<string, number>> {
    const [id = '', ...others] = ids
    const stored = this.#query.selectFrom('operations').select(['change_id', 'revision']).where('site', '=', site)
    const rows =
      others.length === 0
        ? (await this.#query.executeQuery(this.#revisionOf({ site, id }))).rows
        : await stored.where('change_id', 'in', ids).execute()
    return new Map(rows.map((row) => [row.change_id, row.revision]))
  }

  /** The database has lost changes that it had: none is stored as a difference to one of them. */
  forgetTexts(): void {
    this.#rows.forget()
  }

  /**
   * Stores operations that follow on the revision `from` without a gap, together and durably. 'moved': the site is at another revision
   * by now, is another site, or is gone.
   */
  async append(
    site: string,
    { from, operations, account, listed, at = clock.date().toISOString() }: Appended,
  ): Promise<'stored' | 'moved'> {
    const newest = operations.at(-1)
    if (!newest) return 'stored'
    const { rows, remember } = this.#rows.make(operations, { site, account, at, from })
    const stored = await this.#store(async (transaction) => {
      const news = { revision: newest.revision, at, ...listedColumns(listed) }
      // The row is written before anything else: whoever writes meanwhile waits, and who was slower finds no such row.
      const advance = this.#advance({ site, from: from.revision, createdAt: from.createdAt, ...news })
      if ((await transaction.executeQuery(advance)).numAffectedRows !== 1n) return 'moved'
      const [row, ...others] = rows
      if (row && others.length === 0) await transaction.executeQuery(this.#insertOperation(row))
      else await transaction.insertInto('operations').values(rows).execute()
      return 'stored'
    })
    if (stored === 'stored') remember()
    return stored
  }
}

/** What the row of a site says after a change, and what it said before. */
interface Advance {
  readonly site: string
  readonly from: number
  readonly createdAt: string
  readonly revision: number
  readonly at: string
  readonly name: string
  readonly languages: string
  readonly time_zone: string
}

/** The most of one page of operations. */
const MOST_AT_ONCE = 500

/** The operations after one revision, up to another. */
interface Wanted {
  readonly after: number
  readonly upTo?: number
  readonly limit?: number
}

interface Appended {
  readonly from: Pick<SiteRow, 'revision' | 'createdAt'>
  readonly operations: readonly NewOperation[]
  readonly account: string
  readonly listed: Listed
  readonly at?: string | undefined
}

/** The revision of the last snapshot from which what visitors read can be made; -1 where there is none. */
async function beforePublished(transaction: Transaction<Tables>, site: string): Promise<number> {
  const row = await transaction
    .selectFrom('snapshots')
    .innerJoin('sites', 'sites.id', 'snapshots.site')
    .select('snapshots.revision')
    .where('snapshots.site', '=', site)
    .whereRef('snapshots.revision', '<=', 'sites.published_revision')
    .orderBy('snapshots.revision', 'desc')
    .executeTakeFirst()
  return row?.revision ?? -1
}

async function insertSnapshot(transaction: Transaction<Tables>, snapshot: Tables['snapshots']): Promise<void> {
  await transaction
    .insertInto('snapshots')
    .values(snapshot)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The row as the rest of the server knows it. */
export function siteRowOf(row: Pick<Selectable<Tables['sites']>, (typeof siteColumns)[number]>): SiteRow {
  const { live_release: liveRelease, published_revision: publishedRevision, languages, ...rest } = row
  const { changed_at, created_at: createdAt, published_ahead: publishedAhead, is_paid, ...named } = rest
  const { archived_at, leads_to: leadsTo, down_at, down_reason, ...site } = named
  const codes = languages?.split(' ') ?? null
  return {
    ...site,
    liveRelease,
    publishedRevision,
    publishedAhead,
    languages: codes,
    changedAt: changed_at ?? createdAt,
    createdAt,
    isPaid: is_paid === 1,
    archived: archived_at === null ? null : { at: archived_at, leadsTo },
    takenDown: down_at === null ? null : { at: down_at, reason: down_reason ?? '' },
  }
}

/** The same as the row of a site has it. */
export const listedColumns = ({ name, languages, timeZone }: Listed) => ({
  ...{ name, languages: languages.join(' '), time_zone: timeZone },
})

export const timeZoneOf = ({ settings }: Site): string => settings.business.timeZone ?? ''

/** Codes of a site's languages, the primary first. */
export function languagesOf(site: Site): string[] {
  const primary = primaryLanguage(site).code
  const others = site.languages.toSorted((one, two) => one.order - two.order).map(({ code }) => code)
  return [primary, ...others.filter((code) => code !== primary)]
}
