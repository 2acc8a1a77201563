import type { ReleaseFile } from '../blobs/manifest.ts'

type Load<Kind, Value> = (file: ReleaseFile, kind: Kind) => Promise<Value>

/** What several ask for at the same time is loaded once (request coalescing). */
export function once<Kind, Value>(load: Load<Kind, Value>): Load<Kind, Value> {
  const loading = new WeakMap<ReleaseFile, Map<Kind, Promise<Value>>>()
  return (file, kind) => {
    const kinds = loading.get(file) ?? new Map<Kind, Promise<Value>>()
    loading.set(file, kinds)
    const known = kinds.get(kind)
    if (known) return known
    const began = load(file, kind).finally(() => {
      kinds.delete(kind)
      // Files stay in memory for long, and mostly nobody asks again.
      if (kinds.size === 0) loading.delete(file)
    })
    kinds.set(kind, began)
    return began
  }
}
