import { expect, test } from 'vitest'
import { takeClaim } from './claims.ts'
import type { PlacedFile } from './place.ts'

/** A place in memory, with a clock of its own that is an hour ahead of ours. */
function remembered() {
  const files = new Map<string, { readonly bytes: Buffer; readonly writtenAt: number }>()
  const clock = { now: Date.now() + 3_600_000 }
  const list = async (folder: string): Promise<PlacedFile[]> =>
    [...files].flatMap(([path, { bytes, writtenAt }]) => {
      return path.startsWith(`${folder}/`)
        ? [{ name: path.slice(folder.length + 1), size: bytes.length, writtenAt }]
        : []
    })
  const write = async (name: string, parts: readonly Uint8Array[]) =>
    void files.set(name, { bytes: Buffer.concat(parts), writtenAt: clock.now })
  const remove = async (names: readonly string[]) => names.forEach((name) => void files.delete(name))
  return { files, clock, list, write, remove, read: async (name: string) => files.get(name)?.bytes }
}

/** What a process of another machine has written. */
const elsewhere = (id: string) => [Buffer.from(JSON.stringify({ id, host: 'another.example', pid: 1 }))]

test('one who works elsewhere keeps others away, also when the clock of the place is wrong', async () => {
  const place = remembered()
  await place.write('locks/other', elsewhere('other'))
  await expect(takeClaim(place)).rejects.toMatchObject({ code: 'busy' })
  expect([...place.files.keys()]).toEqual(['locks/other'])
})

test('one who has said nothing for five minutes is over', async () => {
  const place = remembered()
  await place.write('locks/other', elsewhere('other'))
  place.clock.now += 301_000
  const lock = await takeClaim(place)
  await lock.confirm()
  await lock.release()
  expect(place.files.size).toBe(0)
})

test('of many who come at once never two have it', async () => {
  const place = remembered()
  // They all say that they are elsewhere: none knows of the others by the machine.
  const write = (name: string) => place.write(name, elsewhere(name))
  let holding = 0
  const come = async () => {
    const lock = await takeClaim({ ...place, write }).catch(() => undefined)
    if (!lock) return
    holding += 1
    expect(holding).toBe(1)
    await lock.confirm()
    holding -= 1
    await lock.release()
  }
  await Promise.all(Array.from({ length: 6 }, come))
  expect(place.files.size).toBe(0)
})

test('one who was stopped for long does not say again that it is theirs', async () => {
  const place = remembered()
  let now = 0
  const lock = await takeClaim(place, () => now)
  now = 200_000
  await expect(lock.confirm()).rejects.toMatchObject({ code: 'busy' })
})

test('one whose claim was taken away does not put it back', async () => {
  const place = remembered()
  const lock = await takeClaim(place)
  place.files.clear()
  await expect(lock.confirm()).rejects.toMatchObject({ code: 'busy' })
  expect(place.files.size).toBe(0)
})
