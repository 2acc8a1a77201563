import type { Migration } from './migration.ts'

/** What search engines are to be told: that a site's visitors read another release than before (IndexNow, 0137). */
export const indexPings: Migration = {
  name: '083-index-pings',
  async up({ schema }) {
    await schema
      .createTable('index_pings')
      .addColumn('message', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('before_release', 'text')
      .addColumn('after_release', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('owner', 'text')
      .execute()
    await schema.createIndex('index_pings_due').on('index_pings').column('due_at').execute()
    await schema.createIndex('index_pings_site').on('index_pings').column('site').execute()
  },
}
