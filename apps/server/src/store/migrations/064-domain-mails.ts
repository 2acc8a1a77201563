import type { Migration } from './migration.ts'

/** When owners were told that their domain works; those that had one before know it. */
export const domainMails: Migration = {
  name: '064-domain-mails',
  async up(query) {
    await query.schema.alterTable('domains').addColumn('told_at', 'text').execute()
    const known = query.updateTable('domains').set(({ ref }) => ({ told_at: ref('connected_at') }))
    await known.where('connected_at', 'is not', null).execute()
  },
}
