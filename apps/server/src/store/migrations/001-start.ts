import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Migration } from './migration.ts'

/** Accounts, sessions, sites and what was done to them. */
export const startTables: Migration = {
  name: '001-start',
  async up(query) {
    await addAccounts(query)
    await addSites(query)
    await addOperations(query)
    await query.insertInto('installation').values({ id: randomUUID(), created_at: new Date().toISOString() }).execute()
  },
}

async function addAccounts({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('installation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('sign_in_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

async function addSites({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('sites')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('live_release', 'text')
    .addColumn('published_revision', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('members')
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('members_key', ['account', 'site'])
    .execute()
}

async function addOperations({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('operations')
    .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('change_id', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('inverse', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('operations_key', ['site', 'revision'])
    .addUniqueConstraint('operations_change', ['site', 'change_id'])
    .execute()
  await schema
    .createTable('snapshots')
    .addColumn('site', 'text', (column) => column.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['site', 'revision'])
    .execute()
}
