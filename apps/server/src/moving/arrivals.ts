// Receiving end of a move (0127): nothing the other server says makes anybody an owner, and nothing is seen before it is whole.
import { randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type DepartureAnswer, type MoveState, type MoveStep, PERMISSION_MINUTES } from '@mimar/contract'
import { hashOfSecret } from '../accounts/sign-in.ts'
import type { Archives } from '../archive/archives.ts'
import { ArchiveRefusal } from '../archive/format.ts'
import type { Destination } from '../archive/take.ts'
import { clock } from '../clock.ts'
import { QuotaReached, type Quotas } from '../limits/quotas.ts'
import { logFailure } from '../log.ts'
import type { KeptFiles } from '../media/files/kept-files.ts'
import { PictureRefusal } from '../media/refusal.ts'
import { hashesIn } from '../media/site-pictures.ts'
import type { SentFiles } from '../messages/sent/sent-files.ts'
import type { Settings } from '../settings.ts'
import { whileHeld } from '../sharing/while-held.ts'
import type { Moments } from '../sites/moments.ts'
import type { Sites } from '../sites/sites.ts'
import type { Arrival, ArrivalStore } from '../store/arrivals.store.ts'
import { ArrivingPictureStore } from '../store/arriving-pictures.store.ts'
import type { Database } from '../store/database.ts'
import type { FileStore } from '../store/files.store.ts'
import type { MediaStore } from '../store/media.store.ts'
import type { DueMove } from '../store/moves-due.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import type { StatisticsStore } from '../store/statistics.store.ts'
import { ArrivingPictures } from './arriving-pictures.ts'
import { ANSWER_WITHIN_MS, askOther, readOrigin } from './asking.ts'
import { receiveChanges, receiveMessages, receiveRelease, type Spend, waitingFacts } from './receiving.ts'
import { MoveRefusal } from './refusal.ts'
import { receiveSums } from './sums.ts'

export interface ArrivalFoundations {
  readonly settings: Settings
  readonly database: Database
  readonly store: ArrivalStore
  readonly statistics: StatisticsStore
  readonly siteStore: SiteStore
  readonly mediaStore: MediaStore
  readonly fileStore: FileStore
  readonly keptFiles: KeptFiles
  readonly sentFiles: SentFiles
  readonly sites: Sites
  readonly moments: Moments
  readonly archives: Archives
  readonly arriving: Pick<Destination, 'blobs' | 'keepPicture' | 'rendererAt'>
  readonly quotas: Pick<Quotas, 'refuseMoving'>
}

/** A permission that came with a request, and whose it is. */
export type Permitted = Arrival & { readonly email: string }

/** While a site is any of these, pictures of it may come. */
const COMING: readonly Arrival['state'][] = ['arriving', 'taking', 'here', 'ready']

type Step<Name> = Extract<MoveStep, { step: Name }>

/** Permissions of one account that wait for their first use. */
const MOST_OPEN = 20
/** Site files that come to one account at once, on one server. */
const MOST_FILES = 2
/** Of pictures that are named, so many cost as much as a draft that is read. */
const NAMED_AT_ONCE = 10
/** Room for texts and history, as a site file has it. */
const MOST_FILE = 500_000_000

/** Sites that other installations bring. */
export class Arrivals {
  readonly #of: ArrivalFoundations
  readonly #pictures: ArrivingPictures
  /** Accounts that site files are coming to. */
  readonly #files = new Map<string, number>()

  constructor(foundations: ArrivalFoundations) {
    this.#of = foundations
    const { arriving, database, settings, ...of } = foundations
    const store = new ArrivingPictureStore(database)
    this.#pictures = new ArrivingPictures({ ...of, ...arriving, store, mediaLimit: settings.mediaLimit })
  }

