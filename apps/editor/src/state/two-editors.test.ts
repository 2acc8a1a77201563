import { expect, test } from 'vitest'
import { textIn } from '../testing/test-editor.ts'
import { TestSite } from '../testing/test-site.ts'

const caret = { section: 'hero', path: 'title' }

async function two() {
  const site = new TestSite()
  const [one, other] = [await site.open(), await site.open()]
  return { site, one, other, stored: () => textIn(site.server.site()) }
}

test('[U42] the window that is behind shows the words that were there first, and offers its own', async () => {
  const { one, other, stored } = await two()
  one.writes('Tab one')
  await one.saves()
  other.writes('Tab two')
  await other.saves()
  expect(stored()).toBe('Tab one')
  expect(other.reads()).toBe('Tab one')
  expect(other.opened.versions).toMatchObject([{ mine: 'Tab two', theirs: 'Tab one', write: { field: 'title' } }])
  await one.editor.catchUp()
  expect(one.reads()).toBe('Tab one')
  expect(one.opened.versions).toEqual([])
  expect(one.opened.site).toEqual(other.opened.site)
})

test('[U42] taking one step back does not write over their words', async () => {
  const { one, other } = await two()
  one.writes('Tab one')
  await one.saves()
  other.writes('Tab two')
  await other.saves()
  other.editor.undo()
  await other.saves()
  expect(other.reads()).toBe('Tab one')
})

test('[U42] what was chosen from two versions is stored, and is told to nobody again', async () => {
  const { one, other, stored } = await two()
  one.writes('Tab one')
  await one.saves()
  other.writes('Tab two')
  await other.saves()
  other.writes('Tab two')
  other.editor.dropVersion(other.opened.versions[0]!.key)
  await other.saves()
  expect(stored()).toBe('Tab two')
  expect(other.opened.versions).toEqual([])
  await one.editor.catchUp()
  expect(one.reads()).toBe('Tab two')
})

test('[U42] different texts of one section are both stored, and no versions are told', async () => {
  const { one, other } = await two()
  one.writes('Tab one')
  other.writes('Words of two', 'paragraph')
  await Promise.all([one.saves(), other.saves()])
  await Promise.all([one.editor.catchUp(), other.editor.catchUp()])
  expect(one.opened.site).toEqual(other.opened.site)
  expect([one.opened.versions, other.opened.versions]).toEqual([[], []])
  expect(other.reads()).toBe('Tab one')
})

test('[U42] who began to type before the others were there writes over nothing, though they came in meanwhile', async () => {
  const { one, other, stored } = await two()
  other.editor.placeCaret(caret)
  other.editor.setTyping(true)
  one.writes('Tab one')
  await one.saves()
  await other.editor.catchUp()
  other.writes('Tab two')
  other.editor.setTyping(false)
  await other.saves()
  expect(stored()).toBe('Tab one')
  expect(other.opened.versions).toHaveLength(1)
})

test('[U42] a window alone that types on while it is being saved is never behind itself', async () => {
  const { one, stored } = await two()
  one.editor.placeCaret(caret)
  for (const words of ['A', 'A house', 'A house by', 'A house by the road']) {
    one.editor.setTyping(true)
    one.writes(words)
    one.editor.setTyping(false)
    if (words === 'A house') await one.saves()
  }
  await one.saves()
  expect(stored()).toBe('A house by the road')
  expect(one.opened.versions).toEqual([])
})

test('[U42] what waited on the device while somebody else wrote is told when it is sent after a reload', async () => {
  const site = new TestSite()
  const [one, late] = [await site.open(), await site.open()]
  late.device.isOnline = false
  late.writes('Written on the train')
  expect(await late.saves()).toBe(false)
  late.crash()
  late.device.isOnline = true
  one.writes('Tab one')
  await one.saves()
  const again = late.next()
  await again.open()
  expect(again.reads()).toBe('Tab one')
  expect(again.opened.versions).toMatchObject([{ mine: 'Written on the train', theirs: 'Tab one' }])
})

test('[U42] whatever two windows write in turn, both end alike and every word is stored', async () => {
  const { site, one, other } = await two()
  for (let turn = 0; turn < 40; turn += 1) {
    const editor = turn % 3 === 0 ? one : other
    editor.writes(`words ${turn}`, turn % 2 === 0 ? 'title' : 'paragraph')
    if (turn % 5 === 4) await Promise.all([one.saves(), other.saves()])
    if (turn % 7 === 6) await one.editor.catchUp()
  }
  await Promise.all([one.saves(), other.saves()])
  await Promise.all([one.editor.catchUp(), other.editor.catchUp()])
  expect(one.opened.site).toEqual(site.server.site())
  expect(other.opened.site).toEqual(site.server.site())
  const all = JSON.stringify(site.server.stored)
  for (let turn = 0; turn < 40; turn += 1) expect(all).toContain(`"words ${turn}"`)
})

test('[U42] who types while somebody else writes the same text writes over nothing, whatever else comes in after that', async () => {
  const { one, other, stored } = await two()
  other.editor.placeCaret(caret)
  other.editor.setTyping(true)
  one.writes('Tab one')
  await one.saves()
  await other.editor.catchUp()
  one.writes('Words of one', 'paragraph')
  await one.saves()
  await other.editor.catchUp()
  other.writes('Tab two')
  other.editor.setTyping(false)
  await other.saves()
  expect(stored()).toBe('Tab one')
  expect(other.opened.versions).toMatchObject([{ mine: 'Tab two', theirs: 'Tab one' }])
})

test('[U42] of two late texts in a row both are offered, unless the second says the first again', async () => {
  const { one, other } = await two()
  for (const words of ['A', 'B', 'B and more']) {
    await one.editor.catchUp()
    one.writes(`Theirs, before ${words}`)
    await one.saves()
    other.writes(words)
    await other.saves()
  }
  expect(other.opened.versions.map(({ mine }) => mine)).toEqual(['A', 'B and more'])
  expect(new Set(other.opened.versions.map(({ theirs }) => theirs))).toEqual(new Set(['Theirs, before B and more']))
})

test('[U42] two tabs of one device that both wrote without a connection write over nothing, though only one is opened again', async () => {
  const site = new TestSite()
  const one = await site.open()
  const other = one.next()
  await other.open()
  one.device.isOnline = false
  one.writes('Tab one')
  other.writes('Tab two')
  await site.idle()
  one.crash()
  other.crash()
  one.device.isOnline = true
  const again = one.next()
  await again.open()
  expect(await again.saves()).toBe(true)
  expect(again.reads()).toBe('Tab one')
  expect(again.opened.versions).toMatchObject([{ mine: 'Tab two', theirs: 'Tab one' }])
})

test('[U42] the other version waits on the device, also after the tab has crashed', async () => {
  const { one, other } = await two()
  one.writes('Tab one')
  await one.saves()
  other.writes('Tab two')
  await other.saves()
  other.crash()
  const again = other.next()
  await again.open()
  expect(again.opened.versions).toMatchObject([{ mine: 'Tab two' }])
})

test('[EDIT-15] words typed in a section that somebody else has just removed wait in the tray', async () => {
  const { one, other } = await two()
  one.do([{ do: 'remove-section', section: 'below' }])
  await one.saves()
  await other.editor.catchUp()
  other.writes('Nowhere to stand', 'title', 'below')
  expect(other.opened.leftovers).toMatchObject([{ text: 'Nowhere to stand' }])
})
