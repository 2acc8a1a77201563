import { expect, test } from 'vitest'
import { applyAll } from '../apply.ts'
import type { Operation } from '../operation.ts'
import type { Site } from '../site.ts'
import { someCatalog, someLanguage, somePage, someSection, someSite } from '../testing/site.ts'
import { hasArrived } from './arrived.ts'

const made = (site: Site, ...operations: readonly Operation[]) => applyAll(site, operations, someCatalog).site
const title = (language: string, value: string): Operation => {
  return { do: 'set-field', section: 'hero', field: 'title', language, value }
}
const button = { id: 'b9', buttonText: {}, buttonUrl: '/', type: null }
const item = { section: 'hero', list: 'buttons' }
const placed = { place: 'home', after: 'hero' }
const shelf = somePage('third', '/third', [])
const three = made(someSite, { do: 'insert-page', after: 'contact', page: shelf })
const [court] = Object.values(someSite.media)

const changes: readonly [string, Operation, Site?][] = [
  ['a text', title('en', 'One')],
  ['a link', { do: 'set-field', section: 'hero', field: 'buttons/b1/buttonUrl', value: '/other' }],
  [
    'an entry that came',
    { do: 'insert-item', ...item, after: null, item: button },
    made(someSite, { do: 'remove-item', ...item, item: 'b2' }),
  ],
  ['an entry that moved', { do: 'move-item', ...item, item: 'b2', after: null }],
  ['an entry that went', { do: 'remove-item', ...item, item: 'b2' }],
  ['a section that came', { do: 'insert-section', ...placed, section: someSection('Gallery', 'g9') }],
  ['a section that moved', { do: 'move-section', section: 'gallery', place: 'home', after: null }],
  ['a section that went to another page', { do: 'move-section', section: 'gallery', place: 'contact', after: null }],
  ['a section that went', { do: 'remove-section', section: 'gallery' }],
  ['a look of a section', { do: 'set-section', section: 'hero', property: 'colorMode', value: 'DARK' }],
  ['a colour', { do: 'set-theme', property: 'palette/primaryDark', value: '#010203' }],
  ['a setting', { do: 'set-setting', field: 'languageMenuLayout', value: 'flag' }],
  ['a text of the settings', { do: 'set-setting', field: 'name', language: 'en', value: 'House' }],
  ['languages', { do: 'set-languages', languages: [...someSite.languages, someLanguage('fr', 9)] }],
  ['a picture', { do: 'set-media', id: 'court', media: { ...court!, credit: 'Somebody' } }],
  ['events', { do: 'set-events', events: [] }],
  ['an original', { do: 'set-source', text: 'hero/title', language: 'en', source: 'بيت' }],
  ['a page that came', { do: 'insert-page', after: 'home', page: shelf }],
  ['a page that moved', { do: 'move-page', page: 'third', after: null }, three],
  ['a page that went', { do: 'remove-page', page: 'third' }, three],
  ['an address', { do: 'set-page-path', page: 'contact', path: '/Write' }],
  ['what a page is called', { do: 'set-page-meta', page: 'contact', property: 'title', language: 'en', value: 'Us' }],
  ['the picture of a page', { do: 'set-page-image', page: 'contact', media: 'court' }],
  ['whether a page is published', { do: 'set-page-flag', page: 'contact', flag: 'isHidden', value: true }],
  ['a header of its own', { do: 'set-page-part', page: 'contact', part: 'header', sections: [] }],
]

/** What else a draft may say, which is none of the changes above. */
const elsewhere: readonly Operation[] = [
  title('tr', 'Ev'),
  { do: 'set-field', section: 'slides', field: 'slides/s1/slideTitle', language: 'en', value: 'Great' },
  { do: 'set-theme', property: 'look', value: 'SHARP' },
  { do: 'set-setting', field: 'contactEmail', value: 'us@example.com' },
  { do: 'set-setting', field: 'name', language: 'tr', value: 'Ev' },
  { do: 'set-section', section: 'hero', property: 'label', value: 'First' },
  { do: 'set-media', id: 'hall', media: { ...court!, id: 'hall', credit: 'Another' } },
  { do: 'set-source', text: 'slides/slides/s1/slideParagraph', language: 'en', source: 'x' },
  { do: 'set-page-meta', page: 'contact', property: 'title', language: 'tr', value: 'Biz' },
  { do: 'set-page-meta', page: 'home', property: 'title', language: 'en', value: 'Home' },
  { do: 'set-page-flag', page: 'contact', flag: 'noIndex', value: true },
]

