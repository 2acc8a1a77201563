/** Web storage; a memory of this window where the browser refuses it, as in a frame of another site (SecurityError). */
export const deviceStorage = storageOr(() => localStorage)
export const tabStorage = storageOr(() => sessionStorage)

export function storageOr(find: () => Storage): Storage {
  try {
    const storage = find()
    storage.getItem('')
    return storage
  } catch {
    return memory()
  }
}

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, String(value)),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}
