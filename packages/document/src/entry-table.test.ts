import { choice, code, date, design, flag, hours, image, list, price, role, text } from '@mimar/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type EntryShape,
  type EntryToWrite,
  entriesToCsv,
  entriesToJson,
  isTooShort,
  itemsAfter,
  readEntries,
} from './entry-table.ts'

const fields = {
  title: text({ limit: 20, required: true }),
  day: date(),
  hours: hours({ hasOpenEnd: true }),
  price: price(),
  isFew: flag(),
  currency: code(/^[A-Z]{3}$/, 'EUR'),
  layout: design(choice(['A', 'B'])),
  image: image(),
  collection: role('collection', code(/^\w+$/, 'an id')),
}
const shape: EntryShape = { fields, article: undefined, details: [], languages: ['ar', 'de'] }

const evening: EntryToWrite = {
  ...{ address: '/News/evening', isDraft: false, articles: [] },
  content: {
    title: { ar: 'أمسية', de: 'Abend, "lang"' },
    ...{ day: '2026-11-26', hours: '20:30-22:15', price: 12.5, isFew: true, currency: 'EUR', collection: 'news' },
  },
}

const readBack = (file: string) => readEntries(file, shape)

describe('[COLL-9] entries as a table', () => {
  test('have a column for each text in each language, and none for how an entry looks or where it stands', () => {
    const [header, row] = entriesToCsv([evening], shape).split('\r\n')
    expect(header).toBe('\uFEFFaddress,draft,title ar,title de,day,hours,price,isFew,currency')
    expect(row).toBe('/News/evening,no,أمسية,"Abend, ""lang""",2026-11-26,20:30-22:15,12.5,yes,EUR')
  })

  test.each([
    ['CSV', entriesToCsv],
    ['JSON', entriesToJson],
  ])('as %s come back as they went', (_, write) => {
    const { entries, faults } = readBack(write([evening], shape))
    expect(faults).toEqual([])
    expect(entries).toMatchObject([{ address: '/News/evening', isDraft: false }])
    expect(entries[0]?.values).toEqual([
      { field: 'title', language: 'ar', value: 'أمسية' },
      { field: 'title', language: 'de', value: 'Abend, "lang"' },
      { field: 'day', value: '2026-11-26' },
      { field: 'hours', value: '20:30-22:15' },
      { field: 'price', value: 12.5 },
      { field: 'isFew', value: true },
      { field: 'currency', value: 'EUR' },
    ])
  })

  test('any texts come back as they went', () => {
    const arabic = { ...shape, languages: ['ar'] }
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((one) => fields.title.checkText(one))
    fc.assert(
      fc.property(words, (checked) => {
        fc.pre(checked.ok && checked.value !== '')
        const said = checked.ok ? checked.value : ''
        const file = entriesToCsv([{ ...evening, content: { title: { ar: said } } }], arabic)
        expect(readEntries(file, arabic).entries[0]?.values[0]?.value).toBe(said)
      }),
      { numRuns: 100 },
    )
  })

  test('are read as spreadsheets and people write them', () => {
    const { entries, faults } = readBack('title DE;day;isFew;draft\r\nAbend;2026-12-01;Ja;x\r\n;;;\r\n')
    expect(faults).toEqual([])
    expect(entries).toEqual([
      {
        ...{ by: 'line', line: 2, address: undefined, isDraft: true, lists: {}, details: [], articles: new Map() },
        values: [
          { field: 'title', language: 'de', value: 'Abend' },
          { field: 'day', value: '2026-12-01' },
          { field: 'isFew', value: true },
        ],
      },
    ])
  })

  test('say of what cannot be read in which line and column it is, and what stands there', () => {
    const bad = 'title de,day,hours,price,isFew,currency\nAbend,31.02.,quarter,much,perhaps,euro\n'
    expect(readBack(bad).faults.map(({ code, line, column, found }) => [code, line, column, found])).toEqual([
      ['date', 2, 'day', '31.02.'],
      ['hours', 2, 'hours', 'quarter'],
      ['price', 2, 'price', 'much'],
      ['flag', 2, 'isFew', 'perhaps'],
      ['code', 2, 'currency', 'euro'],
    ])
  })

  test.each([
    ['an empty file', '\uFEFF \n', 'empty', 1],
    ['a quotation mark that is never closed', 'title de\n"Abend\n', 'quote-open', 2],
    ['data that is no list', '{"title": 1}', 'not-json', 1],
    ['data that cannot be read', '[\n{"draft": true}\n{', 'json-broken', 3],
    ['a column that nobody knows', 'title de,colour\nA,red\n', 'column-unknown', 1],
    ['more cells than columns', 'title de\nA,B\n', 'cells-wrong', 2],
    ['a text with signs that no text has', 'title de\nA\u0007\n', 'text', 2],
    ['a text that is too long', `title de\n${'a'.repeat(21)}\n`, 'too-long', 2],
  ])('refuse %s', (_, file, code, line) => {
    expect(readBack(file).faults).toMatchObject([{ code, line }])
  })

  test('as JSON say of a fault in which entry it is, and of what is no JSON in which line and at which sign', () => {
    const faults = (file: string) =>
      readBack(file).faults.map(({ code, by, line, column, found }) => [code, by, line, column, found])
    const entries = [
      { title: { de: 'A' } },
      { title: { de: 'B' }, day: 'soon' },
      { colour: 'red' },
      { colour: 'blue' },
      5,
    ]
    expect(faults(JSON.stringify(entries, null, 2))).toEqual([
      ['column-unknown', 'entry', 3, 'colour', 'colour'],
      ['no-entry', 'entry', 5, '', ''],
      ['date', 'entry', 2, 'day', 'soon'],
    ])
    expect(faults('[\n  {"day": "2026-01-01"},\n  {"day" "2026-01-02"}\n]')).toEqual([
      ['json-broken', 'line', 3, '', '10'],
    ])
    expect(faults('[{"title": {"de": ["A"]}, "day": {}}]')).toEqual([['text', 'entry', 1, 'title de', '']])
    expect(faults('title de\n"A\nB"\n\nC,D\n')).toEqual([['cells-wrong', 'line', 5, '', '2']])
  })

  describe('are read with days as a spreadsheet has saved them', () => {
    const days = (...cells: readonly string[]) => {
      const { entries, faults } = readBack(`title de;day\n${cells.map((cell) => `A;${cell}\n`).join('')}`)
      return [entries.map(({ values }) => values[1]?.value), faults.map(({ code, line, found }) => [code, line, found])]
    }

    test('where the file itself says in which order', () => {
      expect(days('24.12.2026', '2026/1/2', '٣/٤/٢٠٢٦', '31/12/2026', '')).toEqual([
        ['2026-12-24', '2026-01-02', '2026-04-03', '2026-12-31', ''],
        [],
      ])
      expect(days('3/4/2026', '12/31/2026')).toEqual([['2026-03-04', '2026-12-31'], []])
    })

    test('and say of others in which line they are', () => {
      expect(days('24.12.2026', '3/4/2026')[1]).toEqual([['date-order', 3, '3/4/2026']])
      expect(days('24/12/2026', '12/24/2026')[1]).toEqual([
        ['date-order', 2, '24/12/2026'],
        ['date-order', 3, '12/24/2026'],
      ])
      expect(days('31.02.2026', '13/13/2026')[1]).toEqual([
        ['date', 2, '31.02.2026'],
        ['date', 3, '13/13/2026'],
      ])
    })
  })
})

