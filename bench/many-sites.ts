// An installation of many sites, each live at its own host: one made by an owner through the API, the others copied from what it left.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { exportSite, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { openFolderBlobs } from '../apps/server/src/blobs/folder.ts'
import { ownCluster } from '../apps/server/src/testing/postgres.ts'
import { ask, signedIn } from '../e2e/asking.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { copySites } from './copied-sites.ts'
import { homePage } from './floor.ts'
import { postgresRows, type SiteRows, sqliteRows } from './site-rows.ts'
import { manyPages } from './sites.ts'

/** As many as one owner may publish at once (docs/limits.md). */
const SITES_AN_OWNER = 60
/** More are the work of minutes, and no server looks at who owns what when a visitor comes. */
const MOST_OWNERS = 200
const DIGITS = 6
const CACHE = join(process.cwd(), '.cache')
const run = promisify(execFile)

/** All of one length: what is copied says how long its files are. */
export const slugOf = (number: number) => `guesthouse-${String(number).padStart(DIGITS, '0')}`

/** A site of one page of ten sections that names itself. */
function siteCalled(slug: string): Site {
  const site = manyPages(1)
  const pages = site.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      content: { ...section.content, title: { en: `The rooms of ${slug}` } },
    })),
  }))
  return { ...site, id: slug, pages }
}

/** What was made, and what it took. */
interface Facts {
  /** Seconds. */
  readonly made: number
  /** How many files each site has that no other has. */
  readonly own: number
}

export interface ManySites extends Facts {
  /** A data folder of SQLite; whoever asks removes it. */
  readonly folder: string
}

export interface ManySitesOnPostgres extends Facts {
  readonly dataDir: string
  /** The address of the database. */
  readonly database: string
  /** Leaves nothing behind. */
  stop(): Promise<void>
}

/** How the row of the table that says how they were made begins. */
export const HOW_MADE = 'one made and published through the API, the others copied from its rows and bytes'

/**
 * The data folder of an installation with so many sites, each live at its own host. It is kept in .cache for as long as the server is
 * the same, since it takes a while to make.
 */
export async function makeManySites(count: number): Promise<ManySites> {
  const facts = await madeOnce(`sites-${count}`, async (folder) => {
    const dataDir = join(folder, 'data')
    const openRows = async () => sqliteRows(join(dataDir, 'mimar.db'))
    return make({ dataDir, env: {}, openRows }, count)
  })
  const used = await useOf(facts.kept)
  const folder = `${used}-data`
  renameSync(join(used, 'data'), folder)
  rmSync(used, { recursive: true })
  return { ...facts, folder }
}

