import type { Migration } from './migration.ts'

/** Answers to challenges, which any server of an installation may be asked for, and when orders were made, which are counted. */
export const certificateOrders: Migration = {
  name: '050-certificate-orders',
  async up({ schema }) {
    await schema
      .createTable('certificate_challenges')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('certificate_orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('certificate_orders_at').on('certificate_orders').column('at').execute()
  },
}
