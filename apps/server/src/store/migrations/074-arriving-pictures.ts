import type { Migration } from './migration.ts'

/** Pictures that came for sites on their way in, by the bytes that were counted here: they take room before anybody has the site (0096). */
export const arrivingPictures: Migration = {
  name: '074-arriving-pictures',
  async up({ schema }) {
    await schema
      .createTable('arriving_pictures')
      .addColumn('move', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('arriving_pictures_key', ['move', 'hash'])
      .execute()
    await schema.createIndex('arriving_pictures_account').on('arriving_pictures').columns(['account', 'hash']).execute()
  },
}
