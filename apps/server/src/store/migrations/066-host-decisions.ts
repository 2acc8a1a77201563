import type { Migration } from './migration.ts'

/**
 * Decisions of a host in more detail: made without a complaint, with somebody's pause, about one page or picture; and
 * when an owner who was asked was reminded, and had not answered in time. `withheld_at` changes with each page or
 * picture that visitors of a site are not shown; null while they are shown all.
 */
export const hostDecisions: Migration = {
  name: '066-host-decisions',
  async up({ schema }) {
    for (const column of ['paused', 'hidden_kind', 'hidden_id', 'hidden_address', 'reminded_at', 'lapsed_at']) {
      await schema.alterTable('complaint_cases').addColumn(column, 'text').execute()
    }
    await schema
      .alterTable('complaint_cases')
      .addColumn('is_own', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('sites').addColumn('withheld_at', 'text').execute()
  },
}
