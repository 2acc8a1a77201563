import type { Migration } from './migration.ts'

/** Who was invited agrees before they are a member; all who have a role already count as having agreed. */
export const invitations: Migration = {
  name: '021-invitations',
  async up(query) {
    for (const column of ['agreed_at', 'invited_by']) {
      await query.schema.alterTable('members').addColumn(column, 'text').execute()
    }
    await query.updateTable('members').set({ agreed_at: new Date().toISOString() }).execute()
    await query.schema.alterTable('sign_in_links').addColumn('site', 'text').execute()
    await query.schema
      .createTable('former_members')
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('agreed_at', 'text', (column) => column.notNull())
      .addColumn('left_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('former_members_key', ['account', 'site'])
      .execute()
  },
}
