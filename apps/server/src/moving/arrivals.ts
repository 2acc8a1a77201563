// Receiving end of a move (0127): nothing the other server says makes anybody an owner, and nothing is seen before it is whole.
import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type MoveState, type MoveStep, PERMISSION_MINUTES } from '@mimar/contract'
import { hashOfSecret } from '../accounts/sign-in.ts'
import type { Archives } from '../archive/archives.ts'
import type { Destination } from '../archive/take.ts'
import { clock } from '../clock.ts'
import type { Quotas } from '../limits/quotas.ts'
import { logFailure } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Moments } from '../sites/moments.ts'
import type { Sites } from '../sites/sites.ts'
import type { Arrival, ArrivalStore } from '../store/arrivals.store.ts'
import type { Database } from '../store/database.ts'
import type { MediaStore } from '../store/media.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { readOrigin } from './asking.ts'
import { receiveChanges, receiveMessages, receiveRelease, waitingFacts } from './receiving.ts'
import { MoveRefusal } from './refusal.ts'

export interface ArrivalFoundations {
  readonly settings: Settings
  readonly database: Database
  readonly store: ArrivalStore
  readonly siteStore: SiteStore
  readonly mediaStore: MediaStore
  readonly sites: Sites
  readonly moments: Moments
  readonly archives: Archives
  readonly arriving: Pick<Destination, 'blobs' | 'keepPicture' | 'rendererAt'>
  readonly quotas: Pick<Quotas, 'refuseArrival'>
}

/** A permission that came with a request, and whose it is. */
export type Permitted = Arrival & { readonly email: string }

type Step<Name> = Extract<MoveStep, { step: Name }>

const MOST_PICTURE = 25_000_000
/** Room for texts and history, as a site file has it. */
const MOST_FILE = 500_000_000

/** Sites that other installations bring. */
export class Arrivals {
  readonly #of: ArrivalFoundations

  constructor(foundations: ArrivalFoundations) {
    this.#of = foundations
  }

  /** A new permission to bring one site to that account; its secret is told once and kept as a hash. */
  async allow(account: string): Promise<{ permission: string; expiresAt: string }> {
    const permission = randomBytes(32).toString('base64url')
    const expires = new Date(clock.now() + PERMISSION_MINUTES * 60_000)
    await this.#of.store.allow(hashOfSecret(permission), account, expires)
    return { permission, expiresAt: expires.toISOString() }
  }

  /** Whose permission it is; undefined where it is none, or no longer. */
  permitted(permission: string): Promise<Permitted | undefined> {
    return this.#of.store.find(hashOfSecret(permission), clock.date())
  }

