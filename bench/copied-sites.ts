// Bulk loading: so many sites as rows and packs, each a copy of one that an owner made through the API, with pages and bytes of its own.
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Blob, type Blobs, plainBlob } from '../apps/server/src/blobs/blobs.ts'
import { openFolderBlobs } from '../apps/server/src/blobs/folder.ts'
import { isCompressible } from '../apps/server/src/hosting/headers.ts'
import { snapshotRow } from '../apps/server/src/store/snapshot.ts'
import type { SiteRows } from './site-rows.ts'

/** As many as make a pack of the size that packs have once they were put together. */
const AT_ONCE = 1_000
const TOLD_EVERY = 10_000
/** The smallest forms take a hundred times as long and are a sixth smaller; how many there are is the same. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const squeezed = { br: (bytes: Buffer) => promisify(brotliCompress)(bytes, QUICK), gzip: promisify(gzip) }

interface Made {
  readonly rows: SiteRows
  readonly dataDir: string
  /** Id and slug of the site that was made, which stand in what is its own, and of copies: names of one length. */
  readonly nameOf: (number: number) => string
  readonly count: number
  /** Accounts of owners: of the site that was made first, and of those that get copies, so many each. */
  readonly owners: readonly string[]
  readonly sitesOfEach: number
}

/** A file that names its site. */
interface OwnFile {
  readonly hash: string
  readonly type: string
  readonly text: string
}

interface Original {
  readonly name: string
  readonly owner: string
  readonly release: string
  readonly files: readonly OwnFile[]
  /** Each table's rows as JSON, tables that others refer to first. */
  readonly rows: readonly { readonly table: string; readonly json: string }[]
}

/** Copies the site of number 0 into numbers 1 to `count - 1`, while no server runs; how many files each has of its own. */
export async function copySites({ rows, dataDir, nameOf, count, owners, sitesOfEach }: Made): Promise<number> {
  const blobs = await openFolderBlobs(join(dataDir, 'blobs'))
  const original = await readOriginal(rows, blobs, { name: nameOf(0), owner: owners[0] ?? '' })
  for (let from = 1; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index)
    const ownerOf = (number: number) => owners[Math.floor(number / sitesOfEach)] ?? original.owner
    const copies = await Promise.all(numbers.map((number) => copyOf(original, nameOf(number), ownerOf(number))))
    await blobs.put(copies.flatMap((copy) => copy.blobs))
    await rows.insert(
      original.rows.map(({ table, json }) => ({ table, json: copies.map(({ words }) => rowOf(table, json, words)) })),
    )
    if ((from - 1) % TOLD_EVERY === 0) console.log(`    ${from - 1 + numbers.length} sites made`)
  }
  await rows.analyze()
  return original.files.length
}

async function readOriginal(rows: SiteRows, blobs: Blobs, one: Pick<Original, 'name' | 'owner'>): Promise<Original> {
  const { name } = one
  const all: { table: string; json: string }[] = []
  const read = async (table: string, where: string) => {
    all.push(...(await rows.read(table, where)).map((json) => ({ table, json })))
  }
  await read('sites', `id = '${name}'`)
  await read('releases', `site = '${name}'`)
  await read('release_lists', `release in (select id from releases where site = '${name}')`)
  for (const table of await rows.tablesOfSites()) if (table !== 'releases') await read(table, `site = '${name}'`)
  const releases = all.filter(({ table }) => table === 'releases')
  if (releases.length !== 1) throw new Error(`${name} has ${releases.length} releases, and is to have one.`)
  const { id, delta } = JSON.parse(releases[0]!.json) as { readonly id: string; readonly delta: string }
  const files = Object.values(JSON.parse(delta) as Record<string, Pick<OwnFile, 'hash' | 'type'>>)
  const own = await Promise.all([...new Map(files.map((file) => [file.hash, file])).values()].map(readOwn))
  return { ...one, release: id, rows: all, files: own.flat() }

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

async function copyOf({ name, owner, release, files }: Original, to: string, toOwner: string): Promise<Copy> {
  const words: [string, string][] = [
    [name, to],
    [owner, toOwner],
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

function rowOf(table: string, json: string, words: Copy['words']): string {
  const text = words.reduce((so, [from, to]) => so.replaceAll(from, to), json)
  if (table !== 'snapshots') return text
  const { site, revision, document } = JSON.parse(text)
  return JSON.stringify(snapshotRow(site, revision, document))
}
