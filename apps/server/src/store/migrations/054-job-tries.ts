import type { Migration } from './migration.ts'

/** What failed of the work in the background, try by try, until it succeeds or is dismissed. */
export const jobTries: Migration = {
  name: '054-job-tries',
  async up({ schema }) {
    await schema
      .createTable('job_tries')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('error', 'text', (column) => column.notNull())
      .addColumn('is_last', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('job_tries_key', ['kind', 'item', 'number'])
      .execute()
    await schema.createIndex('job_tries_by_time').on('job_tries').columns(['kind', 'at']).execute()
  },
}
