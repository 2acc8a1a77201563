import { apply, type Page, type Site } from '@mimar/document'
import { entriesToCsv, entriesToJson } from '@mimar/document/entry-table'
import { BLOCKS } from '@mimar/fields'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listShownBy } from './entry-acts.ts'
import { entriesToWrite, entryShape } from './entry-parts.ts'
import { planEntries } from './entry-plan.ts'

const details = [
  { id: 'size', label: { ar: 'المساحة', en: 'Size' }, kind: 'SAME' },
  { id: 'view', label: { ar: 'الإطلالة', en: 'View' }, kind: 'TEXT' },
  { id: 'fee', label: { ar: 'السعر', en: 'price' }, kind: 'PRICE' },
  { id: 'since', label: { ar: 'منذ', en: 'Since' }, kind: 'DAY' },
  { id: 'pets', label: { ar: 'حيوانات', en: 'Pets' }, kind: 'YES_NO' },
  { id: 'beds', label: { ar: 'أسرّة', en: 'Beds' }, kind: 'NUMBER', unit: { ar: 'سرير' } },
  { id: 'menu', label: { ar: 'القائمة', en: 'Menu' }, kind: 'LINK' },
]
const listPage = somePage('/News', [
  someSection('news', 'EntryList', { title: { ar: 'الأخبار', en: 'News' }, details }),
])
const withEntries = (...entries: readonly Page[]): Site => ({
  ...someSite,
  pages: [...someSite.pages, listPage, ...entries],
})
const empty = withEntries()
const homeOf = (site: Site) => listShownBy(site, 'news', 'en', catalog).home!
const written = (site: Site) => entriesToWrite(site, homeOf(site), catalog)
const asJson = (site: Site) => entriesToJson(written(site), entryShape(site, homeOf(site), catalog))
const asCsv = (site: Site) => entriesToCsv(written(site), entryShape(site, homeOf(site), catalog))
const plan = (site: Site, file: string) => planEntries(site, homeOf(site), file, catalog)
function taken(site: Site, file: string): Site {
  const { steps, faults } = plan(site, file)
  expect(faults).toEqual([])
  return apply(site, { do: 'together', operations: steps.flat() }, catalog).site
}

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => /^\S+$/u.test(text))
const texts = fc.record({ ar: words, en: words }, { requiredKeys: [] })
const items = <T>(item: fc.Arbitrary<T>, max: number) =>
  fc.array(item, { maxLength: max }).map((all) => all.map((one, index) => ({ ...one, id: `i${index}` })))
const marks = fc.record(
  { ar: fc.constantFrom('b0-1', 'a0-2=/Rooms'), en: fc.constantFrom('i1-3', 'b0-2 i1-4 a4-6=https://example.org/a') },
  { requiredKeys: [] },
)
const fact = fc.oneof(
  fc.record({ label: texts, value: texts }),
  fc.record({ of: fc.constant('size'), same: fc.constantFrom('32 m²', '7') }),
  fc.record({ of: fc.constant('view'), value: texts }),
  fc.record({ of: fc.constant('fee'), price: fc.constantFrom(null, 40) }),
  fc.record({ of: fc.constant('since'), day: fc.constantFrom('', '2025-03-01') }),
  fc.record({ of: fc.constant('pets'), so: fc.constantFrom('YES', 'NO', null) }),
  fc.record({ of: fc.constant('beds'), amount: fc.constantFrom(null, 2, 1.5, -3) }),
  fc.record({ of: fc.constant('menu'), address: fc.constantFrom('', '/Rooms', 'https://example.org/a') }),
)
/** Each detail is answered once. */
const answeredOnce = (facts: readonly object[]) => {
  const all = facts.flatMap((one) => ('of' in one ? [one.of] : []))
  return new Set(all).size === all.length
}
const entry = fc.record({
  head: fc.record({
    ...{ title: fc.record({ ar: words, en: words }, { requiredKeys: ['ar'] }), paragraph: texts, topic: texts },
    ...{
      day: fc.constantFrom('', '2026-12-24'),
      price: fc.constantFrom(null, 12.5),
      currency: fc.constantFrom('', 'EUR'),
    },
    isFew: fc.boolean(),
    facts: items(fact, 12).filter(answeredOnce),
    buttons: items(
      fc.record({
        buttonText: texts,
        buttonUrl: fc.constantFrom('', '/Rooms', 'https://example.org/', 'tel:+902161234567'),
        type: fc.constantFrom('primary', 'secondary', null),
      }),
      2,
    ),
  }),
  isDraft: fc.boolean(),
  below: fc.array(
    items(fc.record({ block: fc.constantFrom(...BLOCKS, null), text: texts, textMarks: marks }), 6).filter(
      ({ length }) => length > 0,
    ),
    { maxLength: 3 },
  ),
})
const entries = fc.array(entry, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map(({ head, isDraft, below }, at): Page => {
    const sections = [
      someSection(`head${at}`, 'EntryHead', { ...head, collection: 'news' }),
      ...below.map((body, text) => someSection(`text${at}-${text}`, 'Article', { body })),
    ]
    return somePage(`/News/Story-${at}`, sections, { id: `story${at}`, ...(isDraft && { isHidden: true }) })
  }),
)

