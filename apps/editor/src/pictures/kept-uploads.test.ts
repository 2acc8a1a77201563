import { expect, test } from 'vitest'
import { TestDevice } from '../testing/device.ts'
import { KeptUploads, type Locks } from './kept-uploads.ts'

const caret = { section: 'hero', path: 'image' }
const picture = (name: string, bytes = 8) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const DAY = 24 * 3_600_000

/** A browser with tabs: what waits outlasts each of them, and its locks do not. */
function browser() {
  const device = new TestDevice()
  const held = new Map<string, object>()
  let now = DAY
  const tab = (site = 'edit/hotel') => {
    const self = {}
    const request = async (name: string, options: unknown, work?: (lock: unknown) => Promise<unknown>) => {
      const run = work ?? (options as typeof work)!
      if (held.has(name)) return run(null)
      held.set(name, self)
      return run({}).finally(() => held.get(name) === self && held.delete(name))
    }
    const kept = new KeptUploads(site, {
      store: device.store(() => true),
      locks: { request } as unknown as Locks,
      now: () => now,
    })
    const close = () => {
      for (const [name, owner] of held) if (owner === self) held.delete(name)
    }
    const takenUp = async () => {
      const taken: { readonly name: string; readonly at: unknown; readonly over: () => void }[] = []
      await kept.takeUp((upload, over) => taken.push({ name: upload.file.name, at: upload.caret, over }))
      await settled()
      return taken
    }
    return { kept, close, takenUp }
  }
  const settled = async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { device, tab, settled, pass }
}

test('[U32] a picture that waits is gone on with by the next tab, once, and not while its own tab is open', async () => {
  const { device, tab, settled } = browser()
  const first = tab()
  first.kept.keep({ caret, file: picture('court.png') })
  await settled()
  expect(await tab().takenUp()).toEqual([])
  first.close()
  expect(await tab('edit/cafe').takenUp()).toEqual([])
  const [second, third] = [tab(), tab()]
  const [taken, again] = [await second.takenUp(), await third.takenUp()]
  expect([taken.map(({ name, at }) => [name, at]), again]).toEqual([[['court.png', caret]], []])
  // That tab is closed before it was sent, too.
  second.close()
  const [last] = await tab().takenUp()
  last!.over()
  await settled()
  expect(device.entries.size).toBe(0)
  expect(await tab().takenUp()).toEqual([])
})

test('[U32] what was sent or given up is on the device no more, also where that was before it was written', async () => {
  const { device, tab, settled } = browser()
  const { kept } = tab()
  const over = kept.keep({ caret: null, file: picture('sent.png') })
  over()
  await settled()
  expect(device.entries.size).toBe(0)
})

test('[U32] a device keeps 100 MB for a week, and one that keeps nothing fails nobody', async () => {
  const { device, tab, settled, pass } = browser()
  const one = tab()
  one.kept.keep({ caret, file: picture('large.png', 90_000_000) })
  await settled()
  one.kept.keep({ caret, file: picture('too-much.png', 20_000_000) })
  await settled()
  expect(device.entries.size).toBe(1)
  one.close()
  pass(8 * DAY)
  expect([await tab().takenUp(), device.entries.size]).toEqual([[], 0])
  for (const fault of ['full', 'blocked', 'broken'] as const) {
    device.fault = fault
    tab().kept.keep({ caret, file: picture('court.png') })()
    expect(await tab().takenUp()).toEqual([])
  }
  const without = new KeptUploads('edit/hotel', { store: device.store(() => true), locks: undefined })
  without.keep({ caret, file: picture('court.png') })()
  await without.takeUp(() => expect.unreachable())
})
