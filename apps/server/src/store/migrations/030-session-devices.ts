import { randomUUID } from 'node:crypto'
import type { Migration } from './migration.ts'

/** Where each session was begun and when it was used last, so that people can tell them apart and end one. */
export const sessionDevices: Migration = {
  name: '030-session-devices',
  async up(query) {
    for (const column of ['id', 'browser', 'system', 'used_at']) {
      await query.schema.alterTable('sessions').addColumn(column, 'text').execute()
    }
    const sessions = await query.selectFrom('sessions').select(['hash', 'created_at']).execute()
    for (const { hash, created_at: used_at } of sessions) {
      await query.updateTable('sessions').set({ id: randomUUID(), used_at }).where('hash', '=', hash).execute()
    }
    await query.schema.createIndex('sessions_by_account').on('sessions').column('account').execute()
  },
}
