import type { Migration } from './migration.ts'

/** What was seen when a domain was asked as a visitor asks it, and when; null: nobody has asked since it was connected. */
export const padlocks: Migration = {
  name: '076-padlocks',
  async up({ schema }) {
    for (const column of ['visited', 'visited_at']) {
      await schema.alterTable('domains').addColumn(column, 'text').execute()
    }
  },
}
