import { describe, expect, test } from 'vitest'
import { applyAll } from '../apply.ts'
import type { Operation } from '../operation.ts'
import type { Page, Section, Site } from '../site.ts'
import { aHero, someCatalog, someLanguage, someMedia, somePage, someSection, someSite } from '../testing/site.ts'
import { type Restored, restoring } from './restore.ts'

const made = (site: Site, ...operations: readonly Operation[]) => applyAll(site, operations, someCatalog).site
const steps = (now: Site, then: Site, what: Restored) => restoring(now, then, what, someCatalog)
const restored = (now: Site, then: Site, what: Restored) => made(now, ...steps(now, then, what))
const named = (operations: readonly Operation[]) => operations.map(({ do: name }) => name)
const [home, contact] = someSite.pages as [Page, Page]
const title = (language: string, value: string | null): Operation => {
  return { do: 'set-field', section: 'hero', field: 'title', language, value }
}
const site: Restored = { grain: 'site' }
const hero: Restored = { grain: 'section', section: 'hero' }
const page: Restored = { grain: 'page', page: 'home' }
const withHero = (change: Partial<Section>): Site => {
  return { ...someSite, pages: [{ ...home, sections: [{ ...aHero, ...change }, ...home.sections.slice(1)] }, contact] }
}

describe('[EDIT-15] a text', () => {
  const what = { grain: 'text', section: 'hero', field: 'title', language: 'en' } as const

  test('goes back to what it said, or to nothing', () => {
    expect(steps(made(someSite, title('en', 'New')), someSite, what)).toEqual([title('en', 'Dar al-Rumman')])
    expect(steps(someSite, made(someSite, title('en', null)), what)).toEqual([title('en', null)])
  })

  test('that was beyond its limit then may be so again', () => {
    const long = 'x'.repeat(31)
    const then = withHero({ content: { ...aHero.content, title: { en: long } } })
    expect(steps(someSite, then, what)).toEqual([{ ...title('en', long), asWas: true }])
    expect(restored(someSite, then, what).pages[0]?.sections[0]?.content.title).toMatchObject({ en: long })
  })

  test('of a section that is gone, or of a template that nobody knows, is told or left', () => {
    const without = made(someSite, { do: 'remove-section', section: 'hero' })
    expect(steps(someSite, without, what)).toEqual([title('en', null)])
    expect(steps(without, someSite, what)).toEqual([title('en', 'Dar al-Rumman')])
    expect(steps(without, without, what)).toEqual([])
    const unknown = withHero({ template: 'Carousel77', content: { title: { en: 'Odd' } } })
    expect(steps(someSite, unknown, what)).toEqual([title('en', 'Odd')])
  })
})

describe('[EDIT-15] a section', () => {
  test('that is gone comes back behind the nearest one before it that still stands there', () => {
    const gallery: Restored = { grain: 'section', section: 'gallery' }
    const order = (now: Site) => restored(now, someSite, gallery).pages[0]?.sections.map(({ id }) => id)
    const without = made(someSite, { do: 'remove-section', section: 'gallery' })
    expect(order(without)).toEqual(['hero', 'cards', 'gallery'])
    expect(order(made(without, { do: 'remove-section', section: 'cards' }))).toEqual(['hero', 'gallery'])
    const moved = made(without, { do: 'move-section', section: 'cards', place: 'contact', after: null })
    expect(order(moved)).toEqual(['hero', 'gallery'])
    const later = made(without, {
      do: 'insert-section',
      place: 'home',
      after: 'hero',
      section: someSection('Gallery', 'new'),
    })
    expect(order(later)).toEqual(['hero', 'new', 'cards', 'gallery'])
    const first = made(someSite, { do: 'remove-section', section: 'hero' })
    expect(restored(first, someSite, hero).pages[0]?.sections.map(({ id }) => id)).toEqual(['hero', 'cards', 'gallery'])
  })

  test('that was not there then stays', () => {
    const then = made(someSite, { do: 'remove-section', section: 'hero' })
    expect(steps(someSite, then, hero)).toEqual([])
  })

  test('brings the pictures that are gone since, and leaves those that were described anew', () => {
    const then = {
      ...someSite,
      media: { ...someSite.media, old: someMedia('old'), hall: { ...someMedia('hall'), credit: 'x' } },
    }
    const now = made(someSite, title('en', 'New'))
    const back = steps(now, then, hero)
    expect(back).toEqual([{ do: 'set-media', id: 'old', media: someMedia('old') }, title('en', 'Dar al-Rumman')])
    expect(steps(someSite, then, hero)).toEqual([])
    expect(steps(someSite, then, page)).toEqual([])
    expect(named(steps(someSite, then, site))).toEqual(['set-media', 'set-media'])
  })

  test('goes back in how it looks and where it is hidden', () => {
    const looks = { colorMode: 'DARK', orientation: 'LEFT', isHidden: true, label: 'A', eventId: 'wedding' } as const
    const now = withHero({ ...looks, hiddenOn: ['phone'] })
    expect(restored(now, someSite, hero)).toEqual(someSite)
    expect(restored(someSite, now, hero)).toEqual(now)
    expect(steps(now, someSite, hero)).toHaveLength(6)
  })

  test('goes back in the texts of the languages that the site has, each alone', () => {
    const then = withHero({ content: { ...aHero.content, title: { ar: 'دار الرمّان', en: 'House', fa: 'خانه' } } })
    expect(steps(someSite, then, hero)).toEqual([title('en', 'House')])
    const long = withHero({ content: { ...aHero.content, title: { ar: 'x'.repeat(31), en: 'Dar al-Rumman' } } })
    expect(steps(someSite, long, hero)).toEqual([{ ...title('ar', 'x'.repeat(31)), asWas: true }])
    const many = withHero({
      content: {
        ...aHero.content,
        socials: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, socialUrl: '', icon: '' })),
      },
    })
    expect(steps(someSite, many, hero)).toMatchObject([{ field: 'socials', asWas: true }])
    expect(restored(someSite, many, hero)).toEqual(many)
  })

  test.each([
    ['of another template', { template: 'Slides', category: 'testimonial', content: { slides: [] } }],
    ['of another picture in the list', { thumbnail: 'x.png' }],
    ['of other rules', { validation: { title: { max: 3 } } }],
    ['with other keys of a file', { dataExtras: { odd: 1 } }],
  ] as [string, Partial<Section>][])('%s takes its place as another section', (_, change) => {
    const then = withHero(change)
    expect(named(steps(someSite, then, page))).toEqual(['remove-section', 'insert-section'])
    expect(restored(someSite, then, page)).toEqual(then)
  })
})

