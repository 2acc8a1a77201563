import { describe, expect, test } from 'vitest'
import { apply } from '../apply.ts'
import type { Operation } from '../operation.ts'
import { Problem } from '../problems.ts'
import type { Site } from '../site.ts'
import { fewer } from '../testing/fewer.ts'
import { Random } from '../testing/random.ts'
import { someOperation } from '../testing/random-operations.ts'
import { someCatalog, someSite } from '../testing/site.ts'
import { readCsv, writeCsv } from './csv.ts'
import { type ReadFile, unitsOf } from './exchange.ts'
import { mergingOf, planMerge } from './merge.ts'
import { readXliff, writeXliff } from './xliff.ts'

const forms = [
  { form: 'XLIFF', write: writeXliff, read: readXliff },
  { form: 'CSV', write: writeCsv, read: readCsv },
] as const

const given = (site: Site, language = 'en') => unitsOf(site, someCatalog, language, ({ id }) => `“${id}” & more`)
const after = (site: Site, ...operations: readonly Operation[]) =>
  operations.reduce((now, operation) => apply(now, operation, someCatalog).site, site)
const setTitle = (language: string, value: string | null): Operation => ({
  do: 'set-field',
  section: 'hero',
  field: 'title',
  language,
  value,
})

function planOf(site: Site, read: ReadFile) {
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  const planned = planMerge(site, someCatalog, read.file)
  if ('faults' in planned) throw new Error(JSON.stringify(planned.faults))
  return planned.plan
}

const codes = (read: ReadFile) => ('faults' in read ? read.faults.map(({ code }) => code) : [])

describe.each(forms)('a $form file', ({ write, read }) => {
  test('that nobody has touched changes nothing, whatever the site says', () => {
    let site = someSite
    let count = 0
    for (let seed = 0; seed < fewer(1500); seed += 1) {
      try {
        site = after(site, someOperation(site, new Random(seed)))
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem
      }
      if (seed % 10 > 0) continue
      for (const { code, isPrimary } of site.languages) {
        if (isPrimary) continue
        const plan = planOf(site, read(write(given(site, code))))
        expect([plan.changes, plan.skipped, plan.confirmed], `seed ${seed}`).toEqual([[], [], []])
        count += plan.unchanged
      }
    }
    expect(count).toBeGreaterThan(fewer(500))
  })

  test.each([
    'plain',
    '<b>&amp;</b> "quoted" \'single\'',
    'two\nlines\n\nand a gap',
    '=1+1',
    "'=already",
    '-5 ° ; , \t tab',
    'مرحبًا «بكم» \u200F(abc)\u200E',
    ']]> &#10; 👨‍👩‍👧',
  ])('brings back %j exactly', (words) => {
    const site = after(someSite, {
      do: 'set-field',
      section: 'hero',
      field: 'paragraph',
      language: 'ar',
      value: words,
    })
    const translated = given(site).units.map((unit) =>
      unit.id === 'hero/paragraph' ? { ...unit, target: words, state: 'done' as const } : unit,
    )
    const [change] = planOf(site, read(write({ ...given(site), units: translated }))).changes
    const original = given(site).units.find(({ id }) => id === 'hero/paragraph')?.source
    expect(change?.after).toBe(original)
    expect(change?.source).toBeNull()
  })

  test('brings in what was translated, as one change that can be taken back', () => {
    const units = given(someSite, 'tr').units.map((unit) => ({ ...unit, target: 'Çeviri', state: 'done' as const }))
    const plan = planOf(someSite, read(write({ ...given(someSite, 'tr'), units })))
    expect(plan.changes.map(({ text }) => text.id)).toContain('media.court/alt')
    const [operation] = mergingOf(someSite, plan)
    const done = apply(someSite, operation as Operation, someCatalog)
    expect(given(done.site, 'tr').units.every(({ target }) => target === 'Çeviri')).toBe(true)
    expect(after(done.site, done.inverse)).toEqual(someSite)
  })

  test('never writes over what somebody has written since', () => {
    const units = given(someSite).units.map((unit) => ({ ...unit, target: 'From the file', state: 'done' as const }))
    const file = write({ ...given(someSite), units })
    const site = after(someSite, setTitle('en', 'Newer'))
    const plan = planOf(site, read(file))
    expect(plan.skipped).toMatchObject([{ id: 'hero/title', why: 'newer', value: 'From the file' }])
    expect(plan.changes.map(({ text }) => text.id)).not.toContain('hero/title')
  })

  test('also never over what somebody has cleared since', () => {
    const units = given(someSite).units.map((unit) => ({ ...unit, target: 'From the file' }))
    const plan = planOf(after(someSite, setTitle('en', null)), read(write({ ...given(someSite), units })))
    expect(plan.skipped).toMatchObject([{ id: 'hero/title', why: 'newer' }])
  })

  test('lists texts that are too long and texts that are gone', () => {
    const units = given(someSite).units.map((unit) =>
      unit.id === 'hero/title' ? { ...unit, target: 'x'.repeat(31) } : unit,
    )
    const gone = { ...units[0]!, id: 'gone/title', owner: 'gone', path: 'title', target: 'Hello' }
    const plan = planOf(someSite, read(write({ ...given(someSite), units: [...units, gone] })))
    expect(plan.skipped).toMatchObject([
      { id: 'hero/title', why: 'too-long', params: { limit: 30, length: 31 } },
      { id: 'gone/title', why: 'unknown' },
    ])
    expect(plan.changes).toEqual([])
  })

  test('marks what was translated from an older original', () => {
    const units = given(someSite).units.map((unit) =>
      unit.id === 'hero/title' ? { ...unit, target: 'The House' } : unit,
    )
    const site = after(someSite, setTitle('ar', 'بيت'))
    const plan = planOf(site, read(write({ ...given(someSite), units })))
    expect(after(site, ...mergingOf(site, plan)).sources).toEqual({ ar: { 'hero/title': { en: 'دار الرمّان' } } })
  })

  test('that says an outdated translation is done takes its mark away', () => {
    const site = after(someSite, setTitle('ar', 'بيت'))
    const units = given(site).units.map((unit) => ({ ...unit, state: 'done' as const }))
    const plan = planOf(site, read(write({ ...given(site), units })))
    expect(plan.confirmed.map(({ id }) => id)).toEqual(['hero/title'])
    expect(after(site, ...mergingOf(site, plan)).sources).toBeUndefined()
  })

  test('in a language the site does not have is refused', () => {
    const file = read(write({ ...given(someSite), target: 'xx' }))
    if ('faults' in file) throw new Error('the form itself is fine')
    expect(planMerge(someSite, someCatalog, file.file)).toMatchObject({ faults: [{ code: 'language-unknown' }] })
    expect(planMerge(someSite, someCatalog, { ...file.file, target: 'ar', source: 'en' })).toMatchObject({
      faults: [{ code: 'language-primary' }, { code: 'source-wrong' }],
    })
  })
})

