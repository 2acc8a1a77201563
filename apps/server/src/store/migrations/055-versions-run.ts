import type { Migration } from './migration.ts'

/** Which version of the program first ran here when. */
export const versionsRun: Migration = {
  name: '055-versions-run',
  async up({ schema }) {
    await schema
      .createTable('versions_run')
      .addColumn('version', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}
