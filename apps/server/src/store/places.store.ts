import type { PlacesKnown } from '../blobs/open-blobs.ts'
import type { Database } from './database.ts'
import { PackStore } from './packs.store.ts'

const FOLDER = 'folder'

/** How people are told of a place. */
export const placeIn = (name: string): string => (name === FOLDER ? 'the folder in DATA_DIR' : name)

/** What the database of an installation knows of the places of its bytes. */
export class PlaceStore implements PlacesKnown {
  readonly #database: Pick<Database, 'query' | 'store'>

  constructor(database: Pick<Database, 'query' | 'store'>) {
    this.#database = database
  }

  readonly installation = async (): Promise<string> => {
    const rows = this.#database.query.selectFrom('installation').select('id')
    return (await rows.executeTakeFirstOrThrow()).id
  }

  readonly tableOf = (store: string) => new PackStore(this.#database, store)

  /** What the place of its bytes is called; undefined where that was never said: then it is the folder. */
  async inUse(): Promise<string | undefined> {
    const rows = this.#database.query.selectFrom('storage_in_use').select('store')
    return (await rows.executeTakeFirst())?.store
  }

  /** Where the bytes are, in that word or, where it was never said, in the folder's. */
  async now(): Promise<string> {
    return (await this.inUse()) ?? FOLDER
  }

  async use(store: string): Promise<void> {
    const insert = this.#database.query.insertInto('storage_in_use').values({ id: 1, store })
    await insert.onConflict((conflict) => conflict.column('id').doUpdateSet({ store })).execute()
  }
}