describe('XLIFF', () => {
  const xliff = (inner: string, version = '2.1') =>
    `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="${version}" srcLang="ar" trgLang="en">${inner}</xliff>`

  test.each([
    ['nothing', '  ', ['file-empty']],
    ['no XML', 'id,target en', ['not-xml']],
    ['an element that is never closed', '<xliff><file></xliff>', ['not-xml']],
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', ['not-xml']],
    ['another document', '<html/>', ['not-xliff']],
    ['the old version', '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', ['version-unknown']],
    [
      'several faults',
      xliff(
        '<file id="a"><unit><segment><source>x</source></segment></unit><unit id="t"/><unit id="u"><segment><source>1</source></segment></unit><unit id="u"><segment><source>1</source></segment></unit></file>',
      ),
      ['id-missing', 'source-missing', 'id-repeated'],
    ],
    ['no language', xliff('').replace(' trgLang="en"', ''), ['language-missing']],
  ])('with %s is refused with every fault', (_, text, faults) => {
    expect(codes(readXliff(text))).toEqual(faults)
  })

  test('that another program has cut, marked and grouped reads as the text', () => {
    const unit =
      '<group id="g"><unit id="buttons.b1.buttonText"><segment state="final"><source>ا</source><target>One <mrk id="m" type="term">two</mrk></target></segment><ignorable><source> </source></ignorable><segment state="final"><source>ب</source><target><![CDATA[& three]]></target></segment></unit></group>'
    expect(readXliff(xliff(`<file id="hero">${unit}</file>`, '2.0'))).toEqual({
      file: {
        source: 'ar',
        target: 'en',
        units: [
          {
            id: 'hero/buttons/b1/buttonText',
            source: 'ا ب',
            target: 'One two & three',
            version: undefined,
            isDone: true,
          },
        ],
      },
    })
  })

  test('names units as paths, says limits and places, and what has changed', () => {
    const text = writeXliff(given(after(someSite, setTitle('ar', 'بيت'))))
    expect(text).toContain('<file id="hero" canResegment="no" srcDir="rtl" trgDir="ltr" xml:space="preserve">')
    expect(text).toContain('<unit id="buttons.b1.buttonText" name="hero/buttons/b1/buttonText"')
    expect(text).toContain('<note id="limit" category="limit">30</note>')
    expect(text).toContain('<segment state="initial" subState="mimar:changed">')
  })
})

describe('CSV', () => {
  test('that a spreadsheet has saved with semicolons and other line ends reads the same', () => {
    const file = '\uFEFFid;target EN;version\r"hero/title";"A ""big""; house";none\r'
    expect(readCsv(file)).toEqual({
      file: {
        source: undefined,
        target: 'en',
        units: [{ id: 'hero/title', source: undefined, target: 'A "big"; house', version: 'none', isDone: false }],
      },
    })
  })

  test('without a version protects every text that is there already', () => {
    const plan = planOf(someSite, readCsv('id,target en\r\nhero/title,New\r\nhero/buttons/b1/buttonText,More\r\n'))
    expect(plan.skipped).toMatchObject([{ id: 'hero/title', why: 'newer' }])
    expect(plan.changes).toMatchObject([{ after: 'More', source: null }])
  })

  test.each([
    ['nothing', '\uFEFF\r\n', ['file-empty']],
    ['other columns', 'name,words\r\na,b', ['column-missing', 'column-missing']],
    ['an open quotation mark', 'id,target en\r\na,"b\r\n', ['quote-open']],
    [
      'too many cells, no id, one id twice',
      'id,target en\r\na,b,c\r\n,x\r\nz,1\r\nz,2',
      ['cells-wrong', 'id-missing', 'id-repeated'],
    ],
  ])('with %s is refused with every fault', (_, text, faults) => {
    expect(codes(readCsv(text))).toEqual(faults)
  })
})
