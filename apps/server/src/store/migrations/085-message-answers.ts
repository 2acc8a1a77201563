import type { Migration } from './migration.ts'

/** What the questions of a form were answered, typed: beside the text of the message, which says all of it too. */
export const messageAnswers: Migration = {
  name: '085-message-answers',
  async up({ schema }) {
    await schema
      .alterTable('messages')
      .addColumn('answers', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
