import type { Migration } from './migration.ts'

/** Where each server puts bytes, and where else it looks for them, by their names (JSON). Null of a server of an earlier version. */
export const placesOfServers: Migration = {
  name: '099-places-of-servers',
  async up({ schema }) {
    await schema.alterTable('servers').addColumn('places', 'text').execute()
  },
}
