import type { Operation } from '@mimar/document'
import { expect, test, vi } from 'vitest'
import type { Sent } from '../server/server.ts'
import { TestClock } from '../testing/clock.ts'
import { pauseFor, Sender } from './sender.ts'
import type { Change } from './state.ts'

const mail = (value: string): Operation => ({ do: 'set-setting', field: 'contactEmail', value })
const changes = (count: number, words = ''): Change[] =>
  Array.from({ length: count }, (_, at) => ({ id: `c${at}`, operation: mail(words) }))

const STORED = { kind: 'stored', answer: {} } as Sent
const FAILED: Sent = { kind: 'failed', why: 'failing' }
const UNREAD: Sent = { kind: 'unread' }
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A sender with so many changes to send, and answers in order; without any more, all is stored. */
function sending(all: readonly Change[], answers: (Sent | 'unusable')[] = []) {
  const clock = new TestClock()
  const given = { unsent: all, isOnline: true }
  const asked: number[] = []
  const bases: number[] = []
  const told: Sent[] = []
  const pauses: number[] = []
  const sender = new Sender({
    unsent: () => given.unsent,
    revision: () => 7,
    async send(base, sent) {
      bases.push(base)
      asked.push(sent.length)
      const answer = answers.shift() ?? STORED
      return answer === 'unusable' ? STORED : answer
    },
    async went(sent, { length }) {
      told.push(sent)
      if (sent.kind === 'stored' || sent.kind === 'refused') given.unsent = given.unsent.slice(length)
    },
    isOnline: () => given.isOnline,
    waits: (pause) => pauses.push(pause),
    wait: clock.wait,
  })
  return { sender, clock, given, asked, bases, told, pauses }
}

test('[EDIT-15] what is unsent goes in order, two hundred at once, on the revision that is known', async () => {
  const { sender, asked, bases } = sending(changes(450))
  sender.wake()
  await settled()
  expect([asked, new Set(bases)]).toEqual([[200, 200, 50], new Set([7])])
})

test('[EDIT-15] nothing is asked where nothing is unsent, and that counts as stored', async () => {
  const { sender, asked } = sending([])
  sender.wake()
  expect([await sender.settled(), asked]).toEqual([true, []])
})

test('[EDIT-15] one request at a time: who wakes it while it sends begins no second', async () => {
  const { sender, asked } = sending(changes(3))
  sender.wake()
  sender.wake()
  sender.retry()
  await settled()
  expect(asked).toEqual([3])
})

test('[EDIT-15] it can be woken again after everything was stored', async () => {
  const { sender, asked, given } = sending(changes(1))
  sender.wake()
  await settled()
  given.unsent = changes(2)
  sender.wake()
  await settled()
  expect(asked).toEqual([1, 2])
})

test('[EDIT-15] a request that cannot be read is halved until it is known which change it is, then all go together', async () => {
  const { sender, clock, asked } = sending(changes(9), [UNREAD, UNREAD, UNREAD, UNREAD])
  sender.wake()
  for (let turn = 0; turn < 5; turn += 1) {
    await settled()
    clock.next()
  }
  await settled()
  expect(asked).toEqual([9, 4, 2, 1, 1, 8])
})

test('[EDIT-15] the end of the pauses and who waits for the end are told after each try', async () => {
  const { sender, clock, pauses, given } = sending(changes(1), [FAILED, FAILED, { ...FAILED, retryAfter: 0 }])
  const first = sender.settled()
  expect(await first).toBe(false)
  expect(pauses).toEqual([250])
  const second = sender.settled()
  expect(await second).toBe(false)
  // Whoever asks again does not wait, and the pauses begin anew.
  expect(pauses).toEqual([250, 250])
  clock.next()
  await settled()
  expect(pauses).toEqual([250, 250, 0])
  clock.next()
  await settled()
  expect(given.unsent).toEqual([])
  expect(await sender.settled()).toBe(true)
})

test('[EDIT-15] after what was stored the pauses begin anew', async () => {
  const { sender, clock, pauses } = sending(changes(201), [FAILED, FAILED, STORED, FAILED])
  sender.wake()
  for (let turn = 0; turn < 3; turn += 1) {
    await settled()
    clock.next()
  }
  await settled()
  expect(pauses).toEqual([250, 500, 250])
})

test('[EDIT-15] a change that was refused is an answer: the next goes at once', async () => {
  const { sender, asked, pauses } = sending(changes(201), [{ kind: 'refused', answer: {}, change: 'c0' } as Sent])
  sender.wake()
  await settled()
  expect([asked, pauses]).toEqual([[200, 1], []])
})

test('[EDIT-15] without a connection nothing is asked, and that is told', async () => {
  const { sender, given, asked, told } = sending(changes(1))
  given.isOnline = false
  expect(await sender.settled()).toBe(false)
  expect([asked, told]).toEqual([[], [{ kind: 'failed', why: 'offline' }]])
})

test('[EDIT-15] an answer that could not be used counts as a failure', async () => {
  const clock = new TestClock()
  const pauses: number[] = []
  const sender = new Sender({
    ...{ unsent: () => changes(1), revision: () => 0, isOnline: () => true, wait: clock.wait },
    send: async () => STORED,
    went: async () => {
      throw new Error('Not every change was acknowledged.')
    },
    waits: (pause) => pauses.push(pause),
  })
  expect(await sender.settled()).toBe(false)
  expect(pauses).toEqual([250])
})

const lengthOf = (words: string) => JSON.stringify(mail(words)).length
const filling = (characters: number) => 'x'.repeat(characters - lengthOf(''))

test.each([
  ['fill a request to its last character', [150_000, 150_000], [2]],
  ['are one character more than fits', [150_000, 150_001], [1, 1]],
  ['begin with one that is too large alone', [300_001, 100, 100], [1, 2]],
  ['have one in the middle that is too large', [100, 300_001, 100], [1, 1, 1]],
])('[EDIT-15] changes that %s go in as few requests as fit', async (_, sizes, wanted) => {
  const all = sizes.map((size, at): Change => ({ id: `c${at}`, operation: mail(filling(size)) }))
  const { sender, asked } = sending(all)
  sender.wake()
  await settled()
  expect(asked).toEqual(wanted)
})

test('a pause ends when its time is over, or when it is told to', async () => {
  vi.useFakeTimers()
  const ends: string[] = []
  const early = new AbortController()
  void pauseFor(1_000, new AbortController().signal).then(() => ends.push('time'))
  void pauseFor(9_000, early.signal).then(() => ends.push('told'))
  await vi.advanceTimersByTimeAsync(999)
  expect(ends).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  early.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect([ends, vi.getTimerCount()]).toEqual([['time', 'told'], 0])
  vi.useRealTimers()
})
