import { apply, isContentChange, type Page, type Site, weightOf } from '@mimar/document'
import { collectionsOf } from '@mimar/render/entries'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, test } from 'vitest'
import { entryPage, listShownBy } from './entry-acts.ts'
import { planEntries, planFile } from './entry-plan.ts'

const story = (number: number): Page => {
  const title = { ar: `خبر ${number}`, en: `Story ${number}` }
  const head = someSection(`head${number}`, 'EntryHead', { title, day: '2026-01-01', collection: 'news' })
  return somePage(`/News/Story-${number}`, [head], { id: `story${number}` })
}
const list = someSection('news', 'EntryList', { title: { ar: 'الأخبار', en: 'News' } })
const site: Site = { ...someSite, pages: [...someSite.pages, somePage('/News', [list]), story(1), story(2)] }
const { home } = listShownBy(site, 'news', 'en', catalog)
const plan = (file: string, of = site) => planEntries(of, home!, file, catalog)
const taken = (file: string) => {
  const { steps } = plan(file)
  return apply(site, { do: 'together', operations: steps.flat() }, catalog)
}
const entriesIn = (of: Site) => collectionsOf(of.pages, catalog).entries.get('news') ?? []

describe('[COLL-12] who edits words and pictures', () => {
  const entry = { list: home!, title: 'Bread', language: 'en', day: '2026-01-01', hasText: true }

  test('adds an entry with a place for its text, and takes it back', () => {
    const made = entryPage(site, entry, catalog)!
    const insert = { do: 'insert-page', after: null, page: made.page } as const
    expect(made.page.sections.map(({ template }) => template)).toEqual(['EntryHead', 'Article'])
    expect(isContentChange(site, insert, catalog)).toBe(true)
    const { site: now, inverse } = apply(site, insert, catalog)
    expect(isContentChange(now, inverse, catalog)).toBe(true)
    expect(apply(now, inverse, catalog).site.pages).toEqual(site.pages)
  })

  test('[SEC-27] whose place for its text opens pictures, as any new article does', () => {
    const [, text] = entryPage(site, entry, catalog)!.page.sections
    expect(text?.content).toMatchObject({ opens: true, body: [{ text: {} }] })
  })

  test('who builds pages gets the beginning alone', () => {
    const made = entryPage(site, { ...entry, hasText: false }, catalog)!
    expect(made.page.sections.map(({ template }) => template)).toEqual(['EntryHead'])
  })
})

