import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A domain of a site's own, as its owner claimed it. */
export interface DomainRow {
  readonly site: string
  /** Without www, as DNS writes it (punycode). */
  readonly name: string
  readonly hasWww: boolean
  /** The one of its names that the others lead to. */
  readonly main: string
  readonly token: string
  /** JSON of what DNS answered last. */
  readonly answers: string | null
  readonly madeAt: string
  readonly provedAt: string | null
  readonly connectedAt: string | null
  readonly checkedAt: string | null
  readonly dueAt: string | null
  /** JSON of what a visitor would see there, and when somebody looked; null: not since it was connected. */
  readonly visited: string | null
  readonly visitedAt: string | null
}

/** A proved name, and the site that it leads to. */
export interface ProvedName {
  readonly name: string
  readonly site: string
  readonly slug: string
  readonly main: string
  readonly isConnected: boolean
}

type NewDomain = Pick<DomainRow, 'site' | 'name' | 'hasWww' | 'main' | 'token'>

const COLUMNS = [
  ...(['site', 'name', 'has_www', 'main', 'token', 'answers', 'made_at as madeAt'] as const),
  ...(['proved_at as provedAt', 'connected_at as connectedAt', 'checked_at as checkedAt', 'due_at as dueAt'] as const),
  ...(['visited', 'visited_at as visitedAt'] as const),
]

/** Domains of sites' own, and which names are proved. */
export class DomainStore {
  readonly #query: Database['query']
  readonly #kind: Database['kind']

  constructor({ query, kind }: Database) {
    this.#query = query
    this.#kind = kind
  }

  async find(site: string): Promise<DomainRow | undefined> {
    const row = this.#query.selectFrom('domains').select(COLUMNS).where('site', '=', site)
    const found = await row.executeTakeFirst()
    return found && rowOf(found)
  }

