import { apply } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { beforeEach, expect, test } from 'vitest'
import { heroSite } from '../testing/sites.ts'
import type { TestEditor } from '../testing/test-editor.ts'
import { TestSite } from '../testing/test-site.ts'
import { type Say, speak } from '../words/words.ts'
import { actOnSection, placeOfSection, type SectionAct } from './section-acts.ts'

let one: TestEditor
let say: Say
let announced: string[]

beforeEach(async () => {
  one = await new TestSite(heroSite('a', 'b', 'c')).open()
  say = await speak('en')
  announced = []
})

const ids = () => one.opened.site.pages[0]!.sections.map(({ id }) => id)
const section = (id: string) => one.opened.site.pages[0]!.sections.find((found) => found.id === id)!

function acts(id: string | null, act: SectionAct): void {
  one.editor.select(id)
  actOnSection({ editor: one.editor, say: () => say, announce: (words) => announced.push(words) }, act)
}

test.each([
  ['b', 'up', ['b', 'a', 'c'], 1],
  ['c', 'up', ['a', 'c', 'b'], 2],
  ['a', 'down', ['b', 'a', 'c'], 2],
  ['b', 'down', ['a', 'c', 'b'], 3],
] as const)('section %s goes %s by one, stays selected, and a screen reader is told where it is', (id, act, now, n) => {
  acts(id, act)
  expect(ids()).toEqual(now)
  expect(one.opened.selected).toBe(id)
  expect(announced).toHaveLength(1)
  expect(announced[0]).toMatch(new RegExp(`position ${n} of 3$`))
  one.editor.undo()
  expect(ids()).toEqual(['a', 'b', 'c'])
})

test.each([
  ['a', 'up'],
  ['c', 'down'],
] as const)('section %s cannot go further %s: nothing happens and nothing is said', (id, act) => {
  acts(id, act)
  expect([ids(), announced, one.opened.undo]).toEqual([['a', 'b', 'c'], [], []])
})

test('a copy comes right after its section with the same words, is selected, and is one step', () => {
  acts('b', 'copy')
  const [, , copy] = one.opened.site.pages[0]!.sections
  expect(ids()).toEqual(['a', 'b', copy!.id, 'c'])
  expect({ ...copy, id: 'b' }).toEqual(section('b'))
  expect(one.opened.selected).toBe(copy!.id)
  one.editor.undo()
  expect(ids()).toEqual(['a', 'b', 'c'])
})

test('[GEN-6] of a section that may stand once there is no copy, and its owner is told', async () => {
  const site = heroSite('a', 'b')
  const sections = site.pages[0]!.sections.map((found) => ({ ...found, isUnique: true }))
  one = await new TestSite({ ...site, pages: [{ ...site.pages[0]!, sections }] }).open()
  acts('a', 'copy')
  expect(ids()).toEqual(['a', 'b'])
  expect(one.state.notices.map(({ text }) => text)).toEqual(['A page has only one of these'])
})

test.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
])('when section %s is removed, its neighbour %s is selected, and undo is offered', (id, neighbour) => {
  acts(id, 'remove')
  expect(ids()).not.toContain(id)
  expect(one.opened.selected).toBe(neighbour)
  expect(one.state.notices).toMatchObject([{ text: 'Section removed', hasUndo: true }])
  one.editor.undo()
  expect(ids()).toEqual(['a', 'b', 'c'])
})

test('a section is hidden, and shown by the same act', () => {
  acts('a', 'hide')
  expect(section('a').isHidden).toBe(true)
  acts('a', 'hide')
  expect(section('a').isHidden).toBe(false)
})

test.each(['DARK', 'LIGHT', 'EXTRALIGHT'] as const)('a section gets the colours %s, and no other does', (colours) => {
  const before = section('b').colorMode
  acts('a', colours)
  expect([section('a').colorMode, section('b').colorMode]).toEqual([colours, before])
})

test('without a selected section nothing happens', () => {
  acts(null, 'remove')
  acts('gone', 'remove')
  expect([ids(), one.opened.undo]).toEqual([['a', 'b', 'c'], []])
})

test('a section knows whether it is the first, the last, or the only one of its kind', () => {
  const { site } = one.opened
  expect(placeOfSection(site, 'a')).toMatchObject({ isFirst: true, isLast: false, isOnly: false })
  expect(placeOfSection(site, 'b')).toMatchObject({ isFirst: false, isLast: false })
  expect(placeOfSection(site, 'c')).toMatchObject({ isFirst: false, isLast: true })
  expect(placeOfSection(site, 'gone')).toBeUndefined()
  const { site: alone } = apply(site, { do: 'remove-section', section: 'a' }, catalog)
  expect(placeOfSection(alone, 'b')).toMatchObject({ isFirst: true })
})
