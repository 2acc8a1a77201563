import type { Migration } from './migration.ts'

/** The day on which a subset of a font was last drawn with, so that those of fonts and letters once tried can be dropped. */
export const wantedFonts: Migration = {
  name: '026-wanted-fonts',
  async up({ schema }) {
    const today = new Date().toISOString().slice(0, 10)
    await schema
      .alterTable('font_files')
      .addColumn('wanted_on', 'text', (column) => column.notNull().defaultTo(today))
      .execute()
  },
}