/** The same on a PostgreSQL of its own, which runs. */
export async function makeManySitesOnPostgres(count: number): Promise<ManySitesOnPostgres> {
  const facts = await madeOnce(`sites-${count}-postgres`, async (folder) => {
    const cluster = await clusterIn(folder)
    try {
      const database = await cluster.newDatabase()
      writeFileSync(join(folder, 'database'), new URL(database).pathname)
      const place = { dataDir: join(folder, 'data'), env: { DATABASE_URL: database } }
      return await make({ ...place, openRows: () => postgresRows(database) }, count)
    } finally {
      await cluster.end()
    }
  })
  const used = await useOf(facts.kept)
  const { port, crash } = await ownCluster(join(used, 'postgres'))
  const database = `postgres://postgres@127.0.0.1:${port}${readFileSync(join(used, 'database'), 'utf8')}`
  return {
    ...{ ...facts, database, dataDir: join(used, 'data') },
    async stop() {
      await crash().catch(() => {})
      rmSync(used, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

async function clusterIn(folder: string) {
  // Its programs are another user's, who has to come to their folder.
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'postgres'))
  return ownCluster(join(folder, 'postgres'))
}

/** What is made in a folder that is kept for as long as the server is the same. */
async function madeOnce(name: string, fill: (folder: string) => Promise<number>) {
  const program = readFileSync(join(import.meta.dirname, '../apps/server/dist/main.js'))
  const kept = join(CACHE, `${name}-${createHash('sha256').update(program).digest('hex').slice(0, 16)}`)
  const said = join(kept, 'facts')
  if (!existsSync(said)) {
    mkdirSync(CACHE, { recursive: true })
    for (const old of readdirSync(CACHE).filter((one) => one.startsWith(`${name}-`) && /-[0-9a-f]{16}\b/.test(one)))
      rmSync(join(CACHE, old), { recursive: true, force: true })
    const began = performance.now()
    const unfinished = `${kept}.unfinished`
    mkdirSync(unfinished)
    const own = await fill(unfinished)
    writeFileSync(join(unfinished, 'facts'), JSON.stringify({ made: (performance.now() - began) / 1000, own }))
    renameSync(unfinished, kept)
  }
  return { ...(JSON.parse(readFileSync(said, 'utf8')) as Facts), kept }
}

/** A copy to be used up. Packs are never changed, so that both are one file (hard links). */
async function useOf(kept: string): Promise<string> {
  const used = mkdtempSync(join(CACHE, 'used-'))
  chmodSync(used, 0o755)
  for (const name of readdirSync(kept).filter((one) => one !== 'data'))
    await run('cp', ['-a', join(kept, name), join(used, name)])
  mkdirSync(join(used, 'data'))
  for (const name of readdirSync(join(kept, 'data')))
    await run('cp', [name === 'blobs' ? '-al' : '-a', join(kept, 'data', name), join(used, 'data', name)])
  return used
}

interface Place {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  openRows(): Promise<SiteRows>
}

/** The first through the API, by an owner whom the host has invited; the others as what that left. How many files each has of its own. */
async function make({ dataDir, env, openRows }: Place, count: number): Promise<number> {
  const installation = await startInstallation({ dataDir, env: { LOG_LEVEL: 'error', ...env } })
  try {
    const host = await signedIn(installation)
    const owners: Api[] = []
    while (owners.length < Math.min(MOST_OWNERS, count / SITES_AN_OWNER))
      owners.push(await becomeOwner(installation, host, emailOf(owners.length)))
    await makeFirst(owners[0]!, slugOf(0))
    while (await isQuick(installation.port)) await pause(200)
  } finally {
    await installation.stop('keep-data')
  }
  const rows = await openRows()
  try {
    const owners = await accountsOf(rows)
    return await copySites({ rows, dataDir, nameOf: slugOf, count, owners, sitesOfEach: count / owners.length })
  } finally {
    await rows.close()
    // As a server that runs does every hour.
    await (await openFolderBlobs(join(dataDir, 'blobs'))).putTogether()
  }
}

type Api = Awaited<ReturnType<typeof signedIn>>

const emailOf = (owner: number) => `owner-${owner}@example.com`

/** Accounts of owners, the one who has made the first site first. */
async function accountsOf(rows: SiteRows): Promise<string[]> {
  const accounts = (await rows.read('accounts', `email like '${emailOf(0).replace('0', '%')}'`)).map(
    (json) => JSON.parse(json) as { readonly id: string; readonly email: string },
  )
  const isFirst = ({ email }: { readonly email: string }) => email === emailOf(0)
  return accounts.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one))).map(({ id }) => id)
}

async function makeFirst(api: Api, slug: string): Promise<void> {
  const configuration = exportSite(siteCalled(slug), catalog)
  const { id } = (await sent(api, '/sites', { configuration, slug })) as { readonly id: string }
  if (id !== slug) throw new Error(`The site is called ${id}: what is its own cannot be told by its name.`)
  await sent(api, `/sites/${id}/releases`, {})
}

/** Somebody whom the host invites, and who presses the button behind the link. */
async function becomeOwner({ port }: Installation, host: Api, email: string): Promise<Api> {
  const { address } = (await sent(host, '/sign-ups', { email })) as { readonly address: string }
  const key = new URL(address).searchParams.get('key') ?? ''
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const text = new URLSearchParams({ key }).toString()
  const { status, headers } = await ask(port, '/sign-up', { method: 'POST', headers: form, text })
  const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';')
  if (status !== 303 || cookie === '') throw new Error(`The account of ${email} was answered with ${status}.`)
  return (path, options = {}) => ask(port, `/api/v1${path}`, { ...options, headers: { ...options.headers, cookie } })
}

async function sent(api: Api, path: string, body: object): Promise<object> {
  const { status, text } = await api(path, { method: 'POST', body })
  if (status >= 300) throw new Error(`${path}: ${status} ${text.slice(0, 500)}`)
  return JSON.parse(text)
}

/** Whether the first page could still be sent smaller, which is made while nobody waits. */
async function isQuick(port: number): Promise<boolean> {
  const { status, headers } = await homePage(port, `${slugOf(0)}.localhost:${port}`)
  if (status !== 200) throw new Error(`${slugOf(0)} was answered with ${status}.`)
  const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'etag')
  return headers[at + 1]?.includes('quick') ?? false
}
