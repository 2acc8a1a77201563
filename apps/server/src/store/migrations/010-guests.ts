import type { Migration } from './migration.ts'

/** Links with which people without an account work on a site, and links that are closed and may be opened again. */
export const guests: Migration = {
  name: '010-guests',
  async up({ schema }) {
    for (const column of ['language', 'parent', 'closed_at']) {
      await schema.alterTable('share_links').addColumn(column, 'text').execute()
    }
  },
}
