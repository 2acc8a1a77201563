import type { Migration } from './migration.ts'

/** Rate limits that all servers keep together: until when what each name has taken counts. */
export const spentTries: Migration = {
  name: '091-spent-tries',
  async up({ schema }) {
    await schema
      .createTable('spent_tries')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('free_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('spent_tries_free_at').on('spent_tries').column('free_at').execute()
  },
}
