import type { Migration } from './migration.ts'

/** Programs that are told of messages, and the calls still to be made. */
export const webhooks: Migration = {
  name: '006-webhooks',
  async up({ schema }) {
    await schema
      .createTable('webhooks')
      .addColumn('site', 'text', (column) => column.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('webhook_calls')
      .addColumn('message', 'text', (column) => column.primaryKey().references('messages.id').onDelete('cascade'))
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('webhook_calls_due').on('webhook_calls').column('due_at').execute()
  },
}
