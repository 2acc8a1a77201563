import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Tenants: who is paused, when they were last here, how much each may have, and who may make an account. */
export const tenants: Migration = {
  name: '044-tenants',
  async up(query) {
    const { schema } = query
    for (const column of ['seen_at', 'paused_at', 'paused_by']) {
      await schema.alterTable('accounts').addColumn(column, 'text').execute()
    }
    for (const column of ['most_sites', 'most_picture_mb', 'most_visits']) {
      await schema.alterTable('accounts').addColumn(column, 'integer').execute()
    }
    const seen = sql<string>`(select max(coalesce(used_at, created_at)) from sessions where account = accounts.id)`
    await query.updateTable('accounts').set({ seen_at: seen }).execute()
    await schema
      .createTable('tenancy')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('sign_up', 'text')
      .addColumn('most_sites', 'integer')
      .addColumn('most_picture_mb', 'integer')
      .addColumn('most_visits', 'integer')
      .execute()
  },
}
