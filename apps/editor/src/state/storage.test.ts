import { expect, test } from 'vitest'
import { createOutbox } from './outbox.ts'
import { storageOr } from './storage.ts'

test('[GEN-13] where the browser refuses storage, this window remembers', () => {
  const storage = storageOr(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  storage.setItem('a', 'b')
  expect([storage.getItem('a'), storage.getItem('c'), storage.length, storage.key(0)]).toEqual(['b', null, 1, 'a'])
  storage.removeItem('a')
  expect(storage.length).toBe(0)
})

test('[GEN-13] where the browser has no IndexedDB, the outbox says that it is blocked and goes on', async () => {
  const outbox = createOutbox('hotel', { now: () => 0, wait: () => new Promise(() => {}) })
  expect(await outbox.read()).toEqual({ unsent: [], leftovers: [], versions: [], unkept: 'blocked' })
  expect(await outbox.keep([{ id: 'a', operation: { do: 'rename-site', name: {} } as never }])).toBe('blocked')
  await outbox.drop(['a'])
})
