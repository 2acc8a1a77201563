import type { Migration } from './migration.ts'

/** TLS certificates: a row for each name that may have one, and the accounts at authorities that they are ordered with. */
export const certificates: Migration = {
  name: '049-certificates',
  async up({ schema }) {
    await schema
      .createTable('certificates')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('wanted_since', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('chain', 'text')
      .addColumn('key', 'text')
      .addColumn('begins_at', 'text')
      .addColumn('ends_at', 'text')
      .addColumn('renew_at', 'text')
      .addColumn('asked_at', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('issued_at', 'text')
      .addColumn('used_at', 'text')
      .addColumn('order_url', 'text')
      .addColumn('order_key', 'text')
      .addColumn('waits_for', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failing_since', 'text')
      .addColumn('failure', 'text')
      .addColumn('leased_by', 'text')
      .addColumn('leased_until', 'text')
      .execute()
    await schema.createIndex('certificates_due').on('certificates').column('due_at').execute()
    await schema
      .createTable('certificate_accounts')
      .addColumn('directory', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}
