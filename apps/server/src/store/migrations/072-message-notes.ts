import type { Migration } from './migration.ts'

/** What the people of a site note about a message, for themselves. */
export const messageNotes: Migration = {
  name: '072-message-notes',
  async up({ schema }) {
    await schema
      .alterTable('messages')
      .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
