import { randomUUID } from 'node:crypto'
import type { Site } from '@mimar/document'
import type { Transaction } from 'kysely'
import type { Delta } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import { logFailure } from '../log.ts'
import { jsonInSlices } from '../turns.ts'
import { type ArchivedEnquiries, type ArchivedMessage, insertMessages } from './archive-messages.ts'
import type { Database } from './database.ts'
import { foldedEmail } from './folded-email.ts'
import { inBatches } from './in-batches.ts'
import { insertAssets, type Mixture } from './releases.store.ts'
import { removeHalf } from './remove-site.ts'
import { pageScheduleId } from './schedules.store.ts'
import { type Listed, listedColumns } from './sites.store.ts'
import { snapshotRow } from './snapshot.ts'
import { packAgainst } from './stored-difference.ts'
import type { Tables } from './tables.ts'

/** A release that was drawn here from its recipe; the files are those of the one before it, changed by `delta`. */
export interface DrawnRelease extends Mixture {
  readonly revision: number
  readonly at: string
  readonly madeWith: string
  readonly delta: Delta
  /** All its files, where it stands so far from the last such list. */
  readonly files?: Delta | undefined
}

/** A publish that is still to come. */
interface ArchivedSchedule {
  readonly at: string
  readonly timeZone: string
}

/** A whole site that is to be stored. */
export interface WholeSite {
  readonly site: Site
  readonly slug: string
  readonly listed: Listed
  readonly owner: string
  readonly revision: number
  readonly releases: readonly DrawnRelease[]
  /** Which of the releases visitors read. */
  readonly live: DrawnRelease | undefined
  readonly pictures: readonly { readonly hash: string; readonly size: number }[]
  readonly people: readonly { readonly email: string; readonly role: string }[]
  readonly messages: readonly ArchivedMessage[]
  /** How messages come and are kept; undefined where the file does not say. */
  readonly enquiries: ArchivedEnquiries | undefined
  readonly schedule: ArchivedSchedule | null
  /** Of pages that are to be published by themselves; undefined where the file says nothing of them. */
  readonly pageSchedules?: readonly (ArchivedSchedule & { readonly page: string })[] | undefined
  /** All changes in any order, each as its row has it. */
  readonly changes: AsyncIterable<readonly Change[]>
}

type Change = Omit<Tables['operations'], 'site' | 'base'>

/** Sites that come whole, with all they ever were. */
export class ArchiveStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /**
   * Stores all of it or nothing; gives the release that visitors read. However long it is, others use the database meanwhile:
   * nobody sees the site before the one transaction that finishes it. One that is held waits for `ArrivalStore.finish`.
   */
  async insert(whole: WholeSite, isHeld = false): Promise<string | undefined> {
    const document = await jsonInSlices(whole.site)
    await this.#query.transaction().execute((transaction) => beginSite(transaction, whole, document))
    try {
      for await (const rows of whole.changes) await insertChanges(this.#query, whole.site.id, rows)
      const live = await insertReleases(this.#query, whole)
      await insertMessages(this.#query, whole.site.id, whole)
      if (!isHeld) await this.#query.transaction().execute((transaction) => finishSite(transaction, whole, live))
      return live
    } catch (failure) {
      // What cannot be taken away now is taken away by the next collection.
      await removeHalf(this.#query, whole.site.id).catch(
        logFailure('A site that was not imported stays hidden for now'),
      )
      throw failure
    }
  }

  /** A release more of a site that nobody sees yet, the newest of it, with the list of all its files. */
  async addRelease(site: string, release: DrawnRelease & { readonly files: Delta }): Promise<void> {
    const { revision, at, parts, ahead, madeWith, delta, files } = release
    const newest = await this.newestRelease(site)
    const id = randomUUID()
    const mixture = parts.length > 0 ? JSON.stringify({ parts, ahead }) : null
    const facts = { revision, created_at: at, depth: 0, made_with: madeWith, mixture, delta: await jsonInSlices(delta) }
    const row = { id, site, number: (newest?.number ?? 0) + 1, parent: newest?.id ?? null, ...facts }
    const list = { release: id, files: await jsonInSlices(files) }
    await this.#query.transaction().execute(async (transaction) => {
      await transaction.insertInto('releases').values(row).execute()
      await transaction.insertInto('release_lists').values(list).execute()
      await insertAssets(transaction, site, delta)
    })
  }

  async newestRelease(site: string): Promise<{ readonly id: string; readonly number: number } | undefined> {
    const rows = this.#query.selectFrom('releases').select(['id', 'number']).where('site', '=', site)
    return rows.orderBy('number', 'desc').limit(1).executeTakeFirst()
  }
}

type Query = Database['query']

