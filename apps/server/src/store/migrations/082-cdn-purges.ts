import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Migration } from './migration.ts'

/**
 * What a cache in front has to forget. The database notes it itself, in the transaction that changes what visitors read: no
 * way of changing it can be forgotten, nor one of an older or newer version beside this one (0114).
 */
export const cdnPurges: Migration = {
  name: '082-cdn-purges',
  async up(query) {
    await createTables(query)
    const statements = query.getExecutor().adapter instanceof PostgresAdapter ? IN_POSTGRES : IN_SQLITE
    for (const statement of statements) await sql.raw(statement).execute(query)
  },
}

async function createTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('cdn_in_use')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .execute()
  await schema
    .createTable('cdn_purges')
    .addColumn('message', 'text', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('before_release', 'text')
    .addColumn('after_release', 'text')
    .addColumn('is_whole', 'integer', (column) => column.notNull())
    .addColumn('place', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .execute()
  await schema.createIndex('cdn_purges_due').on('cdn_purges').column('due_at').execute()
}

/** At once; and again after answers that were on their way, or came from a server that had not heard of it, have arrived. */
const PAUSES = [0, 5]

const COLUMNS = 'message, site, before_release, after_release, is_whole, place, attempts, due_at'

/** What changes what visitors of a site read, beside the release. */
const OF_SITE = ['slug', 'archived_at', 'leads_to', 'down_at', 'withheld_at', 'readdressed_at']
const WATCHED = ['live_release', ...OF_SITE].join(', ')

const differ = (columns: readonly string[], unlike: string) =>
  columns.map((column) => `old.${column} ${unlike} new.${column}`).join(' or ')

const isWhole = (unlike: string) =>
  `case when old.live_release is null or new.live_release is null or ${differ(OF_SITE, unlike)} then 1 else 0 end`
const leftSlug = (unlike: string) => `case when old.slug ${unlike} new.slug then old.slug end`

/** Whole sites, where a name or a former address leads elsewhere. */
const OF_NAMES = [
  { name: 'cdn_name_removed', on: 'delete on domain_names', site: 'old.site', place: 'old.name' },
  { name: 'cdn_name_given', on: 'update of site on domain_names', site: 'old.site', place: 'old.name' },
  { name: 'cdn_name_led', on: 'update of main, connected_at on domains', site: 'new.site', place: 'old.main' },
  { name: 'cdn_address_left', on: 'delete on former_addresses', site: 'old.site', place: 'old.slug' },
]

const SQLITE_PAUSES = PAUSES.map((seconds) => `select '+${seconds} seconds' as pause`).join(' union all ')

const noteInSqlite = (values: string) => `
  insert into cdn_purges (${COLUMNS})
  select lower(hex(randomblob(16))), ${values}, 0, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', pause) from (${SQLITE_PAUSES});`

const SQLITE = 'is not'
const IN_SQLITE = [
  `create trigger cdn_site_changed after update of ${WATCHED} on sites
  when exists (select 1 from cdn_in_use) and (old.live_release ${SQLITE} new.live_release or ${differ(OF_SITE, SQLITE)})
  begin ${noteInSqlite(`new.id, old.live_release, new.live_release, ${isWhole(SQLITE)}, ${leftSlug(SQLITE)}`)} end`,
  ...OF_NAMES.map(
    ({ name, on, site, place }) => `create trigger ${name} after ${on}
  when exists (select 1 from cdn_in_use) begin ${noteInSqlite(`${site}, null, null, 1, ${place}`)} end`,
  ),
]

const POSTGRES = 'is distinct from'
const POSTGRES_PAUSES = PAUSES.map((seconds) => `(interval '${seconds} seconds')`).join(', ')
const inFunction = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`
const calling = (name: string, on: string, when = '') =>
  `create trigger ${name} after ${on} for each row ${when} execute function ${name}()`
const noteInPostgres = (values: string) =>
  `if exists (select 1 from cdn_in_use) then
  insert into cdn_purges (${COLUMNS})
  select md5(random()::text || clock_timestamp()::text || pause::text), ${values}, 0,
    to_char((clock_timestamp() + pause) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from (values ${POSTGRES_PAUSES}) as pauses(pause);
  end if;`

const IN_POSTGRES = [
  inFunction(
    'cdn_site_changed',
    noteInPostgres(`new.id, old.live_release, new.live_release, ${isWhole(POSTGRES)}, ${leftSlug(POSTGRES)}`),
  ),
  calling(
    'cdn_site_changed',
    `update of ${WATCHED} on sites`,
    `when (old.live_release ${POSTGRES} new.live_release or ${differ(OF_SITE, POSTGRES)})`,
  ),
  ...OF_NAMES.flatMap(({ name, on, site, place }) => [
    inFunction(name, noteInPostgres(`${site}, null, null, 1, ${place}`)),
    calling(name, on),
  ]),
]
