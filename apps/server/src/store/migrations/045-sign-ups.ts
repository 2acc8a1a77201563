import type { Migration } from './migration.ts'

/** Accounts that are still to be made: whoever uses the link in the mail makes theirs. Of its secret only the hash is kept. */
export const signUps: Migration = {
  name: '045-sign-ups',
  async up({ schema }) {
    await schema
      .createTable('sign_ups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('invited_by', 'text')
      .addColumn('hash', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await schema.createIndex('sign_ups_by_email').on('sign_ups').columns(['email', 'created_at']).execute()
    await schema.createIndex('sign_ups_by_hash').on('sign_ups').column('hash').execute()
  },
}