/** The site without anybody who may see it, and its pictures, which are needed from now on. */
async function beginSite(transaction: Transaction<Tables>, whole: WholeSite, document: string): Promise<void> {
  const { site, slug, listed, revision, pictures } = whole
  const at = clock.date().toISOString()
  const known = { created_at: at, changed_at: at, unfinished_since: at, is_paid: Number(site.constants.isPaid) }
  await transaction
    .insertInto('sites')
    .values({ id: site.id, slug, ...listedColumns(listed), revision, ...known })
    .execute()
  await transaction
    .insertInto('snapshots')
    .values(snapshotRow(site.id, revision, document))
    .execute()
  const rows = pictures.map((picture) => ({ site: site.id, ...picture }))
  await inBatches(rows, (slice) => transaction.insertInto('site_uploads').values(slice).execute())
}

async function insertChanges(query: Query, site: string, rows: readonly Change[]): Promise<void> {
  const own = rows.map((row) => ({ ...row, site, inverse: packAgainst(row.inverse, row.operation) }))
  await inBatches(own, (slice) => query.insertInto('operations').values(slice).execute(), sizeOfChange)
}

const sizeOfChange = ({ operation, inverse }: Change) => operation.length + inverse.length

/** The release that visitors are to read; none of them does yet. */
async function insertReleases(query: Query, whole: WholeSite): Promise<string | undefined> {
  let parent: string | null = null
  let depth = 0
  let live: string | undefined
  for (const [index, release] of whole.releases.entries()) {
    const { revision, at, madeWith, delta, parts, ahead, files } = release
    const id = randomUUID()
    depth = files ? 0 : depth + 1
    const mixture = parts.length > 0 ? JSON.stringify({ parts, ahead }) : null
    const facts = { revision, created_at: at, depth, made_with: madeWith, delta: await jsonInSlices(delta), mixture }
    await query
      .insertInto('releases')
      .values({ id, site: whole.site.id, number: index + 1, parent, ...facts })
      .execute()
    if (files) {
      const list = { release: id, files: await jsonInSlices(files) }
      await query.insertInto('release_lists').values(list).execute()
    }
    await insertAssets(query, whole.site.id, delta)
    if (release === whole.live) live = id
    parent = id
  }
  return live
}

/** Gives it to its owner: from here on it is a site like any other. */
async function finishSite(transaction: Transaction<Tables>, whole: WholeSite, live?: string): Promise<void> {
  const { site, owner } = whole
  const standing = whole.live && {
    live_release: live ?? null,
    published_revision: whole.live.revision,
    published_ahead: whole.live.ahead.length,
  }
  const finished = { ...standing, unfinished_since: null }
  const { numUpdatedRows } = await transaction
    .updateTable('sites')
    .set(finished)
    .where('id', '=', site.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`The site "${site.id}" was taken away while it was brought in.`)
  const at = clock.date().toISOString()
  await transaction
    .insertInto('members')
    .values({ account: owner, site: site.id, role: 'owner', agreed_at: at })
    .execute()
  await insertPeople(transaction, whole)
  await insertSchedules(transaction, whole)
}

interface Owned extends Pick<WholeSite, 'owner'> {
  readonly site: Pick<Site, 'id'>
}

/** In the name of its owner here. */
export async function insertSchedules(
  transaction: Transaction<Tables>,
  { site: { id: site }, owner, schedule, pageSchedules = [] }: Owned & Pick<WholeSite, 'schedule' | 'pageSchedules'>,
): Promise<void> {
  const rowOf = ({ at, timeZone }: ArchivedSchedule) => {
    const open = { attempts: 0, outcome: null, reason: null, ended_at: null }
    return { site, account: owner, at, time_zone: timeZone, due_at: at, ...open }
  }
  if (schedule) await transaction.insertInto('schedules').values(rowOf(schedule)).execute()
  for (const one of pageSchedules) {
    const named = { id: pageScheduleId(site, one.page), page: one.page }
    const row = transaction.insertInto('page_schedules').values({ ...named, ...rowOf(one) })
    await row.onConflict((conflict) => conflict.doNothing()).execute()
  }
}

/** By their addresses, invited: nobody becomes a member by a file. Who has no account yet gets one, and comes in by an owner's link. */
export async function insertPeople(
  transaction: Transaction<Tables>,
  { site, people, owner }: Owned & Pick<WholeSite, 'people'>,
): Promise<void> {
  for (const { email: written, role } of people) {
    const email = foldedEmail(written)
    const account = { id: randomUUID(), email, role: 'member', created_at: clock.date().toISOString() }
    await transaction
      .insertInto('accounts')
      .values(account)
      .onConflict((on) => on.column('email').doNothing())
      .execute()
    const found = transaction.selectFrom('accounts').select('id').where('email', '=', email)
    const { id } = await found.executeTakeFirstOrThrow()
    await transaction
      .insertInto('members')
      .values({ account: id, site: site.id, role, invited_by: owner })
      .onConflict((on) => on.columns(['account', 'site']).doNothing())
      .execute()
  }
}
