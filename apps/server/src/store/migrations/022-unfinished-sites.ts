import type { Migration } from './migration.ts'

/** Large sites come and go bit by bit; until the last bit nobody sees them. */
export const unfinishedSites: Migration = {
  name: '022-unfinished-sites',
  async up({ schema }) {
    await schema.alterTable('sites').addColumn('unfinished_since', 'text').execute()
  },
}
