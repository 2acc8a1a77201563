// Transfer of ownership, in two steps: a site is offered, and changes hands when the other agrees.
import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

interface NewOffer {
  readonly site: string
  /** To whom. */
  readonly account: string
  readonly offeredBy: string
  /** Whether who offers stays as an editor. */
  readonly stays: boolean
  readonly expires: Date
}

/** An offer as its owner reads it. */
interface MadeOffer {
  readonly email: string
  readonly stays: boolean
  readonly expiresAt: string
}

/** An offer as it is read by whom it is made to. */
interface OpenOffer {
  readonly site: string
  readonly siteName: string
  readonly by: string
  readonly expiresAt: string
}

/** Sites that are offered to somebody: nothing of them changes until that person agrees (0083). */
export class OfferStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** In place of the offer before. */
  async put({ site, account, offeredBy, stays, expires }: NewOffer): Promise<void> {
    const said = { account, offered_by: offeredBy, stays: stays ? 1 : 0, expires_at: expires.toISOString() }
    const row = this.#query.insertInto('site_offers').values({ site, ...said })
    await row.onConflict((conflict) => conflict.column('site').doUpdateSet(said)).execute()
  }

  async of(site: string, now: Date): Promise<MadeOffer | undefined> {
    const found = this.#open(now).innerJoin('accounts', 'accounts.id', 'site_offers.account')
    const row = await found.select(['email', 'stays', 'expires_at']).where('site', '=', site).executeTakeFirst()
    return row && { email: row.email, stays: row.stays === 1, expiresAt: row.expires_at }
  }

  /** What is offered to an account, what ends first before the others. */
  list(account: string, now: Date): Promise<OpenOffer[]> {
    return this.#open(now)
      .innerJoin('sites', 'sites.id', 'site_offers.site')
      .innerJoin('accounts', 'accounts.id', 'site_offers.offered_by')
      .select(['site_offers.site', 'sites.name as siteName', 'accounts.email as by', 'expires_at as expiresAt'])
      .where('site_offers.account', '=', account)
      .where('deleted_at', 'is', null)
      .orderBy('expires_at')
      .execute()
  }

  /** False where none stood. */
  async remove(site: string, account?: string): Promise<boolean> {
    const gone = this.#query.deleteFrom('site_offers').where('site', '=', site)
    const row = await gone
      .$if(account !== undefined, (to) => to.where('account', '=', account as string))
      .executeTakeFirst()
    return row.numDeletedRows > 0n
  }

  /** Gives the site to whom it was offered; undefined where nothing is offered to them any more, else who gave it. */
  accept(site: string, account: string, now: Date): Promise<string | undefined> {
    return this.#query.transaction().execute(async (transaction) => {
      // The offer goes first: of two who answer at once one finds nothing.
      const offer = await transaction
        .deleteFrom('site_offers')
        .where('site', '=', site)
        .where('account', '=', account)
        .where('expires_at', '>', now.toISOString())
        .returning(['offered_by', 'stays'])
        .executeTakeFirst()
      const former = offer && (await formerOwner(transaction, site, offer.offered_by))
      if (!offer || !former) return undefined
      await handOver(transaction, site, { from: offer.offered_by, to: account, stays: offer.stays === 1 }, now)
      return offer.offered_by
    })
  }

  #open(now: Date) {
    return this.#query.selectFrom('site_offers').where('expires_at', '>', now.toISOString())
  }
}

/** Undefined where who offered owns the site no more, or it was deleted, archived or taken down meanwhile. */
async function formerOwner(transaction: Transaction<Tables>, site: string, account: string) {
  const owner = transaction.selectFrom('members').innerJoin('sites', 'sites.id', 'members.site').select('account')
  const own = owner.where('site', '=', site).where('account', '=', account).where('role', '=', 'owner')
  const inUse = own.where('deleted_at', 'is', null).where('archived_at', 'is', null).where('down_at', 'is', null)
  return (await inUse.executeTakeFirst())?.account
}

interface Hands {
  readonly from: string
  readonly to: string
  readonly stays: boolean
}

/** What the former owner set up for themselves ends: links to the draft, the program and the mailbox for messages, a planned publish. */
async function handOver(transaction: Transaction<Tables>, site: string, { from, to, stays }: Hands, now: Date) {
  const at = now.toISOString()
  const former = { account: from, site }
  await transaction.deleteFrom('members').where('site', '=', site).where('account', 'in', [from, to]).execute()
  await transaction.insertInto('members').values({ account: to, site, role: 'owner', agreed_at: at }).execute()
  if (stays)
    await transaction
      .insertInto('members')
      .values({ ...former, role: 'editor', agreed_at: at })
      .execute()
  const open = transaction.updateTable('share_links').set({ closed_at: at }).where('site', '=', site)
  await open.where('closed_at', 'is', null).execute()
  for (const table of ['webhooks', 'mailboxes', 'schedules', 'page_schedules'] as const) {
    await transaction.deleteFrom(table).where('site', '=', site).execute()
  }
}
