import type { Migration } from './migration.ts'

/** Which account at an organisation's provider opens which account here: one each at one provider. */
export const organisationAccounts: Migration = {
  name: '042-organisation-accounts',
  async up({ schema }) {
    await schema
      .createTable('organisation_accounts')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('organisation_accounts_key', ['issuer', 'subject'])
      .addUniqueConstraint('organisation_accounts_once', ['account', 'issuer'])
      .execute()
  },
}
