// Sending end of a move (0127): the site stays here until one row says otherwise, and nothing is changed in the moment it does.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DepartureAnswer, MoveState, MoveStep } from '@mimar/contract'
import type { Archives } from '../archive/archives.ts'
import type { Settings } from '../settings.ts'
import type { Sites } from '../sites/sites.ts'
import type { Departure, DepartureStore } from '../store/departures.store.ts'
import type { DueMove } from '../store/moves-due.store.ts'
import type { SiteRow, SiteStore } from '../store/sites.store.ts'
import type { StatisticsStore } from '../store/statistics.store.ts'
import { ANSWER_WITHIN_MS, AskedToWait, askOther, readOrigin } from './asking.ts'
import { LeavingSite, type Other } from './leaving.ts'
import { MoveRefusal } from './refusal.ts'
import { sendSums } from './sums.ts'

interface Foundations {
  readonly settings: Settings
  readonly store: DepartureStore
  readonly siteStore: SiteStore
  readonly sites: Sites
  readonly archives: Archives
  readonly statistics: StatisticsStore
}

interface MoveWish {
  /** The other server, `https://mimar.example`. */
  readonly to: string
  /** What the owner was given there; kept in memory alone. */
  readonly permission: string
  /** Who moves it. */
  readonly by: string
  tell?(step: 'pictures' | 'site' | 'changes' | 'switch' | 'arrival', done: number, total: number): void
}

/** Where a site is read and edited from now on. */
interface Moved {
  readonly address: string
  readonly editor: string
}

/** The site is changed nowhere for so long at most; then it goes on here. */
export const STILL_MS = 2_500
/** Each time something came about at the last moment. */
const MOST_TRIES = 10
const LOOK_EVERY_MS = 200
/** The other server asks to wait so often at most for one step, and not for longer. */
const MOST_WAITS = 20
const LONGEST_WAIT_S = 900

/** Sites that go to other installations. */
export class Departures {
  readonly #of: Foundations

  constructor(foundations: Foundations) {
    this.#of = foundations
  }

  /** Moves a site while it is read and edited. Where it rejects, the site goes on here; save for `still-moving`, when it is handed over already. */
  async move(row: SiteRow, wish: MoveWish): Promise<Moved> {
    const { store } = this.#of
    const known = await store.find(row.id)
    if (known?.state === 'gone') throw new MoveRefusal('moved-before', known.address ?? '')
    if (known?.state === 'decided') return this.#arrive(known, this.#other(known.target, known.move, wish))
    if (row.archived || row.takenDown) throw new MoveRefusal('not-in-use')
    const target = readOrigin(wish.to, this.#of.settings.allowsPrivateWebhooks)
    const move = randomUUID()
    const other = this.#other(target, move, wish)
    // Before the other server hears of it: an earlier move, whose site it forgets then, can decide nothing any more.
    if (!(await store.begin({ site: row.id, move, target, by: wish.by }))) throw new MoveRefusal('still-moving')
    try {
      await other.step({ step: 'begin', from: this.#of.settings.appUrl.origin })
      await this.#send(row, wish, other)
    } catch (failure) {
      await this.#giveUp(row.id, move, other)
      throw failure
    }
    wish.tell?.('arrival', 0, 1)
    const decided = await store.find(row.id)
    if (decided?.move !== move || decided.state !== 'decided') throw new MoveRefusal('not-ready')
    return this.#arrive(decided, other)
  }

  /** Where a site is now that was moved from here; undefined where it was not, or is a site of its own here again. */
  async movedTo(site: string): Promise<Moved | undefined> {
    const { state, address = null, editor = null } = (await this.#of.store.find(site)) ?? {}
    return state === 'gone' && address !== null && editor !== null ? { address, editor } : undefined
  }

  /** What became of a move, which the other server asks for (0124). */
  standing(move: string): Promise<DepartureAnswer['standing']> {
    return this.#of.store.standing(move)
  }

  /** Asks the server that a site was given to whether it has it, and leads visitors there. False where it has not taken it yet. */
  async ask({ move, site }: Pick<DueMove, 'move' | 'site'>): Promise<boolean> {
    const departure = await this.#of.store.find(site)
    if (departure?.move !== move || departure.state !== 'decided') return true
    return (await this.#confirm(departure)) !== undefined
  }

  /** Where it is now, by the other server's word; undefined where it is not there yet. */
  async #confirm(departure: Departure): Promise<Moved | undefined> {
    const { target, move } = departure
    const asking = { method: 'GET', path: `/arrivals/${move}`, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } as const
    const state = (await askOther(target, asking, this.#of.settings.allowsPrivateWebhooks)) as MoveState
    if (state.state === 'arrived') return this.settle(departure, state)
    if (state.state === 'ready') return undefined
    throw new MoveRefusal('lost-there', `${target}: ${String(state.state)}`)
  }

  async #send(row: SiteRow, { tell = () => {} }: MoveWish, other: Other): Promise<void> {
    const { store, archives, siteStore, sites, statistics } = this.#of
    const leaving = new LeavingSite(row.id, other, { ...archives.sources, siteStore, sites })
    await leaving.sendPictures((done, total) => tell('pictures', done, total))
    const found = await siteStore.find(row.id)
    const file = found && (await archives.write(found, new Set(['history'])))
    if (!file) throw new MoveRefusal('not-in-use')
    tell('site', 0, 1)
    await other.put('file', file)
    await leaving.beginAt(await takenIn(other))
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await leaving.catchUp((left) => tell('changes', 0, left))
      await sendSums(row.id, other, statistics)
      tell('switch', tries, MOST_TRIES)
      if (await this.#switch(leaving, { site: row.id, move: other.move }, store)) return
    }
    throw new MoveRefusal('too-slow')
  }

  /** False where something came about that takes longer to bring than the site may stand still. */
  async #switch(leaving: LeavingSite, of: Pick<Departure, 'site' | 'move'>, store: DepartureStore): Promise<boolean> {
    const ends = performance.now() + STILL_MS
    const late = AbortSignal.timeout(STILL_MS)
    const over = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(new MoveRefusal('too-slow')))
    })
    const work = async () => {
      if (!(await store.freeze(of, ends))) throw new MoveRefusal('not-ready')
      return (await leaving.sendRest(late)) && (await store.decide(of))
    }
    try {
      const isDecided = await Promise.race([work(), over])
      if (!isDecided) await store.thaw(of.move)
      return isDecided
    } catch (failure) {
      await store.thaw(of.move)
      if (failure instanceof AskedToWait && failure.seconds <= LONGEST_WAIT_S) {
        await pause(failure.seconds * 1_000)
        return false
      }
      throw late.aborted ? new MoveRefusal('too-slow') : failure
    }
  }

  /** What is decided is never taken back, whatever went wrong then. */
  async #giveUp(site: string, move: string, other: Other): Promise<void> {
    const { store } = this.#of
    await store.thaw(move, 'given-up')
    const known = await store.find(site)
    if (known?.move === move && known.state === 'given-up') await other.step({ step: 'drop' }).catch(() => {})
  }

