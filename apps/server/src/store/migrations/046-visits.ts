import type { Migration } from './migration.ts'

/** How many pages of a site were read on which day (UTC), and since when an owner's sites are read more than their limit. */
export const visits: Migration = {
  name: '046-visits',
  async up({ schema }) {
    await schema
      .createTable('site_visits')
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('site_visits_key', ['site', 'day'])
      .execute()
    await schema
      .createTable('visit_excesses')
      .addColumn('account', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('since', 'text', (column) => column.notNull())
      .execute()
  },
}
