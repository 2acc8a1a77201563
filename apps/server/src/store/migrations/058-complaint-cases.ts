import type { Migration } from './migration.ts'

/** Complaints as cases (notice and action): what a host has decided about one, and what the owner answered. */
export const complaintCases: Migration = {
  name: '058-complaint-cases',
  async up({ schema }) {
    await schema
      .createTable('complaint_cases')
      .addColumn('complaint', 'text', (column) => column.primaryKey().references('messages.id').onDelete('cascade'))
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'text', (column) => column.notNull())
      .addColumn('decided_by', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('outcome', 'text')
      .addColumn('outcome_reason', 'text')
      .addColumn('outcome_at', 'text')
      .execute()
    await schema.createIndex('complaint_cases_of_site').on('complaint_cases').column('site').execute()
    await schema.createIndex('messages_by_kind').on('messages').columns(['kind', 'at']).execute()
  },
}
