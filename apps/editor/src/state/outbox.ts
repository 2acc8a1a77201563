// Offline queue (outbox) in IndexedDB: changes that the server has not acknowledged.
import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval'
import type { Change, Leftover, Unkept, Version } from './state.ts'

/** What the server has not acknowledged, or has not taken: kept on this device, beyond the life of a tab. */
export interface Outbox {
  /** Kept before it is sent; answers why the device keeps nothing, null once it is kept. */
  keep(changes: readonly Change[]): Promise<Unkept | null>
  drop(ids: readonly string[]): Promise<void>
  /** Words that were not taken, and the other versions of texts, wait here until somebody decides; the changes they were wait no longer. */
  setAside(aside: Aside): Promise<Unkept | null>
  dropAside(names: readonly string[]): Promise<void>
  /** Everything of this site, oldest first, whichever tab it came from. */
  read(): Promise<Kept>
  /** Whether the device keeps anything now. */
  probe(): Promise<Unkept | null>
}

/** What waits to be decided, each under the name it is dropped by. */
interface Aside {
  readonly leftovers: readonly Leftover[]
  readonly versions: readonly Version[]
}

export interface Kept extends Aside {
  readonly unsent: readonly Change[]
  readonly unkept: Unkept | null
}

/** One entry of the store. */
interface Entry {
  readonly order: number
  readonly change?: Change
  readonly leftover?: Leftover
  readonly version?: Version
}

interface Options {
  readonly now: () => number
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** The store of entries; IndexedDB unless another is given. */
  readonly store?: UseStore
}

/** Some browsers never answer when their storage is damaged; after so many milliseconds it counts as that. */
const LONGEST = 4_000

/** The outbox of a site in IndexedDB. What the browser refuses to keep lives in this window only, and is said to. */
export function createOutbox(siteId: string, options: Options): Outbox {
  const entries = new Entries(siteId, options)
  const aside = (name: string) => `aside/${name}`
  return {
    keep: (changes) => entries.put(changes.map((change) => [change.id, { change }])),
    drop: (ids) => entries.drop(ids),
    setAside: ({ leftovers, versions }) =>
      entries.put([
        ...leftovers.map((leftover) => [aside(leftover.change.id), { leftover }] as const),
        ...versions.map((version) => [aside(version.key), { version }] as const),
      ]),
    dropAside: (names) => entries.drop(names.map(aside)),
    async read() {
      const { all, unkept } = await entries.read()
      return {
        unsent: all.flatMap(({ change }) => change ?? []),
        leftovers: all.flatMap(({ leftover }) => leftover ?? []),
        versions: all.flatMap(({ version }) => version ?? []),
        unkept,
      }
    },
    async probe() {
      const unkept = await entries.put([['probe', {}]])
      if (unkept === null) await entries.drop(['probe'])
      return unkept
    },
  }
}

/** What one site has in the store, by name. */
class Entries {
  readonly #prefix: string
  readonly #options: Options
  readonly #store: UseStore
  /** What is kept again stays at its place. */
  readonly #orders = new Map<string, number>()
  #count = 0

  constructor(siteId: string, options: Options) {
    this.#prefix = `${siteId}/`
    this.#options = options
    this.#store = options.store ?? openStore()
  }

  async put(all: readonly (readonly [string, Omit<Entry, 'order'>])[]): Promise<Unkept | null> {
    if (all.length === 0) return null
    const named = all.map(([name, entry]): [string, Entry] => [
      this.#prefix + name,
      { ...entry, order: this.#orderOf(name) },
    ])
    return tried(() => this.#within(() => setMany(named, this.#store)))
  }

  /** What cannot be dropped is sent once more, and stored once. */
  async drop(names: readonly string[]): Promise<void> {
    if (names.length === 0) return
    for (const name of names) this.#orders.delete(name)
    const full = names.map((name) => this.#prefix + name)
    await tried(() => this.#within(() => delMany(full, this.#store)))
  }

  async read(): Promise<{ readonly all: readonly Entry[]; readonly unkept: Unkept | null }> {
    let all: [string, Entry][] = []
    const unkept = await tried(async () => {
      all = await this.#within(() => entries<string, Entry>(this.#store))
    })
    const own = all.filter(([name]) => name.startsWith(this.#prefix)).map(([, entry]) => entry)
    return { all: own.sort((one, two) => one.order - two.order), unkept }
  }

  #orderOf(name: string): number {
    this.#count += 1
    const order = this.#orders.get(name) ?? this.#options.now() * 1000 + this.#count
    this.#orders.set(name, order)
    return order
  }

  #within<T>(work: () => Promise<T>): Promise<T> {
    return before(work, this.#options.wait)
  }
}

/** Fails when the work takes too long. */
async function before<T>(work: () => Promise<T>, wait: Options['wait']): Promise<T> {
  const done = new AbortController()
  const late = wait(LONGEST, done.signal).then(() => {
    throw new Error('The storage does not answer.')
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    // Nobody waits for it any more.
    late.catch(() => {})
    done.abort()
  }
}

async function tried(work: () => Promise<unknown>): Promise<Unkept | null> {
  try {
    await work()
    return null
  } catch (failure) {
    return whyUnkept(failure)
  }
}

const FULL: readonly unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']
/** A private window, a frame of another site, a browser without IndexedDB. */
const BLOCKED: readonly unknown[] = ['SecurityError', 'NotAllowedError', 'InvalidAccessError', 'ReferenceError']

function whyUnkept(failure: unknown): Unkept {
  const { name } = (failure ?? {}) as { readonly name?: unknown }
  if (FULL.includes(name)) return 'full'
  return BLOCKED.includes(name) ? 'blocked' : 'broken'
}

/** Opened anew after a failure; some browsers throw at once where they keep nothing. */
function openStore(): UseStore {
  const store = createStore('mimar-outbox', 'changes')
  return async (mode, use) => store(mode, use)
}
