import { expect, test } from 'vitest'
import { image } from './image.ts'
import { imagesIn, leavesOf, linksIn } from './leaves.ts'
import { link } from './link.ts'
import { group, list } from './list.ts'
import { text } from './text.ts'

const fields = {
  title: text(),
  titleUrl: link(),
  place: group({ name: text(), map: link() }),
  cards: list({ title: text(), url: link(), pictures: list({ picture: image() }, { max: 3 }) }, { max: 3 }),
}
const picture = (id: string) => ({ id, picture: { ...image().initial, media: id } })
const content = {
  title: { ar: 'دار' },
  titleUrl: '/Rooms',
  place: { name: {}, map: '' },
  cards: [
    { id: 'c1', title: {}, url: '#a', pictures: [picture('p1'), picture('p2')] },
    { id: 'c10', title: {}, url: '', pictures: [] },
  ],
}
const pathsIn = (below = '') => [...leavesOf(fields, content, '', below)].map(({ path }) => path)

test('every value of a content has its path, in the order of the fields', () => {
  expect(pathsIn()).toEqual([
    ...['title', 'titleUrl', 'place/name', 'place/map', 'cards/c1/title', 'cards/c1/url'],
    ...['cards/c1/pictures/p1/picture', 'cards/c1/pictures/p2/picture', 'cards/c10/title', 'cards/c10/url'],
  ])
})

test.each([
  ['title', ['title']],
  ['place', ['place/name', 'place/map']],
  ['place/map', ['place/map']],
  ['cards/c10', ['cards/c10/title', 'cards/c10/url']],
  ['cards/c1', ['cards/c1/title', 'cards/c1/url', 'cards/c1/pictures/p1/picture', 'cards/c1/pictures/p2/picture']],
  ['cards/c1/pictures/p2', ['cards/c1/pictures/p2/picture']],
  ['cards/c1/pictures/p2/picture/alt', ['cards/c1/pictures/p2/picture']],
  ['car', []],
  ['cards/c', []],
])('below %j stand those on the way to it, and no namesakes', (below, paths) => {
  expect(pathsIn(below)).toEqual(paths)
})

test('what is not stored yet has the value it starts with', () => {
  expect([...leavesOf(fields, {})].map(({ path, value }) => [path, value])).toEqual([
    ['title', {}],
    ['titleUrl', ''],
    ['place/name', {}],
    ['place/map', ''],
  ])
})

test('links are those that lead somewhere, pictures also those of a part', () => {
  expect(linksIn(fields, content)).toEqual([
    { path: 'titleUrl', address: '/Rooms' },
    { path: 'cards/c1/url', address: '#a' },
  ])
  expect(imagesIn(fields, content).map(({ media }) => media)).toEqual(['p1', 'p2'])
  expect(imagesIn(fields, content, 'cards/c1/pictures/p2').map(({ media }) => media)).toEqual(['p2'])
})
