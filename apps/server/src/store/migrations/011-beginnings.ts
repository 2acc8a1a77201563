import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Where the history begins for whoever works on a site with a link: at the revision the link was made at. */
export const beginnings: Migration = {
  name: '011-beginnings',
  async up(query) {
    await query.schema.alterTable('share_links').addColumn('begins_at', 'integer').execute()
    const newest = sql<number>`(select coalesce(max(revision), 0) from operations
      where operations.site = share_links.site and operations.at <= share_links.created_at)`
    await query.updateTable('share_links').set({ begins_at: newest }).execute()
  },
}
