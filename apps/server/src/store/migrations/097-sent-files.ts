import type { Migration } from './migration.ts'

/**
 * Files that visitors sent with a form (0146). They stand apart from those of owners: no document names them, and nothing
 * that is published looks here.
 */
export const sentFiles: Migration = {
  name: '097-sent-files',
  async up({ schema }) {
    await schema
      .createTable('sent_files')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('pieces', 'text', (column) => column.notNull())
      .addColumn('kept_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('message_files')
      .addColumn('message', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('site', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().references('sent_files.hash'))
      .addColumn('size', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('message_files_key', ['message', 'number'])
      .execute()
    await schema.createIndex('message_files_of').on('message_files').column('site').execute()
    await schema.createIndex('message_files_as').on('message_files').column('hash').execute()
  },
}
