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

test('[GEN-13] where the browser refuses IndexedDB, the outbox says so and goes on', async () => {
  const outbox = createOutbox('hotel', Date.now)
  expect(await outbox.read()).toEqual([])
  expect(await outbox.keep([{ id: 'a', operation: { do: 'rename-site', name: {} } as never }])).toBe(false)
  await outbox.drop(['a'])
})