describe('[COLL-9] entries in a file', () => {
  test('of JSON are the same entries on another site, and change nothing on their own', () => {
    fc.assert(
      fc.property(entries, (pages) => {
        const site = withEntries(...pages)
        const file = asJson(site)
        expect(plan(site, file)).toMatchObject({ added: 0, changed: 0, same: pages.length, faults: [], steps: [] })
        expect(asJson(taken(empty, file))).toBe(file)
      }),
      { numRuns: 100 },
    )
  })

  test('of JSON make entries that say other things the same', () => {
    fc.assert(
      fc.property(entries, entries, (pages, others) => {
        const [site, other] = [withEntries(...pages), withEntries(...others)]
        // What a file does not tell of stays as it is.
        const known = new Map(written(other).map(({ address, articles }) => [address, articles.length]))
        const file = entriesToJson(
          written(site).filter(({ address, articles }) => articles.length >= (known.get(address) ?? Infinity)),
          entryShape(site, homeOf(site), catalog),
        )
        const after = taken(other, file)
        const said = JSON.parse(file) as readonly { address: string }[]
        const now = JSON.parse(asJson(after)) as readonly { address: string }[]
        expect(now.filter(({ address }) => said.some((one) => one.address === address))).toEqual(said)
        expect(plan(after, file)).toMatchObject({ changed: 0 })
      }),
      { numRuns: 100 },
    )
  })

  test('of CSV have their facts and the words of their texts again; all else is as it was', () => {
    fc.assert(
      fc.property(entries, (pages) => {
        const site = withEntries(...pages)
        // Facts and texts that say nothing are none in a table.
        fc.pre(!written(site).some(({ content }) => JSON.stringify(content.facts).includes('"label":{},"value":{}')))
        const texts = written(site).flatMap(({ articles }) => articles)
        fc.pre(texts.every((blocks) => blocks.some(({ text }) => Object.keys(text as object).length > 0)))
        const file = asCsv(site)
        expect(plan(site, file)).toMatchObject({ added: 0, changed: 0, same: pages.length, faults: [] })
        expect(asCsv(taken(empty, file))).toBe(file)
      }),
      { numRuns: 100 },
    )
  })
})

const facts = (...all: readonly (readonly [string, string])[]) =>
  all.map(([label, value], index) => ({ id: `f${index}`, label: { en: label }, value: { en: value } }))
const block = (id: string, text: string, more: object = {}) => ({ id, block: 'PARAGRAPH', text: { en: text }, ...more })
const picture = { media: 'share', alt: {}, isDecorative: false, crop: null, width: null }
const story = (content: object, blocks?: readonly object[]) =>
  withEntries(
    somePage(
      '/News/a',
      [
        someSection('head', 'EntryHead', { title: { ar: 'خبر' }, collection: 'news', ...content }),
        ...(blocks ? [someSection('text', 'Article', { body: blocks })] : []),
      ],
      { id: 'a' },
    ),
  )
const contentOf = (site: Site, section: string) =>
  site.pages.flatMap(({ sections }) => sections).find(({ id }) => id === section)?.content

