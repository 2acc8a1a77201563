import type { OwnerLimits, SignUp } from '@mimar/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import { clock } from '../clock.ts'
import { arrivingBytes } from './arriving-pictures.store.ts'
import type { Database } from './database.ts'
import { sentBytes } from './sent-files.store.ts'
import type { Tables } from './tables.ts'

const THE_ONE = 'all'
const NOTHING: OwnerLimits = { sites: null, pictureMb: null, visits: null }

/** What somebody's sites hold. */
interface Held {
  readonly sites: number
  readonly pictureBytes: number
  readonly visits: number
}

interface HeldSiteRow extends Omit<Held, 'sites'> {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly isPublished: boolean
}

const MOST_SITES_TOLD = 200

/** How much owners may have, and how much they have (quotas). Counts are of the sites that somebody owns. */
export class QuotaStore {
  readonly #query: Database['query']

  constructor({ query }: Pick<Database, 'query'>) {
    this.#query = query
  }

  /** What was said of all who make sites; `signUp` is undefined where nothing was. */
  async tenancy(): Promise<{ signUp: SignUp | undefined; limits: OwnerLimits }> {
    const row = await this.#query.selectFrom('tenancy').selectAll().where('id', '=', THE_ONE).executeTakeFirst()
    if (!row) return { signUp: undefined, limits: NOTHING }
    const limits = { sites: row.most_sites, pictureMb: row.most_picture_mb, visits: row.most_visits }
    return { signUp: (row.sign_up as SignUp | null) ?? undefined, limits }
  }

  async setTenancy({ signUp, limits }: { signUp: SignUp; limits: OwnerLimits }): Promise<void> {
    const { sites, pictureMb, visits } = limits
    const said = { sign_up: signUp, most_sites: sites, most_picture_mb: pictureMb, most_visits: visits }
    await this.#query
      .insertInto('tenancy')
      .values({ id: THE_ONE, ...said })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
      .execute()
  }

  /** Says who may make an account, and leaves the limits as they are. */
  async setSignUp(signUp: SignUp): Promise<void> {
    await this.setTenancy({ signUp, limits: (await this.tenancy()).limits })
  }

  /** How much an account may have: what was said of it, or of all. Whoever runs the installation has no limits. */
  async limitsOf(account: string): Promise<OwnerLimits> {
    const found = this.#query.selectFrom('accounts').where('id', '=', account)
    const row = await found.select(['role', 'most_sites', 'most_picture_mb', 'most_visits']).executeTakeFirst()
    if (!row || row.role === 'owner') return NOTHING
    const { limits } = await this.tenancy()
    return {
      sites: row.most_sites ?? limits.sites,
      pictureMb: row.most_picture_mb ?? limits.pictureMb,
      visits: row.most_visits ?? limits.visits,
    }
  }

  /** The account that a site counts for: who has owned it longest. */
  async ownerOf(site: string): Promise<string | undefined> {
    const owners = this.#query.selectFrom('members').select('account').where('site', '=', site)
    const agreed = owners.where('role', '=', 'owner').where('agreed_at', 'is not', null)
    return (await agreed.orderBy('agreed_at').orderBy('account').executeTakeFirst())?.account
  }

  /** What somebody's sites hold, and how often they were read since that day. Deleted ones count as sites until they are erased, archived ones do not. */
  async heldBy(account: string, since: string): Promise<Held> {
    const [sites, pictureBytes, visits] = [
      await this.sitesOf(account),
      await this.pictureBytesOf(account),
      await this.visitsOf(account, since),
    ]
    return { sites, pictureBytes, visits }
  }

  async sitesOf(account: string): Promise<number> {
    const archived = this.#query.selectFrom('sites').select('id').where('archived_at', 'is not', null)
    const kept = await this.#owned(account)
      .where('site', 'not in', archived)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirst()
    const deleted = await this.#query
      .selectFrom('deleted_members')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('account', '=', account)
      .where('role', '=', 'owner')
      .executeTakeFirst()
    return Number(kept?.count ?? 0) + Number(deleted?.count ?? 0)
  }

