import type { Migration } from './migration.ts'

/** Releases of one page or language, and publishes at a moment to come. */
export const partsAndSchedules: Migration = {
  name: '008-parts-and-schedules',
  async up({ schema }) {
    await schema.alterTable('releases').addColumn('mixture', 'text').execute()
    await schema
      .alterTable('sites')
      .addColumn('published_ahead', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .createTable('schedules')
      .addColumn('site', 'text', (column) => column.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('reason', 'text')
      .addColumn('ended_at', 'text')
      .execute()
    await schema.createIndex('schedules_due').on('schedules').column('due_at').execute()
    await schema
      .createTable('schedule_mails')
      .addColumn('message', 'text', (column) => column.primaryKey().references('schedules.site').onDelete('cascade'))
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute()
  },
}
