import type { Migration } from './migration.ts'

/** Addresses that sites had before: they lead to the present ones, and nobody else can have them. */
export const formerAddresses: Migration = {
  name: '014-former-addresses',
  async up({ schema }) {
    await schema
      .createTable('former_addresses')
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('left_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('former_addresses_of_site').on('former_addresses').column('site').execute()
  },
}
