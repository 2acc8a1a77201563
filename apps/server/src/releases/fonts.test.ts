import { beforeEach, expect, test, vi } from 'vitest'
import { MediaStore } from '../store/media.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { openTestBlobs } from '../testing/stores.ts'
import { createFonts } from './fonts.ts'
import { GivenUp } from './subset.ts'

async function open() {
  const { fontNeeds } = await import('@mimar/publish')
  const store = new MediaStore(await openTestDatabase(await dialects[0]!.newAddress()))
  const subset = vi.fn(async () => new Uint8Array([1, 2, 3]))
  const options = { store, blobs: await openTestBlobs(), subset }
  return { options, subset, needs: fontNeeds(someSite()) }
}

let opened: Awaited<ReturnType<typeof open>>

beforeEach(async () => {
  opened = await open()
})

test('leave is asked once for all fonts that must be cut, and not for those that are there', async () => {
  const { options, needs } = opened
  const admit = vi.fn()
  await createFonts(options)(needs, { admit })
  expect(admit.mock.calls).toEqual([[needs.length]])
  // After a restart they are found in the store.
  await createFonts(options)(needs, { admit })
  expect(admit).toHaveBeenCalledTimes(1)
})

test('who may cut no fonts for now gets none, and others get theirs', async () => {
  const { options, subset, needs } = opened
  const fonts = createFonts(options)
  const admit = () => {
    throw new Error('later')
  }
  const [refused, files] = await Promise.allSettled([
    fonts(needs, { site: 'one', admit }),
    fonts(needs, { site: 'two' }),
  ])
  expect([refused.status, files.status]).toEqual(['rejected', 'fulfilled'])
  expect(subset).toHaveBeenCalledTimes(needs.length)
  expect(await fonts(needs, { site: 'one', admit })).toBe(await fonts(needs))
})

test('who hangs up takes no font from others who wait for the same one', async () => {
  const { options, needs } = opened
  const gone = new AbortController()
  const subset = vi.fn(async (_need: unknown, _bytes: unknown, { signal }: { signal?: AbortSignal | undefined }) => {
    await new Promise(setImmediate)
    if (signal?.aborted) throw new GivenUp()
    return new Uint8Array([1, 2, 3])
  })
  const fonts = createFonts({ ...options, subset })
  const left = fonts(needs, { signal: gone.signal })
  const waits = fonts(needs)
  gone.abort()
  await expect(left).rejects.toBeInstanceOf(GivenUp)
  expect((await waits).size).toBe(needs.length)
})
