import type { Migration } from './migration.ts'

/** Who gave a link or a session, and the mails that are still to be sent to who was invited. */
export const people: Migration = {
  name: '007-people',
  async up({ schema }) {
    for (const table of ['sign_in_links', 'sessions']) {
      await schema.alterTable(table).addColumn('given_by', 'text').execute()
    }
    await schema
      .createTable('invitation_mails')
      .addColumn('message', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('given_by', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('invitation_mails_due').on('invitation_mails').column('due_at').execute()
  },
}
