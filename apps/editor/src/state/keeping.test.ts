import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { TestClock } from '../testing/clock.ts'
import { Keeping } from './keeping.ts'
import type { Kept, Outbox } from './outbox.ts'
import { type Change, type EditorState, initialState, type Opened, type Unkept } from './state.ts'
import type { World } from './world.ts'

const AGAIN = 15_000
const change = (id: string) => ({ id }) as Change
const leftover = (id: string) => ({ change: change(id), text: id })
const version = (key: string) => ({ key })
const aside = (leftovers: readonly object[], versions: readonly object[] = []) =>
  ({ leftovers, versions, unsent: [] }) as unknown as Opened
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A device whose storage is well or not, and what it was asked. */
function played(opened: Opened | null = null) {
  const clock = new TestClock()
  const asked: unknown[][] = []
  const device: { unkept: Unkept | null; hold?: Promise<unknown> } = { unkept: null }
  const answers = (name: string) => async (what?: unknown) => {
    asked.push([name, what])
    await device.hold
    return device.unkept
  }
  const read = async () => {
    asked.push(['read'])
    return { unsent: [], leftovers: [], versions: [], unkept: device.unkept }
  }
  const outbox = Object.fromEntries(
    ['keep', 'drop', 'setAside', 'dropAside', 'probe'].map((name) => [name, answers(name)]),
  )
  const store = createStore<EditorState>(() => ({ ...initialState, opened }))
  const keeping = new Keeping({
    ...{ store, waiting: () => [change('w')] },
    world: { outbox: { ...outbox, read } as unknown as Outbox, wait: clock.wait } as unknown as World,
    restore: async () => void asked.push(['restore']),
  })
  const unkept = () => store.getState().unkept
  const names = () => asked.map(([name]) => name)
  return { keeping, device, asked, names, clock, unkept, store }
}

test('[U35] what the device refuses is said with its reason, and holds up nothing after that', async () => {
  const { keeping, device, unkept } = played()
  device.unkept = 'full'
  await keeping.keep([change('a')])
  expect(unkept()).toBe('full')
  device.hold = new Promise(() => {})
  await keeping.keep([change('b')])
})

test('[U35] as long as the device keeps things, changes are kept before anything goes on', async () => {
  const { keeping, device } = played()
  let isKept = false
  const { promise, resolve } = Promise.withResolvers<void>()
  device.hold = promise
  void keeping.keep([change('a')]).then(() => {
    isKept = true
  })
  await settled()
  expect(isKept).toBe(false)
  resolve()
  await settled()
  expect(isKept).toBe(true)
})

test('[U35] every fifteen seconds the device is asked again, until it has kept everything', async () => {
  const opened = { unsent: [change('u')], leftovers: [leftover('l')], versions: [version('v')] } as unknown as Opened
  const { keeping, device, asked, names, clock, unkept } = played(opened)
  device.unkept = 'broken'
  await keeping.keep([change('a')])
  await keeping.keep([change('b')])
  asked.length = 0
  clock.pass(AGAIN - 1)
  await settled()
  expect(asked).toEqual([])
  clock.pass(1)
  await settled()
  expect([names(), unkept()]).toEqual([['probe'], 'broken'])
  asked.length = 0
  device.unkept = null
  clock.pass(AGAIN)
  await settled()
  expect(asked).toEqual([
    ['probe', undefined],
    ['keep', [change('u'), change('w')]],
    ['setAside', { leftovers: [leftover('l')], versions: [version('v')] }],
  ])
  expect(unkept()).toBeNull()
  asked.length = 0
  clock.pass(3 * AGAIN)
  await settled()
  expect(asked).toEqual([])
})

test('[U35] a device that gives way again is asked again in the same way', async () => {
  const { keeping, device, names, asked, clock, unkept } = played()
  for (const fault of ['full', 'blocked'] as const) {
    device.unkept = fault
    await keeping.keep([change('a')])
    expect(unkept()).toBe(fault)
    device.unkept = null
    asked.length = 0
    clock.pass(AGAIN)
    await settled()
    expect([names(), unkept()]).toEqual([['probe', 'keep', 'setAside'], null])
  }
})

