import type { Migration } from './migration.ts'

/** Work that is one for all servers: who does it just now, until when that counts, and when it was done last. */
export const sharedWork: Migration = {
  name: '102-shared-work',
  async up({ schema }) {
    await schema
      .createTable('shared_work')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('done_at', 'text')
      .execute()
  },
}
