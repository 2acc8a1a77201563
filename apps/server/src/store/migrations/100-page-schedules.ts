import { keepStill } from './084-moves.ts'
import type { Migration } from './migration.ts'

/**
 * Publishes of one page at a moment to come. They stand beside those of whole sites: a server of the version before would take a row
 * of theirs for one, and publish the whole draft. They move with their site, and stand still while it is handed over (0127).
 */
export const pageSchedules: Migration = {
  name: '100-page-schedules',
  async up(query) {
    const { schema } = query
    await schema
      .createTable('page_schedules')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('reason', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('owner', 'text')
      .execute()
    for (const column of ['site', 'due_at'] as const) {
      await schema.createIndex(`page_schedules_${column}`).on('page_schedules').column(column).execute()
    }
    await schema
      .createTable('page_schedule_mails')
      .addColumn('message', 'text', (column) => column.primaryKey().references('page_schedules.id').onDelete('cascade'))
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('owner', 'text')
      .execute()
    await keepStill(query, { table: 'page_schedules', columns: null })
  },
}