describe('[COLL-9] taking a file in', () => {
  test('adds rows without an address under one of their title, and those with a new one there', () => {
    const { site: after } = taken('address,title en,title ar,draft\n,Fresh bread,خبز,no\n/News/wine,Wine,نبيذ,yes\n')
    expect(entriesIn(after).map(({ page, title }) => [page.path, title.en, page.isHidden])).toEqual([
      ['/News/Story-1', 'Story 1', undefined],
      ['/News/Story-2', 'Story 2', undefined],
      ['/News/khbz', 'Fresh bread', undefined],
      ['/News/wine', 'Wine', true],
    ])
  })

  test('changes what an address has, leaves what has no column, and takes nothing away', () => {
    const file = 'address,title en,day\n/news/story-2/,Second,2026-02-02\n'.replace('2/,', '2,')
    expect(plan(file)).toMatchObject({ added: 0, changed: 1, same: 0, faults: [] })
    const { site: after, inverse } = taken(file)
    expect(entriesIn(after)[1]).toMatchObject({ title: { ar: 'خبر 2', en: 'Second' }, day: '2026-02-02' })
    expect(entriesIn(after)).toHaveLength(2)
    expect(apply(after, inverse, catalog).site.pages).toEqual(site.pages)
  })

  test('reads what a spreadsheet saves as Unicode text, and refuses letters that it would have to guess', async () => {
    const planned = (bytes: Uint8Array<ArrayBuffer>) => planFile(site, home!, new Blob([bytes]), catalog)
    const table = 'address\ttitle en\n/News/Story-1\tBrötchen\n'
    const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(table, 'utf16le')])
    expect(await planned(utf16)).toMatchObject({ changed: 1, faults: [] })
    const windows = Uint8Array.from(Buffer.from(table, 'latin1'))
    expect(await planned(windows)).toMatchObject({ changed: 0, faults: [{ code: 'encoding' }], steps: [] })
  })

  test('of JSON in which each entry says something else, leaves what an entry does not say', () => {
    const { site: after } = taken(
      JSON.stringify([
        { address: '/News/Story-1', day: '2026-05-05', draft: true },
        { address: '/News/Story-2', title: { en: 'Second' } },
      ]),
    )
    const [first, second] = entriesIn(after)
    expect([first?.title.en, first?.day, first?.page.isHidden]).toEqual(['Story 1', '2026-05-05', true])
    expect([second?.title.en, second?.day, second?.page.isHidden]).toEqual(['Second', '2026-01-01', undefined])
  })

  test('says what is as it was', () => {
    expect(plan('address,title en\n/News/Story-1,Story 1\n')).toMatchObject({
      added: 0,
      changed: 0,
      same: 1,
      steps: [],
    })
  })

  test.each([
    ['a new entry without a title', 'title en,day\n,2026-01-01\n', 'title'],
    ['an address that is none', 'address,title en\nnews story,A\n', 'address'],
    ['an address that another page has', 'address,title en\n/Rooms,A\n', 'taken'],
    ['an address twice', 'address,title en\n/News/a,A\n/news/a,B\n', 'repeated'],
    ['what cannot be read', 'title en,day\nA,soon\n', 'date'],
    ['an entry that would lose its title', 'address,title ar,title en\n/News/Story-1,,New\n', 'title'],
  ])('refuses %s, and changes nothing', (_, file, code) => {
    const { faults, steps } = plan(file)
    expect(faults).toMatchObject([{ code, line: code === 'repeated' ? 3 : 2 }])
    expect(steps).toEqual([])
  })

  test('names the column of a title that is emptied, and lets go of a translation', () => {
    expect(plan('address,title ar\n/News/Story-1,\n').faults).toMatchObject([{ column: 'title ar', line: 2 }])
    expect(entriesIn(taken('address,title en\n/News/Story-1,\n').site)[0]?.title).toEqual({ ar: 'خبر 1' })
  })

  test('refuses an entry that is more than the server reads at once', () => {
    const block = (index: number) => ({ id: `b${index}`, text: { ar: 'ا'.repeat(2000), en: 'a'.repeat(2000) } })
    const article = Array.from({ length: 100 }, (_, index) => block(index))
    expect(plan(JSON.stringify([{ title: { en: 'Long' }, article }]))).toMatchObject({
      faults: [{ code: 'large', by: 'entry', line: 1 }],
      steps: [],
    })
  })

  describe('says before what of the file is not taken in as it stands there', () => {
    const article = (...texts: readonly string[]) => texts.map((en, at) => ({ id: `b${at}`, text: { en } }))
    const withText = (of: Site) =>
      apply(of, { do: 'together', operations: plan(textOf('/News/Story-1', 'Bread'), of).steps.flat() }, catalog).site
    const textOf = (address: string, ...texts: readonly string[]) =>
      JSON.stringify([{ address, article: article(...texts) }])

    test('a list in a cell, by line and column, also where it is called in other letters; an empty one is none', () => {
      const file = 'address,title en,Article,facts\n/News/Story-1,First,,\n/News/Story-2,Second,A text,32 m²\n'
      expect(plan(file)).toMatchObject({
        ...{ changed: 2, faults: [] },
        notes: [
          { by: 'line', line: 3, column: 'article', code: 'list' },
          { by: 'line', line: 3, column: 'facts', code: 'list' },
        ],
      })
      const json = JSON.stringify([{ title: { en: 'Bread' }, buttons: 'Book', facts: null }])
      expect(plan(json)).toMatchObject({ added: 1, notes: [{ by: 'entry', line: 1, column: 'buttons', code: 'list' }] })
    })

    test('a list that holds fewer items than there always are', () => {
      const written = withText(site)
      expect(plan(textOf('/News/Story-1'), written)).toMatchObject({
        ...{ changed: 1, faults: [] },
        notes: [{ by: 'entry', line: 1, column: 'article', code: 'too-few', found: '1' }],
      })
      // Nothing was there, nothing is said, and nothing changes.
      expect(plan(textOf('/News/Story-2'), written)).toMatchObject({ changed: 0, notes: [] })
      expect(plan(textOf('/News/Story-1', 'Wine'), written)).toMatchObject({ changed: 1, notes: [] })
    })
  })

  describe('weighs the site that would become of it', () => {
    const blank = site.pages[0]!
    const filled = (count: number): Site => ({
      ...site,
      pages: [
        ...site.pages,
        ...Array.from({ length: count }, (_, at) => ({ ...blank, id: `x${at}`, path: `/X-${at}`, sections: [] })),
      ],
    })
    const rows = (count: number) => `title en\n${Array.from({ length: count }, (_, at) => `Story ${at}`).join('\n')}\n`

    test('and says by how many pages it is too much', () => {
      const near = filled(9_990 - site.pages.length)
      expect(plan(rows(10), near)).toMatchObject({ added: 10, full: undefined })
      expect(plan(rows(13), near)).toMatchObject({
        ...{ added: 13, faults: [], steps: [] },
        full: { ceiling: 'pages', max: 10_000, over: 3, fitting: 10 },
      })
    })

    test('and says by how many characters, also where entries only change', () => {
      const long = 'a'.repeat(99_000)
      const heavy: Site = {
        ...site,
        pages: [
          ...site.pages,
          ...Array.from({ length: 100 }, (_, at) => ({
            ...blank,
            id: `x${at}`,
            path: `/X-${at}`,
            sections: [],
            extras: { long },
          })),
        ],
      }
      const left = 10_000_000 - weightOf(heavy)
      const file = (length: number) => {
        const text = 'b'.repeat(2000)
        const article = Array.from({ length }, (_, at) => ({ id: `b${at}`, text: { en: text } }))
        return JSON.stringify([
          { address: '/News/Story-1', article },
          { address: '/News/Story-2', article },
        ])
      }
      expect(plan(file(10), heavy)).toMatchObject({ changed: 2, full: undefined })
      const over = plan(file(Math.ceil(left / 4000)), heavy)
      expect(over).toMatchObject({ changed: 2, steps: [], full: { ceiling: 'size', max: 10_000_000 } })
      expect(over.full!.over).toBeGreaterThan(0)
      expect(over.full!.fitting).toBeNull()
    })
  })

  test('and says how many entries of that length would fit, before anything is changed', () => {
    // A summary of 150 characters in two languages, in whatever letters.
    const said = { en: 'Bread and butter. '.repeat(8), ar: 'خبز وزبدة. '.repeat(12) }
    const rows = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, at) => ({ title: { en: `Story ${at}` }, paragraph: said })))
    const over = plan(rows(9_990))
    expect(over).toMatchObject({ added: 9_990, faults: [], steps: [], full: { ceiling: 'size', max: 10_000_000 } })
    const fitting = over.full!.fitting!
    expect(fitting).toBeGreaterThan(3_000)
    expect(plan(rows(fitting - 50))).toMatchObject({ full: undefined })
    expect(plan(rows(fitting + 50))).toMatchObject({ steps: [], full: { ceiling: 'size' } })
  })

  test('gives each of many with one title an address of its own', () => {
    const rows = Array.from({ length: 300 }, () => ',Same').join('\n')
    const { site: after } = taken(`address,title en\n${rows}\n`)
    expect(new Set(entriesIn(after).map(({ page }) => page.path)).size).toBe(302)
  })
})

