import type { Migration } from './migration.ts'

/**
 * What was visited, as sums of a day in the site's own time zone: `kind` says of what (a page, where from …), `name` which one. And
 * whether a site is counted at all, and for how long that is kept (0132).
 */
export const visitSums: Migration = {
  name: '087-visit-sums',
  async up({ schema }) {
    await schema
      .createTable('visit_sums')
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visit_sums_key', ['site', 'day', 'kind', 'name'])
      .execute()
    await schema.createIndex('visit_sums_day').on('visit_sums').column('day').execute()
    await schema
      .createTable('statistics_settings')
      .addColumn('site', 'text', (column) => column.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('is_counted', 'integer', (column) => column.notNull())
      .addColumn('keep_months', 'integer', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .execute()
  },
}
