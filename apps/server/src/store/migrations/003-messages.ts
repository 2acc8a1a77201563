import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Migration } from './migration.ts'

/** What visitors send, and the mails that tell of it. */
export const messages: Migration = {
  name: '003-messages',
  async up(query) {
    await addMessages(query)
    await addMails(query)
    await query.schema.alterTable('installation').addColumn('form_secret', 'text').execute()
    await query
      .updateTable('installation')
      .set({ form_secret: randomBytes(32).toString('base64url') })
      .execute()
  },
}

async function addMessages({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('event', 'text')
    .addColumn('attending', 'integer')
    .addColumn('guests', 'integer')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('cookies_accepted', 'integer')
    .addColumn('send_key', 'text')
    .addColumn('sender', 'text')
    .addColumn('findable', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .addColumn('erased_at', 'text')
    .addUniqueConstraint('messages_send_key', ['site', 'send_key'])
    .execute()
  await schema.createIndex('messages_of_site').on('messages').columns(['site', 'at']).execute()
}

async function addMails({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('mails')
    .addColumn('message', 'text', (column) => column.primaryKey().references('messages.id').onDelete('cascade'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('mails_due').on('mails').column('due_at').execute()
}
