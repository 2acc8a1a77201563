import type { Migration } from './migration.ts'

/** Codes on paper, by which somebody comes back who has lost every device. */
export const recoveryCodes: Migration = {
  name: '032-recovery-codes',
  async up({ schema }) {
    await schema
      .createTable('recovery_codes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute()
    await schema.createIndex('recovery_codes_by_account').on('recovery_codes').column('account').execute()
  },
}
