import type { Migration } from './migration.ts'

/** Changes of the address that somebody signs in with: asked for, proved, and the way back for who had it before. */
export const addressChanges: Migration = {
  name: '062-address-changes',
  async up({ schema }) {
    await schema
      .createTable('address_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('guesses', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .addColumn('former', 'text')
      .addColumn('back', 'text')
      .addColumn('back_until', 'text')
      .addColumn('returned_at', 'text')
      .execute()
    for (const column of ['account', 'session', 'email', 'back'] as const) {
      await schema.createIndex(`address_changes_by_${column}`).on('address_changes').column(column).execute()
    }
  },
}
