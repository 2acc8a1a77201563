// Bulk loading: so many sites as rows and packs, each a copy of one that an owner made through the API, with pages and bytes of its own.
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pg from 'pg'
import { type Blob, type Blobs, plainBlob } from '../../apps/server/src/blobs/blobs.ts'
import { openFolderBlobs } from '../../apps/server/src/blobs/folder.ts'
import { isCompressible } from '../../apps/server/src/hosting/headers.ts'
import { snapshotRow } from '../../apps/server/src/store/snapshot.ts'

/** As many as make a pack of the size that packs have once they were put together. */
const AT_ONCE = 1_000
const TOLD_EVERY = 10_000
/** The smallest forms take a hundred times as long and are a tenth smaller; how many there are is the same. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const squeezed = { br: (bytes: Buffer) => promisify(brotliCompress)(bytes, QUICK), gzip: promisify(gzip) }

interface Made {
  readonly database: string
  readonly dataDir: string
  /** Id and slug of the site that was made, which stand in what is its own, and of copies: names of one length. */
  readonly nameOf: (number: number) => string
  readonly count: number
}

/** A file that names its site. */
interface OwnFile {
  readonly hash: string
  readonly type: string
  readonly text: string
}

interface Original {
  readonly name: string
  readonly release: string
  readonly files: readonly OwnFile[]
  /** Each table's rows as JSON, tables that others refer to first. */
  readonly rows: readonly { readonly table: string; readonly json: string }[]
}

/** Copies the site of number 0 into numbers 1 to `count - 1`, while no server runs; how many files each has of its own. */
export async function copySites({ database, dataDir, nameOf, count }: Made): Promise<number> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const blobs = await openFolderBlobs(join(dataDir, 'blobs'))
    const original = await readOriginal(client, blobs, nameOf(0))
    for (let from = 1; from < count; from += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index)
      const copies = await Promise.all(numbers.map((number) => copyOf(original, nameOf(number))))
      await blobs.put(copies.flatMap((copy) => copy.blobs))
      await insert(client, original, copies)
      if ((from - 1) % TOLD_EVERY === 0) console.log(`    ${from - 1 + numbers.length} sites made`)
    }
    await client.query('vacuum analyze')
    return original.files.length
  } finally {
    await client.end()
  }
}

async function readOriginal(client: pg.Client, blobs: Blobs, name: string): Promise<Original> {
  const tables = await client.query<{ table: string }>(
    `select c.table_name as table from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'site' and t.table_type = 'BASE TABLE' and c.table_schema = 'public'`,
  )
  const rows: { table: string; json: string }[] = []
  const read = async (table: string, where: string) => {
    const sql = `select to_jsonb(t)::text as json from "${table}" t where ${where}`
    const found = await client.query<{ json: string }>(sql, [name])
    rows.push(...found.rows.map(({ json }) => ({ table, json })))
  }
  await read('sites', 'id = $1')
  await read('releases', 'site = $1')
  await read('release_lists', 'release in (select id from releases where site = $1)')
  for (const { table } of tables.rows) if (table !== 'releases') await read(table, 'site = $1')
  const releases = rows.filter(({ table }) => table === 'releases')
  if (releases.length !== 1) throw new Error(`${name} has ${releases.length} releases, and is to have one.`)
  const { id, delta } = JSON.parse(releases[0]!.json) as { readonly id: string; readonly delta: string }
  const files = Object.values(JSON.parse(delta) as Record<string, Pick<OwnFile, 'hash' | 'type'>>)
  const own = await Promise.all([...new Map(files.map((file) => [file.hash, file])).values()].map(readOwn))
  return { name, release: id, rows, files: own.flat() }

  /** The file where it names the site; else it is kept once for all. */
  async function readOwn({ hash, type }: Pick<OwnFile, 'hash' | 'type'>): Promise<OwnFile[]> {
    const text = (await blobs.read(hash))?.toString()
    return text?.includes(name) ? [{ hash, type, text }] : []
  }
}

interface Copy {
  readonly name: string
  readonly blobs: readonly Blob[]
  /** What stands in the rows of the original, and what in those of the copy. */
  readonly words: readonly (readonly [from: string, to: string])[]
}

async function copyOf({ name, release, files }: Original, to: string): Promise<Copy> {
  const words: [string, string][] = [
    [name, to],
    [release, crypto.randomUUID()],
  ]
  const blobs: Blob[] = []
  for (const { hash, text, type } of files) {
    const plain = plainBlob(Buffer.from(text.replaceAll(name, to)))
    words.push([hash, plain.hash])
    blobs.push(plain)
    if (!isCompressible(type)) continue
    for (const form of ['br', 'gzip'] as const)
      blobs.push({ hash: plain.hash, form, bytes: await squeezed[form](plain.bytes as Buffer) })
  }
  return { name: to, blobs, words }
}

async function insert(client: pg.Client, { rows }: Original, copies: readonly Copy[]): Promise<void> {
  await client.query('begin')
  for (const { table, json } of rows) {
    const written = copies.map(({ words }) => rowOf(table, json, words))
    const sql = `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1::jsonb)`
    await client.query(sql, [`[${written.join(',')}]`])
  }
  await client.query('commit')
}

function rowOf(table: string, json: string, words: Copy['words']): string {
  const text = words.reduce((so, [from, to]) => so.replaceAll(from, to), json)
  if (table !== 'snapshots') return text
  const { site, revision, document } = JSON.parse(text)
  return JSON.stringify(snapshotRow(site, revision, document))
}
