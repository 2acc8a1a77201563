import type { Migration } from './migration.ts'

/** Servers that run on this database just now, and the mark of the folder that belongs to it (0116). */
export const servers: Migration = {
  name: '090-servers',
  async up({ schema }) {
    await schema.alterTable('installation').addColumn('folder', 'text').execute()
    await schema
      .createTable('servers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .execute()
  },
}
