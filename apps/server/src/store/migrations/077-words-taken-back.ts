import type { Migration } from './migration.ts'

/** Words that speak for spam no longer, whatever is marked: somebody of the site took them back. */
export const wordsTakenBack: Migration = {
  name: '077-words-taken-back',
  async up({ schema }) {
    await schema
      .alterTable('spam_words')
      .addColumn('is_taken_back', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
