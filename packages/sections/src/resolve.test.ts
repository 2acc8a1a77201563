import { choice, icon, image, link, list, text } from '@mimar/fields'
import { expect, test } from 'vitest'
import { isEmptyContent, resolveContent } from './resolve.ts'

const fields = {
  title: text(),
  cards: list({ icon: icon(), title: text(), photo: image() }, { max: 9 }),
  socials: list({ icon: icon(), socialUrl: link() }, { max: 9 }),
}

const content = {
  title: { ar: 'عنوان' },
  cards: [
    { id: 'a', icon: 'tabler:bed', title: { ar: 'غرفة' } },
    { id: 'b', icon: 'tabler:bed', title: {} },
  ],
  socials: [
    { id: 'a', icon: 'tabler:brand-x', socialUrl: 'https://x.com/dar' },
    { id: 'b', icon: 'tabler:brand-x', socialUrl: '' },
  ],
}

const resolve = (changes = {}) =>
  resolveContent(fields, content, { language: 'ar', primary: 'ar', picture: () => null, ...changes })

test('[GEN-7] visitors get no item without text or picture, and no social without a link', () => {
  expect(resolve().cards.map(({ id }) => id)).toEqual(['a'])
  expect(resolve().socials.map(({ id }) => id)).toEqual(['a'])
})

test('[GEN-7] the canvas keeps the place of every item', () => {
  const kept = resolve({ keepsEmptyItems: true })
  expect([kept.cards.length, kept.socials.length]).toEqual([2, 2])
})

test('a view is given the usual option of a choice until another one is chosen', () => {
  const fields = { columns: choice(['ONE', 'TWO'], 'ONE') }
  const columnsOf = (stored: object) =>
    resolveContent(fields, { ...stored }, { language: 'ar', primary: 'ar', picture: () => null }).columns
  expect([columnsOf({}), columnsOf({ columns: null }), columnsOf({ columns: 'TWO' })]).toEqual(['ONE', 'ONE', 'TWO'])
})

test('a text that is not translated stands in the primary language, and is told of', () => {
  const told: string[] = []
  const resolved = resolve({ language: 'de', standIn: (path: string) => told.push(path) })
  expect(resolved.title).toBe('عنوان')
  expect(told).toEqual(['title', 'cards/a/title'])
})

test.each(['+963 000 123 456', '1990', 'ahlan@example.com'])(
  '%s is of no language: nothing stands in for it',
  (title) => {
    const told: string[] = []
    const resolved = resolveContent(
      fields,
      { title: { ar: title } },
      { language: 'de', primary: 'ar', picture: () => null, standIn: (path) => told.push(path) },
    )
    expect([resolved.title, told]).toEqual([title, []])
  },
)

test('[GEN-7] icons and links alone are no content', () => {
  expect(isEmptyContent(fields, resolve())).toBe(false)
  expect(isEmptyContent(fields, { title: '', cards: [{ icon: 'tabler:bed', title: '', photo: null }] })).toBe(true)
})

test.each([
  ['Zimmer', 'the string "Zimmer"'],
  [{ a: 1 }, 'an object'],
  [7, 'the number 7'],
] as const)('[VIS-5] a list that is none is refused, naming what it got: %j', (cards, got) => {
  const broken = { ...content, cards }
  const resolving = () => resolveContent(fields, broken, { language: 'ar', primary: 'ar', picture: () => null })
  expect(resolving).toThrow(`The data of the list "cards" must be an array, and is ${got}.`)
})
