import type { UseStore } from 'idb-keyval'

/** What is wrong with the storage of a device. 'silent': it never answers. */
export type Fault = 'none' | 'full' | 'blocked' | 'broken' | 'silent'

const NAMES = { full: 'QuotaExceededError', blocked: 'SecurityError', broken: 'UnknownError' } as const

/** A device with one browser: its IndexedDB outlives every tab, and may be full, forbidden or damaged. */
export class TestDevice {
  fault: Fault = 'none'
  isOnline = true
  readonly entries = new Map<string, unknown>()

  /** The store of a tab; what a closed tab still writes does not arrive. */
  store(isOpen: () => boolean): UseStore {
    return async (mode, use) => {
      if (this.fault === 'silent') return new Promise(() => {})
      const isWriting = mode === 'readwrite'
      if (this.fault !== 'none' && (isWriting || this.fault !== 'full')) {
        throw new DOMException(`The storage is ${this.fault}.`, NAMES[this.fault])
      }
      return use(this.#objects(isOpen) as unknown as IDBObjectStore)
    }
  }

  #sorted() {
    return [...this.entries].sort(([one], [other]) => (one < other ? -1 : 1))
  }

  /** As much of an object store as idb-keyval asks for. */
  #objects(isOpen: () => boolean) {
    const done: { oncomplete?: () => void } = {}
    queueMicrotask(() => queueMicrotask(() => done.oncomplete?.()))
    const asked = (result: unknown) => {
      const request: { result: unknown; onsuccess?: () => void } = { result }
      queueMicrotask(() => request.onsuccess?.())
      return request
    }
    return {
      transaction: done,
      put: (value: unknown, key: string) => void (isOpen() && this.entries.set(key, structuredClone(value))),
      delete: (key: string) => void (isOpen() && this.entries.delete(key)),
      // As IndexedDB does: in the order of the keys.
      getAll: () => asked(this.#sorted().map(([, value]) => structuredClone(value))),
      getAllKeys: () => asked(this.#sorted().map(([key]) => key)),
    }
  }
}

/** Web storage in memory: what a tab remembers as long as it is open. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  } as unknown as Storage
}
