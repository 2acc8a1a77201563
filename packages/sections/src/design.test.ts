import type { Fields } from '@mimar/fields'
import { expect, test } from 'vitest'
import { templates } from './definitions.ts'

/** Every field of a template, by its path without ids. */
function fieldsIn(fields: Fields, prefix = ''): (readonly [path: string, field: Fields[string]])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name
    const inner = field.kind === 'list' || field.kind === 'group' ? field.fields : {}
    return [[path, field] as const, ...fieldsIn(inner, `${path}/`)]
  })
}

/** What is said of the content, not how it looks: what is so, what a menu has below, what a paragraph is, whether hours are told, what comes first. */
const SAID = ['fact', 'below', 'block', 'hours', 'order']

/** Fields that words and pictures are not: a choice of looks, how much is dimmed, what lies behind. */
const isLook = ([, { kind, role }]: readonly [string, Fields[string]]) =>
  ((kind === 'choice' || kind === 'flag') && !SAID.includes(role ?? '')) ||
  kind === 'color' ||
  role === 'background' ||
  role === 'background-film' ||
  role === 'dimming'

test.each(templates)('[U4] $id says of each of its fields whether it is design', ({ fields }) => {
  const all = fieldsIn(fields)
  const names = (some: typeof all) => some.map(([path]) => path)
  expect(names(all.filter(([, field]) => field.isDesign === true))).toEqual(names(all.filter(isLook)))
})
