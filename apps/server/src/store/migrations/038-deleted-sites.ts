import type { Migration } from './migration.ts'

/** Soft delete: a site that was deleted waits for its owners, and who was on it stands apart, where no access looks. */
export const deletedSites: Migration = {
  name: '038-deleted-sites',
  async up({ schema }) {
    for (const column of ['deleted_at', 'deleted_by', 'live_when_deleted']) {
      await schema.alterTable('sites').addColumn(column, 'text').execute()
    }
    await schema
      .createTable('deleted_members')
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('agreed_at', 'text')
      .addColumn('invited_by', 'text')
      .addPrimaryKeyConstraint('deleted_members_key', ['account', 'site'])
      .execute()
    await schema.createIndex('deleted_members_of_site').on('deleted_members').column('site').execute()
  },
}
