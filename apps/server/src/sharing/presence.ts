// Heartbeat of a server in the database all of them share.
import { SERVER_ID } from '../server-id.ts'
import type { StorageSettings } from '../storage-settings.ts'
import type { Database } from '../store/database.ts'
import { ServerStore } from '../store/servers.store.ts'
import { VERSION } from '../version.ts'
import { leaveSign, refuseOtherFolder, removeSigns } from './shared-folder.ts'

const BEATS_EVERY_MS = 10_000

interface Options {
  readonly dataDir: string
  readonly storage: Pick<StorageSettings, 'isFolderShared'>
  readonly database: Database
  readonly onFailure: (failure: unknown) => void
}

/** Tells other servers of the same database that this one is there. */
export class Presence {
  readonly #options: Options
  readonly #store: ServerStore
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    this.#store = new ServerStore(options.database)
  }

  /**
   * From now on it is known; where its sign cannot be left it stays unknown, and nobody misses one. Looks once more for servers
   * with another folder: of two that start at once, neither may have seen the other.
   */
  async start(): Promise<void> {
    const { dataDir, database, storage, onFailure } = this.#options
    if (!database.isShared || database.refusal()) return
    const { isFolderShared } = storage
    if (isFolderShared && !(await leaveSign(dataDir, SERVER_ID))) return
    await this.#store.beat(SERVER_ID, VERSION)
    try {
      if (isFolderShared) await refuseOtherFolder(dataDir, this.#store)
    } catch (failure) {
      await this.#leave()
      throw failure
    }
    this.#timer = setInterval(() => {
      this.#beating = this.#store.beat(SERVER_ID, VERSION).catch(onFailure)
    }, BEATS_EVERY_MS).unref()
    await removeSigns(dataDir, await this.#store.forgetGone())
  }

  async stop(): Promise<void> {
    if (this.#timer === undefined) return
    clearInterval(this.#timer)
    await this.#beating
    await this.#leave()
  }

  async #leave(): Promise<void> {
    await this.#store.leave(SERVER_ID).catch(this.#options.onFailure)
    await removeSigns(this.#options.dataDir, [SERVER_ID])
  }
}
