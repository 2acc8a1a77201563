import type { Migration } from './migration.ts'

/** Which pictures were sent to which site, and how many bytes that were. */
export const pictureLimit: Migration = {
  name: '009-picture-limit',
  async up({ schema }) {
    await schema
      .createTable('site_uploads')
      .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('site_uploads_key', ['site', 'hash'])
      .execute()
  },
}
