import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Migration } from './migration.ts'

/** What is written to visitors, what became of every mail about a message, and texts that owners use again. */
export const letters: Migration = {
  name: '051-letters',
  async up(query) {
    await addLetters(query)
    await query.schema
      .createTable('mail_outcomes')
      .addColumn('mail', 'text', (column) => column.primaryKey())
      .addColumn('message', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('to_address', 'text', (column) => column.notNull())
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await query.schema.createIndex('mail_outcomes_of').on('mail_outcomes').column('message').execute()
    await query.schema
      .createTable('saved_replies')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
    await query.schema.createIndex('saved_replies_of').on('saved_replies').column('site').execute()
  },
}

async function addLetters({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('send_key', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('letters_send_key', ['message', 'send_key'])
    .execute()
  await schema.createIndex('letters_of').on('letters').columns(['message', 'at']).execute()
  await schema.createIndex('letters_by').on('letters').columns(['site', 'at']).execute()
  await schema.createIndex('letters_to').on('letters').columns(['to_address', 'at']).execute()
  await schema
    .createTable('letter_mails')
    .addColumn('message', 'text', (column) => column.primaryKey().references('letters.id').onDelete('cascade'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('letter_mails_due').on('letter_mails').column('due_at').execute()
}
