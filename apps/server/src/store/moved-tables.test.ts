// What belongs to a site moves with it and stands still meanwhile, or says why not (0127).
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import type { Database } from './database.ts'

/** 'moves': the other server gets it, and nothing of it is changed while the site is handed over. */
const TABLES: { readonly [table: string]: string } = {
  operations: 'moves',
  releases: 'moves',
  messages: 'moves',
  letters: 'moves',
  members: 'moves',
  schedules: 'moves',
  page_schedules: 'moves',
  enquiry_settings: 'moves',
  saved_replies: 'moves',
  site_uploads: 'moves',
  site_offers: 'ends: whoever was offered the site was offered one that is here; it is still meanwhile',
  snapshots: 'anew: the other server makes them of the operations',
  release_assets: 'anew: each release is drawn there, from what it was made of',
  spam_models: 'anew: learnt there from how messages are marked',
  spam_words: 'anew: learnt there from how messages are marked',
  mailboxes: 'anew: whoever gets mails is asked there, in its own name',
  webhooks: 'anew: a secret between this server and a program of the owner',
  share_links: 'ends: links are addresses of this server, and end with the archive',
  sign_in_links: 'ends: ways in are ways into this server',
  domains: 'anew: a domain is proved by names that lead to a server',
  domain_names: 'anew: a domain is proved by names that lead to a server',
  domain_help: 'anew: a domain is proved by names that lead to a server',
  site_ports: 'anew: ports are of each server',
  former_addresses: 'stays: addresses of this server, which lead on from here',
  audit_log: 'stays: who did what on this server',
  complaint_cases: 'stays: what the host of this server decided',
  former_members: 'stays: who was on the site here',
  deleted_members: 'stays: who was on a site that was deleted here; one that is deleted is not moved',
  visit_sums: 'copied: sums go along before the switch; what is counted in the last moment stays here',
  speed_sums: 'copied: goes along with the sums',
  statistics_settings: 'copied: what is counted goes along with the sums',
  site_visits: 'stays: visits are counted by who answered them',
  message_files: 'copied: goes along with its message, and comes and goes with it alone, which stands still',
  invitation_mails: 'here: a mail in the name of this server; people are invited anew there',
  publishes_under_way: 'here: a publish that is being made; its release moves, or is refused',
  job_tries: 'here: what this server tried in vain',
  cdn_purges: 'here: what the cache in front of this server forgets',
  index_pings: 'here: what search engines are told of addresses on this server',
  site_moves: 'here: the move itself',
  site_arrivals: 'here: the arrival itself; a site that is half here is not moved on',
}

/** Every table with a column that names a site. */
async function tablesOfSites({ query, kind }: Database): Promise<string[]> {
  const named =
    kind === 'sqlite'
      ? sql<{ name: string }>`
          select s.name from sqlite_schema s join pragma_table_info(s.name) c where s.type = 'table' and c.name = 'site'`
      : sql<{ name: string }>`
          select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
          where a.attname = 'site' and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`
  return (await named.execute(query)).rows.map(({ name }) => name).sort()
}

const EVENTS = ['delete', 'insert', 'update']

/** What of each table its triggers keep still. */
async function heldStill({ query, kind }: Database): Promise<Map<string, readonly string[]>> {
  const named =
    kind === 'sqlite'
      ? sql<{ name: string; said: string }>`
          select tbl_name as name, sql as said from sqlite_schema where type = 'trigger' and name like 'still_%'`
      : sql<{ name: string; said: string }>`
          select tgrelid::regclass::text as name, pg_get_triggerdef(oid) as said from pg_trigger where tgname like 'still_%'`
  const held = new Map<string, readonly string[]>()
  for (const { name, said } of (await named.execute(query)).rows) {
    const [head = ''] = said.toLowerCase().split(` on `)
    const events = EVENTS.filter((event) => head.includes(event))
    held.set(name, [...new Set([...(held.get(name) ?? []), ...events])].sort())
  }
  return held
}

describe.each(dialects)('on $name', ({ newAddress }) => {
  test('each table that names a site moves with it and stands still while it is handed over, or says why it stays', async () => {
    const database = await openTestDatabase(await newAddress())
    expect(await tablesOfSites(database)).toEqual(Object.keys(TABLES).sort())
    const held = await heldStill(database)
    for (const [table, what] of Object.entries(TABLES)) {
      if (what === 'moves') expect([table, held.get(table)]).toEqual([table, EVENTS])
      else expect([table, what]).toEqual([table, expect.stringMatching(/^(?:ends|stays|anew|here|copied): .{10}/)])
    }
  })
})
