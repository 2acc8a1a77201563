// Heartbeat of a server in the database all of them share.
import type { PackedBlobs } from '../blobs/packed.ts'
import { log } from '../log.ts'
import { SERVER_ID } from '../server-id.ts'
import type { StorageSettings } from '../storage-settings.ts'
import type { Database } from '../store/database.ts'
import { PlaceStore } from '../store/places.store.ts'
import { ServerStore } from '../store/servers.store.ts'
import { VERSION } from '../version.ts'
import { whyMoved } from './needed-storage.ts'
import { leaveSign, refuseOtherFolder, removeSigns } from './shared-folder.ts'

/** So long after it was said a server knows that bytes are elsewhere (milliseconds). */
export const BEATS_EVERY_MS = 10_000

interface Options {
  readonly dataDir: string
  readonly storage: Pick<StorageSettings, 'isFolderShared' | 'main' | 'other'>
  readonly database: Database
  readonly blobs: Pick<PackedBlobs, 'refusePuts'>
  readonly onFailure: (failure: unknown) => void
  /** Milliseconds; tests do not wait so long. */
  readonly every?: number
}

/** Tells other servers of the same database that this one is there, and hears where all of them are to put bytes. */
export class Presence {
  readonly #options: Options
  readonly #store: ServerStore
  readonly #places: PlaceStore
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> = Promise.resolve()
  /** Whether others know of it: beside a file of its own nobody need. */
  #isKnown = false
  #usedAtStart = ''
  #whyMoved: string | undefined

  constructor(options: Options) {
    this.#options = options
    this.#store = new ServerStore(options.database)
    this.#places = new PlaceStore(options.database)
  }

  /** From now on it is known; where its sign cannot be left it stays unknown, and nobody misses one. */
  async start(): Promise<void> {
    const { dataDir, database, onFailure, every = BEATS_EVERY_MS } = this.#options
    this.#usedAtStart = await this.#places.now()
    this.#isKnown = database.isShared && (await this.#appear())
    this.#timer = setInterval(() => {
      this.#beating = this.#beat().catch(onFailure)
    }, every).unref()
    if (this.#isKnown) await removeSigns(dataDir, await this.#store.forgetGone())
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#beating
    if (this.#isKnown) await this.#leave()
  }

  /**
   * False where its sign cannot be left. Looks once more for servers with another folder: of two that start at once, neither may
   * have seen the other.
   */
  async #appear(): Promise<boolean> {
    const { dataDir, storage } = this.#options
    if (storage.isFolderShared && !(await leaveSign(dataDir, SERVER_ID))) return false
    await this.#sayHere()
    try {
      if (storage.isFolderShared) await refuseOtherFolder(dataDir, this.#store)
    } catch (failure) {
      await this.#leave()
      throw failure
    }
    return true
  }

  #sayHere(): Promise<void> {
    const { main, other } = this.#options.storage
    return this.#store.beat(
      SERVER_ID,
      VERSION,
      [main, ...(other ? [other] : [])].map(({ name }) => name),
    )
  }

  async #beat(): Promise<void> {
    if (this.#isKnown) await this.#sayHere()
    const why = whyMoved(this.#options.storage, { now: await this.#places.now(), atStart: this.#usedAtStart })
    if (why === this.#whyMoved) return
    this.#whyMoved = why
    this.#options.blobs.refusePuts(why)
    if (why !== undefined) log.error(why)
  }

  async #leave(): Promise<void> {
    await this.#store.leave(SERVER_ID).catch(this.#options.onFailure)
    await removeSigns(this.#options.dataDir, [SERVER_ID])
  }
}