describe('[COLL-14] what a list asks of all its entries', () => {
  test('has a column by its name, and one in each language for words', () => {
    const answers = [
      { id: 'a', of: 'pets', so: 'NO' },
      { id: 'b', of: 'view', value: { en: 'Sea' } },
    ]
    const [header = '', row = ''] = asCsv(story({ facts: answers })).split('\r\n')
    const cells = new Map(header.split(',').map((title, at) => [title, row.split(',')[at]]))
    const titles = ['المساحة', 'الإطلالة ar', 'الإطلالة en', 'السعر', 'منذ', 'حيوانات']
    expect(titles.map((title) => cells.get(title))).toEqual(['', '', 'Sea', '', '', 'no'])
  })

  test('is answered in a table as people write it, beside the facts of the entry', () => {
    const site = story({ facts: facts(['Beds', '2']) })
    const now = taken(site, 'address;المساحة;حيوانات;منذ;السعر;facts 1 value en\n/News/a;32 m²;Ja;24.12.2025;12,50;3\n')
    expect(contentOf(now, 'head')?.facts).toMatchObject([
      { id: 'f0', label: { en: 'Beds' }, value: { en: '3' } },
      ...[
        { of: 'size', same: '32 m²' },
        { of: 'pets', so: 'YES' },
        { of: 'since', day: '2025-12-24' },
      ],
      { of: 'fee', price: 12.5 },
    ])
    const counted = taken(site, 'address;أسرّة;القائمة\n/News/a;1.250,5;example.org/menu\n')
    expect(contentOf(counted, 'head')?.facts).toMatchObject([
      { id: 'f0' },
      { of: 'beds', amount: 1250.5 },
      { of: 'menu', address: 'http://example.org/menu' },
    ])
    const cleared = taken(now, 'address;حيوانات\n/News/a;\n')
    expect(contentOf(cleared, 'head')?.facts).toMatchObject([{}, {}, { of: 'pets', so: null }, {}, {}])
  })

  test.each([
    ['حيوانات', 'perhaps', 'flag'],
    ['منذ', 'soon', 'date'],
    ['السعر', 'ask us', 'price'],
    ['المساحة', '<32>', 'form'],
    ['أسرّة', 'two', 'number'],
    ['القائمة', 'javascript:alert(1)', 'link'],
  ])('is refused in the column "%s" for "%s"', (column, cell, code) => {
    expect(plan(story({}), `address;${column}\n/News/a;${cell}\n`)).toMatchObject({
      faults: [{ code, by: 'line', line: 2, column }],
      steps: [],
    })
  })
})

describe('[COLL-9] long texts below an entry', () => {
  const two = withEntries(
    somePage(
      '/News/a',
      [
        someSection('head', 'EntryHead', { title: { ar: 'خبر' }, collection: 'news' }),
        someSection('text', 'Article', { body: [block('b1', 'The task')] }),
        someSection('faq', 'Faq'),
        someSection('more', 'Article', { body: [block('c1', 'The result')] }),
      ],
      { id: 'a' },
    ),
  )

  test('are a column each in every language, and each comes back to its place', () => {
    expect(asCsv(two).split('\r\n')[0]).toMatch(
      /,article en,article ar,article de,article 2 en,article 2 ar,article 2 de$/,
    )
    const now = taken(two, 'address;article 2 en\n/News/a;"It stands.\n\nAnd it is dry."\n')
    expect(contentOf(now, 'text')?.body).toMatchObject([{ id: 'b1', text: { en: 'The task' } }])
    expect(contentOf(now, 'more')?.body).toMatchObject([
      { id: 'c1', text: { en: 'It stands.' } },
      { block: null, text: { en: 'And it is dry.' } },
    ])
    const json = JSON.stringify([{ address: '/News/a', 'article 2': [{ id: 'c1', text: { en: 'Dry' } }] }])
    expect(contentOf(taken(two, json), 'more')?.body).toMatchObject([{ text: { en: 'Dry' } }])
    expect(contentOf(taken(two, json), 'text')).toEqual(contentOf(two, 'text'))
  })

  test('of a new entry are all filled, in order, and none is made for an empty cell', () => {
    const now = taken(two, 'title en;article en;article 2 en;article 3 en\nBarn;Task;Result;Thanks\nMill;;;\n')
    const [barn, mill] = now.pages.slice(-2).map(({ sections }) => sections.slice(1))
    const said = (barn ?? []).map(({ template, content }) => [
      template,
      (content.body as { text: object }[])?.[0]?.text,
    ])
    expect(said).toEqual([
      ['Article', { en: 'Task' }],
      ['Faq', undefined],
      ['Article', { en: 'Result' }],
      ['Article', { en: 'Thanks' }],
    ])
    expect(mill?.map(({ template }) => template)).toEqual(['Article', 'Faq', 'Article'])
    expect(plan(now, 'address;article 3 en\n/News/barn;Thanks\n')).toMatchObject({ same: 1, changed: 0 })
  })

  test('keep in a table what their blocks are, what is marked in them, and their pictures', () => {
    const site = story({}, [
      block('b1', 'Fresh bread', { block: 'HEADING', textMarks: { en: 'b0-5' } }),
      { id: 'b2', block: 'PICTURE', picture },
      block('b3', 'Every day'),
    ])
    const now = taken(site, 'address;article en\n/News/a;Our Fresh bread\n')
    expect(contentOf(now, 'text')?.body).toMatchObject([
      { id: 'b1', block: 'HEADING', text: { en: 'Our Fresh bread' }, textMarks: { en: 'b4-9' } },
      { id: 'b2', picture: { media: 'share' } },
    ])
    expect(contentOf(now, 'text')?.body).toHaveLength(2)
    // A picture stays whose words are taken away, and one that never had any.
    const shown = story({}, [
      { ...block('b1', 'In the yard'), block: 'PICTURE', picture },
      { id: 'b2', block: 'PICTURE', picture },
    ])
    expect(contentOf(taken(shown, 'address;article en\n/News/a;\n'), 'text')?.body).toMatchObject([
      { id: 'b1', text: {}, picture: { media: 'share' } },
      { id: 'b2', picture: { media: 'share' } },
    ])
    const long = plan(site, `address;article en\n/News/a;Short\n\n`).faults.concat(
      plan(site, `address;article en\n/News/a;"Short\n\n${'a'.repeat(2001)}"\n`).faults,
    )
    expect(long).toMatchObject([{ code: 'too-long', line: 2, column: 'article en', found: '2000' }])
  })
})

