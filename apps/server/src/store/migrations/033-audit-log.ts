import type { Migration } from './migration.ts'

/** Who did what to accounts, sites, addresses and ways in. Rows name people and sites as they were called, and outlive both. */
export const auditLog: Migration = {
  name: '033-audit-log',
  async up({ schema }) {
    await schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('deed', 'text', (column) => column.notNull())
      .addColumn('site', 'text')
      .addColumn('site_name', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('audit_log_by_account').on('audit_log').columns(['account', 'at']).execute()
    await schema.createIndex('audit_log_by_site').on('audit_log').columns(['site', 'at']).execute()
  },
}
