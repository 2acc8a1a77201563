import type { Migration } from './migration.ts'

/** Packs that stand in a bucket, who collects or reads there just now, and which store is in use (0112). */
export const packs: Migration = {
  name: '094-packs',
  async up({ schema }) {
    await schema
      .createTable('packs')
      .addColumn('store', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('written_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('packs_key', ['store', 'name'])
      .execute()
    await schema
      .createTable('pack_claims')
      .addColumn('store', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pack_claims_key', ['store', 'id'])
      .execute()
    await schema
      .createTable('storage_in_use')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('store', 'text', (column) => column.notNull())
      .execute()
  },
}
