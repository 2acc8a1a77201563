// @vitest-environment jsdom
import type { Section } from '@mimar/document'
import { initialContent } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { heroSite } from '../testing/sites.ts'
import { canvas, passes, playOnCanvas } from '../testing/test-canvas.ts'
import { TestSite } from '../testing/test-site.ts'

/** A site with a week that is open on Mondays. */
function shop() {
  const site = heroSite('hero')
  const [page] = site.pages
  const [hero] = page!.sections
  const section = (id: string, template: string, content: object): Section => ({
    ...hero!,
    id,
    template,
    content: {
      ...initialContent(catalog.find(template)!.fields),
      title: { en: 'Ours' },
      ...content,
    } as Section['content'],
  })
  const week = section('hours', 'OpeningHours', { week: { monday: '09:00-17:00' } })
  return new TestSite({ ...site, pages: [{ ...page!, sections: [week] }] })
}

playOnCanvas(undefined, shop)

const MONDAY = 'week/monday'
const stored = (section: number) => canvas.one.opened.site.pages[0]!.sections[section]!.content
const monday = () => (stored(0).week as { monday: string }).monday

/** Types over all that stands there. */
function typesOver(path: string, section: string, words: string): void {
  canvas.clicks(path, section, 0)
  canvas.selects(0, canvas.text(path, section).textContent!.length)
  canvas.types(words)
}

test('[EDIT-21] hours are typed where they stand, and are read once the caret leaves: half of them are never hours', () => {
  typesOver('week/monday', 'hours', '8–12, 14')
  passes(5_000)
  expect([monday(), canvas.one.state.isTyping]).toEqual(['09:00-17:00', true])
  canvas.types('–18')
  canvas.presses('Escape')
  expect(monday()).toBe('08:00-12:00,14:00-18:00')
  expect(canvas.text('week/monday', 'hours').textContent).toBe(
    '08:00\u00a0–\u2060\u00a012:00, 14:00\u00a0–\u2060\u00a018:00',
  )
  expect(canvas.one.state.isTyping).toBe(false)
})

test('[EDIT-21] what cannot be read is said with its name and what it should be, and changes nothing', () => {
  typesOver('week/monday', 'hours', 'mornings')
  canvas.presses('Escape')
  expect(monday()).toBe('09:00-17:00')
  expect(canvas.text('week/monday', 'hours').textContent).toBe('09:00\u00a0–\u2060\u00a017:00')
  expect(canvas.notices.at(-1)).toContain('“mornings” cannot be read. Write hours like 9–13, 15–18')
})

test('[EDIT-21] emptied, a day is closed, and Undo brings its hours back', () => {
  typesOver('week/monday', 'hours', '')
  canvas.erases()
  canvas.presses('Escape')
  expect(monday()).toBe('')
  canvas.one.editor.undo()
  expect(monday()).toBe('09:00-17:00')
})

test('who clicks into hours and out again changes nothing', () => {
  canvas.clicks(MONDAY, 'hours')
  canvas.presses('Escape')
  expect(canvas.one.opened.undo).toEqual([])
})

test('an editor without the right to edit gets no caret in hours, as guests who translate', () => {
  const { opened } = canvas.one
  const account = { ...opened.facts.account, rights: ['read-site'] } as typeof opened.facts.account
  canvas.one.editor.store.setState({ opened: { ...opened, facts: { ...opened.facts, account } } })
  canvas.clicks(MONDAY, 'hours')
  expect(canvas.edits).toBeNull()
})