  /** A new permission to bring one site to that account; its secret is told once and kept as a hash. */
  async allow(account: string): Promise<{ permission: string; expiresAt: string }> {
    if ((await this.#of.store.countOpen(account)) >= MOST_OPEN) throw new MoveRefusal('too-many-permissions')
    const permission = randomBytes(32).toString('base64url')
    const expires = new Date(clock.now() + PERMISSION_MINUTES * 60_000)
    await this.#of.store.allow(hashOfSecret(permission), account, expires)
    return { permission, expiresAt: expires.toISOString() }
  }

  /** Whose permission it is; undefined where it is none, or no longer. */
  permitted(permission: string): Promise<Permitted | undefined> {
    return this.#of.store.find(hashOfSecret(permission), clock.date())
  }

  async step(permitted: Permitted, move: string, step: MoveStep, spend: Spend): Promise<MoveState> {
    if (step.step === 'begin') return this.#begin(permitted, move, step, spend)
    if (permitted.move !== move) throw new MoveRefusal('not-ready')
    switch (step.step) {
      case 'pictures':
        return this.#missing(permitted, step, spend)
      case 'look':
        break
      case 'changes':
        await receiveChanges(await this.#here(permitted), step, { ...this.#of, spend })
        break
      case 'messages':
        await receiveMessages(await this.#here(permitted), step, { ...this.#of, spend })
        break
      case 'release':
        await receiveRelease(await this.#here(permitted), step, { ...this.#of, spend })
        break
      case 'statistics':
        await receiveSums((await this.#here(permitted)).site, step, this.#of.statistics)
        break
      case 'ready':
        await this.#ready(await this.#here(permitted), step)
        break
      case 'finish':
        await this.finish(move)
        break
      case 'drop':
        await this.#drop(permitted, move)
        break
      default:
        step satisfies never
    }
    return this.state(move)
  }

  /** What came of a move, for whoever knows its name. */
  async state(move: string): Promise<MoveState> {
    const { store } = this.#of
    let arrival = await store.ofMove(move)
    const failed = new MoveRefusal('failed-there').message
    if (arrival?.state === 'taking' && (await store.giveUpTaken(move, failed))) arrival = await store.ofMove(move)
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
    permitted: Permitted,
    { move, hash }: Record<'move' | 'hash', string>,
    bytes: AsyncIterable<Buffer>,
  ) {
    const { account } = permitted
    if (permitted.move !== move || !COMING.includes(permitted.state)) throw new MoveRefusal('not-ready')
    await this.#pictures.receive({ account, move }, hash, bytes)
  }

  /** A file of the site that is no picture. */
  async receiveOwnFile(permitted: Permitted, { move, hash }: Record<'move' | 'hash', string>, bytes: Readable) {
    const { account } = permitted
    if (permitted.move !== move || !COMING.includes(permitted.state)) throw new MoveRefusal('not-ready')
    await this.#pictures.receiveFile({ account, move }, hash, bytes)
  }

  /** A file that a visitor sent to it. */
  async receiveSentFile(permitted: Permitted, { move, hash }: Record<'move' | 'hash', string>, bytes: Readable) {
    const { account } = permitted
    if (permitted.move !== move || !COMING.includes(permitted.state)) throw new MoveRefusal('not-ready')
    await this.#pictures.receiveSent({ account, move }, hash, bytes)
  }

  /** Takes the site file and begins to read it; how that goes is looked for. */
  async receiveFile(permitted: Permitted, move: string, bytes: Readable): Promise<MoveState> {
    const { account, state } = permitted
    if (permitted.move !== move || state !== 'arriving') throw new MoveRefusal('not-ready')
    const coming = this.#files.get(account) ?? 0
    if (coming >= MOST_FILES) throw new MoveRefusal('one-at-a-time')
    this.#files.set(account, coming + 1)
    const over = () => {
      const left = (this.#files.get(account) ?? 1) - 1
      if (left > 0) this.#files.set(account, left)
      else this.#files.delete(account)
    }
    try {
      const path = await this.#keepFile(move, bytes)
      void whileHeld(
        () => this.#of.store.holdTaken(move),
        () => this.#take(permitted, move, path),
      )
        .catch(logFailure('A site that another server brings could not be taken in'))
        .finally(() => rm(path, { force: true }))
        .finally(over)
    } catch (failure) {
      over()
      throw failure
    }
    return this.state(move)
  }

  async #keepFile(move: string, bytes: Readable): Promise<string> {
    const { store, settings } = this.#of
    const folder = join(settings.dataDir, 'imports')
    await mkdir(folder, { recursive: true })
    const path = join(folder, `arriving.${randomUUID()}.zip`)
    try {
      await pipeline(bytes, limited, createWriteStream(path))
      if (!(await store.take(move))) throw new MoveRefusal('not-ready')
      return path
    } catch (failure) {
      await rm(path, { force: true })
      throw failure
    }
  }

  /** The word of the other server has come: the site is seen from now on. Said again it changes nothing. */
  async finish(move: string): Promise<void> {
    const { store, settings, archives } = this.#of
    const site = await store.finish(move)
    if (site === undefined) return
    await settings.settle()
    await archives.relearn(site)
  }

  /**
   * Asks the server that has a site whether it was given to us, and takes it or forgets it by that. False where that server has not
   * said the last word: what is ready here may be the only one there is.
   */
  async ask({ move, origin }: Pick<DueMove, 'move' | 'origin'>): Promise<boolean> {
    const standing = await this.#standing(origin, move)
    if (standing === 'decided') await this.finish(move)
    if (standing === 'over') await this.#of.store.drop(move, move)
    if (standing === 'unknown') throw new MoveRefusal('unknown-there', origin)
    return standing !== 'open'
  }

  async #standing(origin: string, move: string): Promise<DepartureAnswer['standing']> {
    const asking = {
      method: 'GET',
      path: `/departures/${move}`,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    } as const
    const answer = await askOther(origin, asking, this.#of.settings.allowsPrivateWebhooks)
    const { standing = 'open' } = (answer ?? {}) as Partial<DepartureAnswer>
    return standing
  }

  async #begin(
    { hash, account, move: before }: Permitted,
    move: string,
    { from }: Step<'begin'>,
    spend: Spend,
  ): Promise<MoveState> {
    const { settings, quotas, store, database } = this.#of
    const source = readOrigin(from, settings.allowsPrivateWebhooks)
    spend('copies')
    await new ArrivingPictureStore(database).forgetOld()
    await quotas.refuseMoving(account, before ?? move, 0)
    const over = await this.#overBefore(hash)
    if (!(await store.begin(hash, { move, source, over }))) throw new MoveRefusal('moved-before')
    return this.state(move)
  }

  /** What is ready by the same permission, once its server has said that it came to nothing; null where nothing is. */
  async #overBefore(hash: string): Promise<string | null> {
    const before = await this.#of.store.withHash(hash)
    if (before?.state !== 'ready' || before.move === null || before.source === null) return null
    const { move, source } = before
    const standing = await this.#standing(source, move)
    if (standing === 'over') return move
    if (standing === 'decided') await this.finish(move)
    throw new MoveRefusal(standing === 'decided' ? 'moved-before' : 'another-first')
  }

  /** The word of who brings it, once nothing can be decided any more; until that is known it stays, and is asked about. */
  async #drop({ state, source }: Permitted, move: string): Promise<void> {
    const isReady = state === 'ready' && source !== null
    const over = isReady && (await this.#standing(source, move)) === 'over' ? move : null
    await this.#of.store.drop(move, over)
  }

  async #missing({ account, move }: Permitted, { pictures }: Step<'pictures'>, spend: Spend): Promise<MoveState> {
    spend('reads', 1 + Math.ceil(pictures.length / NAMED_AT_ONCE))
    const named = pictures.map(({ hash }) => hash)
    const missing = await this.#pictures.missing({ account, move: move as string }, named)
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
      await store.step(move, 'taking', { state: 'failed', problem: sentenceOf(failure) })
      throw failure
    }
  }

  async #here({ site, state, move, account }: Permitted): Promise<Arrived> {
    if (site === null || move === null || !(state === 'here' || state === 'ready')) throw new MoveRefusal('not-ready')
    return { site, move, account }
  }

  async #ready({ site, move, account }: Arrived, step: Step<'ready'>): Promise<void> {
    const { store, sites } = this.#of
    const read = await sites.read(site)
    if (read?.revision !== step.revision) throw new MoveRefusal('not-ready', `revision ${read?.revision}`)
    if (step.live && !(await store.hasRelease(site, step.live))) throw new MoveRefusal('not-ready', 'release')
    const [named, shown] = [step.pictures.map(({ hash }) => hash), hashesIn(read.site)]
    await this.#pictures.settle({ account, move }, { named, shown })
    if (!(await store.ready(move, waitingFacts(step)))) throw new MoveRefusal('not-ready')
  }
}

/** A site that has arrived as far as nobody sees it. */
interface Arrived {
  readonly site: string
  readonly move: string
  readonly account: string
}

/** Why a site was not taken in, in a sentence of ours; what else went wrong is for the log of this server. */
function sentenceOf(failure: unknown): string {
  const isOurs = [MoveRefusal, ArchiveRefusal, PictureRefusal, QuotaReached].some((kind) => failure instanceof kind)
  return isOurs ? (failure as Error).message : new MoveRefusal('failed-there').message
}

async function* limited(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > MOST_FILE) throw new MoveRefusal('damaged', 'file')
    yield chunk
  }
}
