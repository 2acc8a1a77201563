import type { Migration } from './migration.ts'

/** Which server publishes a site just now, until when that counts, and how far it is. */
export const publishesUnderWay: Migration = {
  name: '093-publishes-under-way',
  async up({ schema }) {
    await schema
      .createTable('publishes_under_way')
      .addColumn('site', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .execute()
  },
}
