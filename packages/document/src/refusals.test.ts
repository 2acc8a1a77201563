import { missingTexts } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { apply } from './apply.ts'
import { checkSite } from './check.ts'
import type { Operation } from './operation.ts'
import { findSection } from './places.ts'
import { Problem } from './problems.ts'
import { PALETTE_TOKENS, primaryLanguage, type Site } from './site.ts'
import { aHero, someCatalog, someLanguage, someMedia, somePage, someSection, someSite } from './testing/site.ts'

function problemOf(operation: Operation, site: Site = someSite): Problem {
  try {
    apply(site, operation, someCatalog)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error(`Nothing was refused: ${JSON.stringify(operation)}`)
}

const did = (...operations: Operation[]): Site =>
  operations.reduce((site, operation) => apply(site, operation, someCatalog).site, someSite)

/** Required texts of a section that are still to be written. */
function missingIn(site: Site, id: string): string[] {
  const { template, content } = findSection(site, id)!.section
  return missingTexts(someCatalog.find(template)!.fields, content, primaryLanguage(site).code)
}

const footer = (id: string) => someSection('Footer', id, { copyrightText: { ar: '©' } })
const setTitle = (value: string | null, language = 'ar'): Operation => ({
  do: 'set-field',
  section: 'hero',
  field: 'title',
  language,
  value,
})
const page = (path: string) => ({ do: 'set-page-path', page: 'contact', path }) as const

const refused: readonly (readonly [string, Operation, string])[] = [
  ['a kind of change that does not exist', { do: 'paint' } as unknown as Operation, 'operation-unknown'],
  [
    'a kind of change named like a property of every object',
    { do: 'toString' } as unknown as Operation,
    'operation-unknown',
  ],
  ['a section that is gone', { ...setTitle('x'), section: 'gone' } as Operation, 'section-missing'],
  ['a field the template does not have', { ...setTitle('x'), field: 'colour' } as Operation, 'field-unknown'],
  ['an item that is gone', { ...setTitle('x'), field: 'buttons/b9/buttonText' } as Operation, 'item-missing'],
  ['a language the site does not have', setTitle('x', 'fr'), 'language-unknown'],
  ['text without a language', { do: 'set-field', section: 'hero', field: 'title', value: 'x' }, 'language-needed'],
  [
    'a choice with a language',
    { do: 'set-field', section: 'hero', field: 'titleAlignment', language: 'ar', value: 'LEFT' },
    'operation-malformed',
  ],
  ['text that is too long', setTitle('x'.repeat(31)), 'value-refused'],
  [
    'a link that runs code',
    { do: 'set-field', section: 'hero', field: 'buttons/b1/buttonUrl', value: 'javascript:alert(1)' },
    'value-refused',
  ],
  [
    'a picture the site does not have',
    { do: 'set-field', section: 'hero', field: 'logo', value: { media: 'none' } },
    'media-missing',
  ],
  [
    'an item in what is no list',
    { do: 'insert-item', section: 'hero', list: 'title', after: null, item: { id: 'a' } },
    'list-missing',
  ],
  [
    'an item past the maximum',
    { do: 'insert-item', section: 'hero', list: 'buttons', after: null, item: { id: 'b3' } },
    'count-limit',
  ],
  ['an item under the minimum', { do: 'remove-item', section: 'cards', list: 'cards', item: 'c1' }, 'count-limit'],
  [
    'an item that is there already',
    { do: 'insert-item', section: 'gallery', list: 'rows', after: null, item: { id: 'r1' } },
    'item-exists',
  ],
  [
    'an item after one that is gone',
    { do: 'move-item', section: 'hero', list: 'buttons', item: 'b1', after: 'b9' },
    'anchor-missing',
  ],
  [
    'an item after itself',
    { do: 'move-item', section: 'hero', list: 'buttons', item: 'b1', after: 'b1' },
    'anchor-missing',
  ],
  [
    'a section whose id is taken',
    { do: 'insert-section', place: 'home', after: null, section: aHero },
    'section-exists',
  ],
  [
    'a section of a misspelt template',
    { do: 'insert-section', place: 'home', after: null, section: { ...aHero, id: 'h2', template: 'Hiro' } },
    'template-unknown',
  ],
  [
    'a section under an alias of its template',
    { do: 'insert-section', place: 'home', after: null, section: { ...aHero, id: 'h2', template: 'hero' } },
    'section-invalid',
  ],
  [
    'a section that is no section',
    { do: 'insert-section', place: 'home', after: null, section: { id: 'x' } } as unknown as Operation,
    'section-invalid',
  ],
  [
    'a section with a key that hides a field',
    { do: 'insert-section', place: 'home', after: null, section: { ...aHero, id: 'h2', dataExtras: { logoSrc: 1 } } },
    'section-invalid',
  ],
  [
    'a section in a place that does not exist',
    { do: 'insert-section', place: 'home/header', after: null, section: someSection('Contact', 'c2') },
    'place-missing',
  ],
  [
    'a section on a page that is gone',
    { do: 'move-section', section: 'hero', place: 'gone', after: null },
    'place-missing',
  ],
  [
    'a colour mode that does not exist',
    { do: 'set-section', section: 'hero', property: 'colorMode', value: 'PINK' },
    'value-refused',
  ],
  ['a page whose id is taken', { do: 'insert-page', after: null, page: somePage('home', '/x', []) }, 'page-exists'],
  ['a page named like a part', { do: 'insert-page', after: null, page: somePage('header', '/x', []) }, 'page-invalid'],
  [
    'a page with another page’s section',
    { do: 'insert-page', after: null, page: somePage('p', '/x', [aHero]) },
    'section-exists',
  ],
  [
    'a page with one section twice',
    { do: 'insert-page', after: null, page: somePage('p', '/x', [footer('f'), footer('f')]) },
    'section-exists',
  ],
  ['a page that is gone', { do: 'remove-page', page: 'gone' }, 'page-missing'],
  [
    'a shared section in a page’s own header',
    { do: 'set-page-part', page: 'home', part: 'header', sections: [someSection('Navbar', 'nav')] },
    'section-exists',
  ],
  [
    'a title in a language that is not there',
    { do: 'set-page-meta', page: 'home', property: 'title', language: 'fr', value: 'x' },
    'language-unknown',
  ],
  ['a look that does not exist', { do: 'set-theme', property: 'look', value: 'WOBBLY' }, 'value-refused'],
  [
    'a theme property that does not exist',
    { do: 'set-theme', property: 'palette/pink', value: '#fff' },
    'theme-unknown',
  ],
  ['a font with a semicolon in its name', { do: 'set-theme', property: 'primaryFont', value: 'a;}' }, 'value-refused'],
  ['a setting that does not exist', { do: 'set-setting', field: 'password', value: 'x' }, 'field-unknown'],
  [
    'a pixel id that is a script',
    { do: 'set-setting', field: 'facebookPixelCode', value: "');alert(1)//" },
    'value-refused',
  ],
  [
    'two primary languages',
    { do: 'set-languages', languages: [someLanguage('ar', 1), { ...someLanguage('en', 2), isPrimary: true }] },
    'languages-invalid',
  ],
  ['no language at all', { do: 'set-languages', languages: [] }, 'languages-invalid'],
  [
    'one language twice',
    { do: 'set-languages', languages: [someLanguage('ar', 1), someLanguage('ar', 2)] },
    'languages-invalid',
  ],
  ['a picture under another id', { do: 'set-media', id: 'a', media: someMedia('b') }, 'media-invalid'],
  [
    'a picture outside the site’s folder',
    { do: 'set-media', id: 'a', media: { ...someMedia('a'), source: '../../etc/passwd' } },
    'media-invalid',
  ],
  ['a picture that is still shown', { do: 'set-media', id: 'hall', media: null }, 'media-in-use'],
  ['two events with one id', { do: 'set-events', events: [...someSite.events, ...someSite.events] }, 'events-invalid'],
]

describe('a change is refused', () => {
  test.each(refused)('for %s', (_, operation, code) => {
    const before = structuredClone(someSite)
    const problem = problemOf(operation)
    expect(problem.code).toBe(code)
    expect(problem.message).toMatch(/\w.+\. \w|\.$/)
    expect(someSite).toEqual(before)
  })

  test('as a whole when one of several cannot be made', () => {
    const before = structuredClone(someSite)
    expect(problemOf({ do: 'together', operations: [setTitle('أهلًا'), page('/en')] }).code).toBe('path-invalid')
    expect(someSite).toEqual(before)
  })
})

describe('required texts', () => {
  test.each(['', '   ', '\n'])('[EDIT-5] [EDIT-8] a required title cannot be emptied with %j', (value) => {
    const problem = problemOf(setTitle(value))
    expect(problem.code).toBe('value-refused')
    expect(problem.refusals).toEqual([{ code: 'required', at: '', params: {} }])
    expect(problem.message).toContain('This field is required.')
  })

  test('[EDIT-5] an optional text is emptied by nothing, and leaves no trace', () => {
    const site = did(setTitle(null, 'en'))
    expect(site.pages[0]?.sections[0]?.content.title).toEqual({ ar: 'دار الرمّان' })
  })

  test('[EDIT-8] a card may lose its title while there are four, and not while there are three', () => {
    const clear = { do: 'set-field', section: 'cards', field: 'cards/c1/title', language: 'ar', value: '' } as const
    expect(problemOf(clear).refusals[0]?.code).toBe('required')
    const insert = { do: 'insert-item', section: 'cards', list: 'cards', after: null, item: { id: 'c4' } } as const
    expect(missingIn(did(insert, clear), 'cards')).toEqual([])
  })

  test.each<[string, Operation[], string, string[]]>([
    [
      'a new slide',
      [{ do: 'insert-item', section: 'slides', list: 'slides', after: null, item: { id: 's2' } }],
      'slides',
      ['slides/s2/slideParagraph'],
    ],
    [
      'a new section',
      [{ do: 'insert-section', place: 'home', after: null, section: someSection('Hero', 'h2') }],
      'h2',
      ['title'],
    ],
    [
      'cards that are exactly three again',
      [
        { do: 'insert-item', section: 'cards', list: 'cards', after: null, item: { id: 'c4' } },
        { do: 'remove-item', section: 'cards', list: 'cards', item: 'c2' },
      ],
      'cards',
      ['cards/c4/title'],
    ],
    ['a text whose writing is taken back', [setTitle('أهلًا'), setTitle(null)], 'hero', ['title']],
  ])('[U25] [EDIT-8] a draft may hold %s before its required texts are written', (_, operations, section, missing) => {
    const site = did(...operations)
    expect(missingIn(site, section)).toEqual(missing)
    expect(checkSite(site, someCatalog)).toEqual([])
  })

  test('[EDIT-15] writing a required text for the first time can be undone and redone', () => {
    const site = did({ do: 'insert-item', section: 'slides', list: 'slides', after: null, item: { id: 's2' } })
    const path = 'slides/s2/slideParagraph'
    const write = { do: 'set-field', section: 'slides', field: path, language: 'ar', value: 'شكرًا' } as const
    const written = apply(site, write, someCatalog)
    const undone = apply(written.site, written.inverse, someCatalog)
    expect(undone.site).toEqual(site)
    expect(apply(undone.site, undone.inverse, someCatalog).site).toEqual(written.site)
    expect(problemOf({ ...write, value: '' }, written.site).refusals[0]?.code).toBe('required')
  })

  test('a language may become the primary one before its required texts are written', () => {
    const site = did({ do: 'set-languages', languages: [someLanguage('en', 1), someLanguage('ar', 2)] })
    expect(missingIn(site, 'slides')).toEqual(['slides/s1/slideParagraph'])
  })
})

describe('pages', () => {
  test.each(['/Contact', '/a/b-c_d', '/contact_us', '/Contact_us', '/sitemap'])('[GEN-1] may stand at %s', (path) => {
    expect(did(page(path)).pages[1]?.path).toBe(path)
  })

  test.each([
    '',
    'Contact',
    '/Contact/',
    '//',
    '/a//b',
    '/../x',
    '/a b',
    '/غرف',
    '/a?b',
    '/en',
    '/AR/x',
    '/api',
    '/Media/x',
    '/home',
  ])('[GEN-1] [GEN-10] may not stand at %j', (path) => {
    expect(problemOf(page(path)).code).toBe('path-invalid')
  })

  test('[GEN-1] may not differ in case alone', () => {
    const site = did({ do: 'insert-page', after: null, page: somePage('rooms', '/Rooms', []) })
    expect(problemOf(page('/rooms'), site).code).toBe('path-taken')
  })

  test('[GEN-10] a new language may not begin where a page stands', () => {
    const site = did(page('/de'))
    const languages = [someLanguage('ar', 1), someLanguage('de', 2)]
    expect(problemOf({ do: 'set-languages', languages }, site).code).toBe('languages-invalid')
  })

  test('the last one stays', () => {
    expect(problemOf({ do: 'remove-page', page: 'home' }, did({ do: 'remove-page', page: 'contact' })).code).toBe(
      'page-last',
    )
  })
})

describe('unique sections', () => {
  const insert = (place: string): Operation => ({ do: 'insert-section', place, after: null, section: footer('f2') })

  test.each(['home', 'header', 'footer'])('[GEN-6] a second footer on a page is refused in %s', (place) => {
    expect(problemOf(insert(place)).code).toBe('template-unique')
  })

  test('[GEN-6] a page that has its own footer may hold another', () => {
    const own = did({ do: 'set-page-part', page: 'home', part: 'footer', sections: [] }, insert('home/footer'))
    expect(own.pages[0]?.footer?.map(({ id }) => id)).toEqual(['f2'])
  })

  test('[GEN-6] giving the shared footer back is refused where it would be the second', () => {
    const own = did({ do: 'set-page-part', page: 'home', part: 'footer', sections: [] }, insert('home'))
    expect(problemOf({ do: 'set-page-part', page: 'home', part: 'footer', sections: null }, own).code).toBe(
      'template-unique',
    )
  })
})

describe('the theme', () => {
  test.each([
    ['colorMode', 'EXTRALIGHT'],
    ['look', 'CORNERED'],
    ['orientation', 'LEFT'],
    ['textSize', 0],
    ['primaryFont', 'El Messiri'],
    ['secondaryFont', 'IBM Plex Sans'],
    ['ornament', 'arc'],
    // Another installation may have it.
    ['ornament', 'rope'],
    ['primaryWeight', 900],
    ['secondaryItalic', true],
    ['radius', 'PILL'],
    ['pictures', 'DUOTONE'],
    ['scheme', 'DEVICE'],
  ])('[THEME-1] [THEME-3] [THEME-8] takes %s %s', (property, value) => {
    expect(did({ do: 'set-theme', property, value }).theme).toMatchObject({ [property]: value })
  })

  test('[THEME-2] has eleven colours, each of which can be set', () => {
    expect(PALETTE_TOKENS).toHaveLength(11)
    for (const token of PALETTE_TOKENS) {
      const { theme } = did({ do: 'set-theme', property: `palette/${token}`, value: '#abc' })
      expect(theme.palette[token]).toBe('#AABBCC')
    }
  })

  test('[THEME-7] a colour that is no hex is a Bad Hex', () => {
    const problem = problemOf({ do: 'set-theme', property: 'palette/primaryDark', value: '#12345' })
    expect(problem.refusals[0]?.code).toBe('bad-hex')
    expect(problem.message).toContain('Bad Hex')
  })

  test.each(['none', 'A"]', '', 3])('has no ornament %j', (value) => {
    expect(problemOf({ do: 'set-theme', property: 'ornament', value }).code).toBe('value-refused')
  })

  test.each([-1, 101, '50', null])('[THEME-1] has no text size %j', (value) => {
    expect(problemOf({ do: 'set-theme', property: 'textSize', value }).code).toBe('value-refused')
  })
})

test('[GEN-15] a site has contact e-mail, analytics ids, favicon and share image', () => {
  const set = (field: string, value: string | { media: string }): Operation => ({ do: 'set-setting', field, value })
  const { settings } = did(
    set('contactEmail', 'info@example.com'),
    set('gtagId', 'G-ABCD1234'),
    set('facebookPixelCode', '1234567890'),
    set('favicon', { media: 'court' }),
    set('shareImage', { media: 'hall' }),
  )
  expect(settings).toMatchObject({
    contactEmail: 'info@example.com',
    gtagId: 'G-ABCD1234',
    shareImage: { media: 'hall' },
  })
})
