import type { Migration } from './migration.ts'

/** What the maker of a link calls it, so that history can say whose changes came by it. */
export const linkNames: Migration = {
  name: '019-link-names',
  async up({ schema }) {
    await schema
      .alterTable('share_links')
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
