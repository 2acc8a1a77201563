import type { Operation } from '@mimar/document'
import { expect, test } from 'vitest'
import { TestDevice } from '../testing/device.ts'
import type { Opening } from '../testing/test-editor.ts'
import { TestSite } from '../testing/test-site.ts'
import * as changes from './changes.ts'
import type { Change } from './state.ts'

const TEXT = { kind: 'Text', template: 'Header13' } as const

/** An editor whose program of changes arrives, or fails to, when the test says. */
async function early(opening: Opening = {}, site = new TestSite()) {
  const asked: PromiseWithResolvers<typeof changes>[] = []
  const loadChanges = () => {
    const next = Promise.withResolvers<typeof changes>()
    asked.push(next)
    return next.promise
  }
  const one = site.begin({ ...opening, loadChanges })
  await one.open()
  const comes = async () => {
    await site.idle()
    asked.at(-1)?.resolve(changes)
    await site.idle()
  }
  const fails = async () => {
    asked.at(-1)?.reject(new Error('No connection.'))
    await site.idle()
  }
  return { site, one, asked, comes, fails }
}

/** What the device has of a kind, oldest first. */
const keptOn = ({ entries }: TestDevice) =>
  [...entries.values()].flatMap((entry) => (entry as { readonly change?: Change }).change ?? [])

test('[EDIT-15] what waits for the program is known by section, field and language, the last word first', async () => {
  const { one, comes } = await early()
  const says = (section: string, field: string, language: string) => one.editor.waitingText(section, field, language)
  expect(says('hero', 'title', 'en')).toBeUndefined()
  one.writes('First')
  one.writes('Second')
  one.writes('Words', 'paragraph', 'below')
  one.do([{ do: 'set-setting', field: 'name', language: 'en', value: 'A house' }])
  const wanted = [
    [says('hero', 'title', 'en'), 'Second'],
    [says('below', 'paragraph', 'en'), 'Words'],
    [says('hero', 'paragraph', 'en'), undefined],
    [says('below', 'title', 'en'), undefined],
    [says('hero', 'title', 'tr'), undefined],
  ]
  for (const [found, expected] of wanted) expect(found).toBe(expected)
  await comes()
  expect(says('hero', 'title', 'en')).toBeUndefined()
})

test('[EDIT-15] what waits is kept on the device under the name it is stored under later', async () => {
  const { site, one, comes } = await early()
  one.writes('Typed early')
  expect(one.says).toBe('saving')
  await site.idle()
  const [kept, ...others] = keptOn(one.device)
  expect([kept?.base, others]).toEqual([0, []])
  await comes()
  expect(site.server.stored.map(({ id }) => id)).toEqual([kept?.id])
  expect([one.state.isWaiting, one.says, keptOn(one.device)]).toEqual([false, 'saved', []])
})

test('[U42] what waits says what its author had seen: the revision, and own words before it', async () => {
  const site = new TestSite()
  const other = await site.open()
  other.writes('Theirs', 'paragraph')
  await other.saves()
  const { one } = await early({}, site)
  one.writes('First')
  one.writes('Second')
  await site.idle()
  const [first, second] = keptOn(one.device)
  expect([first?.base, first?.sees, second?.base, second?.sees]).toEqual([1, undefined, 1, [first?.id]])
})

test('[EDIT-15] what the site refuses when the program comes does not wait on the device as unsent', async () => {
  const { site, one, comes } = await early()
  one.writes('Nowhere', 'title', 'gone')
  await site.idle()
  expect(keptOn(one.device)).toHaveLength(1)
  await comes()
  expect(keptOn(one.device)).toEqual([])
  expect(one.opened.leftovers.map(({ text }) => text)).toEqual(['Nowhere'])
})

test('[U35] nothing is saved while the program cannot be had, and everything once it can', async () => {
  const { site, one, asked, comes, fails } = await early()
  expect(await one.saves()).toBe(true)
  expect(asked).toEqual([])
  one.writes('Typed early')
  await site.idle()
  const saves = one.editor.save()
  await fails()
  expect(await saves).toBe(false)
  const again = one.editor.save()
  await comes()
  expect(await again).toBe(true)
  expect(site.server.revision()).toBe(1)
})

