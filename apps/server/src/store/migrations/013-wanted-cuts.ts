import type { Migration } from './migration.ts'

/** The day on which a crop was last wanted, so that those no draft shows any more can be dropped. */
export const wantedCutDays: Migration = {
  name: '013-wanted-cuts',
  async up({ schema }) {
    const today = new Date().toISOString().slice(0, 10)
    await schema
      .alterTable('media_files')
      .addColumn('wanted_on', 'text', (column) => column.notNull().defaultTo(today))
      .execute()
  },
}
