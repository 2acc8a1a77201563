import { describe, expect, test } from 'vitest'
import { apply, applyAll } from './apply.ts'
import type { Operation, OperationName } from './operation.ts'
import { aHero, aStory, someCatalog, someLanguage, someMedia, somePage, someSection, someSite } from './testing/site.ts'

/** Something of it is marked. */
const told = {
  ...someSite,
  pages: someSite.pages.map((page, at) => (at === 0 ? page : { ...page, sections: [...page.sections, aStory] })),
}

const item = { id: 'b9', buttonText: { ar: 'جديد' }, buttonUrl: '', type: null }

/** At least one of every operation there is; the compiler asks for each. */
const everyOperation: { readonly [Do in OperationName]: readonly Extract<Operation, { do: Do }>[] } = {
  'set-field': [
    { do: 'set-field', section: 'hero', field: 'title', language: 'ar', value: 'أهلًا' },
    { do: 'set-field', section: 'hero', field: 'title', language: 'en', value: null },
    { do: 'set-field', section: 'hero', field: 'buttons/b1/buttonText', language: 'tr', value: 'Daha' },
    { do: 'set-field', section: 'hero', field: 'titleAlignment', value: 'CENTER' },
    { do: 'set-field', section: 'form', field: 'placeholders/name', language: 'ar', value: 'الاسم' },
    { do: 'set-field', section: 'form', field: 'geoLocation', value: { lat: 1, lng: 2 } },
    { do: 'set-field', section: 'gallery', field: 'rows/r2/items/i1/image', value: { media: 'court' } },
    { do: 'set-field', section: 'hero', field: 'logo/alt', language: 'ar', value: 'الشعار' },
    {
      do: 'set-field',
      section: 'nav',
      field: 'headerLinks',
      value: [{ id: 'l1', text: { ar: 'الغرف' }, link: '/Rooms' }],
    },
  ],
  'set-marks': [
    { do: 'set-marks', section: 'story', field: 'body/b1/textMarks', language: 'ar', marks: 'i0-2 a4-6=/' },
    { do: 'set-marks', section: 'story', field: 'body/b2/textMarks', language: 'ar', marks: null },
  ],
  'insert-item': [
    { do: 'insert-item', section: 'cards', list: 'cards', after: 'c1', item: { id: 'c4', title: {} } },
    { do: 'insert-item', section: 'gallery', list: 'rows/r1/items', after: null, item: { id: 'i3' } },
  ],
  'move-item': [{ do: 'move-item', section: 'hero', list: 'buttons', item: 'b2', after: null }],
  'remove-item': [
    { do: 'remove-item', section: 'hero', list: 'buttons', item: 'b2' },
    { do: 'remove-item', section: 'gallery', list: 'rows', item: 'r1' },
  ],
  'insert-section': [
    { do: 'insert-section', place: 'home', after: 'hero', section: someSection('Contact', 'form2') },
    {
      do: 'insert-section',
      place: 'home',
      after: null,
      section: { ...someSection('Old9', 'old'), dataExtras: { a: 1 } },
    },
  ],
  'move-section': [
    { do: 'move-section', section: 'hero', place: 'home', after: 'gallery' },
    { do: 'move-section', section: 'hero', place: 'contact', after: null },
  ],
  'remove-section': [
    { do: 'remove-section', section: 'cards' },
    { do: 'remove-section', section: 'foot' },
  ],
  'set-section': [
    { do: 'set-section', section: 'hero', property: 'colorMode', value: 'DARK' },
    { do: 'set-section', section: 'hero', property: 'isHidden', value: true },
  ],
  'insert-page': [
    { do: 'insert-page', after: 'home', page: somePage('rooms', '/Rooms', [someSection('Contact', 'form3')]) },
  ],
  'move-page': [{ do: 'move-page', page: 'contact', after: null }],
  'remove-page': [{ do: 'remove-page', page: 'home' }],
  'set-page-path': [{ do: 'set-page-path', page: 'contact', path: '/Contact' }],
  'set-page-meta': [{ do: 'set-page-meta', page: 'home', property: 'title', language: 'ar', value: 'الرئيسية' }],
  'set-page-image': [
    { do: 'set-page-image', page: 'home', media: 'court' },
    {
      do: 'set-page-image',
      page: 'home',
      media: 'court',
      crop: { containerWidth: 1344, containerHeight: 768, width: 1600, left: -80, top: -20, transform: 0 },
    },
  ],
  'set-page-flag': [
    { do: 'set-page-flag', page: 'contact', flag: 'isHidden', value: true },
    { do: 'set-page-flag', page: 'home', flag: 'noIndex', value: true },
  ],
  'set-page-part': [
    { do: 'set-page-part', page: 'home', part: 'header', sections: [someSection('Navbar', 'nav2')] },
    { do: 'set-page-part', page: 'home', part: 'footer', sections: [] },
  ],
  'set-theme': [
    { do: 'set-theme', property: 'look', value: 'SHARP' },
    { do: 'set-theme', property: 'primaryWeight', value: 700 },
    { do: 'set-theme', property: 'palette/primaryDark', value: '#123' },
  ],
  'set-setting': [
    { do: 'set-setting', field: 'name', language: 'ar', value: 'دار الرمّان' },
    { do: 'set-setting', field: 'contactEmail', value: 'info@example.com' },
    { do: 'set-setting', field: 'favicon', value: { media: 'hall' } },
  ],
  'set-languages': [{ do: 'set-languages', languages: [someLanguage('ar', 1), someLanguage('de', 2)] }],
  'set-media': [
    { do: 'set-media', id: 'roof', media: someMedia('roof') },
    { do: 'set-media', id: 'hall', media: { ...someMedia('hall'), width: 1600, height: 900 } },
  ],
  'set-events': [{ do: 'set-events', events: [] }],
  'set-source': [{ do: 'set-source', text: 'hero/title', language: 'en', source: 'دار' }],
  together: [
    {
      do: 'together',
      operations: [
        { do: 'insert-section', place: 'contact', after: 'form', section: { ...aHero, id: 'hero2' } },
        { do: 'remove-item', section: 'hero2', list: 'buttons', item: 'b1' },
        { do: 'insert-item', section: 'hero2', list: 'buttons', after: null, item },
      ],
    },
  ],
}