describe('[COLL-8] a new entry', () => {
  test('is a page below its list, with its title in the language that is shown and nothing made up', () => {
    const made = entryPage(site, { list: home!, title: 'Fresh bread', language: 'en', day: '2026-11-27' }, catalog)
    expect(made?.page).toMatchObject({ path: '/News/fresh-bread', meta: { title: {} } })
    expect(made?.page.sections[0]?.content).toMatchObject({
      ...{ title: { ar: 'Fresh bread', en: 'Fresh bread' }, paragraph: {}, topic: {} },
      ...{ day: '2026-11-27', collection: 'news', image: { media: '' } },
    })
  })

  describe('is made like the one that was made last', () => {
    const like = (id: string, content: object) => ({ ...someSection(id, id, content), colorMode: 'DARK' as const })
    const words = { ar: 'كلمات', en: 'Words' }
    const head = {
      ...someSection('h3', 'EntryHead', {
        title: words,
        layout: 'WIDE',
        collection: 'news',
        isFew: true,
        topic: words,
      }),
      colorMode: 'DARK' as const,
    }
    const below = [
      like('Article', { body: [{ id: 'b', text: words }] }),
      like('GalleryGrid', { title: words, titleAlignment: 'center', layout: 'ROWS', images: [{ id: 'i', image: {} }] }),
      like('EntryList', { title: words, collection: 'news', amount: 4 }),
    ]
    const last = somePage('/News/Last', [head, ...below], { id: 'last', header: [], isHidden: true })
    const of = { ...site, pages: [...site.pages, last] }
    const entry = { list: home!, title: 'Bread', language: 'en', day: '2026-01-01' }
    const made = (hasText = false) => entryPage(of, { ...entry, hasText }, catalog)!.page

    test('with its sections, their layouts, tones and settings, and none of its words, pictures and facts', () => {
      const { sections, header, isHidden } = made()
      expect([header, isHidden]).toEqual([null, undefined])
      expect(sections.map(({ template, colorMode }) => `${template} ${colorMode}`)).toEqual([
        ...['EntryHead DARK', 'Article DARK', 'GalleryGrid DARK', 'EntryList DARK'],
      ])
      const [own, text, gallery, others] = sections.map(({ content }) => content)
      expect(own).toMatchObject({ layout: 'WIDE', topic: {}, isFew: false, title: { en: 'Bread' } })
      expect(text).toMatchObject({ body: [{ text: {} }] })
      expect(gallery).toMatchObject({
        title: {},
        titleAlignment: 'CENTER',
        layout: 'ROWS',
        images: [{ image: { media: '' } }],
      })
      expect(others).toMatchObject({ title: {}, collection: 'news', amount: 4 })
      const ids = [...of.pages.flatMap((page) => page.sections), ...sections].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('of who edits words and pictures with its long texts alone', () => {
      const page = made(true)
      expect(page.sections.map(({ template }) => template)).toEqual(['EntryHead', 'Article'])
      expect(isContentChange(of, { do: 'insert-page', after: null, page }, catalog)).toBe(true)
    })

    test('from a file too, with the text of its row in the place for it', () => {
      const file = JSON.stringify([{ title: { en: 'Wine' }, article: [{ text: { en: 'Red.' } }] }])
      const { site: after } = apply(of, { do: 'together', operations: plan(file, of).steps.flat() }, catalog)
      const sections = after.pages.at(-1)!.sections
      expect(sections.map(({ template }) => template)).toEqual(['EntryHead', 'Article', 'GalleryGrid', 'EntryList'])
      expect(sections[1]?.content).toMatchObject({ body: [{ text: { en: 'Red.' } }] })
    })
  })

  test('takes another address where its own is taken', () => {
    const made = entryPage(site, { list: home!, title: 'Story 1', language: 'en', day: '' }, catalog)
    expect(made?.page.path).toBe('/News/story-1-2')
  })

  describe('has its price in', () => {
    const currencyOf = (of: Site) => {
      const made = entryPage(of, { list: home!, title: 'Bread', language: 'en', day: '' }, catalog)
      return made?.page.sections[0]?.content.currency
    }
    const prices = somePage('/Menu', [someSection('prices', 'PriceList', { title: { ar: 'قائمة' }, currency: 'TRY' })])
    const priced = (page: Page, currency: string): Page => ({
      ...page,
      sections: page.sections.map((one) => ({ ...one, content: { ...one.content, currency } })),
    })

    test('nothing, where nobody has said', () => {
      expect(currencyOf(site)).toBe('')
    })

    test('what a price list of the site has', () => {
      expect(currencyOf({ ...site, pages: [...site.pages, prices] })).toBe('TRY')
    })

    test('what the entry has that was made last and says one', () => {
      const pages = [prices, ...site.pages, priced(story(3), 'SYP'), priced(story(4), 'EUR'), story(5)]
      expect(currencyOf({ ...site, pages })).toBe('EUR')
    })

    test('the same where it comes from a file that has no column for it', () => {
      const of = { ...site, pages: [...site.pages, prices] }
      const [step] = planEntries(of, home!, 'title en,price\nSuite,90\n', catalog).steps
      expect(step).toMatchObject([{ page: { sections: [{ content: { price: 90, currency: 'TRY' } }] } }])
    })
  })
})
