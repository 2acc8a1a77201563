import type { Operation } from '@mimar/document'
import { expect, test } from 'vitest'
import { saveStateOf } from '../state/save-state.ts'
import { TestSite } from '../testing/test-site.ts'

const phone = (value: string): Operation => ({ do: 'set-setting', field: 'business/telephone', value })

test('[U35][API-4] a server that lets changes wait is waited for as long as it says, and that is told as saving', async () => {
  const site = new TestSite()
  const one = await site.open()
  site.network.fates = [7, 2].map((retryAfter) => ({ status: 429, code: 'rate-limited', retryAfter }))
  one.do([phone('+90 555 010 20 30')])
  await site.idle()
  for (const seconds of [7, 2]) {
    expect(saveStateOf(one.state)).toBe('busy')
    expect(one.state.retryAt).toBe(site.clock.now() + seconds * 1_000)
    site.clock.pass(seconds * 1_000 - 1)
    await site.idle()
    expect(site.server.revision()).toBe(0)
    site.clock.pass(1)
    await site.idle()
  }
  expect(site.server.revision()).toBe(1)
  expect(saveStateOf(one.state)).toBe('saved')
})

test('[EDIT-15] after each failure in a row the next try waits twice as long, and never longer than half a minute', async () => {
  const site = new TestSite()
  const one = await site.open()
  site.network.fates = Array.from({ length: 8 }, () => 'lost')
  one.do([phone('+90 555 010 20 30')])
  const pauses: number[] = []
  for (let tries = 0; tries < 8; tries += 1) {
    await site.idle()
    pauses.push((one.state.retryAt ?? 0) - site.clock.now())
    site.clock.next()
  }
  expect(pauses).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 30].map((seconds) => seconds * 1_000))
  await site.idle()
  expect(site.server.revision()).toBe(1)
  expect(one.state.retryAt).toBeNull()
})

test('[EDIT-15] an answer that was lost does not make a change twice', async () => {
  const site = new TestSite()
  const one = await site.open()
  site.network.fates = ['unanswered', 'twice']
  one.do([phone('+90 555 010 20 30')])
  await site.idle()
  expect(site.server.revision()).toBe(1)
  expect(one.opened.unsent).toHaveLength(1)
  site.clock.next()
  await site.idle()
  expect(site.server.revision()).toBe(1)
  expect(one.opened.unsent).toEqual([])
})

// Too long for each mutant; what fits into a request stands in `sender.test.ts`.
test.skipIf(process.env.MUTANTS !== undefined)(
  '[EDIT-15] many long changes go in several requests, each of which the server reads',
  async () => {
    const site = new TestSite()
    const one = await site.open()
    one.device.isOnline = false
    const long = Array.from({ length: 900 }, () => phone('+90 555 010 20 30'))
    for (let at = 0; at < 5; at += 1) one.do([{ do: 'together', operations: long }])
    await site.idle()
    one.device.isOnline = true
    site.network.asked = 0
    expect(await one.saves()).toBe(true)
    expect(site.server.revision()).toBe(5)
    expect(site.network.asked).toBe(2)
  },
)

test('[EDIT-15] who was away long reads page after page, before own changes and beside them', async () => {
  const site = new TestSite()
  const [away, behind, writer] = [await site.open(), await site.open(), await site.open()]
  for (let at = 0; at < 15; at += 1) writer.do([phone(`+90 555 010 20 ${at}`)])
  await writer.saves()
  await away.editor.catchUp()
  expect(away.opened.revision).toBe(15)
  behind.do([{ do: 'set-setting', field: 'contactEmail', value: 'a@b.example' }])
  await site.idle()
  site.clock.next()
  await site.idle()
  expect(site.server.revision()).toBe(16)
  expect(behind.opened).toMatchObject({ revision: 16, unsent: [], site: { settings: { contactEmail: 'a@b.example' } } })
})

test('[EDIT-15] a change that cannot even be read is laid aside with its words, and what comes after it is stored', async () => {
  const site = new TestSite()
  const one = await site.open()
  one.do([phone('+90 555 010 20 30')])
  await one.saves()
  site.network.fates = [{ status: 413, code: 'request-too-large' }]
  one.writes('A very long text')
  await site.idle()
  expect(one.opened.leftovers).toMatchObject([{ text: 'A very long text' }])
  one.writes('And on', 'paragraph')
  await one.saves()
  expect(one.says).toBe('saved')
})
