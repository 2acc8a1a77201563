import type { Migration } from './migration.ts'

/** What lists of sites say without reading every document; sites from before say it after their next change. */
export const siteLists: Migration = {
  name: '004-site-lists',
  async up({ schema }) {
    await schema.alterTable('sites').addColumn('languages', 'text').execute()
    await schema.alterTable('sites').addColumn('changed_at', 'text').execute()
  },
}
