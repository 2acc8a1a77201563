import { expect, test } from 'vitest'
import {
  choice,
  code,
  color,
  date,
  design,
  email,
  file,
  flag,
  icon,
  link,
  list,
  number,
  opacity,
  optionsIn,
  text,
} from './index.ts'
import { group } from './list.ts'
import { alignable, button, linked, role, typedButton } from './role.ts'

const namesIn = (fields: Parameters<typeof optionsIn>[0], above?: string) =>
  optionsIn(fields, above).map(([path]) => path)

test('what has no place on the canvas is an option, whatever it is called', () => {
  const fields = {
    opensFirst: design(flag()),
    titleAlignment: choice(['ONE', 'TWO']),
    backgroundImg: number({ min: 0, max: 64 }),
    buttonUrl: link(),
    order: role('order', choice(['ONE', 'TWO'])),
    only: role('filter', code(/^\d+$/, '123')),
    ...{ tint: color('#336699'), mail: email(), number: code(/^\d+$/, '123'), until: date() },
  }
  expect(namesIn(fields)).toEqual(Object.keys(fields))
})

test('what a tool on the canvas changes is no option: that is told by roles and by what texts name beside them', () => {
  const fields = {
    ...alignable('title', text()),
    ...linked('more', 'whither'),
    ...button('book', 'there'),
    ...typedButton('go', 'target', 'loudness'),
    dim: opacity(),
    map: role('map', code(/^\d+$/, '123')),
    behind: role('background-film', file('video')),
    picture: icon(),
    // Chosen with the order.
    sort: role('order-detail', code(/^\d+$/, '123')),
  }
  expect(namesIn(fields)).toEqual([])
})

test('the link of an icon that stands alone is changed at the icon', () => {
  expect(namesIn({ sign: icon(), leads: link() })).toEqual([])
  expect(namesIn({ sign: icon(), says: text(), leads: link() })).toEqual(['leads'])
})

test('fields of a group are options of what holds it, those of items are the items’ own', () => {
  const fields = {
    hours: group({ from: number({ min: 0, max: 24 }), name: text() }),
    cards: list({ isNew: flag() }, { max: 3 }),
  }
  expect(namesIn(fields)).toEqual(['hours/from'])
  expect(namesIn(fields.cards.fields, 'cards/k1/')).toEqual(['cards/k1/isNew'])
})
