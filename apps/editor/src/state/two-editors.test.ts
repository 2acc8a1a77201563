import { expect, test } from 'vitest'
import type { Editor } from './editor.ts'
import { FakeServer, heroSite, keepingOutbox, openEditor, shownText } from './testing.ts'

const name = { kind: 'Text', template: 'Header13' } as const
const caret = { section: 'hero', path: 'title' }

const write = (editor: Editor, value: string, field = 'title') =>
  editor.do({ name, operations: [{ do: 'set-field', section: 'hero', field, language: 'en', value }] })
const title = (editor: Editor) => shownText(editor, 'hero', 'title', 'en')
const opened = (editor: Editor) => editor.store.getState().opened!

async function two() {
  const server = new FakeServer(heroSite())
  const [one, other] = [await openEditor(server), await openEditor(server)]
  const stored = () => server.site.pages[0]?.sections[0]?.content.title
  return { server, one, other, stored }
}

test('[U42] the window that is behind shows the words that were there first, and offers its own', async () => {
  const { one, other, stored } = await two()
  write(one, 'Tab one')
  await one.save()
  write(other, 'Tab two')
  await other.save()
  expect(stored()).toEqual({ en: 'Tab one' })
  expect(title(other)).toBe('Tab one')
  expect(opened(other).versions).toMatchObject([{ mine: 'Tab two', theirs: 'Tab one', write: { field: 'title' } }])
  await one.catchUp()
  expect(title(one)).toBe('Tab one')
  expect(opened(one).versions).toEqual([])
  expect(opened(one).site).toEqual(opened(other).site)
})

test('[U42] taking one step back does not write over their words', async () => {
  const { one, other } = await two()
  write(one, 'Tab one')
  await one.save()
  write(other, 'Tab two')
  await other.save()
  other.undo()
  await other.save()
  expect(title(other)).toBe('Tab one')
})

test('[U42] what was chosen from two versions is stored, and is told to nobody again', async () => {
  const { one, other, stored } = await two()
  write(one, 'Tab one')
  await one.save()
  write(other, 'Tab two')
  await other.save()
  write(other, 'Tab two')
  other.dropVersion(opened(other).versions[0]!.key)
  await other.save()
  expect(stored()).toEqual({ en: 'Tab two' })
  expect(opened(other).versions).toEqual([])
  await one.catchUp()
  expect(title(one)).toBe('Tab two')
})

test('[U42] different texts of one section are both stored, and no versions are told', async () => {
  const { one, other } = await two()
  write(one, 'Tab one')
  write(other, 'Words of two', 'paragraph')
  await Promise.all([one.save(), other.save()])
  await Promise.all([one.catchUp(), other.catchUp()])
  expect(opened(one).site).toEqual(opened(other).site)
  expect([opened(one).versions, opened(other).versions]).toEqual([[], []])
  expect(title(other)).toBe('Tab one')
})

test('[U42] who began to type before the others were there writes over nothing, though they came in meanwhile', async () => {
  const { one, other, stored } = await two()
  other.placeCaret(caret)
  other.setTyping(true)
  write(one, 'Tab one')
  await one.save()
  await other.catchUp()
  write(other, 'Tab two')
  other.setTyping(false)
  await other.save()
  expect(stored()).toEqual({ en: 'Tab one' })
  expect(opened(other).versions).toHaveLength(1)
})

test('[U42] a window alone that types on while it is being saved is never behind itself', async () => {
  const { one, stored } = await two()
  one.placeCaret(caret)
  for (const words of ['A', 'A house', 'A house by', 'A house by the road']) {
    one.setTyping(true)
    write(one, words)
    one.setTyping(false)
    if (words === 'A house') await one.save()
  }
  await one.save()
  expect(stored()).toEqual({ en: 'A house by the road' })
  expect(opened(one).versions).toEqual([])
})

test('[U42] what waited on the device while somebody else wrote is told when it is sent after a reload', async () => {
  const kept = keepingOutbox()
  const server = new FakeServer(heroSite())
  const [one, late] = [await openEditor(server), await openEditor(server, { outbox: kept })]
  server.isDown = true
  write(late, 'Written on the train')
  expect(await late.save()).toBe(false)
  server.isDown = false
  write(one, 'Tab one')
  await one.save()
  const again = await openEditor(server, { outbox: kept })
  await again.save()
  expect(title(again)).toBe('Tab one')
  expect(opened(again).versions).toMatchObject([{ mine: 'Written on the train', theirs: 'Tab one' }])
})

test('[U42] whatever two windows write in turn, both end alike and every word is stored', async () => {
  const { server, one, other } = await two()
  for (let turn = 0; turn < 40; turn += 1) {
    const editor = turn % 3 === 0 ? one : other
    write(editor, `words ${turn}`, turn % 2 === 0 ? 'title' : 'paragraph')
    if (turn % 5 === 4) await Promise.all([one.save(), other.save()])
    if (turn % 7 === 6) await one.catchUp()
  }
  await Promise.all([one.save(), other.save()])
  await Promise.all([one.catchUp(), other.catchUp()])
  expect(opened(one).site).toEqual(server.site)
  expect(opened(other).site).toEqual(server.site)
  const all = JSON.stringify(server.stored)
  for (let turn = 0; turn < 40; turn += 1) expect(all).toContain(`"words ${turn}"`)
})
