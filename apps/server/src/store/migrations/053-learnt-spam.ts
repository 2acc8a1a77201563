import type { Migration } from './migration.ts'

/** What owners mark as spam or not, learnt as counts of words; the words themselves are not kept, only keyed hashes. */
export const learntSpam: Migration = {
  name: '053-learnt-spam',
  async up({ schema }) {
    await schema
      .createTable('spam_models')
      .addColumn('site', 'text', (column) => column.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('good', 'integer', (column) => column.notNull())
      .addColumn('bad', 'integer', (column) => column.notNull())
      .execute()
    await schema
      .createTable('spam_words')
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('word', 'text', (column) => column.notNull())
      .addColumn('good', 'integer', (column) => column.notNull())
      .addColumn('bad', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('spam_words_key', ['site', 'word'])
      .execute()
    await schema.alterTable('messages').addColumn('learnt', 'text').execute()
  },
}