describe('[COLL-9] a list that always has some items', () => {
  const steps = list({ name: text() }, { min: 2, max: 4 })
  const said = (...names: readonly string[]) => ({
    isWhole: true,
    items: names.map((name) => ({ values: [{ field: 'name', language: 'de', value: name }] })),
  })
  const after = (...names: readonly string[]) => {
    let number = 0
    return itemsAfter(steps, [], said(...names), () => `n${++number}`).map(({ id, name }) => [id, name])
  }

  test.each([
    [
      [],
      [
        ['i1', {}],
        ['i2', {}],
      ],
      true,
    ],
    [
      ['A'],
      [
        ['n1', { de: 'A' }],
        ['i2', {}],
      ],
      true,
    ],
    [
      ['A', 'B'],
      [
        ['n1', { de: 'A' }],
        ['n2', { de: 'B' }],
      ],
      false,
    ],
  ] as const)('with %j keeps what a file says, and has empty ones for the others', (names, items, isShort) => {
    expect(after(...names)).toEqual(items)
    expect(isTooShort(steps, [], said(...names))).toBe(isShort)
  })

  test('gives an empty one another name where its own is taken', () => {
    const before = [
      { id: 'i2', name: { de: 'A' } },
      { id: 'i1', name: { de: 'B' } },
    ]
    const kept = { isWhole: true, items: [{ id: 'i2', values: [] }] }
    expect(itemsAfter(steps, before, kept, () => 'new')).toEqual([
      { id: 'i2', name: { de: 'A' } },
      { id: 'new', name: {} },
    ])
  })
})