test.each(changes)('[U39] %s has reached visitors when they have it, and not before', (_, change, live = someSite) => {
  const draft = made(live, change)
  expect(hasArrived(change, live, draft)).toBe(false)
  expect(hasArrived(change, draft, draft)).toBe(true)
  expect(hasArrived(change, live, live)).toBe(true)
})

test.each(changes)(
  '[U39] %s has reached visitors also when other things of the draft have not',
  (_, change, live = someSite) => {
    const draft = made(live, change)
    const more = made(draft, ...elsewhere)
    expect(hasArrived(change, draft, more)).toBe(true)
    expect(hasArrived(change, live, more)).toBe(false)
  },
)

test('[U39] a text has arrived in its own language alone', () => {
  const draft = made(someSite, title('en', 'One'), title('ar', 'واحد'))
  const live = made(someSite, title('en', 'One'))
  expect([hasArrived(title('en', 'One'), live, draft), hasArrived(title('ar', 'واحد'), live, draft)]).toEqual([
    true,
    false,
  ])
})

test('[U39] entries and sections have arrived where they stand in the same order, whatever they say and whatever is new beside them', () => {
  const written = made(someSite, { ...title('en', 'x'), field: 'buttons/b1/buttonText' } as Operation)
  expect(hasArrived({ do: 'move-item', ...item, item: 'b2', after: null }, someSite, written)).toBe(true)
  const move: Operation = { do: 'move-section', section: 'gallery', place: 'home', after: 'hero' }
  const moved = made(someSite, move)
  const beside = made(moved, {
    do: 'insert-section',
    place: 'home',
    after: null,
    section: someSection('Gallery', 'new'),
  })
  expect(hasArrived(move, moved, beside)).toBe(true)
  expect(hasArrived(move, beside, moved)).toBe(true)
  expect(hasArrived(move, someSite, beside)).toBe(false)
})

test('[U39] pages have arrived where those before them are the same, of those that visitors know', () => {
  const move: Operation = { do: 'move-page', page: 'third', after: 'home' }
  const draft = made(three, move)
  expect(hasArrived(move, three, draft)).toBe(false)
  const more = made(draft, { do: 'insert-page', after: null, page: somePage('fourth', '/fourth', []) })
  expect(hasArrived(move, draft, more)).toBe(true)
  const swapped = made(draft, { do: 'move-page', page: 'home', after: 'contact' })
  expect(hasArrived({ do: 'move-page', page: 'contact', after: null }, draft, swapped)).toBe(false)
})

test('[U39] what neither has any more has arrived', () => {
  const gone = made(three, { do: 'remove-page', page: 'third' }, { do: 'remove-section', section: 'gallery' })
  expect(hasArrived({ do: 'set-page-path', page: 'third', path: '/x' }, gone, someSite)).toBe(true)
  const noGallery = made(someSite, { do: 'remove-section', section: 'gallery' })
  for (const change of [
    { do: 'set-section', section: 'gallery', property: 'label', value: 'x' },
    { do: 'move-section', section: 'gallery', place: 'home', after: null },
    { do: 'set-field', section: 'gallery', field: 'rows', value: [] },
    { do: 'remove-item', section: 'gallery', list: 'rows', item: 'r1' },
  ] as Operation[]) {
    expect(hasArrived(change, gone, noGallery)).toBe(true)
  }
})

test('[U39] of several changes in one each must have arrived; a page that moved brings its old address, whatever else leads somewhere', () => {
  const path: Operation = { do: 'set-page-path', page: 'contact', path: '/Write' }
  const redirects = (to: string): Operation => ({
    ...{ do: 'set-setting', field: 'redirects', value: [{ id: 'r', from: '/Contact_us', to }] },
  })
  const live = made(someSite, path)
  const draft = made(live, redirects('/Write'))
  const together = (...operations: Operation[]): Operation => ({ do: 'together', operations })
  expect(hasArrived(together(path, redirects('/Write')), live, draft)).toBe(true)
  expect(hasArrived(together(redirects('/Write'), path), live, draft)).toBe(true)
  expect(hasArrived(together(redirects('/Write')), live, draft)).toBe(false)
  expect(hasArrived(together(redirects('/Write'), title('en', 'x')), live, draft)).toBe(false)
  const other: Operation = { do: 'set-setting', field: 'contactEmail', value: 'us@example.com' }
  expect(hasArrived(together(path, other), live, made(draft, other))).toBe(false)
  expect(hasArrived(together(path, title('en', 'x')), live, made(draft, title('en', 'x')))).toBe(false)
  expect(hasArrived(together(), live, draft)).toBe(true)
})
