import type { Migration } from './migration.ts'

/**
 * What visitors waited, as sums of a day: how often a measure of a page fell into a bucket, and on which section it was put. `page` is
 * an address, '' where there were too many; `section` an anchor, '' where nobody knows (0133).
 */
export const speedSums: Migration = {
  name: '088-speed-sums',
  async up({ schema }) {
    await schema
      .createTable('speed_sums')
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('measure', 'text', (column) => column.notNull())
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('speed_sums_key', ['site', 'day', 'page', 'measure', 'section', 'bucket'])
      .execute()
    await schema.createIndex('speed_sums_day').on('speed_sums').column('day').execute()
  },
}
