import type { UseStore } from 'idb-keyval'
import { expect, test } from 'vitest'
import { TestClock } from '../testing/clock.ts'
import { TestDevice } from '../testing/device.ts'
import { createOutbox } from './outbox.ts'
import type { Change, Leftover, Version } from './state.ts'

const operation = { do: 'set-setting', field: 'contactEmail', value: 'a@b.example' } as const
const change = (id: string): Change => ({ id, operation })
const changes = (...ids: readonly string[]) => ids.map(change)
const leftover = (id: string): Leftover => ({ change: change(id), text: id })
const version = (key: string) => ({ key, mine: key, theirs: '' }) as Version

/** The outboxes of tabs of one device. */
function device() {
  const device = new TestDevice()
  const clock = new TestClock()
  const tab = (site = 'hotel') =>
    createOutbox(site, { now: clock.now, wait: clock.wait, store: device.store(() => true) })
  return { device, clock, tab }
}

const idsOf = (all: readonly Change[]) => all.map(({ id }) => id)

test('[EDIT-15] what is kept is read in the order it was made, whichever tab it came from', async () => {
  const { tab, clock } = device()
  const [one, other] = [tab(), tab()]
  await one.keep(changes('d', 'c'))
  clock.pass(1)
  await other.keep(changes('b'))
  clock.pass(1)
  await one.keep(changes('a'))
  expect(await tab().read()).toMatchObject({ leftovers: [], versions: [], unkept: null })
  expect(idsOf((await tab().read()).unsent)).toEqual(['d', 'c', 'b', 'a'])
})

test('[EDIT-15] what is kept again stays at its place, until it was dropped', async () => {
  const { tab, clock } = device()
  const one = tab()
  await one.keep(changes('a', 'b'))
  clock.pass(1)
  await one.keep(changes('a'))
  expect(idsOf((await one.read()).unsent)).toEqual(['a', 'b'])
  await one.drop(['a'])
  clock.pass(1)
  await one.keep(changes('a'))
  expect(idsOf((await one.read()).unsent)).toEqual(['b', 'a'])
})

test('[EDIT-15] of thousands of changes in one moment each is read after those before it', async () => {
  const { tab } = device()
  const ids = Array.from({ length: 2_500 }, (_, at) => `c${at}`)
  await tab().keep(changes(...ids))
  expect(idsOf((await tab().read()).unsent)).toEqual(ids)
})

test('[EDIT-15] each site has its own, and drops its own', async () => {
  const { tab } = device()
  await tab('hotel').keep(changes('a', 'b'))
  await tab('hot').keep(changes('a'))
  await tab('hotel').drop(['a'])
  expect(idsOf((await tab('hotel').read()).unsent)).toEqual(['b'])
  expect(idsOf((await tab('hot').read()).unsent)).toEqual(['a'])
})

test('[EDIT-15] what is set aside waits beside what is unsent, and takes the place of nothing', async () => {
  const { tab } = device()
  const one = tab()
  await one.keep(changes('a'))
  await one.setAside({ leftovers: [leftover('a')], versions: [version('v')] })
  const kept = await one.read()
  expect([idsOf(kept.unsent), kept.leftovers, kept.versions]).toEqual([['a'], [leftover('a')], [version('v')]])
  await one.drop(['a', 'v'])
  expect(await one.read()).toMatchObject({ unsent: [], leftovers: [leftover('a')], versions: [version('v')] })
  await one.dropAside(['a', 'v'])
  expect(await one.read()).toMatchObject({ unsent: [], leftovers: [], versions: [] })
})

test('[U35] trying out whether the device keeps things leaves nothing there', async () => {
  const { device: played, tab } = device()
  expect(await tab().probe()).toBeNull()
  expect([...played.entries]).toEqual([])
  played.fault = 'full'
  expect(await tab().probe()).toBe('full')
})

test('nothing to keep or to drop asks nothing of the device', async () => {
  const { device: played, tab } = device()
  played.fault = 'broken'
  expect(await tab().keep([])).toBeNull()
  expect(await tab().setAside({ leftovers: [], versions: [] })).toBeNull()
  let asked = 0
  const counting: UseStore = () => {
    asked += 1
    return new Promise(() => {})
  }
  await createOutbox('hotel', { now: () => 0, wait: () => new Promise(() => {}), store: counting }).drop([])
  expect(asked).toBe(0)
})

test.each([
  ['QuotaExceededError', 'full'],
  ['NS_ERROR_DOM_QUOTA_REACHED', 'full'],
  ['SecurityError', 'blocked'],
  ['NotAllowedError', 'blocked'],
  ['InvalidAccessError', 'blocked'],
  ['ReferenceError', 'blocked'],
  ['UnknownError', 'broken'],
  ['', 'broken'],
])('[U35] a device that fails with "%s" is %s', async (name, unkept) => {
  const store: UseStore = () => Promise.reject(new DOMException('', name))
  const outbox = createOutbox('hotel', { now: () => 0, wait: () => new Promise(() => {}), store })
  expect(await outbox.keep(changes('a'))).toBe(unkept)
  expect(await outbox.read()).toEqual({ unsent: [], leftovers: [], versions: [], unkept })
})

test.each([undefined, null, 'strange'])('[U35] a device that fails with %o is broken', async (failure) => {
  const store: UseStore = () => Promise.reject(failure)
  const outbox = createOutbox('hotel', { now: () => 0, wait: () => new Promise(() => {}), store })
  expect(await outbox.probe()).toBe('broken')
})

test('[U35] a device that has not answered for four seconds is broken; one that answers leaves nobody waiting', async () => {
  const { device: played, tab, clock } = device()
  played.fault = 'silent'
  let found: unknown = 'none'
  void tab()
    .keep(changes('a'))
    .then((unkept) => {
      found = unkept
    })
  clock.pass(3_999)
  await new Promise((resolve) => setImmediate(resolve))
  expect(found).toBe('none')
  clock.pass(1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(found).toBe('broken')
  const ends: boolean[] = []
  const wait = (_: number, signal: AbortSignal) =>
    new Promise<void>(() => signal.addEventListener('abort', () => ends.push(true)))
  const store: UseStore = () => Promise.resolve(undefined as never)
  await createOutbox('hotel', { now: () => 0, wait, store }).keep(changes('a'))
  expect(ends).toEqual([true])
})
