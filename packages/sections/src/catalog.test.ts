import { role, text } from '@mimar/fields'
import { expect, test, vi } from 'vitest'
import { catalogOf } from './catalog.ts'
import { defineTemplate } from './template.ts'

test('a template is searched once for the field of a role, however often a long page asks', () => {
  const searched = vi.fn()
  const fields = { title: role('heading', text()), paragraph: text() }
  const notes = defineTemplate({ id: 'Notes', category: 'text', fields })
  const watched = new Proxy(notes.fields, {
    ownKeys(all) {
      searched()
      return Reflect.ownKeys(all)
    },
  })
  const catalog = catalogOf([{ ...notes, fields: watched }])
  const ask = () => [catalog.fieldFor('Notes', 'heading'), catalog.fieldFor('Notes', 'background')]
  expect([ask(), ask(), ask()]).toEqual(Array.from({ length: 3 }, () => ['title', undefined]))
  expect(searched).toHaveBeenCalledTimes(2)
  expect(catalog.fieldFor('Unknown', 'heading')).toBeUndefined()
})
