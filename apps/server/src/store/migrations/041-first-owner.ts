import type { Migration } from './migration.ts'

/** Since when somebody has each account, what they are called, and when a session last proved who asks. */
export const firstOwner: Migration = {
  name: '041-first-owner',
  async up(query) {
    for (const column of ['name', 'begun_at']) {
      await query.schema.alterTable('accounts').addColumn(column, 'text').execute()
    }
    await query.schema.alterTable('sessions').addColumn('proven_at', 'text').execute()
    // Who has run an installation so far goes on.
    await query
      .updateTable('accounts')
      .set(({ ref }) => ({ begun_at: ref('created_at') }))
      .execute()
    await query
      .updateTable('sessions')
      .set(({ ref }) => ({ proven_at: ref('created_at') }))
      .execute()
  },
}
