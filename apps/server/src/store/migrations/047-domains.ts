import type { Migration } from './migration.ts'

/** Domains of sites' own: what an owner claims, and which names are proved to be theirs. */
export const domains: Migration = {
  name: '047-domains',
  async up({ schema }) {
    await schema
      .createTable('domains')
      .addColumn('site', 'text', (column) => column.primaryKey().references('sites.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('has_www', 'integer', (column) => column.notNull())
      .addColumn('main', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('answers', 'text')
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('proved_at', 'text')
      .addColumn('connected_at', 'text')
      .addColumn('checked_at', 'text')
      .addColumn('due_at', 'text')
      .execute()
    await schema.createIndex('domains_due').on('domains').column('due_at').execute()
    await schema
      .createTable('domain_names')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('site', 'text', (column) => column.notNull().references('domains.site').onDelete('cascade'))
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('domain_names_of_site').on('domain_names').column('site').execute()
    await schema.alterTable('sites').addColumn('readdressed_at', 'text').execute()
  },
}
