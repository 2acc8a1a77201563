import type { Migration } from './migration.ts'

/** How the owner of a site wants its messages to come, be confirmed and be kept. Without a row: at once, without a word, for ever. */
export const enquirySettings: Migration = {
  name: '052-enquiry-settings',
  async up({ schema }) {
    await schema
      .createTable('enquiry_settings')
      .addColumn('site', 'text', (column) => column.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('digest_hour', 'integer')
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('sends_receipt', 'integer', (column) => column.notNull())
      .addColumn('receipt_words', 'text', (column) => column.notNull())
      .addColumn('keep_contact_days', 'integer')
      .addColumn('keep_reply_days', 'integer')
      .execute()
  },
}
