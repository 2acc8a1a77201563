import { randomUUID } from 'node:crypto'
import type { Site } from '@mimar/document'
import type { Transaction } from 'kysely'
import type { Delta } from '../releases/manifest.ts'
import { giveWay, jsonInSlices } from '../turns.ts'
import type { Database } from './database.ts'
import type { NewMessage } from './messages.store.ts'
import { insertAssets, type Mixture } from './releases.store.ts'
import type { Listed } from './sites.store.ts'
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

/** A whole site that is to be stored in one transaction. */
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
  readonly messages: readonly (Omit<NewMessage, 'site' | 'sender'> & {
    readonly sender: null
    readonly readAt: string | null
  })[]
  readonly schedule: { readonly at: string; readonly timeZone: string } | null
  /** All changes in any order, each as its row has it. */
  readonly changes: AsyncIterable<readonly Omit<Tables['operations'], 'site'>[]>
}

const ROWS_AT_ONCE = 100

/** Sites that come whole, with all they ever were. */
export class ArchiveStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Stores all of it or nothing; gives the release that visitors read. */
  async insert(whole: WholeSite): Promise<string | undefined> {
    const document = await jsonInSlices(whole.site)
    return this.#query.transaction().execute(async (transaction) => {
      await insertSite(transaction, whole, document)
      for await (const rows of whole.changes) {
        await inBatches(rows, (slice) =>
          transaction
            .insertInto('operations')
            .values(slice.map((row) => ({ ...row, site: whole.site.id })))
            .execute(),
        )
      }
      const live = await insertReleases(transaction, whole)
      await insertMessages(transaction, whole)
      await insertPeople(transaction, whole)
      return live
    })
  }
}

async function insertSite(transaction: Transaction<Tables>, whole: WholeSite, document: string): Promise<void> {
  const { site, slug, listed, owner, revision, pictures, schedule } = whole
  const at = new Date().toISOString()
  const { name, languages } = listed
  const known = { created_at: at, changed_at: at, is_paid: Number(site.constants.isPaid) }
  await transaction
    .insertInto('sites')
    .values({ id: site.id, slug, name, languages: languages.join(' '), revision, ...known })
    .execute()
  await transaction
    .insertInto('members')
    .values({ account: owner, site: site.id, role: 'owner', agreed_at: at })
    .execute()
  await transaction.insertInto('snapshots').values({ site: site.id, revision, document }).execute()
  await inBatches(pictures, (slice) =>
    transaction
      .insertInto('site_uploads')
      .values(slice.map((picture) => ({ site: site.id, ...picture })))
      .execute(),
  )
  if (!schedule) return
  const open = { attempts: 0, outcome: null, reason: null, ended_at: null }
  await transaction
    .insertInto('schedules')
    .values({
      site: site.id,
      account: owner,
      at: schedule.at,
      time_zone: schedule.timeZone,
      due_at: schedule.at,
      ...open,
    })
    .execute()
}

async function insertReleases(transaction: Transaction<Tables>, whole: WholeSite): Promise<string | undefined> {
  let parent: string | null = null
  let depth = 0
  let live: string | undefined
  for (const [index, release] of whole.releases.entries()) {
    const { revision, at, madeWith, delta, parts, ahead, files } = release
    const id = randomUUID()
    depth = files ? 0 : depth + 1
    const mixture = parts.length > 0 ? JSON.stringify({ parts, ahead }) : null
    const facts = { revision, created_at: at, depth, made_with: madeWith, delta: await jsonInSlices(delta), mixture }
    await transaction
      .insertInto('releases')
      .values({ id, site: whole.site.id, number: index + 1, parent, ...facts })
      .execute()
    if (files)
      await transaction
        .insertInto('release_lists')
        .values({ release: id, files: await jsonInSlices(files) })
        .execute()
    await insertAssets(transaction, whole.site.id, delta)
    if (release === whole.live) live = id
    parent = id
  }
  if (whole.live) {
    const standing = {
      live_release: live ?? null,
      published_revision: whole.live.revision,
      published_ahead: whole.live.ahead.length,
    }
    await transaction.updateTable('sites').set(standing).where('id', '=', whole.site.id).execute()
  }
  return live
}

async function insertMessages(transaction: Transaction<Tables>, { site, messages }: WholeSite): Promise<void> {
  const flag = (value: boolean | null) => (value === null ? null : Number(value))
  await inBatches(messages, (slice) =>
    transaction
      .insertInto('messages')
      .values(
        slice.map(({ text, attending, isCookieAccepted, key, readAt, ...same }) => ({
          ...{ ...same, site: site.id, body: text, attending: flag(attending), send_key: key, read_at: readAt },
          ...{ cookies_accepted: flag(isCookieAccepted), erased_at: null },
        })),
      )
      .execute(),
  )
}

/** By their addresses, invited: nobody becomes a member by a file. Who has no account yet gets one, and comes in by an owner's link. */
async function insertPeople(transaction: Transaction<Tables>, { site, people, owner }: WholeSite): Promise<void> {
  for (const { email, role } of people) {
    const account = { id: randomUUID(), email, role: 'member', created_at: new Date().toISOString() }
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

async function inBatches<Row>(
  rows: readonly Row[],
  insert: (slice: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insert(rows.slice(from, from + ROWS_AT_ONCE))
    // Visitors are answered in between; who needs the database waits for the end of the transaction.
    await giveWay()
  }
}
