import type { Migration } from './migration.ts'

/** Ports of sites that are told apart by them. Sites that are gone keep theirs until another has no other. */
export const sitePorts: Migration = {
  name: '028-site-ports',
  async up({ schema }) {
    await schema
      .createTable('site_ports')
      .addColumn('port', 'integer', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull().unique())
      .execute()
  },
}
