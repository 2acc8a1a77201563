import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clock } from './clock.ts'
import { finishPictures } from './finish-pictures.ts'
import { SharedWorkStore } from './store/shared-work.store.ts'
import { dialects, openTestDatabase } from './testing/dialects.ts'

const LEASE_MS = 30_000

describe.each(dialects)('$name', (dialect) => {
  /** Servers that start on one database, each with a look at what is unmade; which of them has made something. */
  async function starting() {
    const database = await openTestDatabase(await dialect.newAddress())
    const made: string[] = []
    const server = (name: string, look: () => Promise<unknown> = async () => {}) => {
      const parts = {
        database,
        siteStore: {
          list: async () => [
            { id: 'hotel', liveRelease: 'r1' },
            { id: 'draft', liveRelease: null },
          ],
        },
        mixtures: { siteOf: async () => ({ site: {}, revision: 1 }) },
        mediaStore: { hasUnmade: () => look().then(() => true) },
        publishing: { idle: async () => {}, completeLive: async (id: string) => void made.push(`${name} ${id}`) },
      }
      return finishPictures(parts as unknown as Parameters<typeof finishPictures>[0])
    }
    return { database, made, server }
  }

  test('pictures that a stop left unmade are made by one of the servers that start together, and by the next where that fails', async () => {
    const { made, server } = await starting()
    const looks = Promise.withResolvers<void>()
    const isLooking = Promise.withResolvers<void>()
    const one = server('one', () => {
      isLooking.resolve()
      return looks.promise
    })
    await isLooking.promise
    expect(await server('two')).toBe(false)
    expect(made).toEqual([])
    looks.resolve()
    expect(await one).toBe(true)
    expect(made).toEqual(['one hotel'])
    await expect(server('three', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
    expect(await server('four')).toBe(true)
    expect(made).toEqual(['one hotel', 'four hotel'])
  })

  test('they are made by another once the server that was at it is silent for half a minute', async () => {
    const { database, made, server } = await starting()
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    onTestFinished(clock.follow(() => Date.now()))
    expect(await new SharedWorkStore(database).take('pictures', 'a server that was killed')).toBe(true)
    expect(await server('two')).toBe(false)
    vi.setSystemTime(Date.now() + LEASE_MS + 1_000)
    expect(await server('three')).toBe(true)
    expect(made).toEqual(['three hotel'])
  })
})