  /** Takes the site whose domain waits longest to be looked at: until then no other server takes it. Undefined where none is due. */
  async takeDue(now: Date, until: Date): Promise<string | undefined> {
    const due = this.#query.selectFrom('domains').select('site').where('due_at', '<=', now.toISOString())
    const next = due
      .orderBy('due_at')
      .limit(1)
      .$if(this.#kind === 'postgres', (one) => one.forUpdate().skipLocked())
    const row = this.#query.updateTable('domains').set({ due_at: until.toISOString() }).where('site', '=', next)
    return (await row.where('due_at', '<=', now.toISOString()).returning('site').executeTakeFirst())?.site
  }

  /** Puts a claim in the place of the one before; nothing of it is proved. */
  async claim({ site, name, hasWww, main, token }: NewDomain, now: Date): Promise<void> {
    const at = now.toISOString()
    await this.#query.transaction().execute(async (transaction) => {
      await removeDomain(transaction, site)
      const row = { site, name, main, token, has_www: Number(hasWww), made_at: at, due_at: at }
      await transaction.insertInto('domains').values(row).execute()
    })
  }

  /** Notes what DNS answered, and when it is asked again; only for the claim that was asked for. */
  async noteAnswers(
    { site, token }: Pick<DomainRow, 'site' | 'token'>,
    {
      answers,
      checkedAt,
      dueAt,
    }: { readonly answers: string; readonly checkedAt: string; readonly dueAt: string | null },
  ): Promise<void> {
    const noted = { answers, checked_at: checkedAt, due_at: dueAt }
    const own = this.#query.updateTable('domains').set(noted).where('site', '=', site)
    await own.where('token', '=', token).execute()
  }

  /** Notes what a visitor would see; only for the claim, and the main name, that were asked for. */
  async noteVisit(
    { site, token, main }: Pick<DomainRow, 'site' | 'token' | 'main'>,
    visited: string,
    at: Date,
  ): Promise<void> {
    const own = this.#query.updateTable('domains').set({ visited, visited_at: at.toISOString() })
    await own.where('site', '=', site).where('token', '=', token).where('main', '=', main).execute()
  }

  /**
   * Gives a site the names it has proved. `from` is who had them and lost the proof: its claim waits again. False where somebody
   * else has one of them, or the claim was taken back.
   */
  prove({ site, token }: Pick<DomainRow, 'site' | 'token'>, now: Date, from: readonly string[] = []): Promise<boolean> {
    const at = now.toISOString()
    return this.#query.transaction().execute(async (transaction) => {
      const claims = transaction.updateTable('domains').set({ proved_at: at }).where('site', '=', site)
      if ((await claims.where('token', '=', token).executeTakeFirst()).numUpdatedRows === 0n) return false
      const claim = transaction.selectFrom('domains').select(COLUMNS).where('site', '=', site)
      const names = namesOf(rowOf(await claim.executeTakeFirstOrThrow()))
      for (const before of from) await loseNames(transaction, before, at)
      for (const name of names) {
        const given = transaction.insertInto('domain_names').values({ name, site, changed_at: at })
        await given.onConflict((conflict) => conflict.doNothing()).execute()
      }
      const own = transaction.selectFrom('domain_names').select('name').where('site', '=', site)
      if ((await own.where('name', 'in', names).execute()).length === names.length) return true
      await loseNames(transaction, site, at)
      return false
    })
  }

  /** Leads the other names of a domain to this one from the time when visitors come. */
  async setMain(site: string, main: string): Promise<void> {
    await this.#query.updateTable('domains').set({ main }).where('site', '=', site).execute()
  }

  /** Whether a site that is not deleted stands at an address below the sites' domain, or stood there. */
  async hasSite(slug: string): Promise<boolean> {
    const sites = this.#query.selectFrom('sites').where('deleted_at', 'is', null)
    const present = sites.select('sites.id').where('sites.slug', '=', slug)
    const former = sites.innerJoin('former_addresses', 'former_addresses.site', 'sites.id').select('sites.id')
    return (await present.unionAll(former.where('former_addresses.slug', '=', slug)).execute()).length > 0
  }

  /** How far the certificate of a name is; undefined where it has none of ours. */
  async certificateOf(name: string) {
    const rows = this.#query.selectFrom('certificates').where('name', '=', name)
    const columns = ['asked_at as orderedAt', 'answered_at as checkedAt', 'issued_at as issuedAt'] as const
    const rest = ['wanted_since as wantedAt', 'ends_at as endsAt', 'failure', 'due_at as dueAt'] as const
    return rows.select([...columns, ...rest]).executeTakeFirst()
  }

  /** Has one that failed looked at now. */
  async hurryCertificate(name: string, now: Date): Promise<void> {
    const at = now.toISOString()
    const failed = this.#query.updateTable('certificates').set({ due_at: at }).where('name', '=', name)
    await failed.where('due_at', '>', at).where('failing_since', 'is not', null).execute()
  }

  /** Keeps a link for a helper; false where the site has no domain. */
  async addHelp(hash: string, site: string, now: Date, expires: Date): Promise<boolean> {
    await this.#query.deleteFrom('domain_help').where('expires_at', '<=', now.toISOString()).execute()
    if (!(await this.find(site))) return false
    await this.#query.insertInto('domain_help').values({ hash, site, expires_at: expires.toISOString() }).execute()
    return true
  }

  /** The site whose domain a link shows. */
  async helped(hash: string, now: Date): Promise<string | undefined> {
    const help = this.#query.selectFrom('domain_help').select('site').where('hash', '=', hash)
    return (await help.where('expires_at', '>', now.toISOString()).executeTakeFirst())?.site
  }

  /** The sites that have proved one of these names. */
  async ownersOf(names: readonly string[]): Promise<string[]> {
    const owners = this.#query.selectFrom('domain_names').select('site').where('name', 'in', names).distinct()
    return (await owners.execute()).map(({ site }) => site)
  }

  /** The names that a site has proved, its main one first. */
  async provedNames(site: string): Promise<string[]> {
    const names = this.#query.selectFrom('domain_names').innerJoin('domains', 'domains.site', 'domain_names.site')
    const own = names.select(['domain_names.name', 'domains.main']).where('domain_names.site', '=', site)
    const rows = await own.orderBy('domain_names.name').execute()
    return rows.toSorted((a, b) => Number(b.name === b.main) - Number(a.name === a.main)).map(({ name }) => name)
  }

  /** Takes a domain away that visitors are not at. One they are at is taken away together with what is drawn for it. */
  async removeUnconnected(site: string): Promise<void> {
    await this.#query.deleteFrom('domains').where('site', '=', site).where('connected_at', 'is', null).execute()
  }

  /** Every proved name of every site that is not deleted. */
  async allNames(): Promise<ProvedName[]> {
    const rows = await this.#standing()
      .innerJoin('domains', 'domains.site', 'domain_names.site')
      .select(['domain_names.name', 'domain_names.site', 'sites.slug', 'domains.main', 'domains.connected_at'])
      .execute()
    return rows.map(({ connected_at: at, ...row }) => ({ ...row, isConnected: at !== null }))
  }

  /** Another text with every change of what `allNames` answers. */
  async stamp(): Promise<string> {
    const row = this.#standing().select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max('domain_names.changed_at').as('last'),
    ])
    const { count, last } = await row.executeTakeFirstOrThrow()
    return `${count} ${last}`
  }

  #standing() {
    const names = this.#query.selectFrom('domain_names').innerJoin('sites', 'sites.id', 'domain_names.site')
    return names.where('sites.deleted_at', 'is', null)
  }
}