const social = (id: string) => ({ id, socialUrl: '', icon: '' })

/** More socials than may be added, as an older file can have them. */
const overfull = someSection('Hero', 'full', {
  title: { ar: 'دار' },
  socials: ['s1', 's2', 's3', 's4', 's5'].map(social),
})

const operations = Object.values(everyOperation).flat() as readonly Operation[]

describe('the law', () => {
  test.each(operations)('[EDIT-15] $do can be taken back, and done again', (operation) => {
    const done = apply(told, operation, someCatalog)
    expect(done.site).not.toEqual(told)
    const undone = apply(done.site, done.inverse, someCatalog)
    expect(undone.site).toEqual(told)
    expect(apply(undone.site, undone.inverse, someCatalog).site).toEqual(done.site)
  })

  test.each(operations)('$do is the same after it was stored and read back', (operation) => {
    const done = apply(told, operation, someCatalog)
    expect(JSON.parse(JSON.stringify(operation))).toEqual(operation)
    expect(JSON.parse(JSON.stringify(done.inverse))).toEqual(done.inverse)
  })

  test('an item taken out of a list that a file overfilled can be put back', () => {
    const full = apply(
      someSite,
      { do: 'insert-section', place: 'home', after: null, section: overfull },
      someCatalog,
    ).site
    const done = apply(full, { do: 'remove-item', section: 'full', list: 'socials', item: 's2' }, someCatalog)
    expect(apply(done.site, done.inverse, someCatalog).site).toEqual(full)
  })

  test('several changes at once come with one inverse', () => {
    const all = [...everyOperation['set-field'], ...everyOperation['insert-item']]
    const done = applyAll(someSite, all, someCatalog)
    expect(apply(done.site, done.inverse, someCatalog).site).toEqual(someSite)
  })
})

test('[GEN-18] what is stricter than the template is asked of changes, and what stood before stays', () => {
  const rules = { title: { max: 3 }, socials: { max: 1 } }
  const section = { ...someSection('Hero', 'ruled', { title: { ar: 'دار كبيرة' } }), validation: rules }
  const site = apply(someSite, { do: 'insert-section', place: 'home', after: null, section }, someCatalog).site
  const write = (value: string) =>
    apply(site, { do: 'set-field', section: 'ruled', field: 'title', language: 'ar', value }, someCatalog)
  expect(() => write('دار أكبر من ذلك')).toThrow('3')
  const done = write('دار')
  expect(apply(done.site, done.inverse, someCatalog).site).toEqual(site)
  const add = (from: typeof site, id: string) =>
    apply(from, { do: 'insert-item', section: 'ruled', list: 'socials', after: null, item: social(id) }, someCatalog)
      .site
  expect(() => add(add(site, 's1'), 's2')).toThrow('at most 1')
})

describe('[LIM-20] what a file left beyond a limit', () => {
  const long = 'أ'.repeat(40)
  const site = apply(
    someSite,
    { do: 'set-field', section: 'hero', field: 'title', language: 'ar', value: long, asWas: true },
    someCatalog,
  ).site
  const write = (value: string) =>
    ({ do: 'set-field', section: 'hero', field: 'title', language: 'ar', value }) as const
  const refusal = 'characters and has'

  test('may be shortened and kept, and no change makes it longer', () => {
    const shorter = apply(site, write('أ'.repeat(35)), someCatalog)
    expect(apply(site, write('ب'.repeat(40)), someCatalog).site).not.toEqual(site)
    expect(() => apply(site, write('أ'.repeat(41)), someCatalog)).toThrow(refusal)
    expect(() => apply(shorter.site, write('أ'.repeat(36)), someCatalog)).toThrow(refusal)
  })

  test('comes back with Undo', () => {
    const shorter = apply(site, write('قصير'), someCatalog)
    expect(shorter.inverse).toEqual({ ...write(long), asWas: true })
    const undone = apply(shorter.site, shorter.inverse, someCatalog)
    expect(undone.site).toEqual(site)
    expect(undone.inverse).toEqual(write('قصير'))
  })
})
