import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { formPaths } from '@mimar/contract'
import { exportSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import Sqlite from 'better-sqlite3'
import { ask, signedIn } from '../e2e/asking.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { type Post, Poster, startPosts } from './posting.ts'
import { manyPages } from './sites.ts'
import { inTurns, median, percentile, printTable } from './table.ts'

const ROUNDS = 5
const SECONDS = 3
/** Sites that are written on, one by each editor. */
const SITES = 50
/** Sites that only take messages: each takes 60 a minute. */
const MAILBOXES = 148
const POSTS = 1_700
const CONNECTIONS = 32
/** A visitor comes so often, in ms. */
const EVERY = 4

type Api = Awaited<ReturnType<typeof signedIn>>

/** What an owner can make: sites of a page of ten sections, each with somebody who came by a link. */
async function makeSite(api: Api, slug: string, guests: number) {
  const configuration = exportSite({ ...manyPages(1), id: slug }, catalog)
  const { id } = await read(api, '/sites', { method: 'POST', body: { configuration, slug } })
  const { site, revision } = await read(api, `/sites/${id}/document`)
  const tokens: string[] = []
  for (let guest = 0; guest < guests; guest += 1) {
    const asked = { days: 1, scope: 'edit' }
    const { address } = await read(api, `/sites/${id}/share-links`, { method: 'POST', body: asked })
    tokens.push(new URL(address).hash.slice(1))
  }
  const sections = site.pages[0].sections.map((section: { readonly id: string }) => section.id) as string[]
  return { id: String(id), revision: Number(revision), tokens, sections, hash: String(site.constants.siteHash) }
}

type MadeSite = Awaited<ReturnType<typeof makeSite>>

async function read(api: Api, path: string, options: Parameters<Api>[1] = {}) {
  const { status, text } = await api(path, options)
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
  return JSON.parse(text)
}

/** Somebody who types in one section after the other, and knows what became of the last change. */
class Editor {
  readonly #site: MadeSite
  readonly #token: string
  readonly #name: string
  readonly #poster: Poster
  #base: number
  #count = 0

  constructor(port: number, site: MadeSite, guest: number, name: string) {
    this.#site = site
    this.#token = site.tokens[guest] as string
    this.#name = name
    this.#base = site.revision
    this.#poster = new Poster(port)
  }

  async change(): Promise<void> {
    this.#count += 1
    const { status, body } = await this.#poster.post(this.#post())
    if (status !== 200) throw new Error(`A change was answered with ${status}: ${body}`)
    this.#base = Number(/"revision":(\d+)/.exec(body)?.[1])
  }

  close(): void {
    this.#poster.close()
  }

  #post(): Post {
    const section = this.#site.sections[this.#count % this.#site.sections.length] as string
    const value = `A title of thirty signs, ${String(this.#count).padStart(5, '0')}`
    const operation = { do: 'set-field', section, field: 'title', language: 'en', value }
    const id = `${this.#name}-${this.#count}`.padEnd(36, '-')
    return {
      path: `/api/v1/sites/${this.#site.id}/operations`,
      headers: { host: 'localhost', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ base: this.#base, changes: [{ id, operation }] }),
    }
  }
}

interface Busy {
  readonly perSecond: number
  readonly waits: readonly number[]
}

/** Everybody does it again as soon as it is done. */
async function withoutPause(doers: readonly (() => Promise<void>)[], seconds: number): Promise<Busy> {
  const waits: number[] = []
  const end = performance.now() + seconds * 1000
  const began = performance.now()
  await Promise.all(
    doers.map(async (once) => {
      while (performance.now() < end) waits.push(await timed(once))
    }),
  )
  return { perSecond: (waits.length * 1000) / (performance.now() - began), waits }
}

/** Everybody does it once a second, each at a moment of their own. */
async function onceASecond(doers: readonly (() => Promise<void>)[], seconds: number): Promise<readonly number[]> {
  const waits: number[] = []
  await Promise.all(
    doers.map(async (once, index) => {
      await pause((index * 1000) / doers.length)
      for (let second = 0; second < seconds; second += 1) {
        const next = pause(1000)
        waits.push(await timed(once))
        await next
      }
    }),
  )
  return waits
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** What visitors of the hotel wait meanwhile. */
async function visitorsDuring({ port, siteAddress }: Installation, work: Promise<unknown>): Promise<readonly number[]> {
  const { hostname } = new URL(siteAddress)
  const waits: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    waits.push(await timed(async () => void (await ask(port, '/', { host: hostname }))))
    await pause(EVERY)
  }
  await over
  return waits
}

const TYPED = 'We open the door ourselves, and coffee is ready when you come down. '.repeat(7).slice(0, 480)

/** What the history grows by while somebody types a paragraph, twenty characters a change: texts alone, without ids and times. */
async function historyOf(api: Api, { dataDir }: Installation, { id, sections }: MadeSite): Promise<number> {
  const { revision } = await read(api, `/sites/${id}/document`)
  for (let base = revision, to = 20; to <= TYPED.length; to += 20, base += 1) {
    const value = TYPED.slice(0, to).trimEnd()
    const operation = { do: 'set-field', section: sections[1], field: 'paragraph', language: 'en', value }
    const changes = [{ id: `typed-${to}`.padEnd(36, '-'), operation }]
    await read(api, `/sites/${id}/operations`, { method: 'POST', body: { base, changes } })
  }
  const database = new Sqlite(join(dataDir, 'mimar.db'), { readonly: true })
  const sum = 'select sum(octet_length(operation) + octet_length(inverse)) as bytes from operations'
  const { bytes } = database.prepare(`${sum} where site = ? and revision > ?`).get(id, revision) as { bytes: number }
  database.close()
  return bytes / TYPED.length
}

/** So many messages from as many addresses, a second. */
async function contactPosts(posters: readonly Poster[], postOf: (count: number) => Post): Promise<number> {
  let sent = 0
  const began = performance.now()
  await Promise.all(
    posters.map(async (poster) => {
      while (sent < POSTS) {
        sent += 1
        const { status, body } = await poster.post(postOf(sent))
        if (status >= 300) throw new Error(`A message was answered with ${status}: ${body}`)
      }
    }),
  )
  return (POSTS * 1000) / (performance.now() - began)
}

let posted = 0
/** A message as the contact form sends it, from an address that sends no other. */
function message(sites: readonly MadeSite[], port: number): Post {
  posted += 1
  const { id, hash } = sites[posted % sites.length] as MadeSite
  return {
    path: `/api/v1${formPaths.contact.replace(':site', id)}?lang=en`,
    headers: {
      host: `${id}.localhost:${port}`,
      'x-forwarded-for': `10.${posted >> 16}.${(posted >> 8) & 255}.${posted & 255}`,
      'idempotency-key': `message-${posted}-of-the-bench`,
    },
    body: JSON.stringify({
      ...{ siteHash: hash, name: 'A guest', email: `guest-${posted}@example.com` },
      message: 'Is there a room for two from Friday to Sunday?',
    }),
  }
}

const installation = await startInstallation({ env: { TRUSTED_PROXIES: 'loopback' } })
const floor = await startPosts(installation.dataDir)
try {
  const { port } = installation
  const api = await signedIn(installation)
  const sites: MadeSite[] = []
  for (let count = 0; count < SITES; count += 1) sites.push(await makeSite(api, `bench-${count}`, 4))
  const boxes: MadeSite[] = []
  for (let count = 0; count < MAILBOXES; count += 1) boxes.push(await makeSite(api, `box-${count}`, 0))
  const editorsAt = (at: number, guests: number, name: string) =>
    Array.from({ length: guests }, (_, guest) =>
      sites.map((site, index) => new Editor(at, site, guest, `${name}-${guest}-${index}`)),
    ).flat()
  const [one, bare] = [editorsAt(port, 1, 'one'), editorsAt(floor.port, 1, 'bare')]
  const changesOf = (editors: readonly Editor[]) => editors.map((editor) => () => editor.change())
  await withoutPause(changesOf(one), 1)
  await withoutPause(changesOf(bare), 1)
  const rounds = { ours: [] as number[], floor: [] as number[], waits: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const least = await withoutPause(changesOf(bare), SECONDS)
    const most = await withoutPause(changesOf(one), SECONDS)
    rounds.floor.push(least.perSecond)
    rounds.ours.push(most.perSecond)
    rounds.bare.push(percentile(least.waits, 0.95))
    rounds.waits.push(percentile(most.waits, 0.95))
  }
  const calm = { ours: [] as number[], floor: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.floor.push(percentile(await onceASecond(changesOf(bare), SECONDS), 0.95))
    calm.ours.push(percentile(await onceASecond(changesOf(one), SECONDS), 0.95))
  }
  for (const editor of [...one, ...bare]) editor.close()
  // Whoever comes now reads the site as it is now.
  for (const site of sites) site.revision = Number((await read(api, `/sites/${site.id}/document`)).revision)
  const many = editorsAt(port, 4, 'many')
  const visitors = { beside: [] as number[], alone: [] as number[] }
  const beside: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    visitors.alone.push(percentile(await visitorsDuring(installation, pause(SECONDS * 1000)), 0.95))
    const working = onceASecond(changesOf(many), SECONDS).then((waits) => void beside.push(percentile(waits, 0.95)))
    visitors.beside.push(percentile(await visitorsDuring(installation, working), 0.95))
  }
  for (const editor of many) editor.close()
  const posters = Array.from({ length: CONNECTIONS }, () => new Poster(port))
  const barePosters = Array.from({ length: CONNECTIONS }, () => new Poster(floor.port))
  const messages = { ours: [] as number[], floor: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    messages.floor.push(await contactPosts(barePosters, () => message(boxes, port)))
    messages.ours.push(await contactPosts(posters, () => message(boxes, port)))
  }
  for (const poster of [...posters, ...barePosters]) poster.close()
  printTable('Changes and messages, durable', [
    inTurns(rounds.ours, rounds.floor, {
      ...{ what: `changes a second, ${SITES} editors on ${SITES} sites`, unit: '/s', budget: 2_000, atLeast: true },
    }),
    inTurns(rounds.waits, rounds.bare, { what: '  an editor waits, p95', unit: 'ms' }),
    inTurns(calm.ours, calm.floor, { what: `${SITES} editors, a change a second each, p95`, unit: 'ms', budget: 10 }),
    inTurns(visitors.beside, visitors.alone, {
      ...{ what: `a visitor beside ${many.length} editors, p95`, unit: 'ms', budget: 20 },
    }),
    { what: '  one of these editors waits, p95', measured: median(beside), unit: 'ms' },
    {
      what: '  bytes of history for a character typed',
      measured: await historyOf(api, installation, sites[0]!),
      unit: 'B',
    },
    inTurns(messages.ours, messages.floor, { what: 'messages a second', unit: '/s', budget: 2_000, atLeast: true }),
  ])
} finally {
  floor.child.disconnect()
  await installation.stop()
}
process.exit(0)
