import {
  alignable,
  button,
  choice,
  color,
  type Fields,
  image,
  inLayout,
  link,
  list,
  number,
  opacity,
  role,
  text,
} from '@mimar/fields'
import { expect, test } from 'vitest'
import { contradictions } from './contradictions.ts'
import { templates } from './definitions.ts'
import { defineTemplate } from './template.ts'

const rows: readonly (readonly [what: string, fields: Fields, sentence: string])[] = [
  ['a name that cannot be a step of a path', { 'two/steps': text() }, '"two/steps" is no name for a field.'],
  ['a value to start with that the field refuses', { tint: color('blue') }, '"tint" refuses the value it starts with'],
  ['bounds that leave no number', { share: number({ min: 2, max: 1 }) }, '"share" has no number between.'],
  [
    'a text that is required and has words of ours',
    { name: text({ required: true, fallback: 'enterName' }) },
    '"name" is required and has words of ours.',
  ],
  [
    'an alignment that is not there',
    { title: alignable('title', text()).title },
    '"title" names "titleAlignment" beside it, and there is no such field.',
  ],
  [
    'a text that another replaced, whose alignment is left over',
    { ...alignable('title', text()), title: text() },
    '"titleAlignment" belongs to no field.',
  ],
  [
    'a field that replaced an alignment',
    { ...alignable('title', text()), titleAlignment: text() },
    '"title" names "titleAlignment" beside it, which is something else.',
  ],
  [
    'an address that two buttons share',
    { ...button('one', 'url'), ...button('two', 'url') },
    '"url" belongs to 2 fields.',
  ],
  [
    'what shows in a layout that there is not',
    { layout: role('layout', choice(['GRID', 'ROWS'], 'GRID')), shape: inLayout('TILES', choice(['A', 'B'], 'A')) },
    '"shape" shows in the layout "TILES", which there is not.',
  ],
  ['a button that leads nowhere', { go: role('button', text()) }, '"go" is a button that leads nowhere.'],
  [
    'a logo without the choice that colours it',
    { logo: image({ url: 'logoSrc' }, { role: 'logo', color: 'logoColor' }) },
    '"logo" names "logoColor" beside it, and there is no such field.',
  ],
  [
    'two pictures under one key of a file',
    { one: image(), two: image() },
    '"one" and "two" are both "imgUrl" in a file.',
  ],
  [
    'a picture under the name of another field',
    { imgUrl: link(), one: image() },
    '"imgUrl" and "one" are both "imgUrl" in a file.',
  ],
  [
    'an option whose usual value has no name',
    { columns: choice(['ONE', 'TWO']) },
    '"columns" does not say which option is the usual one.',
  ],
  ['two fields of one role', { dim: opacity(), dimmer: opacity() }, 'have the role "dimming".'],
  ['a list that needs more than it holds', { cards: list({}, { min: 3, max: 2 }) }, '"cards" needs 3 and holds 2.'],
  [
    'a list that reads less than it holds',
    { cards: list({}, { max: 5, ceiling: 4 }) },
    '"cards" holds 5 and reads 4 from a file.',
  ],
  [
    'a count that a list never has',
    { cards: list({ title: text() }, { max: 2, requiredAt: { count: 3, fields: ['title'] } }) },
    '"cards" requires texts at 3, which it never holds.',
  ],
  [
    'a required text that items do not have',
    { cards: list({ mood: choice(['A']) }, { max: 3, requiredAt: { count: 3, fields: ['mood'] } }) },
    '"cards" requires "mood", which is no text of its items.',
  ],
  [
    'a field under the name of the id',
    { cards: list({ id: text() }, { max: 2 }) },
    '"cards/id" is the id that every item has.',
  ],
  [
    'what contradicts itself inside an item',
    { cards: list({ go: role('button', text()) }, { max: 2 }) },
    '"cards/go" is a button that leads nowhere.',
  ],
]

test.each(rows)('a template with %s is told so while the program loads', (_, fields, sentence) => {
  expect(() => defineTemplate({ id: 'Odd', category: 'other', fields })).toThrow(sentence)
})

test('an alias that is the id itself is told so', () => {
  const odd = { id: 'Odd', category: 'other', aliases: ['Odd'], fields: {} } as const
  expect(() => defineTemplate(odd)).toThrow('"Odd" is its own alias.')
})

test('[SEC-49] columns in a layout that there is not are told so', () => {
  const layout = role('layout', choice(['GRID', 'ROWS'], 'GRID'))
  const odd = { id: 'Odd', category: 'other', hasColumns: ['GRID', 'TILES'], fields: { layout } } as const
  expect(() => defineTemplate(odd)).toThrow('It has columns in the layout "TILES", which there is not.')
})

test('all contradictions are told together, with the template they are in', () => {
  const fields = { 'a b': text(), share: number({ min: 2, max: 1 }) }
  const define = () => defineTemplate({ id: 'Odd', category: 'other', fields })
  expect(define).toThrow('The template "Odd" contradicts itself:')
  expect(define).toThrow(/a b[\s\S]*share/)
})

test('the templates that are shipped contradict themselves nowhere', () => {
  for (const template of templates) expect(contradictions(template)).toEqual([])
})
