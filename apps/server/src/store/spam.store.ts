import { sql } from 'kysely'
import type { Database } from './database.ts'

/** How a message was learnt: by itself, because it was read and left, or because somebody said so. */
type LearntAs = 'spam' | 'kept' | 'wanted'

interface Learning {
  readonly id: string
  readonly words: readonly string[]
  readonly was: LearntAs | null
  readonly is: LearntAs | null
}

/** A message as it is learnt from. */
export interface Lesson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly text: string
  readonly learnt: LearntAs | null
}

interface Counts {
  readonly good: number
  readonly bad: number
}

/** With more of them all counts are halved: what was learnt long ago is forgotten. */
const MOST_WORDS = 4000
const MOST_MESSAGES = 400
const NOTHING: Counts = { good: 0, bad: 0 }

/** What the owners of sites mark as spam, counted by words. */
export class SpamStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async model(site: string): Promise<Counts> {
    const row = this.#query.selectFrom('spam_models').select(['good', 'bad']).where('site', '=', site)
    return (await row.executeTakeFirst()) ?? NOTHING
  }

  async counts(site: string, words: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
    if (words.length === 0) return new Map()
    const rows = this.#query.selectFrom('spam_words').select(['word', 'good', 'bad']).where('site', '=', site)
    const speaking = rows.where('is_taken_back', '=', 0)
    const found = await speaking.where('word', 'in', [...words]).execute()
    return new Map(found.map(({ word, good, bad }) => [word, { good, bad }]))
  }

  /** Counts the words of a message as what it is, and no longer as what it was. */
  async learn(site: string, { id, words, was, is }: Learning): Promise<void> {
    const change = { good: countOf(is, 'good') - countOf(was, 'good'), bad: countOf(is, 'bad') - countOf(was, 'bad') }
    await this.#query.transaction().execute(async (transaction) => {
      await transaction.updateTable('messages').set({ learnt: is }).where('id', '=', id).execute()
      if (change.good === 0 && change.bad === 0) return
      const added = { good: Math.max(0, change.good), bad: Math.max(0, change.bad) }
      await transaction
        .insertInto('spam_models')
        .values({ site, ...added })
        .onConflict((conflict) => conflict.column('site').doUpdateSet(summed('spam_models', change)))
        .execute()
      if (words.length === 0) return
      await transaction
        .insertInto('spam_words')
        .values(words.toSorted().map((word) => ({ site, word, ...added })))
        .onConflict((conflict) => conflict.columns(['site', 'word']).doUpdateSet(summed('spam_words', change)))
        .execute()
    })
  }

  /** Forgets half of what was learnt where it has become much. */
  async decay(site: string): Promise<void> {
    const { good, bad } = await this.model(site)
    const words = this.#query.selectFrom('spam_words').select(({ fn }) => fn.countAll().as('count'))
    const count = Number((await words.where('site', '=', site).executeTakeFirstOrThrow()).count)
    if (count <= MOST_WORDS && good + bad <= MOST_MESSAGES) return
    const halved = { good: sql<number>`good / 2`, bad: sql<number>`bad / 2` }
    await this.#query.updateTable('spam_models').set(halved).where('site', '=', site).execute()
    await this.#query.updateTable('spam_words').set(halved).where('site', '=', site).execute()
    const empty = this.#query.deleteFrom('spam_words').where('site', '=', site)
    await empty.where('good', '<=', 0).where('bad', '<=', 0).where('is_taken_back', '=', 0).execute()
  }

  /** Has a word speak for spam no longer, or again. */
  async takeBack(site: string, word: string, isUndone: boolean): Promise<void> {
    const is_taken_back = Number(!isUndone)
    await this.#query
      .insertInto('spam_words')
      .values({ site, word, good: 0, bad: 0, is_taken_back })
      .onConflict((conflict) => conflict.columns(['site', 'word']).doUpdateSet({ is_taken_back }))
      .execute()
  }

  /** Whether the site's people have answered that address, or said that it writes no spam. */
  async isKnown(site: string, email: string): Promise<boolean> {
    const address = email.toLowerCase()
    const answered = this.#query.selectFrom('letters').select('id').where('site', '=', site)
    const letter = answered.where('kind', '=', 'reply').where('to_address', '=', address)
    if (await letter.executeTakeFirst()) return true
    const wanted = this.#query.selectFrom('messages').select('id').where('site', '=', site)
    const same = wanted.where('learnt', '=', 'wanted').where(sql<boolean>`lower(email) = ${address}`)
    return (await same.executeTakeFirst()) !== undefined
  }

  /** One of a site's messages that are no complaints. */
  async find(site: string, id: string): Promise<Lesson | undefined> {
    return (await this.#lessons(site).where('id', '=', id).executeTakeFirst()) as Lesson | undefined
  }

  /** What was read before then and left in the inbox, or is done, newest first: it was wanted. */
  async left(site: string, before: string, most: number): Promise<Lesson[]> {
    const read = this.#lessons(site).where('folder', 'in', ['inbox', 'done']).where('learnt', 'is', null)
    return (await read.where('read_at', '<', before).orderBy('at', 'desc').limit(most).execute()) as Lesson[]
  }

  /** What was learnt from, newest first. */
  async marked(site: string, most: number): Promise<Lesson[]> {
    const learnt = this.#lessons(site).where('learnt', 'is not', null)
    return (await learnt.orderBy('at', 'desc').limit(most).execute()) as Lesson[]
  }

  /** What lies in the inbox, newest first, and nobody said that it is wanted. */
  async lying(site: string, most: number): Promise<Lesson[]> {
    const lying = this.#lessons(site).where('folder', '=', 'inbox')
    const open = lying.where(({ or, eb }) => or([eb('learnt', 'is', null), eb('learnt', '=', 'kept')]))
    return (await open.orderBy('at', 'desc').limit(most).execute()) as Lesson[]
  }

  async move(site: string, ids: readonly string[], folder: 'inbox' | 'spam'): Promise<void> {
    if (ids.length === 0) return
    const moved = this.#query.updateTable('messages').set({ folder }).where('site', '=', site)
    await moved
      .where('kind', '!=', 'complaint')
      .where('id', 'in', [...ids])
      .execute()
  }

  #lessons(site: string) {
    const columns = ['id', 'email', 'name', 'body as text', 'learnt'] as const
    const own = this.#query.selectFrom('messages').select(columns).where('site', '=', site)
    // What somebody writes to themselves as a test says nothing of what visitors write.
    return own.where('kind', 'not in', ['complaint', 'test']).where('erased_at', 'is', null)
  }
}

const countOf = (learnt: LearntAs | null, side: 'good' | 'bad') =>
  Number(learnt !== null && (learnt === 'spam') === (side === 'bad'))

/** No count falls below nothing: it may have been halved meanwhile. */
function summed(table: 'spam_models' | 'spam_words', { good, bad }: Counts) {
  const of = (column: string, change: number) => {
    const sum = sql`${sql.ref(`${table}.${column}`)} + ${sql.lit(change)}`
    return sql<number>`case when ${sum} < 0 then 0 else ${sum} end`
  }
  return { good: of('good', good), bad: of('bad', bad) }
}
