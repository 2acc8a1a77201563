// @vitest-environment jsdom
import type { Section } from '@mimar/document'
import { initialContent } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { heroSite } from '../testing/sites.ts'
import { canvas, passes, playAgain, playOnCanvas } from '../testing/test-canvas.ts'
import { TestSite } from '../testing/test-site.ts'

/** A site with a week that is open on Mondays, and one price. */
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
  const items = [{ id: 'i1', name: { en: 'Tea' }, price: 12.5 }]
  const prices = section('prices', 'PriceList', { groups: [{ id: 'g1', name: { en: 'Hot' }, items }] })
  return new TestSite({ ...site, pages: [{ ...page!, sections: [week, prices] }] })
}

playOnCanvas(undefined, shop)

const MONDAY = 'week/monday'
const PRICE = 'groups/g1/items/i1/price'
const stored = (section: number) => canvas.one.opened.site.pages[0]!.sections[section]!.content
const monday = () => (stored(0).week as { monday: string }).monday
const priceOf = () => (stored(1).groups as [{ items: [{ price: number | null }] }])[0].items[0].price

const leader = () => canvas.text(PRICE, 'prices').closest('li')!.querySelector('.price-leader')

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
  typesOver(PRICE, 'prices', 'ask us')
  canvas.presses('Escape')
  expect(priceOf()).toBe(12.5)
  expect(canvas.notices.at(-1)).toContain('“ask us” is not a price')
})

test('[EDIT-21] emptied, a day is closed, and Undo brings its hours back', () => {
  typesOver('week/monday', 'hours', '')
  canvas.erases()
  canvas.presses('Escape')
  expect(monday()).toBe('')
  canvas.one.editor.undo()
  expect(monday()).toBe('09:00-17:00')
})

test('who clicks into hours or a price and out again changes nothing', () => {
  canvas.clicks(MONDAY, 'hours')
  canvas.presses('Escape')
  canvas.clicks(PRICE, 'prices')
  canvas.presses('Escape')
  expect(canvas.one.opened.undo).toEqual([])
})

test('[EDIT-21] emptied, a price is none, and Undo brings it back', () => {
  typesOver(PRICE, 'prices', '')
  canvas.erases()
  canvas.presses('Escape')
  expect(priceOf()).toBeNull()
  canvas.one.editor.undo()
  expect(priceOf()).toBe(12.5)
})

test('[EDIT-21] a price is read as money is written and drawn as its language writes it', () => {
  typesOver(PRICE, 'prices', '1.400')
  canvas.presses('Escape')
  expect(priceOf()).toBe(1400)
  expect(canvas.text(PRICE, 'prices').textContent).toBe('1,400')
})

test('[EDIT-21] a first price brings its dots along, and stays where it is typed', () => {
  const { editor, opened } = canvas.one
  const operation = { do: 'set-field', section: 'prices', field: PRICE, value: null } as const
  expect(opened.site.pages[0]!.sections).toHaveLength(2)
  editor.do({ name: { kind: 'Text', template: 'PriceList' }, operations: [operation] })
  expect(canvas.text(PRICE, 'prices').textContent).toBe('')
  expect(leader()).toBeNull()
  canvas.clicks(PRICE, 'prices')
  canvas.types('1.400,50')
  canvas.presses('Escape')
  expect(priceOf()).toBe(1400.5)
  expect(canvas.text(PRICE, 'prices').textContent).toBe('1,400.50')
  expect(leader()).not.toBeNull()
})

test('an editor without the right to edit gets no caret in hours and prices, as guests who translate', () => {
  const { opened } = canvas.one
  const account = { ...opened.facts.account, rights: ['read-site'] } as typeof opened.facts.account
  canvas.one.editor.store.setState({ opened: { ...opened, facts: { ...opened.facts, account } } })
  canvas.clicks(MONDAY, 'hours')
  expect(canvas.edits).toBeNull()
  canvas.clicks(PRICE, 'prices')
  expect(canvas.edits).toBeNull()
})

test('[EDIT-15] [EDIT-21] hours typed before they can be read are kept on the device and said to be, and outlive the tab', async () => {
  let isKnown = false
  let learnt = 0
  const readings = {
    isKnown: () => isKnown,
    learn: async () => {
      if (!isKnown) throw new Error('No connection.')
      learnt += 1
    },
  }
  await playAgain(shop(), { readings })
  typesOver(MONDAY, 'hours', '8–12')
  canvas.presses('Escape')
  await canvas.site.idle()
  expect([monday(), canvas.one.says]).toEqual(['09:00-17:00', 'unreachable'])
  expect(canvas.notices.at(-1)).toContain('“8–12” is kept on this device')
  expect(await canvas.one.saves()).toBe(false)
  canvas.one.crash()
  isKnown = true
  const again = canvas.one.next()
  await again.open()
  // The field of a browser takes it only then.
  expect(learnt).toBe(1)
  await again.saves()
  expect(canvas.site.server.site().pages[0]!.sections[0]!.content.week).toMatchObject({ monday: '08:00-12:00' })
})

test('[EDIT-21] what was typed is made as soon as it can be read, the last word on top', async () => {
  let isKnown = false
  const readings = {
    isKnown: () => isKnown,
    learn: () => (isKnown ? Promise.resolve() : Promise.reject(new Error('No connection.'))),
  }
  await playAgain(shop(), { readings })
  for (const typed of ['8–12', '10–14']) {
    typesOver(MONDAY, 'hours', typed)
    canvas.presses('Escape')
  }
  typesOver(PRICE, 'prices', '15')
  canvas.presses('Escape')
  await canvas.site.idle()
  isKnown = true
  canvas.one.editor.wentOnline()
  await canvas.site.idle()
  expect([monday(), priceOf(), canvas.one.state.isWaiting]).toEqual(['10:00-14:00', 15, false])
  expect([await canvas.one.saves(), canvas.one.says]).toEqual([true, 'saved'])
})
