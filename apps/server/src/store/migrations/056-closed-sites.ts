import type { Migration } from './migration.ts'

/** Archive and takedown: since when visitors no longer read a site, by whom and why, and where an archived one leads. */
export const closedSites: Migration = {
  name: '056-closed-sites',
  async up({ schema }) {
    for (const column of ['archived_at', 'archived_by', 'leads_to', 'down_at', 'down_by', 'down_reason']) {
      await schema.alterTable('sites').addColumn(column, 'text').execute()
    }
  },
}
