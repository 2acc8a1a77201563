import { createStore, del, delMany, entries, set, type UseStore } from 'idb-keyval'
import type { Change } from './state.ts'

/** Changes that the server has not acknowledged, kept on this device. */
export interface Outbox {
  /** Kept before it is sent; resolves when it is on the device, with false where the browser refuses: no room, a private window. */
  keep(changes: readonly Change[]): Promise<boolean>
  drop(ids: readonly string[]): Promise<void>
  /** Everything of this site that was never acknowledged, oldest first, whichever tab it came from. */
  read(): Promise<readonly Change[]>
}

interface Kept {
  readonly change: Change
  readonly order: number
}

/** The outbox of a site in IndexedDB. What the browser refuses to keep lives in this window only, and is said to. */
export function createOutbox(siteId: string, now: () => number): Outbox {
  const store = openStore()
  const key = (id: string) => `${siteId}/${id}`
  let count = 0
  /** What is kept again stays at its place. */
  const orders = new Map<string, number>()
  return {
    async keep(changes) {
      for (const change of changes) {
        count += 1
        const order = orders.get(change.id) ?? now() * 1000 + (count % 1000)
        orders.set(change.id, order)
        try {
          await set(key(change.id), { change, order } satisfies Kept, store)
        } catch {
          return false
        }
      }
      return true
    },
    async drop(ids) {
      for (const id of ids) orders.delete(id)
      if (ids.length === 1 && ids[0]) await del(key(ids[0]), store).catch(forgiven)
      else await delMany(ids.map(key), store).catch(forgiven)
    },
    async read() {
      const kept = await entries<string, Kept>(store).catch(() => [] as [string, Kept][])
      return kept
        .filter(([name]) => name.startsWith(`${siteId}/`))
        .map(([, value]) => value)
        .sort((one, two) => one.order - two.order)
        .map(({ change }) => change)
    },
  }
}

function openStore(): UseStore {
  const store = createStore('mimar-outbox', 'changes')
  // Some browsers throw at once where they keep nothing (SecurityError).
  return async (mode, use) => store(mode, use)
}

// What cannot be dropped is sent once more, and stored once.
function forgiven(): void {}
