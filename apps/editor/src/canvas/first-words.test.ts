import { expect, test } from 'vitest'
import type { Outbox } from '../state/outbox.ts'
import type { Change } from '../state/state.ts'
import { recoverWords } from './first-words.ts'

const ENTRY = 'first-words/hotel/1'
const text = (before: string, now: string) => ['hero', 'title', before, now]

/** A device with what a lost tab had written; `isWritten`, where that tab is still there. */
function device(texts: readonly (readonly string[])[], isWritten = false) {
  const stored = new Map([[ENTRY, JSON.stringify({ revision: 7, language: 'en', texts })]])
  const request = async (_: string, __: LockOptions, run: (lock: Lock | null) => Promise<void>) =>
    run(isWritten ? null : ({ name: ENTRY, mode: 'exclusive' } as Lock))
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => void stored.delete(name),
  }
  return { stored, given: { storage, locks: { request } as LockManager, newId: () => 'new' } }
}

function outboxWith(unsent: readonly Change[], unkept: 'full' | null = null) {
  const kept: Change[] = []
  const outbox = {
    read: async () => ({ unsent, leftovers: [], versions: [], unkept: null }),
    keep: async (changes: readonly Change[]) => {
      kept.push(...changes)
      return unkept
    },
  } as Partial<Outbox> as Outbox
  return { outbox, kept }
}

const change = (value: string, id = 'new'): Change => ({
  id,
  operation: { do: 'set-field', section: 'hero', field: 'title', language: 'en', value },
  base: 7,
})

test('words of a lost tab become a change of who had seen the page as it was drawn, once', async () => {
  const { stored, given } = device([text('Welcome', 'Welcome home ')])
  const { outbox, kept } = outboxWith([])
  await recoverWords([ENTRY], outbox, given)
  await recoverWords([ENTRY], outbox, given)
  expect(kept).toEqual([change('Welcome home')])
  expect(stored.size).toBe(0)
})

test('a text that was only looked at, one that was emptied, and words that the outbox has are no change', async () => {
  const { outbox, kept } = outboxWith([change('Welcome home, all of you', 'old')])
  for (const one of [text('A', 'A'), text('A', ' '), text('Welcome', 'Welcome home')]) {
    await recoverWords([ENTRY], outbox, device([one]).given)
  }
  expect(kept).toEqual([])
})

test('what a tab is still writing is left to it, and what the device does not keep stays', async () => {
  const living = device([text('A', 'B')], true)
  const { outbox, kept } = outboxWith([], 'full')
  await recoverWords([ENTRY], outbox, living.given)
  expect([living.stored.size, kept.length]).toEqual([1, 0])
  const full = device([text('A', 'B')])
  await recoverWords([ENTRY], outbox, full.given)
  expect(full.stored.size).toBe(1)
})