test('[U35] with a connection again the program is asked for at once, if anything waits for it', async () => {
  const { site, one, asked, fails } = await early()
  one.editor.wentOnline()
  expect(asked).toHaveLength(0)
  one.device.isOnline = false
  one.writes('Typed early')
  await site.idle()
  await fails()
  expect(one.says).toBe('offline')
  one.device.isOnline = true
  one.editor.wentOnline()
  expect(asked).toHaveLength(2)
})

test('[U35] who opens a site with unsent changes and no program does not see less than they wrote', async () => {
  const site = new TestSite()
  const before = await site.open()
  before.device.isOnline = false
  before.writes('On the train')
  await site.idle()
  before.crash()
  before.device.isOnline = true
  const { device } = before
  const one = site.begin({ device, loadChanges: () => Promise.reject(new Error('No connection.')) })
  await one.open()
  expect(one.state).toMatchObject({ phase: 'unreachable', opened: null })
})

test('a site without a page is missing', async () => {
  const site = new TestSite()
  const { pages: _, ...rest } = site.server.site()
  const empty = new TestSite({ ...rest, pages: [] })
  const one = empty.begin()
  await one.open()
  expect(one.state).toMatchObject({ phase: 'missing', opened: null })
})

test('[U35] what the device kept and could not give is shown and sent as soon as it can', async () => {
  const site = new TestSite()
  const before = await site.open()
  before.device.isOnline = false
  before.writes('On the train')
  await site.idle()
  before.crash()
  const { device } = before
  Object.assign(device, { isOnline: true, fault: 'blocked' })
  const { one, comes } = await early({ device }, site)
  expect([one.state.unkept, one.reads()]).toEqual(['blocked', 'Welcome'])
  device.fault = 'none'
  site.clock.pass(15_000)
  await site.idle()
  expect(one.reads()).toBe('Welcome')
  await comes()
  expect([one.reads(), one.says, site.server.revision()]).toEqual(['On the train', 'saved', 1])
})

test('[U35] a device that kept nothing needs no program to be read again', async () => {
  const device = new TestDevice()
  device.fault = 'blocked'
  const { site, one, asked } = await early({ device })
  device.fault = 'none'
  site.clock.pass(15_000)
  await site.idle()
  expect([one.state.unkept, asked]).toEqual([null, []])
})

test('from the first key to the last the state says that somebody types', async () => {
  const { one, asked } = await early()
  one.editor.setTyping(false)
  expect(asked).toEqual([])
  let changed = 0
  one.editor.store.subscribe(() => {
    changed += 1
  })
  for (const isTyping of [true, true, false, false]) {
    one.editor.setTyping(isTyping)
    expect(one.state.isTyping).toBe(isTyping)
  }
  expect(changed).toBe(2)
})

test('[EDIT-15] undo outlives a reload, and a step that goes along tells of itself once', async () => {
  const site = new TestSite()
  const one = await site.open()
  one.writes('First')
  one.writes('Second')
  await one.saves()
  const again = await one.reload()
  await again.whole()
  again.editor.undo()
  expect([again.reads(), again.opened.undo.length]).toEqual(['First', 1])
})

const along = (section: string): Operation => ({
  ...{ do: 'set-field', section, field: 'paragraph', value: 'Along' },
  language: 'en',
})
const carriedTo = (section: string, told: () => void) => () => ({ operations: [along(section)], told })

test('[U27] what goes along is made at once where there is no caret, and tells of itself only if it was made', async () => {
  const one = await new TestSite().open()
  let told = 0
  const tell = () => {
    told += 1
  }
  one.editor.accompany(carriedTo('below', tell))
  one.writes('A name')
  expect([one.reads('paragraph', 'below'), told, one.opened.undo.length]).toEqual(['Along', 1, 1])
  one.editor.accompany(carriedTo('gone', tell))
  one.writes('Another')
  expect([told, one.opened.undo.length]).toEqual([1, 2])
})

test('[U27] the caret that stays where it is carries nothing yet', async () => {
  const one = await new TestSite().open()
  one.editor.accompany(carriedTo('below', () => {}))
  one.editor.placeCaret({ section: 'hero', path: 'title' })
  one.editor.do({ name: TEXT, operations: [] })
  one.writes('A name')
  one.editor.placeCaret({ section: 'hero', path: 'title' })
  expect(one.reads('paragraph', 'below')).toBe('Come in')
  one.editor.placeCaret(null)
  expect(one.reads('paragraph', 'below')).toBe('Along')
})