  async #arrive(departure: Departure, other: Other): Promise<Moved> {
    try {
      return await this.settle(departure, await other.step({ step: 'finish' }))
    } catch (failure) {
      // The permission may be too old by now, and the other server may have asked by itself.
      const moved = await this.#confirm(departure).catch(() => undefined)
      if (moved) return moved
      throw failure instanceof MoveRefusal && failure.code === 'damaged'
        ? failure
        : new MoveRefusal('still-moving', (failure as Error).message, { cause: failure })
    }
  }

  /** Leads visitors on to where the other server says that the site is. */
  async settle(departure: Departure, { state, address = '', editor = '' }: MoveState): Promise<Moved> {
    if (state !== 'arrived') throw new MoveRefusal('still-moving', state)
    const there = { address: addressOf(address), editor: addressOf(editor) }
    await this.#of.store.settle(departure, there)
    return there
  }

  #other(origin: string, move: string, { permission }: Pick<MoveWish, 'permission'>): Other {
    const { allowsPrivateWebhooks: allowsPrivate } = this.#of.settings
    const path = `/arrivals/${move}`
    const within = (signal?: AbortSignal) => signal ?? AbortSignal.timeout(ANSWER_WITHIN_MS)
    return {
      move,
      async step(body: MoveStep, signal) {
        const isLong = body.step === 'release' || body.step === 'changes' || body.step === 'pictures'
        const until = () => (isLong && !signal ? undefined : within(signal))
        const asking = { method: 'POST', path, body, permission } as const
        const ask = () => askOther(origin, { ...asking, signal: until() }, allowsPrivate)
        return (await (signal ? ask() : patiently(ask))) as MoveState
      },
      put(name, body) {
        const ask = () => askOther(origin, { method: 'PUT', path: `${path}/${name}`, body, permission }, allowsPrivate)
        // A stream is read once.
        return Buffer.isBuffer(body) ? patiently(ask) : ask()
      },
    }
  }
}

/** Waits as long as the other server asks for, a few times. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (failure) {
      if (!(failure instanceof AskedToWait) || tries >= MOST_WAITS || failure.seconds > LONGEST_WAIT_S) throw failure
      await pause(failure.seconds * 1_000)
    }
  }
}

/** Waits until the site file was read there. */
async function takenIn(other: Other): Promise<number> {
  for (;;) {
    const { state, revision, problem } = await other.step({ step: 'look' })
    if (state === 'here' && revision !== undefined) return revision
    if (state !== 'taking') throw new MoveRefusal('other-refused', problem ?? state)
    await pause(LOOK_EVERY_MS)
  }
}

/** An address of the web, without a slash at the end: what another server says is led to, and nothing else of it counts. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new MoveRefusal('damaged', 'address')
  return (url.origin + url.pathname).replace(/\/+$/, '')
}
