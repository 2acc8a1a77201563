// Data subject requests: everything about one address, across the sites of one owner.
import { type Selectable, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

interface OwnedSite {
  readonly id: string
  readonly name: string
}

/** A message with all that was written about it. */
export interface PersonsMessage {
  readonly message: Omit<Selectable<Tables['messages']>, 'findable' | 'sender' | 'send_key' | 'learnt'>
  readonly letters: readonly Pick<Tables['letters'], 'id' | 'kind' | 'body' | 'author' | 'at'>[]
  readonly mails: readonly Pick<Tables['mail_outcomes'], 'mail' | 'state' | 'at'>[]
}

const COLUMNS = [
  ...([
    'id',
    'site',
    'kind',
    'folder',
    'name',
    'email',
    'body',
    'answers',
    'event',
    'attending',
    'guests',
    'language',
  ] as const),
  ...(['cookies_accepted', 'at', 'read_at', 'erased_at', 'note'] as const),
]

/** What a person wrote to the sites of one owner. Complaints are no business of owners, and not among it. */
export class PersonStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Sites of an owner, those too that wait to be erased. */
  async sitesOf(account: string): Promise<OwnedSite[]> {
    const found = new Map<string, OwnedSite>()
    for (const table of ['members', 'deleted_members'] as const) {
      const owned = this.#query.selectFrom(table).innerJoin('sites', 'sites.id', `${table}.site`)
      const mine = owned.where(`${table}.account`, '=', account).where(`${table}.role`, '=', 'owner')
      for (const site of await mine.select(['sites.id', 'sites.name']).execute()) found.set(site.id, site)
    }
    return [...found.values()]
  }

  async messages(sites: readonly OwnedSite[], email: string): Promise<PersonsMessage[]> {
    if (sites.length === 0) return []
    const rows = await this.#of(sites, email).select(COLUMNS).orderBy('at').execute()
    return Promise.all(
      rows.map(async (message) => {
        const letters = this.#query.selectFrom('letters').select(['id', 'kind', 'body', 'author', 'at'])
        const mails = this.#query.selectFrom('mail_outcomes').select(['mail', 'state', 'at'])
        return {
          message,
          letters: await letters.where('message', '=', message.id).orderBy('at').execute(),
          mails: await mails.where('message', '=', message.id).orderBy('at').execute(),
        }
      }),
    )
  }

  /** Erases all of it, with what hangs on it, if it is still as many messages; gives how many there are. */
  async erase(sites: readonly OwnedSite[], email: string, expected: number): Promise<number> {
    if (sites.length === 0) return 0
    return this.#query.transaction().execute(async (transaction) => {
      const ids = sites.map(({ id }) => id)
      const written = transaction
        .selectFrom('messages')
        .select('id')
        .where('site', 'in', ids)
        .where('kind', '!=', 'complaint')
        .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
      const letters = transaction.selectFrom('letters').select('id').where('message', 'in', written)
      // What a mail server said of an address names it.
      const tries = transaction.deleteFrom('job_tries')
      await tries.where(({ or, eb }) => or([eb('item', 'in', written), eb('item', 'in', letters)])).execute()
      const gone = await transaction
        .deleteFrom('messages')
        .where('site', 'in', ids)
        .where('kind', '!=', 'complaint')
        .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
        .executeTakeFirst()
      const erased = Number(gone.numDeletedRows)
      if (erased !== expected) throw new CountChanged()
      return erased
    })
  }

  #of(sites: readonly OwnedSite[], email: string) {
    const ids = sites.map(({ id }) => id)
    const messages = this.#query.selectFrom('messages').where('site', 'in', ids).where('kind', '!=', 'complaint')
    return messages.where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
  }
}

/** There is more, or less, than whoever erases it was told. */
export class CountChanged extends Error {}
