// Uploads that wait, in IndexedDB: a tab that is loaded again, or the next one, goes on with them.
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { newId } from '../state/new-id.ts'
import type { Caret } from '../state/state.ts'
import { noteLeft } from './left-uploads.ts'

/** A picture that waits, and the place it is for; `caret: null` is for the library only. */
interface KeptUpload {
  readonly caret: Caret | null
  readonly file: File
}

interface Entry extends KeptUpload {
  /** When it was chosen, in milliseconds since 1970. */
  readonly at: number
}

/** All that waits on a device, of all sites. */
const MOST_BYTES = 100_000_000
/** What nobody came back for is forgotten. */
const LONGEST_MS = 7 * 24 * 3_600_000

/** As much of the browser's locks as is asked for: a lock goes with its tab. */
export type Locks = Pick<LockManager, 'request'>

interface Options {
  readonly store?: UseStore
  readonly locks?: Locks | undefined
  readonly now?: () => number
}

/** What waits for one site on this device. A browser that keeps nothing, or cannot tell whose tab is closed, has it in the tab alone. */
export class KeptUploads {
  readonly #desk: string
  readonly #prefix: string
  readonly #store: UseStore
  readonly #locks: Locks | undefined
  readonly #now: () => number

  constructor(
    site: string,
    { store = openStore(), locks = globalThis.navigator?.locks, now = Date.now }: Options = {},
  ) {
    this.#desk = site
    this.#prefix = `${site}/`
    this.#store = store
    this.#locks = locks
    this.#now = now
  }

  /** Keeps it as long as there is room; what is given is called once it was sent, or given up. */
  keep(upload: KeptUpload): () => void {
    const name = this.#prefix + newId()
    const over = Promise.withResolvers<void>()
    const written = this.#locks ? this.#write(name, upload).catch(() => {}) : undefined
    void this.#locks?.request(name, () => over.promise).catch(() => {})
    return () => void written?.then(() => this.#forget(name)).finally(over.resolve)
  }

  /** Hands over what tabs that are closed have left, each to one tab; `over` is called once it was sent, or given up. */
  async takeUp(take: (upload: KeptUpload, over: () => void) => void): Promise<void> {
    const all = this.#locks ? await entries<string, Entry>(this.#store).catch(() => []) : []
    if (!all.some(([name]) => name.startsWith(this.#prefix))) noteLeft(this.#desk, false)
    for (const [name, { at, ...upload }] of all) {
      if (this.#now() - at > LONGEST_MS) await this.#forget(name)
      else if (name.startsWith(this.#prefix)) this.#take(name, (over) => take(upload, over))
    }
  }

  #take(name: string, take: (over: () => void) => void): void {
    const held = async (lock: Lock | null) => {
      // Another tab is at it.
      if (!lock) return
      const over = Promise.withResolvers<void>()
      take(() => void this.#forget(name).finally(over.resolve))
      await over.promise
    }
    void this.#locks?.request(name, { ifAvailable: true }, held).catch(() => {})
  }

  async #write(name: string, upload: KeptUpload): Promise<void> {
    const all = await entries<string, Entry>(this.#store)
    const bytes = all.reduce((sum, [, { file }]) => sum + file.size, upload.file.size)
    if (bytes > MOST_BYTES) return
    noteLeft(this.#desk, true)
    await set(name, { ...upload, at: this.#now() }, this.#store)
  }

  #forget(name: string): Promise<void> {
    return del(name, this.#store).catch(() => {})
  }
}

/** Opened anew after a failure; some browsers throw at once where they keep nothing. */
function openStore(): UseStore {
  return async (mode, use) => createStore('mimar-uploads', 'pictures')(mode, use)
}
