import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exportSite, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { openFolderBlobs } from '../apps/server/src/blobs/folder.ts'
import { ask, signedIn } from '../e2e/asking.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { homePage } from './floor.ts'
import { manyPages } from './sites.ts'

/** As many as one owner may publish at once (docs/limits.md), so that nobody waits for a rate limit. */
const SITES_AN_OWNER = 60
const OWNERS_AT_ONCE = 4
const CACHE = join(process.cwd(), '.cache')

export const slugOf = (number: number) => `guesthouse-${number}`

/** A site of one page of ten sections that names itself. */
export function siteCalled(slug: string): Site {
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

export interface ManySites {
  /** A data folder; whoever asks removes it. */
  readonly folder: string
  /** How long it took to make them through the API, in seconds. */
  readonly made: number
}

/**
 * The data folder of an installation with so many sites, each live at its own host, all made through the API of a running server by
 * owners whom its host has invited. It is kept in .cache for as long as the server is the same, since that takes some minutes.
 */
export async function makeManySites(count: number): Promise<ManySites> {
  const program = readFileSync(join(import.meta.dirname, '../apps/server/dist/main.js'))
  const kept = join(CACHE, `sites-${count}-${createHash('sha256').update(program).digest('hex').slice(0, 16)}`)
  const seconds = `${kept}.seconds`
  if (!existsSync(seconds)) {
    const began = performance.now()
    await make(count, kept)
    writeFileSync(seconds, String((performance.now() - began) / 1000))
  }
  const folder = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
  cpSync(kept, folder, { recursive: true })
  return { folder, made: Number(readFileSync(seconds, 'utf8')) }
}

async function make(count: number, kept: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  for (const old of readdirSync(CACHE).filter((name) => name.startsWith(`sites-${count}-`)))
    rmSync(join(CACHE, old), { recursive: true, force: true })
  const installation = await startInstallation()
  try {
    const host = await signedIn(installation)
    // All invited first: the host has just proved who they are, and that lasts for minutes.
    const owners: Api[] = []
    while (owners.length * SITES_AN_OWNER < count)
      owners.push(await becomeOwner(installation, host, `owner-${owners.length}@example.com`))
    const waiting = owners.entries()
    const make = async () => {
      for (const [owner, api] of waiting) await makeSitesOf(api, owner, count)
    }
    await Promise.all(Array.from({ length: OWNERS_AT_ONCE }, make))
    await areSmallest(installation, count)
  } catch (failure) {
    await installation.stop()
    throw failure
  }
  await installation.stop('keep-data')
  // As a server that runs does every hour.
  const blobs = await openFolderBlobs(join(installation.dataDir, 'blobs'))
  await blobs.putTogether()
  cpSync(installation.dataDir, `${kept}.unfinished`, { recursive: true })
  renameSync(`${kept}.unfinished`, kept)
  rmSync(installation.dataDir, { recursive: true, force: true })
}

type Api = Awaited<ReturnType<typeof signedIn>>

async function makeSitesOf(api: Api, owner: number, count: number): Promise<void> {
  const from = owner * SITES_AN_OWNER
  for (let number = from; number < Math.min(from + SITES_AN_OWNER, count); number += 1) {
    const slug = slugOf(number)
    const configuration = exportSite(siteCalled(slug), catalog)
    const { id } = (await sent(api, '/sites', { configuration, slug })) as { readonly id: string }
    await sent(api, `/sites/${id}/releases`, {})
  }
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

/** Waits until every page is sent as small as it gets, which is made while nobody waits. */
async function areSmallest({ port }: Installation, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    while (await isQuick(port, number)) await pause(200)
  }
}

async function isQuick(port: number, number: number): Promise<boolean> {
  const { status, headers } = await homePage(port, `${slugOf(number)}.localhost:${port}`)
  if (status !== 200) throw new Error(`${slugOf(number)} was answered with ${status}.`)
  const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'etag')
  return headers[at + 1]?.includes('quick') ?? false
}
