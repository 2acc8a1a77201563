import { applyNew, type Media, type Site } from '@mimar/document'
import { initialContent } from '@mimar/fields'
import { catalog, findTemplate } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { heroSite } from '../testing/sites.ts'
import { chosenMany, pictureList, placedMany, roomFor } from './many.ts'

/** A gallery of one row with so many places, the first of them filled. */
function gallery(count: number): Site {
  const site = heroSite()
  const [page] = site.pages
  const section = page!.sections[0]!
  const empty = initialContent(findTemplate('Portfolio8')!.fields)
  const places = Array.from({ length: count }, (_, at) => ({ id: `k${at}`, image: none }))
  const content = { ...empty, rows: [{ id: 'r1', items: places }] }
  const own = { ...section, id: 'gallery', template: 'Portfolio8', content: content as typeof section.content }
  return { ...site, pages: [{ ...page!, sections: [own] }] }
}

const none = { media: '', crop: null, width: null, alt: {}, isDecorative: false }
const picture = (id: string): Media => ({
  ...{ id, source: `${id}.jpg`, hash: '', width: 10, height: 10, placeholder: '', isMonochrome: false, alt: {} },
  ...{ focal: null, credit: '', extras: {} },
})
const at = (item: string) => ({ section: 'gallery', path: `rows/r1/items/${item}/image` })
const shown = (site: Site) => {
  const rows = site.pages[0]!.sections[0]!.content.rows as { items: { image: { media: string } }[] }[]
  return rows[0]!.items.map(({ image }) => image.media)
}

const newId = () => `n${crypto.randomUUID().slice(0, 8)}`

test.each([
  ['one place, and new ones after it', 1, 'k0', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['the empty places after it, in order', 3, 'k1', ['a', 'b'], ['', 'a', 'b']],
  ['no more than the list holds', 2, 'k0', ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd']],
])('[U31] several pictures at once fill %s, as one step', (_, count, place, names, wanted) => {
  const site = gallery(count)
  const deed = placedMany(pictureList(site, at(place), catalog)!, names.map(picture), newId)
  expect(deed.operations).toHaveLength(1)
  const { site: after, inverse } = applyNew(site, deed.operations[0]!, catalog)
  expect(shown(after)).toEqual(wanted)
  expect(Object.keys(after.media)).toEqual(expect.arrayContaining(names))
  expect(shown(applyNew(after, inverse, catalog).site)).toEqual(shown(site))
})

test('[U31] several pictures of the library fill a list as one step, and change nothing in the library', () => {
  const site = gallery(1)
  const media = Object.fromEntries(['a', 'b'].map((id) => [id, { ...picture(id), credit: 'Salma' }]))
  const own = { ...site, media: { ...site.media, ...media } }
  const deed = chosenMany(pictureList(own, at('k0'), catalog)!, [picture('b'), picture('a')], newId)
  const { site: after } = applyNew(own, deed.operations[0]!, catalog)
  expect(shown(after)).toEqual(['b', 'a'])
  expect(after.media).toBe(own.media)
})

test('[LIM-Portfolio8] how many pictures a list still takes from a place on', () => {
  expect(roomFor(pictureList(gallery(1), at('k0'), catalog)!)).toBe(4)
  expect(roomFor(pictureList(gallery(4), at('k3'), catalog)!)).toBe(1)
  expect(pictureList(heroSite(), { section: 'hero', path: 'logo' }, catalog)).toBeUndefined()
})
