/**
 * Garbage collection, its schedule. Once a day, bytes that nothing in the database names are removed from the disk.
 * Every hour, small packs are put together.
 */

import type { Collected, Collecting } from '../blobs/collect.ts'
import { GRACE } from '../blobs/packed.ts'
import { clock } from '../clock.ts'
import type { NamesStore } from '../store/names.store.ts'
import { giveWay } from '../turns.ts'

interface CollectorOptions {
  readonly names: NamesStore
  /** Where the bytes are. */
  readonly blobs: {
    collect(collecting: Collecting): Promise<Collected | undefined>
    putTogether(options: { readonly isStopped: () => boolean }): Promise<void>
  }
  /** Names of bytes that are kept although no site has them. */
  readonly alsoNeeded: () => Promise<Iterable<string>>
  /** Removes what arrived in part and was given up, of all servers and on the disk of this one. */
  readonly removeLeftOvers: () => Promise<void>
  readonly removeOwn: () => Promise<void>
  /** Does it as the one server that does so, unless it was done since then; whether it did. */
  readonly inTurn: (work: () => Promise<unknown>, since?: string) => Promise<boolean>
  readonly doneAt: () => Promise<string | undefined>
  /** Why nothing can be written for now. */
  readonly refusal: () => Error | undefined
  readonly onDone?: (collection: Collection) => void
  readonly onFailure: (failure: unknown) => void
  readonly now?: () => number
}

/** What one collection did. */
export interface Collection extends Collected {
  /** Pictures that no site has named for a day. */
  readonly pictures: number
}

interface CollectorStanding {
  readonly isRunning: boolean
  /** What was tried in vain since it last went well, the last first. */
  readonly failed: readonly { readonly at: string; readonly error: string }[]
  readonly isGivenUp: boolean
  /** In milliseconds; undefined before it is started. */
  readonly nextAt: number | undefined
}

/** The server has much to do when it has just been started. */
const FIRST_AFTER = 5 * 60_000
const EVERY = 3_600_000
/** Who tries fonts comes back to them within days, and a cut takes a fifth of a second. */
const FONTS_KEPT_UNWANTED = 7 * 86_400_000
const COLLECTED_EVERY = 24
/** A collection that took long is no reason to wait for an hour more the next day. */
const DAY = COLLECTED_EVERY * EVERY
const ALMOST_A_DAY = DAY - EVERY / 2
/** So many times it is tried again within the day, each time after an hour. */
export const COLLECT_TRIES = 5

/** Collects some minutes after the start, unless another server has within the day, and then daily, beside everything else. */
export class Collector {
  readonly #options: CollectorOptions
  #timer: NodeJS.Timeout | undefined
  #rounds = 0
  #putting: Promise<void> | undefined
  /** What of a collection is noted in the database. */
  #telling: Promise<unknown> | undefined
  #running: Promise<Collection | undefined> | undefined
  #isStopped = false
  #failed: CollectorStanding['failed'] = []
  #nextAt = 0
  #doneAt = 0

  constructor(options: CollectorOptions) {
    this.#options = options
  }

  start(): void {
    this.#wait(FIRST_AFTER)
  }

