import { expect, test } from 'vitest'
import { beginningOf } from './beginnings.ts'
import { PAGE_KINDS, templatesOn } from './new-pages.ts'

test.each(PAGE_KINDS.filter((kind) => kind !== 'blank'))(
  'a new page of the kind "%s" begins with a header, and every template has a place of its own on it',
  (kind) => {
    const found = templatesOn(kind)
    expect(found[0]?.category).toBe('header')
    expect(found.map((template) => beginningOf(template).newPages[kind])).toEqual(found.map((_, index) => index + 1))
  },
)

test('a blank page begins with nothing', () => {
  expect(templatesOn('blank')).toEqual([])
})

test('a page of rooms shows pictures and cards between its title and a way to book', () => {
  expect(templatesOn('rooms').map(({ category }) => category)).toEqual(['header', 'feature', 'feature', 'cta'])
})