describe('[EDIT-15] a page', () => {
  const third = somePage('third', '/third', [])

  test('that is gone comes back behind the nearest one before it that still is there', () => {
    const then = { ...someSite, pages: [home, third, contact] }
    const order = (now: Site) => restored(now, then, { grain: 'page', page: 'contact' }).pages.map(({ id }) => id)
    expect(order({ ...someSite, pages: [home] })).toEqual(['home', 'contact'])
    expect(order({ ...someSite, pages: [home, third] })).toEqual(['home', 'third', 'contact'])
    expect(order({ ...someSite, pages: [third, home] })).toEqual(['third', 'contact', 'home'])
    const first = restored({ ...someSite, pages: [contact] }, then, { grain: 'page', page: 'home' })
    expect(first.pages.map(({ id }) => id)).toEqual(['home', 'contact'])
  })

  test('that was not there then stays', () => {
    expect(steps({ ...someSite, pages: [home, contact, third] }, someSite, { grain: 'page', page: 'third' })).toEqual(
      [],
    )
  })

  test('gets its address back where no other page has it', () => {
    const now = made(someSite, { do: 'set-page-path', page: 'contact', path: '/Write' })
    const what: Restored = { grain: 'page', page: 'contact' }
    expect(restored(now, someSite, what)).toEqual(someSite)
    const taken = made(now, { do: 'insert-page', after: null, page: { ...third, path: '/contact_US' } })
    expect(steps(taken, someSite, what)).toEqual([])
    expect(
      steps(made(someSite, { do: 'set-page-path', page: 'contact', path: '/contact_us' }), someSite, what),
    ).toEqual([{ do: 'set-page-path', page: 'contact', path: '/Contact_us' }])
  })

  test('goes back in its texts of languages that the site has, its picture and who finds it', () => {
    const then: Site = {
      ...someSite,
      pages: [
        home,
        {
          ...contact,
          socialImage: 'court',
          isHidden: true,
          noIndex: true,
          meta: { title: { en: 'Us', fa: 'ما' }, keywords: { ar: 'ك' }, description: { tr: 'd' } },
        },
      ],
    }
    const what: Restored = { grain: 'page', page: 'contact' }
    const forth = steps(someSite, then, what)
    expect(named(forth)).toEqual([
      'set-page-image',
      'set-page-flag',
      'set-page-flag',
      ...Array(3).fill('set-page-meta'),
    ])
    expect(forth).toContainEqual({
      do: 'set-page-meta',
      page: 'contact',
      property: 'title',
      language: 'en',
      value: 'Us',
    })
    expect(restored(made(someSite, ...forth), someSite, what)).toEqual(someSite)
    expect(steps(then, then, what)).toEqual([])
  })

  test('gets a header of its own back, or the shared one', () => {
    const own: Site = { ...someSite, pages: [{ ...home, header: [someSection('Navbar', 'own')], footer: [] }, contact] }
    expect(restored(someSite, own, page)).toEqual(own)
    expect(restored(own, someSite, page)).toEqual(someSite)
    expect(named(steps(own, someSite, page))).toEqual(['set-page-part', 'set-page-part'])
  })

  test('takes back a section that stands on another page, and gives away what came', () => {
    const now = made(
      someSite,
      { do: 'move-section', section: 'gallery', place: 'contact', after: null },
      { do: 'insert-section', place: 'home', after: null, section: someSection('Gallery', 'new') },
    )
    const back = restored(now, someSite, page)
    expect(back.pages[0]).toEqual(home)
    expect(back.pages[1]?.sections.map(({ id }) => id)).toEqual(['form', 'slides'])
    expect(steps(now, someSite, page)).toContainEqual({
      do: 'move-section',
      section: 'gallery',
      place: 'home',
      after: 'cards',
    })
  })
})

