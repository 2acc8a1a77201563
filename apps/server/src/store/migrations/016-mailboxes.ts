import type { Migration } from './migration.ts'

/** Who has agreed to get the messages of which site by mail. Addresses that are in use already stay as they are. */
export const mailboxes: Migration = {
  name: '016-mailboxes',
  async up(query) {
    await query.schema
      .createTable('mailboxes')
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('hash', 'text')
      .addColumn('asked_at', 'text')
      .addColumn('confirmed_at', 'text')
      .addPrimaryKeyConstraint('mailboxes_key', ['site', 'email'])
      .execute()
    await query.schema.createIndex('mailboxes_by_hash').on('mailboxes').column('hash').execute()
    await query.schema
      .createTable('mailbox_mails')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    await query.schema.createIndex('mailbox_mails_to').on('mailbox_mails').columns(['email', 'at']).execute()
    for (const { id } of await query.selectFrom('sites').select('id').execute()) await trustPresent(query, id)
  },
}

/** What a site's contact address is by its newest snapshot, and what it has become since. */
async function trustPresent(query: Parameters<Migration['up']>[0], site: string): Promise<void> {
  const snapshots = query.selectFrom('snapshots').select(['revision', 'document']).where('site', '=', site)
  const snapshot = await snapshots.orderBy('revision', 'desc').executeTakeFirst()
  const since = query.selectFrom('operations').select('operation').where('site', '=', site)
  const later = await since
    .where('revision', '>', snapshot?.revision ?? -1)
    .where('operation', 'like', '%"contactEmail"%')
    .execute()
  const texts = [snapshot?.document ?? '{}', ...later.map(({ operation }) => operation)]
  const emails = new Set(texts.flatMap((text) => [...addressesIn(text)]))
  for (const email of emails) {
    await query.insertInto('mailboxes').values({ site, email, confirmed_at: new Date().toISOString() }).execute()
  }
}

/** As documents keep it, and as changes write it. */
function* addressesIn(text: string): Iterable<string> {
  const written = /"contactEmail":"([^"\\]+)"|"field":"contactEmail"[^{}]*?"value":"([^"\\]+)"/g
  for (const [, kept, set] of text.matchAll(written)) yield (kept ?? set ?? '').toLowerCase()
}
