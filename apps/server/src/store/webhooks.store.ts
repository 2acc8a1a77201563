import type { Database } from './database.ts'

interface StoredWebhook {
  /** '' while none is called. */
  readonly address: string
  readonly secret: string
}

/** Which program each site's messages are sent to. Kept beside the documents, so that no export and no copy of a site carries it. */
export class WebhookStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  async find(site: string): Promise<StoredWebhook | undefined> {
    return this.#query.selectFrom('webhooks').select(['address', 'secret']).where('site', '=', site).executeTakeFirst()
  }

  async save(site: string, webhook: StoredWebhook): Promise<void> {
    await this.#query
      .insertInto('webhooks')
      .values({ site, ...webhook })
      .onConflict((conflict) => conflict.column('site').doUpdateSet({ ...webhook }))
      .execute()
  }

  /** How many calls about messages of the site are still to be made. */
  async countWaiting(site: string): Promise<number> {
    const { count } = await this.#query
      .selectFrom('webhook_calls')
      .innerJoin('messages', 'messages.id', 'webhook_calls.message')
      .where('messages.site', '=', site)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
}