  /** As they were sent, and the sizes and types made of them; files that visitors sent count beside them. */
  async pictureBytesOf(account: string): Promise<number> {
    const uploads = this.#query.selectFrom('site_uploads')
    const sent = this.#query.selectFrom('message_files').where('site', 'in', this.#owned(account).select('site'))
    const sum = await sent.select(({ fn }) => fn.sum<number | string>('size').as('bytes')).executeTakeFirst()
    const pictures = await this.#bytesOf(uploads.where('site', 'in', this.#owned(account).select('site')))
    return pictures + Number(sum?.bytes ?? 0)
  }

  /** The same of one site. */
  async pictureBytesOn(site: string): Promise<number> {
    const uploads = this.#query.selectFrom('site_uploads').where('site', '=', site)
    return (await this.#bytesOf(uploads)) + (await sentBytes(this.#query, site))
  }

  async #bytesOf(sent: SelectQueryBuilder<Tables, 'site_uploads', object>): Promise<number> {
    const originals = await sent.select(({ fn }) => fn.sum<number | string>('size').as('bytes')).executeTakeFirst()
    const files = await this.#query
      .selectFrom('media_files')
      .select(({ fn }) => fn.sum<number | string>('size').as('bytes'))
      .where('media', 'in', sent.select('hash'))
      .executeTakeFirst()
    return Number(originals?.bytes ?? 0) + Number(files?.bytes ?? 0)
  }

  /** Of all pictures that are on their way to somebody. */
  arrivingBytesOf(account: string): Promise<number> {
    return arrivingBytes(this.#query, account)
  }

  /** How many sites are on their way to somebody, beside that move. */
  async arrivingSitesOf(account: string, move: string): Promise<number> {
    const rows = this.#query.selectFrom('site_arrivals').where('account', '=', account).where('move', '!=', move)
    const now = clock.date().toISOString()
    const coming = rows.where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'ready'),
        and([eb('state', 'in', ['arriving', 'taking', 'here']), eb('expires_at', '>', now)]),
      ]),
    )
    const row = await coming.select(({ fn }) => fn.countAll<number | string>().as('count')).executeTakeFirst()
    return Number(row?.count ?? 0)
  }

  async visitsOf(account: string, since: string): Promise<number> {
    const read = await this.#query
      .selectFrom('site_visits')
      .select(({ fn }) => fn.sum<number | string>('pages').as('pages'))
      .where('day', '>', since)
      .where('site', 'in', this.#owned(account).select('site'))
      .executeTakeFirst()
    return Number(read?.pages ?? 0)
  }

  /** The sites that somebody owns, each with what it holds. */
  async sitesHeldBy(account: string, since: string): Promise<HeldSiteRow[]> {
    const bytes = sql<number>`(select coalesce(sum(size), 0) from site_uploads where site_uploads.site = sites.id) + (select coalesce(sum(size), 0) from message_files where message_files.site = sites.id)`
    const pages = sql<number>`(select coalesce(sum(pages), 0) from site_visits where site_visits.site = sites.id and day > ${since})`
    const rows = await this.#query
      .selectFrom('sites')
      .select(['sites.id', 'name', 'slug', 'live_release', bytes.as('bytes'), pages.as('visits')])
      .where('sites.id', 'in', this.#owned(account).select('site'))
      .orderBy('name')
      .orderBy('sites.id')
      .limit(MOST_SITES_TOLD)
      .execute()
    return rows.map(({ id, name, slug, live_release, ...row }) => ({
      ...{ id, name, slug, isPublished: live_release !== null },
      ...{ pictureBytes: Number(row.bytes), visits: Number(row.visits) },
    }))
  }

  #owned(account: string) {
    const owned = this.#query.selectFrom('members').where('account', '=', account).where('role', '=', 'owner')
    return owned.where('agreed_at', 'is not', null)
  }
}
