import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Migration } from './migration.ts'

/** What moves along with a site, and which of its columns people change; null: all. */
const MOVED = [
  { table: 'operations', columns: null },
  { table: 'releases', columns: null },
  { table: 'messages', columns: ['folder', 'read_at', 'erased_at', 'learnt', 'note'] },
  { table: 'letters', columns: null },
  { table: 'members', columns: null },
  { table: 'schedules', columns: null },
  { table: 'enquiry_settings', columns: null },
  { table: 'saved_replies', columns: null },
  { table: 'site_offers', columns: null },
  { table: 'site_uploads', columns: null },
] as const
/** What of the site itself stands still while it is handed over. */
const OF_SITES = ['revision', 'live_release', 'slug', 'deleted_at', 'archived_at']

/**
 * Sites on their way to another installation, and from one. The database itself refuses what would change a site in the moment it is
 * handed over, whichever server or job asks: an answer that says it is stored is never given for what stays behind (0127).
 */
export const moves: Migration = {
  name: '084-moves',
  async up(query) {
    await addTables(query)
    if (isPostgres(query)) await addKeepingStill(query)
    for (const held of MOVED) await keepStill(query, held)
    await keepSitesStill(query)
  },
}

/** Triggers are written in the database's own words. */
const isPostgres = (query: Kysely<Tables>) => query.getExecutor().adapter.supportsTransactionalDdl

async function addTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('site_moves')
    .addColumn('site', 'text', (column) => column.primaryKey().references('sites.id').onDelete('cascade'))
    .addColumn('move', 'text', (column) => column.notNull().unique())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('frozen_until', 'bigint', (column) => column.notNull())
    .addColumn('begun_by', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('editor', 'text')
    .execute()
  await schema
    .createTable('site_arrivals')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('move', 'text', (column) => column.unique())
    .addColumn('source', 'text')
    .addColumn('site', 'text')
    .addColumn('ready_at', 'text')
    .addColumn('waiting', 'text')
    .addColumn('problem', 'text')
    .execute()
  for (const column of ['site', 'account'] as const) {
    await schema.createIndex(`site_arrivals_${column}`).on('site_arrivals').column(column).execute()
  }
}

/** A table whose rows of a site stand still while it is handed over, and which of their columns people change; null: all. */
interface Held {
  readonly table: string
  readonly columns: readonly string[] | null
}

/** Has rows of a table stand still with their site. */
export async function keepStill(query: Kysely<Tables>, { table, columns }: Held): Promise<void> {
  const changed = columns ? `update of ${columns.join(', ')}` : 'update'
  if (isPostgres(query)) {
    await guardInPostgres(query, `still_${table}`, 'insert or delete', table)
    return guardInPostgres(query, `still_${table}_changed`, changed, table)
  }
  await guardInSqlite(query, `still_${table}_added`, `insert on ${table}`, still('new.site', true))
  await guardInSqlite(query, `still_${table}_changed`, `${changed} on ${table}`, still('new.site', true))
  await guardInSqlite(query, `still_${table}_removed`, `delete on ${table}`, still('old.site', false))
}

const SQLITE_NOW = "cast((julianday('now') - 2440587.5) * 86400000 as integer)"

/** One writes at a time in SQLite, so what a trigger reads is how it is. */
const still = (site: string, isLasting: boolean) =>
  `exists (select 1 from site_moves m where m.site = ${site} and (m.state = 'decided'${isLasting ? " or m.state = 'gone'" : ''} or (m.state = 'frozen' and m.frozen_until > ${SQLITE_NOW})))`

async function guardInSqlite(query: Kysely<Tables>, name: string, event: string, when: string): Promise<void> {
  await sql
    .raw(`create trigger ${name} before ${event} when ${when} begin select raise(abort, 'site-is-moving'); end`)
    .execute(query)
}

async function guardInPostgres(query: Kysely<Tables>, name: string, event: string, table: string): Promise<void> {
  await sql
    .raw(`create trigger ${name} before ${event} on ${table} for each row execute function keep_still()`)
    .execute(query)
}

async function keepSitesStill(query: Kysely<Tables>): Promise<void> {
  if (isPostgres(query))
    return guardInPostgres(query, 'still_sites', `delete or update of ${OF_SITES.join(', ')}`, 'sites')
  await guardInSqlite(query, 'still_sites', `update of ${OF_SITES.join(', ')} on sites`, still('new.id', false))
  await guardInSqlite(query, 'still_sites_removed', 'delete on sites', still('old.id', false))
}

/** Whoever writes shares a lock of the site until it is stored; who freezes it waits for all of them. */
async function addKeepingStill(query: Kysely<Tables>): Promise<void> {
  await sql
    .raw(`
      create function refuse_moving(site_id text, is_lasting boolean) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(84, hashtext(site_id));
        if exists (
          select 1 from site_moves m where m.site = site_id and (
            m.state = 'decided' or (is_lasting and m.state = 'gone')
            or (m.state = 'frozen' and m.frozen_until > (extract(epoch from clock_timestamp()) * 1000)::bigint)
          )
        ) then raise exception 'site-is-moving'; end if;
      end $$`)
    .execute(query)
  await sql
    .raw(`
      create function keep_still() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'sites' then perform refuse_moving(old.id, false);
        elsif tg_op = 'DELETE' then perform refuse_moving(old.site, false);
        else perform refuse_moving(new.site, true);
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$`)
    .execute(query)
}
