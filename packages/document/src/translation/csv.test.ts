import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'
import type { Unit } from './exchange.ts'

const unit = (change: Partial<Unit> = {}): Unit => ({
  ...{ id: 'hero/title', owner: 'hero', path: 'title', place: 'Home', source: 'بيت', target: 'House' },
  ...{ state: 'done', limit: 30, version: 'v1' },
  ...change,
})

const linesOf = (...units: Unit[]) => writeCsv({ source: 'ar', target: 'en', units }).split('\r\n')

function unitsIn(text: string) {
  const read = readCsv(text)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.file.units
}

const faultsOf = (text: string) => {
  const read = readCsv(text)
  return 'faults' in read ? read.faults : []
}

describe('a table for translators', () => {
  test('has one row for each text under a row of names, and the mark by which spreadsheets know it', () => {
    const states = (['todo', 'changed', 'done'] as const).map((state) => unit({ state, limit: null }))
    expect(linesOf(unit(), ...states)).toEqual([
      '\uFEFFid,place,source ar,target en,limit,state,version',
      'hero/title,Home,بيت,House,30,done,v1',
      'hero/title,Home,بيت,House,,to do,v1',
      'hero/title,Home,بيت,House,,original changed,v1',
      'hero/title,Home,بيت,House,,done,v1',
      '',
    ])
  })

  test.each([
    ['plain words', 'plain words'],
    ['a "b"', '"a ""b"""'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    [' a', '" a"'],
    ['a ', '"a "'],
    ['=1', "'=1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['\ta', `"'\ta"`],
    ["'=1", "''=1"],
    ["it's", "it's"],
    ['1=1', '1=1'],
  ])('writes %j as %s', (words, wanted) => {
    expect(writeCsv({ source: 'ar', target: 'en', units: [unit({ target: words })] })).toContain(`,بيت,${wanted},30,`)
  })

  test('brings any words back, but for the forms of line ends', () => {
    const sign = fc.constantFrom('"', "'", '=', '+', '-', '@', '\t', ',', ';', '\n', '\r', ' ', 'a', 'م')
    fc.assert(
      fc.property(fc.array(fc.string({ unit: sign }), { minLength: 1, maxLength: 4 }), (all) => {
        const units = all.map((target, index) => unit({ id: `u/${index}`, target }))
        const read = unitsIn(writeCsv({ source: 'ar', target: 'en', units }))
        expect(read.map(({ target }) => target)).toEqual(all.map((words) => words.replace(/\r\n?/g, '\n')))
      }),
    )
  })
})

describe('a table that comes back', () => {
  test('is read by the names of its columns, in whatever order and spelling they stand', () => {
    const text = ' Version ,STATE,Target EN,ID,note,Source AR\nv1, Done ,House, a ,x,بيت\n,to do,,b,,\n'
    expect(readCsv(text)).toEqual({
      file: {
        source: 'ar',
        target: 'en',
        units: [
          { id: 'a', source: 'بيت', target: 'House', version: 'v1', isDone: true },
          { id: 'b', source: '', target: '', version: undefined, isDone: false },
        ],
      },
    })
  })

  test('may hold the id and the translation alone', () => {
    expect(readCsv('id,target pt-BR\na,Casa')).toEqual({
      file: {
        source: undefined,
        target: 'pt-br',
        units: [{ id: 'a', source: undefined, target: 'Casa', version: undefined, isDone: false }],
      },
    })
  })

  test('is known by whole names, not by names like them', () => {
    const names = ['my id', 'ids', 'no target en', 'target', 'target en x']
    for (const name of names) expect(faultsOf(`${name},x\n1,2`)).toHaveLength(2)
    const [one] = unitsIn('id,target en,my version,versions,state of it,restate,no source ar\na,A,1,2,done,done,x')
    expect(one).toEqual({ id: 'a', source: undefined, target: 'A', version: undefined, isDone: false })
  })

  test.each([
    ['id,target en\na,A\nb,B', ['A', 'B']],
    ['id,target en\r\na,A\r\nb,B\r\n', ['A', 'B']],
    ['id,target en\ra,A\rb,B\r', ['A', 'B']],
    ['id\ttarget en\na\tA, b\nb\tB;', ['A, b', 'B;']],
    ['id;target en\na;A, b', ['A, b']],
    ['id,target en\na,"A\nB"\n\n , \nb,B', ['A\nB', 'B']],
    ['id,target en\na,"A\r\nB\rC"', ['A\nB\nC']],
    ['id,target en\na,"say ""A"""', ['say "A"']],
    ['id,target en\na,say "A"', ['say "A"']],
    ['id,target en\na', ['']],
    ['id,target en,note\na,A,\nb,B,', ['A', 'B']],
    ['id,target en,note\na,A,', ['A']],
    ["id,target en\na,'=1\nb,''=1\nc,'a\nd,a'=1\ne,'+1", ['=1', "'=1", "'a", "a'=1", '+1']],
    ['id,"target en"\n"a","A"', ['A']],
  ])('%j says %j', (text, wanted) => {
    expect(unitsIn(text).map(({ target }) => target)).toEqual(wanted)
  })

  test.each([
    ['', [{ code: 'file-empty', params: {} }]],
    [' \n ', [{ code: 'file-empty', params: {} }]],
    ['id,words\na,b', [{ code: 'column-missing', params: { column: 'target …' } }]],
    ['name,target en\na,b', [{ code: 'column-missing', params: { column: 'id' } }]],
    ['"id\n', [{ code: 'quote-open', params: { line: 1 } }]],
    ['id,target en\na,"A\nB"\nb,"C\n', [{ code: 'quote-open', params: { line: 4 } }]],
    ['id,target en\na,"A"x\n', [{ code: 'quote-open', params: { line: 2 } }]],
    ['id,target en\na,A,x\n', [{ code: 'cells-wrong', params: { line: 2 } }]],
    ['id,target en\na,A,\n', [{ code: 'cells-wrong', params: { line: 2 } }]],
    ['id,target en\na,"A\n\nB"\n ,C\n', [{ code: 'id-missing', params: { place: 5 } }]],
    ['id,target en\r\n\r\n,C\r\n', [{ code: 'id-missing', params: { place: 3 } }]],
    ['id,target en\na,A\n a ,B\n', [{ code: 'id-repeated', params: { id: 'a' } }]],
  ])('%j is refused, with what is wrong and where', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })
})
