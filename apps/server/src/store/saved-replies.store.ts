import { randomUUID } from 'node:crypto'
import type { SavedReply } from '@mimar/contract'
import type { Database } from './database.ts'

/** Texts that the people of a site answer with again and again. */
export class SavedReplyStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async list(site: string): Promise<SavedReply[]> {
    const rows = this.#query.selectFrom('saved_replies').select(['id', 'name', 'body as text']).where('site', '=', site)
    return rows.orderBy('name').orderBy('id').execute()
  }

  /** One of the same name gives way; false where there are so many already. */
  async save(site: string, { name, text }: Omit<SavedReply, 'id'>, most: number): Promise<boolean> {
    const known = await this.list(site)
    const same = known.find((one) => one.name === name)
    if (!same && known.length >= most) return false
    if (same) await this.#query.updateTable('saved_replies').set({ body: text }).where('id', '=', same.id).execute()
    else await this.#query.insertInto('saved_replies').values({ id: randomUUID(), site, name, body: text }).execute()
    return true
  }

  async remove(site: string, id: string): Promise<void> {
    await this.#query.deleteFrom('saved_replies').where('site', '=', site).where('id', '=', id).execute()
  }
}
