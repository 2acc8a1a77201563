import { someSection } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { listsOf } from './lists-of.ts'

const namesIn = (id: string, content: object) =>
  listsOf(someSection(id, 'EntryList', content as Parameters<typeof someSection>[2]), catalog).map(({ list }) => list)

test('[COLL-14] a detail for all entries is added where their list is defined, and at no other that shows them', () => {
  expect(namesIn('rooms', {})).toContain('details')
  expect(namesIn('rooms', { collection: 'rooms' })).toContain('details')
  expect(namesIn('few', { collection: 'rooms' })).not.toContain('details')
})

test('what stands in a list is counted by its items', () => {
  const details = [{ id: 'size', label: { ar: 'المساحة' }, kind: 'SAME', isInList: false }]
  const [list] = listsOf(someSection('rooms', 'EntryList', { details }), catalog)
  expect([list?.list, list?.ids]).toEqual(['details', ['size']])
})