test('[U35] what could not be read when the site was opened is read as soon as it can be, once', async () => {
  const { keeping, device, names, asked, clock, unkept } = played()
  device.unkept = 'blocked'
  keeping.opened({ unkept: 'blocked' } as Kept)
  expect(unkept()).toBe('blocked')
  clock.pass(AGAIN)
  await settled()
  expect([names(), unkept()]).toEqual([['read'], 'blocked'])
  device.unkept = null
  clock.pass(AGAIN)
  await settled()
  expect([names(), unkept()]).toEqual([['read', 'read', 'restore', 'probe', 'keep', 'setAside'], null])
  device.unkept = 'full'
  await keeping.keep([change('a')])
  asked.length = 0
  keeping.retry()
  await settled()
  expect(names()).toEqual(['probe'])
})

test('[U35] a device that could be read is not said to be anything, nor read again', async () => {
  const { keeping, unkept, asked, clock } = played()
  keeping.opened({ unkept: null } as Kept)
  clock.pass(AGAIN)
  await settled()
  expect([unkept(), asked]).toEqual([null, []])
})

test('[U35] when the device takes something again, all the rest is tried at once', async () => {
  const { keeping, device, names, asked, unkept } = played()
  device.unkept = 'full'
  await keeping.keep([change('a')])
  device.unkept = null
  asked.length = 0
  await keeping.keep([change('b')])
  await settled()
  expect([names(), unkept()]).toEqual([['keep', 'probe', 'keep', 'setAside'], null])
})

test('[EDIT-15] what waits for a decision is set aside as it comes, and dropped when it is decided', async () => {
  const { keeping, asked } = played()
  const before = aside([leftover('a')], [version('v')])
  keeping.decided(before, before)
  keeping.decided(before, { ...before })
  expect(asked).toEqual([])
  const b = leftover('b')
  keeping.decided(before, aside([...before.leftovers, b], before.versions as readonly object[]))
  expect(asked).toEqual([
    ['setAside', { leftovers: [b], versions: [] }],
    ['dropAside', []],
  ])
  asked.length = 0
  const w = version('w')
  keeping.decided(before, aside([], [w]))
  expect(asked).toEqual([
    ['setAside', { leftovers: [], versions: [w] }],
    ['dropAside', ['a', 'v']],
  ])
  asked.length = 0
  keeping.decided(before, aside([]))
  expect(asked).toEqual([['dropAside', ['a', 'v']]])
})

test('[U35] what cannot be set aside is said', async () => {
  const { keeping, device, unkept } = played()
  device.unkept = 'full'
  keeping.decided(aside([]), aside([leftover('a')]))
  await settled()
  expect(unkept()).toBe('full')
})

test('[EDIT-15] what the server has decided about is dropped after what came of it was set aside', async () => {
  const { keeping, device, names, asked } = played(aside([leftover('a')]))
  const { promise, resolve } = Promise.withResolvers<void>()
  device.hold = promise
  keeping.decided(aside([]), aside([leftover('a')]))
  const dropping = keeping.drop(['a', 'b'])
  await settled()
  expect(names()).toEqual(['setAside', 'dropAside'])
  resolve()
  await dropping
  expect(asked.at(-1)).toEqual(['drop', ['a', 'b']])
})

test('[EDIT-15] what could not be set aside stays kept as the change it was', async () => {
  const { keeping, device, asked } = played(aside([leftover('a')]))
  device.unkept = 'full'
  keeping.decided(aside([]), aside([leftover('a')]))
  await keeping.drop(['a', 'b'])
  expect(asked.at(-1)).toEqual(['drop', ['b']])
})

test('[EDIT-15] before a site is open everything is dropped that is to be', async () => {
  const { keeping, device, asked } = played()
  device.unkept = 'full'
  await keeping.keep([change('a')])
  await keeping.drop(['a'])
  expect(asked.at(-1)).toEqual(['drop', ['a']])
})