  async step(permitted: Permitted, move: string, step: MoveStep): Promise<MoveState> {
    if (step.step === 'begin') return this.#begin(permitted, move, step)
    if (permitted.move !== move) throw new MoveRefusal('not-ready')
    switch (step.step) {
      case 'pictures':
        return this.#missing(permitted, step)
      case 'look':
        break
      case 'changes':
        await receiveChanges(await this.#here(permitted), step, this.#of)
        break
      case 'messages':
        await receiveMessages(await this.#here(permitted), step, this.#of)
        break
      case 'release':
        await receiveRelease(await this.#here(permitted), step, this.#of)
        break
      case 'ready':
        await this.#ready(await this.#here(permitted), step)
        break
      case 'finish':
        await this.finish(move)
        break
      case 'drop':
        await this.#of.store.drop(move)
        break
      default:
        step satisfies never
    }
    return this.state(move)
  }

  /** What came of a move, for whoever knows its name. */
  async state(move: string): Promise<MoveState> {
    const arrival = await this.#of.store.ofMove(move)
    if (!arrival) throw new MoveRefusal('not-ready')
    const { state, problem, site } = arrival
    const row = site === null ? undefined : await this.#of.siteStore.find(site)
    const { settings } = this.#of
    const editor = new URL(`/edit/${encodeURIComponent(site ?? '')}/`, settings.appUrl).href
    return {
      state,
      ...(row && { revision: row.revision }),
      ...(row && state === 'arrived' && { address: settings.siteAddress(row.slug).replace(/\/+$/, ''), editor }),
      ...(problem !== null && { problem }),
    }
  }

  async receivePicture(
    { move: of }: Permitted,
    { move, hash }: Record<'move' | 'hash', string>,
    bytes: AsyncIterable<Buffer>,
  ) {
    if (of !== move) throw new MoveRefusal('not-ready')
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > MOST_PICTURE) throw new MoveRefusal('damaged', hash)
      chunks.push(chunk)
    }
    const all = Buffer.concat(chunks)
    if (createHash('sha256').update(all).digest('hex') !== hash) throw new MoveRefusal('damaged', hash)
    await this.#of.arriving.keepPicture(hash, async () => all, hash)
  }

  /** Takes the site file and begins to read it; how that goes is looked for. */
  async receiveFile(permitted: Permitted, move: string, bytes: Readable): Promise<MoveState> {
    const { store, settings } = this.#of
    if (permitted.move !== move || permitted.state !== 'arriving') throw new MoveRefusal('not-ready')
    const folder = join(settings.dataDir, 'imports')
    await mkdir(folder, { recursive: true })
    const path = join(folder, `arriving.${move}.zip`)
    try {
      await pipeline(bytes, limited, createWriteStream(path))
      if (!(await store.step(move, 'arriving', { state: 'taking' }))) throw new MoveRefusal('not-ready')
    } catch (failure) {
      await rm(path, { force: true })
      throw failure
    }
    void this.#take(permitted, move, path)
      .catch(logFailure('A site that another server brings could not be taken in'))
      .finally(() => rm(path, { force: true }))
    return this.state(move)
  }

  /** The word of the other server has come: the site is seen from now on. Said again it changes nothing. */
  async finish(move: string): Promise<void> {
    const { store, settings, archives } = this.#of
    const site = await store.finish(move)
    if (site === undefined) return
    await settings.settle()
    await archives.relearn(site)
  }

  async #begin({ hash, account }: Permitted, move: string, { from }: Step<'begin'>): Promise<MoveState> {
    const source = readOrigin(from, this.#of.settings.allowsPrivateWebhooks)
    await this.#of.quotas.refuseArrival(account, 0)
    if (!(await this.#of.store.begin(hash, { move, source }))) throw new MoveRefusal('moved-before')
    return this.state(move)
  }

  async #missing({ account, move }: Permitted, { pictures }: Step<'pictures'>): Promise<MoveState> {
    const { quotas, mediaStore, arriving, settings } = this.#of
    const bytes = pictures.reduce((sum, { size }) => sum + size, 0)
    if (bytes > settings.mediaLimit) throw new MoveRefusal('damaged', 'MEDIA_LIMIT_MB')
    await quotas.refuseArrival(account, bytes)
    const missing: string[] = []
    for (const { hash } of pictures) {
      if (!((await mediaStore.use(hash)) && (await arriving.blobs.has(hash)))) missing.push(hash)
    }
    return { ...(await this.state(move as string)), missing }
  }

  async #take({ account, email }: Permitted, move: string, path: string): Promise<void> {
    const { store, archives, siteStore } = this.#of
    const owner = { id: account, email, role: 'member' } as const
    try {
      const taken = await archives.take({ path, owner, parts: new Set(['history']), isHeld: true })
      if (!taken.ok) throw new MoveRefusal('damaged', taken.faults[0]?.message)
      const isHere = await store.step(move, 'taking', { state: 'here', site: taken.site.id })
      if (!isHere) await siteStore.removeHalf(taken.site.id)
    } catch (failure) {
      await store.step(move, 'taking', { state: 'failed', problem: String((failure as Error).message).slice(0, 500) })
      throw failure
    }
  }

  async #here({ site, state, move }: Permitted): Promise<Arrived> {
    if (site === null || move === null || !(state === 'here' || state === 'ready')) throw new MoveRefusal('not-ready')
    return { site, move }
  }

  async #ready({ site, move }: Arrived, step: Step<'ready'>): Promise<void> {
    const { store, siteStore, arriving, quotas } = this.#of
    const row = await siteStore.find(site)
    if (row?.revision !== step.revision) throw new MoveRefusal('not-ready', `revision ${row?.revision}`)
    if (step.live && !(await store.hasRelease(site, step.live))) throw new MoveRefusal('not-ready', 'release')
    for (const { hash } of step.pictures) {
      if (!(await arriving.blobs.has(hash))) throw new MoveRefusal('not-ready', hash)
    }
    const arrival = await store.ofMove(move)
    await quotas.refuseArrival(
      arrival?.account ?? '',
      step.pictures.reduce((sum, { size }) => sum + size, 0),
    )
    if (!(await store.ready(move, waitingFacts(step), step.pictures))) throw new MoveRefusal('not-ready')
  }
}

/** A site that has arrived as far as nobody sees it. */
interface Arrived {
  readonly site: string
  readonly move: string
}

async function* limited(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > MOST_FILE) throw new MoveRefusal('damaged', 'file')
    yield chunk
  }
}
