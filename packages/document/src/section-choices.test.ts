import type { Json } from '@mimar/fields'
import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { Problem } from './problems.ts'
import type { Site } from './site.ts'
import { someCatalog, someSite } from './testing/site.ts'

const section = someSite.pages[0]!.sections[0]!.id
const set = (site: Site, property: 'space' | 'ground' | 'columns', value: Json) =>
  apply(site, { do: 'set-section', section, property, value }, someCatalog)
const first = (site: Site) => site.pages[0]!.sections[0]!

test('[SEC-47] what a section chooses for itself is taken back by null, and leaves nothing behind', () => {
  const { site: chosen, inverse } = set(someSite, 'ground', 'DOTS')
  expect(first(chosen).ground).toBe('DOTS')
  expect(apply(chosen, inverse, someCatalog).site).toEqual(someSite)
  expect(first(set(chosen, 'ground', null).site)).not.toHaveProperty('ground')
  const other = set(chosen, 'ground', 'LINES')
  expect(first(apply(other.site, other.inverse, someCatalog).site).ground).toBe('DOTS')
})

test('[SEC-47] a section chooses among what there is', () => {
  expect(() => set(someSite, 'space', 'XL')).toThrow(Problem)
  expect(() => set(someSite, 'columns', 3)).toThrow(Problem)
  expect(first(set(someSite, 'columns', 'THREE').site).columns).toBe('THREE')
})