describe('[COLL-9] lists of an entry', () => {
  test('of which a table has fewer columns keep what it does not tell of', () => {
    const site = story({ facts: facts(['Size', '20'], ['Beds', '2'], ['View', 'Sea']) })
    const now = taken(site, 'address,facts 1 value en,facts 2 label en,facts 2 value en\n/News/a,24,,\n')
    expect(contentOf(now, 'head')?.facts).toMatchObject([
      { id: 'f0', label: { en: 'Size' }, value: { en: '24' } },
      { id: 'f2', label: { en: 'View' } },
    ])
    const more = taken(site, 'address,facts 4 label en,facts 4 value en\n/News/a,Floor,3\n')
    expect(contentOf(more, 'head')?.facts).toMatchObject([{}, {}, {}, { label: { en: 'Floor' }, value: { en: '3' } }])
  })

  test('keep their pictures, and what is marked follows its words', () => {
    const site = story({}, [
      block('b1', 'Fresh bread', { textMarks: { en: 'b0-5' } }),
      { id: 'b2', block: 'PICTURE', text: { en: 'Our oven' }, picture },
    ])
    const article = [
      { id: 'b2', text: { en: 'The oven' } },
      { id: 'b1', text: { en: 'Our Fresh bread' } },
    ]
    const now = taken(site, JSON.stringify([{ address: '/News/a', article }]))
    expect(contentOf(now, 'text')?.body).toMatchObject([
      { id: 'b2', block: 'PICTURE', text: { en: 'The oven' }, picture: { media: 'share' } },
      { id: 'b1', text: { en: 'Our Fresh bread' }, textMarks: { en: 'b4-9' } },
    ])
  })

  test('are written by hand without names for their items, and stay as they are the next time', () => {
    const file = JSON.stringify([{ address: '/News/a', article: [{ block: 'HEADING', text: { en: 'Bread' } }] }])
    const now = taken(story({}), file)
    expect(plan(now, file)).toMatchObject({ same: 1, changed: 0 })
    expect(now.pages.at(-1)?.sections.map(({ template }) => template)).toEqual(['EntryHead', 'Article'])
    expect(taken(now, JSON.stringify([{ address: '/News/a', article: [] }])).pages.at(-1)?.sections).toHaveLength(2)
  })

  test.each([
    ['a list that is none', { facts: [1] }, 'no-entry', 'facts 1'],
    ['what no item has', { facts: [{ colour: 'red' }] }, 'column-unknown', 'facts 1 colour'],
    ['a picture', { article: [{ picture: {} }] }, 'column-unknown', 'article 1 picture'],
    ['another language', { facts: [{ label: { xx: 'A' } }] }, 'column-unknown', 'facts 1 label xx'],
    ['a text in no language', { facts: [{ label: 'A' }] }, 'text', 'facts 1 label'],
    ['a text that is too long', { facts: [{ label: { en: 'a'.repeat(33) } }] }, 'too-long', 'facts 1 label en'],
    ['marks that are none', { article: [{}, { textMarks: { en: 'bold' } }] }, 'marks', 'article 2 textMarks en'],
    ['a link that is none', { buttons: [{ buttonUrl: 'javascript:alert(1)' }] }, 'link', 'buttons 1 buttonUrl'],
    ['a kind that nobody knows', { article: [{ block: 'TABLE' }] }, 'form', 'article 1 block'],
    ['too many', { facts: Array.from({ length: 25 }, () => ({})) }, 'too-many', 'facts'],
    ['a list in the place of a day', { day: ['2026-01-01'] }, 'text', 'day'],
  ])('are refused for %s, by entry and column', (_, said, code, column) => {
    const { faults, steps } = plan(story({}), JSON.stringify([{ address: '/News/a', ...said }]))
    expect(faults).toMatchObject([{ code, by: 'entry', line: 1, column }])
    expect(steps).toEqual([])
  })
})
