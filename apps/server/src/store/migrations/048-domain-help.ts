import type { Migration } from './migration.ts'

/** Links that show a helper what is to be set for a domain; of each secret only its hash. */
export const domainHelp: Migration = {
  name: '048-domain-help',
  async up({ schema }) {
    await schema
      .createTable('domain_help')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull().references('domains.site').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('domain_help_of_site').on('domain_help').column('site').execute()
  },
}
