import type { Migration } from './migration.ts'

/** Files of owners that are no pictures: videos, captions, documents. Their bytes are pieces (0143, 0144). */
export const ownFiles: Migration = {
  name: '096-files',
  async up({ schema }) {
    await schema
      .createTable('files')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('milliseconds', 'integer', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('pieces', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('unneeded_since', 'text')
      .execute()
  },
}