/** What is said of a domain in the step that switches what visitors read. */
export type DomainChange = { readonly main: string } | 'disconnected' | 'removed'

/** Says that visitors are at a domain from then on, at another of its names, or no longer; in the transaction that switches the pages. */
export async function changeDomain(
  transaction: Transaction<Tables>,
  site: string,
  change: DomainChange,
  at: string,
): Promise<void> {
  await transaction.updateTable('sites').set({ readdressed_at: at }).where('id', '=', site).execute()
  if (change === 'removed') return removeDomain(transaction, site)
  const set = change === 'disconnected' ? { connected_at: null } : { main: change.main, connected_at: at, ...UNVISITED }
  await transaction.updateTable('domains').set(set).where('site', '=', site).execute()
  await touchNames(transaction, site, at)
}

/** Whoever comes to another name, or anew, may see something else. */
const UNVISITED = { visited: null, visited_at: null }

/** Has every process look at the names of a site again. */
export async function touchNames(transaction: Transaction<Tables>, site: string, at: string): Promise<void> {
  await transaction.updateTable('domain_names').set({ changed_at: at }).where('site', '=', site).execute()
}

/** All names of a domain. */
export const namesOf = ({ name, hasWww }: Pick<DomainRow, 'name' | 'hasWww'>): string[] =>
  hasWww ? [name, `www.${name}`] : [name]

async function removeDomain(transaction: Transaction<Tables>, site: string): Promise<void> {
  await transaction.deleteFrom('domain_names').where('site', '=', site).execute()
  await transaction.deleteFrom('domains').where('site', '=', site).execute()
}

async function loseNames(transaction: Transaction<Tables>, site: string, at: string): Promise<void> {
  await transaction.deleteFrom('domain_names').where('site', '=', site).execute()
  const lost = { proved_at: null, connected_at: null, due_at: at }
  await transaction.updateTable('domains').set(lost).where('site', '=', site).execute()
}

function rowOf({ has_www: hasWww, ...row }: Omit<DomainRow, 'hasWww'> & { readonly has_www: number }): DomainRow {
  return { ...row, hasWww: Number(hasWww) === 1 }
}
