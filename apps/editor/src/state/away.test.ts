import { expect, test } from 'vitest'
import type { Refusal } from '../testing/network.ts'
import { TestSite } from '../testing/test-site.ts'
import { isInWindowOnly } from './save-state.ts'

/** An editor that has written while nothing reached the server. */
async function away(fault: 'none' | 'full' | 'blocked' | 'broken' | 'silent' = 'none') {
  const site = new TestSite()
  const one = await site.open()
  one.device.fault = fault
  site.network.fates = ['lost']
  one.writes('Nowhere but here')
  await site.idle()
  return { site, one }
}

test.each(['full', 'blocked', 'broken'] as const)(
  '[U35] a device whose storage is %s is told of with the reason, until it keeps something again',
  async (fault) => {
    const { site, one } = await away(fault)
    expect(one.state.unkept).toBe(fault)
    expect(one.says).toBe('unkept')
    expect(isInWindowOnly(one.state)).toBe(true)
    expect(await one.saves()).toBe(true)
    expect(one.says).toBe('saved')
    expect(isInWindowOnly(one.state)).toBe(false)
    expect(one.state.unkept).toBe(fault)
    one.device.fault = 'none'
    site.clock.pass(15_000)
    await site.idle()
    expect(one.state.unkept).toBeNull()
    expect(JSON.stringify(site.server.site())).toContain('Nowhere but here')
  },
)

test('[U35] a device that keeps things again keeps everything that was in the window only', async () => {
  const { site, one } = await away('full')
  one.device.fault = 'none'
  one.writes('And this', 'paragraph')
  await site.idle()
  expect(one.state.unkept).toBeNull()
  one.crash()
  const next = one.next()
  await next.open()
  expect([next.reads(), next.reads('paragraph')]).toEqual(['Nowhere but here', 'And this'])
})

test('[U35] the device is asked at once when somebody tries again', async () => {
  const { site, one } = await away('blocked')
  one.device.fault = 'none'
  one.editor.retry()
  await site.idle()
  expect(one.state.unkept).toBeNull()
})

test('[U35] storage that never answers holds up neither opening nor sending, and is told as damaged', async () => {
  const site = new TestSite()
  const one = site.begin()
  one.device.fault = 'silent'
  const opening = one.open()
  await site.idle()
  site.clock.pass(4_000)
  await opening
  expect(one.state).toMatchObject({ phase: 'ready', unkept: 'broken' })
  one.writes('Sent all the same')
  await site.idle()
  expect(JSON.stringify(site.server.site())).toContain('Sent all the same')
})

test('[U35] what the device keeps may be left alone', async () => {
  const { one } = await away()
  expect(isInWindowOnly(one.state)).toBe(false)
})

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('[U35] a server that does not answer is told as such: connection %s is "%s"', async (isOnline, wanted) => {
  const site = new TestSite()
  const one = await site.open()
  site.network.fates = ['lost']
  one.device.isOnline = isOnline
  one.writes('Later')
  await site.idle()
  expect(one.says).toBe(wanted)
  expect(one.state.retryAt).not.toBeNull()
})

const refusals: [string, Refusal][] = [
  ['full', { status: 507, code: 'disk-full' }],
  ['away', { status: 503, code: 'database-away', retryAfter: 3 }],
  ['failing', { status: 500, code: 'server-failed' }],
  ['signed-out', { status: 401, code: 'sign-in-needed' }],
  ['busy', { status: 429, code: 'rate-limited', retryAfter: 9 }],
]

test.each(refusals)('[U35] an answer is told by its reason: %s', async (wanted, refusal) => {
  const site = new TestSite()
  const one = await site.open()
  site.network.fates = [refusal]
  one.writes('Later')
  await site.idle()
  expect(one.says).toBe(wanted)
  expect(await one.saves()).toBe(true)
  expect(one.reads()).toBe('Later')
})

test('[EDIT-15] words that the site no longer takes wait in the tray, also after the tab has crashed', async () => {
  const site = new TestSite()
  const [one, other] = [await site.open(), await site.open()]
  other.do([{ do: 'remove-section', section: 'below' }])
  await other.saves()
  one.writes('Too late', 'title', 'below')
  await one.saves()
  expect(one.opened.leftovers).toMatchObject([{ text: 'Too late' }])
  one.crash()
  const next = one.next()
  await next.open()
  expect(next.opened.leftovers).toMatchObject([{ text: 'Too late' }])
  next.editor.discardLeftover(next.opened.leftovers[0]!.change.id)
  next.crash()
  const last = next.next()
  await last.open()
  expect(last.opened.leftovers).toEqual([])
})
