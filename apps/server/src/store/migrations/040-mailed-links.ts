import type { Migration } from './migration.ts'

/** Links that people asked for by mail, mails to people about their accounts, and in which language they read them. */
export const mailedLinks: Migration = {
  name: '040-mailed-links',
  async up({ schema }) {
    await schema.alterTable('accounts').addColumn('language', 'text').execute()
    await schema
      .createTable('sign_in_asks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('code', 'text')
      .addColumn('link', 'text')
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('guesses', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await schema.createIndex('sign_in_asks_by_email').on('sign_in_asks').columns(['email', 'created_at']).execute()
    await schema.createIndex('sign_in_asks_by_browser').on('sign_in_asks').column('browser').execute()
    await schema
      .createTable('account_mails')
      .addColumn('message', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('account_mails_due').on('account_mails').column('due_at').execute()
  },
}