describe('[EDIT-15] a site', () => {
  const third = somePage('third', '/third', [])

  test.each<[string, Site]>([
    ['that had other pages alone', { ...someSite, pages: [third] }],
    ['whose pages stood in another order', { ...someSite, pages: [contact, third, home] }],
    [
      'whose pages had each other’s address',
      {
        ...someSite,
        pages: [
          { ...home, path: '/Contact_us' },
          { ...contact, path: '/' },
        ],
      },
    ],
    ['that had another page at an address', { ...someSite, pages: [home, { ...third, path: '/Contact_us' }] }],
    ['that had an address in other letters', { ...someSite, pages: [home, { ...contact, path: '/CONTACT_us' }] }],
    ['that had another language', { ...someSite, languages: [...someSite.languages, someLanguage('fr', 4)] }],
    ['that had fewer languages', { ...someSite, languages: someSite.languages.slice(0, 2) }],
    ['that had no header', { ...someSite, header: [] }],
    [
      'that had headers of its pages',
      { ...someSite, header: [], pages: [{ ...home, header: someSite.header }, contact] },
    ],
    [
      'that had other settings',
      made(
        someSite,
        { do: 'set-setting', field: 'name', language: 'en', value: 'House' },
        { do: 'set-setting', field: 'contactEmail', value: 'a@b.cd' },
      ),
    ],
    [
      'that had another theme',
      made(
        someSite,
        { do: 'set-theme', property: 'primaryWeight', value: 300 },
        { do: 'set-theme', property: 'palette/primaryDark', value: '#010203' },
        { do: 'set-theme', property: 'ornament', value: null },
      ),
    ],
    ['that had no events', { ...someSite, events: [] }],
    ['whose translations were outdated', { ...someSite, sources: { ar: { 'hero/title': { en: 'بيت' } } } }],
  ])('%s goes back to it, and forth again', (_, then) => {
    expect(restored(someSite, then, site)).toEqual(then)
    expect(restored(then, someSite, site)).toEqual(someSite)
    expect(steps(then, then, site)).toEqual([])
  })

  test('that began in another language begins in it again, with the words it had in it', () => {
    const others = someSite.languages.map((one) => ({ ...one, isPrimary: false }))
    const content = { ...aHero.content, title: { ar: 'ا', fr: 'Maison' } }
    const then = { ...withHero({ content }), languages: [{ ...someLanguage('fr', 9), isPrimary: true }, ...others] }
    const there = restored(someSite, then, site)
    expect([there.languages, there.pages]).toEqual([then.languages, then.pages])
    const back = restored(there, someSite, site)
    expect([back.languages, back.pages]).toEqual([someSite.languages, someSite.pages])
  })

  test('gets texts back in the languages that it had, and none in others', () => {
    const languages = [...someSite.languages, someLanguage('fr', 4)]
    const words: Operation[] = [
      title('fr', 'Maison'),
      { do: 'set-setting', field: 'name', language: 'fr', value: 'Maison' },
    ]
    const then = made({ ...someSite, languages }, ...words)
    const now = made(someSite, title('en', 'New'))
    expect(restored(now, then, site)).toEqual(then)
    const stray = {
      ...someSite,
      settings: { ...someSite.settings, name: { fa: 'خانه' } },
      sources: { ar: { 'hero/title': { fa: 'x' }, 'gone/title': { en: 'y' } } },
    }
    expect(steps(someSite, stray, site)).toEqual([])
  })

  test('does no more than it must', () => {
    expect(named(steps(made(someSite, title('en', 'New')), someSite, site))).toEqual(['set-field'])
    const swapped = { ...someSite, pages: [contact, home] }
    expect(named(steps(swapped, someSite, site))).toEqual(['move-page'])
    expect(named(steps({ ...someSite, pages: [home, contact, third] }, someSite, site))).toEqual([
      ...['set-page-part', 'set-page-part', 'remove-page'],
    ])
    expect(named(steps({ ...someSite, pages: [third] }, { ...someSite, pages: [home] }, site))).toEqual([
      ...['set-page-part', 'set-page-part'],
      ...['insert-page', 'remove-page'],
    ])
  })
})
