import type { Migration } from './migration.ts'

/** Transfer of ownership: a site that is offered to somebody, until they answer or its days are over. */
export const siteOffers: Migration = {
  name: '057-site-offers',
  async up({ schema }) {
    await schema
      .createTable('site_offers')
      .addColumn('site', 'text', (column) => column.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('offered_by', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('stays', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('site_offers_to').on('site_offers').column('account').execute()
  },
}
