import type { Migration } from './migration.ts'

/** Since when no site has named a picture, so that it is kept for a while longer. */
export const unneededPictures: Migration = {
  name: '015-unneeded-pictures',
  async up({ schema }) {
    await schema.alterTable('media').addColumn('unneeded_since', 'text').execute()
  },
}
