import type { Migration } from './migration.ts'

/** By whose clock a site lives, beside its document: whoever counts its visits need not read all of that. Null until it is changed next. */
export const zonesOfSites: Migration = {
  name: '101-zones-of-sites',
  async up({ schema }) {
    await schema.alterTable('sites').addColumn('time_zone', 'text').execute()
  },
}