  get standing(): CollectorStanding {
    const failures = this.#failed.length
    const isGivenUp = failures >= COLLECT_TRIES
    const rounds = (COLLECTED_EVERY - (this.#rounds % COLLECTED_EVERY)) % COLLECTED_EVERY
    const wanted = isGivenUp ? this.#nextAt + rounds * EVERY : failures > 0 ? 0 : this.#doneAt + DAY
    const next = this.#nextAt === 0 ? undefined : Math.max(this.#now(), this.#nextAt, wanted)
    return { isRunning: this.#running !== undefined, failed: this.#failed, isGivenUp, nextAt: next }
  }

  /** Collects now, for who does not wait for it. */
  tryNow(): void {
    this.#telling = this.#collectAndTell()
  }

  /** Leaves off where it is; nothing that is needed is touched. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    // Why it failed is for whoever asked for it.
    await this.#running?.catch(() => {})
    await this.#telling
    await this.#putting
  }

  /** Collects now, once for all who ask; undefined while another process does, or where nothing can be stored. */
  collect(): Promise<Collection | undefined> {
    this.#running ??= this.#collect().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #collect(): Promise<Collection | undefined> {
    const { blobs, removeLeftOvers, removeOwn, refusal } = this.#options
    if (refusal()) return undefined
    await removeOwn()
    await removeLeftOvers()
    let pictures = 0
    const findNeeded = async () => {
      const found = await this.#findNeeded()
      pictures = found.forgotten
      return found.needed
    }
    const collected = await blobs.collect({ findNeeded, isStopped: () => this.#isStopped })
    return collected && { ...collected, pictures }
  }

  /** Pictures and fonts are forgotten before files are counted as needed; what is named meanwhile is young or was said to be used. */
  async #findNeeded() {
    const { names, alsoNeeded } = this.#options
    const needed = new Set<string>(await alsoNeeded())
    await this.#addAll(needed, names.ofSites())
    const [at, before] = [this.#isoOf(0), this.#isoOf(-GRACE)]
    const forgotten = await names.forgetPictures(needed, at, before)
    await names.forgetFonts(this.#isoOf(-FONTS_KEPT_UNWANTED).slice(0, 10))
    await this.#addAll(needed, names.ofFiles())
    await this.#addAll(needed, names.ofOwnFiles())
    await names.forgetSentFiles(before)
    await this.#addAll(needed, names.ofSentFiles())
    await this.#addAll(needed, names.ofReleases())
    return { needed, forgotten }
  }

  async #addAll(needed: Set<string>, names: AsyncIterable<string>): Promise<void> {
    for await (const name of names) {
      if (this.#isStopped) throw new Stopped()
      needed.add(name)
      await giveWay()
    }
  }

  #wait(time: number): void {
    this.#nextAt = this.#now() + time
    this.#timer = setTimeout(() => {
      void this.round().finally(() => {
        if (!this.#isStopped) this.#wait(EVERY)
      })
    }, time)
    this.#timer.unref()
  }

  /** Collects where that is due and nobody else does, and puts small packs together. */
  async round(): Promise<void> {
    const isFirst = this.#rounds % COLLECTED_EVERY === 0
    this.#rounds += 1
    if (isFirst || this.#failed.length < COLLECT_TRIES) {
      this.#telling = this.#collectDaily(isFirst)
      await this.#telling
    }
    this.#putting = this.#putTogether()
    await this.#putting
  }

  async #collectDaily(isFirst: boolean): Promise<void> {
    const { removeOwn, doneAt, onFailure, refusal } = this.#options
    try {
      const isOurs = await this.#collectAndTell(this.#isoOf(-ALMOST_A_DAY))
      if (this.#isStopped) return
      if (isFirst && !isOurs && !refusal()) await removeOwn()
      const done = await doneAt()
      this.#doneAt = done === undefined ? 0 : Date.parse(done)
      // Another server has done meanwhile what this one could not.
      if (done !== undefined && done > (this.#failed[0]?.at ?? '')) this.#failed = []
    } catch (failure) {
      onFailure(failure)
    }
  }

  #now(): number {
    return (this.#options.now ?? clock.now)()
  }

  #isoOf(pause: number): string {
    return new Date(this.#now() + pause).toISOString()
  }

  async #putTogether(): Promise<void> {
    const { blobs, refusal, onFailure } = this.#options
    if (this.#isStopped || refusal()) return
    await blobs.putTogether({ isStopped: () => this.#isStopped }).catch(onFailure)
  }

  /** Whether it was this server that did, or tried. */
  async #collectAndTell(since?: string): Promise<boolean> {
    const { inTurn, onDone, onFailure, refusal } = this.#options
    if (refusal()) return false
    try {
      return await inTurn(async () => {
        const collection = await this.collect()
        this.#failed = []
        if (collection) onDone?.(collection)
        return collection !== undefined
      }, since)
    } catch (failure) {
      if (failure instanceof Stopped) return true
      const error = failure instanceof Error ? failure.message : String(failure)
      this.#failed = [{ at: this.#isoOf(0), error }, ...this.#failed].slice(0, COLLECT_TRIES)
      onFailure(failure)
      return true
    }
  }
}

class Stopped extends Error {}
