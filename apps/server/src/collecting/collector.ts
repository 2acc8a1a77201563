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
  /** Removes what arrived in part and was given up. */
  readonly removeLeftOvers: () => Promise<void>
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
/** So many times it is tried again within the day, each time after an hour. */
export const COLLECT_TRIES = 5

/** Collects some minutes after the start and then daily, beside everything else. */
export class Collector {
  readonly #options: CollectorOptions
  #timer: NodeJS.Timeout | undefined
  #rounds = 0
  #putting: Promise<void> | undefined
  #running: Promise<Collection | undefined> | undefined
  #isStopped = false
  #failed: CollectorStanding['failed'] = []
  #nextAt = 0

  constructor(options: CollectorOptions) {
    this.#options = options
  }

  start(): void {
    this.#wait(FIRST_AFTER)
  }

  get standing(): CollectorStanding {
    const { now = clock.now } = this.#options
    const failures = this.#failed.length
    const isGivenUp = failures >= COLLECT_TRIES
    const rounds =
      failures > 0 && !isGivenUp ? 0 : (COLLECTED_EVERY - (this.#rounds % COLLECTED_EVERY)) % COLLECTED_EVERY
    const next = this.#nextAt === 0 ? undefined : Math.max(now(), this.#nextAt + rounds * EVERY)
    return { isRunning: this.#running !== undefined, failed: this.#failed, isGivenUp, nextAt: next }
  }

  /** Collects now, for who does not wait for it. */
  tryNow(): void {
    void this.#collectAndTell()
  }

  /** Leaves off where it is; nothing that is needed is touched. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    // Why it failed is for whoever asked for it.
    await this.#running?.catch(() => {})
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
    const { blobs, removeLeftOvers, refusal } = this.#options
    if (refusal()) return undefined
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
    const { names, alsoNeeded, now = clock.now } = this.#options
    const needed = new Set<string>(await alsoNeeded())
    await this.#addAll(needed, names.ofSites())
    const [at, before] = [now(), now() - GRACE].map((time) => new Date(time).toISOString()) as [string, string]
    const forgotten = await names.forgetPictures(needed, at, before)
    await names.forgetFonts(new Date(now() - FONTS_KEPT_UNWANTED).toISOString().slice(0, 10))
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
    this.#nextAt = (this.#options.now ?? clock.now)() + time
    this.#timer = setTimeout(() => {
      void this.#round().finally(() => {
        if (!this.#isStopped) this.#wait(EVERY)
      })
    }, time)
    this.#timer.unref()
  }

  async #round(): Promise<void> {
    const isAgain = this.#failed.length > 0 && this.#failed.length < COLLECT_TRIES
    if (isAgain || this.#rounds % COLLECTED_EVERY === 0) await this.#collectAndTell()
    this.#rounds += 1
    this.#putting = this.#putTogether()
    await this.#putting
  }

  async #putTogether(): Promise<void> {
    const { blobs, refusal, onFailure } = this.#options
    if (this.#isStopped || refusal()) return
    await blobs.putTogether({ isStopped: () => this.#isStopped }).catch(onFailure)
  }

  async #collectAndTell(): Promise<void> {
    const { onDone, onFailure } = this.#options
    try {
      const collection = await this.collect()
      this.#failed = []
      if (collection) onDone?.(collection)
    } catch (failure) {
      if (failure instanceof Stopped) return
      const error = failure instanceof Error ? failure.message : String(failure)
      const at = new Date((this.#options.now ?? clock.now)()).toISOString()
      this.#failed = [{ at, error }, ...this.#failed].slice(0, COLLECT_TRIES)
      onFailure(failure)
    }
  }
}

class Stopped extends Error {}
