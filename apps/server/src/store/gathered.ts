// Batching (DataLoader): what many ask for at once is asked of the database together.

/** The most that one query asks for. */
const MOST_AT_ONCE = 100

interface Waiting<Value> {
  readonly resolve: (value: Value | undefined) => void
  readonly reject: (failure: unknown) => void
}

/**
 * Asks for one of many values by its key. Whoever comes alone is answered at once; those who come while a query is under way go with
 * the next one, so that it has begun after each of them asked. Where the query fails, all whom it was for fail with it.
 */
export function gathered<Key, Value>(
  askAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const waiting = new Map<Key, Waiting<Value>[]>()
  let isAsking = false

  async function askOn() {
    isAsking = true
    while (waiting.size > 0) {
      const some = [...waiting].slice(0, MOST_AT_ONCE)
      for (const [key] of some) waiting.delete(key)
      const found = askAll(some.map(([key]) => key))
      await found.then(
        (values) => {
          for (const [key, all] of some) for (const { resolve } of all) resolve(values.get(key))
        },
        (failure) => {
          for (const [, all] of some) for (const { reject } of all) reject(failure)
        },
      )
    }
    isAsking = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const one = { resolve, reject }
      const all = waiting.get(key)
      if (all) all.push(one)
      else waiting.set(key, [one])
      if (!isAsking) void askOn()
    })
}
