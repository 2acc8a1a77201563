import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** French œ and æ are searched as two letters; what came before is kept so, too. */
export const foldedLigatures: Migration = {
  name: '023-folded-ligatures',
  async up(query) {
    const findable = sql<string>`replace(replace(findable, 'œ', 'oe'), 'æ', 'ae')`
    for (const letter of ['œ', 'æ']) {
      await query.updateTable('messages').set({ findable }).where('findable', 'like', `%${letter}%`).execute()
    }
  },
}
