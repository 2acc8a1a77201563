import { type Operation, putBackId, type TextWrite } from '@mimar/document'
import { expect, test } from 'vitest'
import { keysOf } from './seeing.ts'
import type { Change, Step, Version } from './state.ts'
import { rebased, stepsWithout, versionsIn, withVersions } from './versions.ts'

const write = (value: string | null, field = 'title') =>
  ({ do: 'set-field', section: 'hero', field, language: 'en', value }) as TextWrite & Operation
const change = (id: string, operation: Operation = write(id), more: Partial<Change> = {}): Change => ({
  ...{ id, operation },
  ...more,
})
const news = (id: string, operation: Operation = write(id)) => ({ id, operation })
const remove: Operation = { do: 'remove-section', section: 'hero' }

test('[U42] words that the server put back over ours are told with both, and with what writes theirs', () => {
  const found = versionsIn([change('a', write('Mine'))], [news(putBackId('a'), write('Theirs'))])
  expect(found).toMatchObject([{ mine: 'Mine', theirs: 'Theirs', write: { field: 'title', value: 'Theirs' } }])
})

test('[U42] what others wrote besides is no version, nor what was put back over somebody else', () => {
  const unsent = [change('a', write('Mine'))]
  expect(versionsIn(unsent, [news('x'), news(putBackId('b'))])).toEqual([])
})

test('[U42] of several late changes the last words are ours, up to the one that was put back', () => {
  const unsent = [change('a', write('First')), change('b', write('Second')), change('c', write('Third'))]
  const mine = (id: string) => versionsIn(unsent, [news(putBackId(id), write('Theirs'))]).map(({ mine }) => mine)
  expect([mine('a'), mine('b'), mine('c')]).toEqual([['First'], ['Second'], ['Third']])
})

test('[U42] texts that were put back and are none of ours are not told', () => {
  const both: Operation = { do: 'together', operations: [write('Theirs'), write('Other', 'paragraph')] }
  expect(versionsIn([change('a')], [news(putBackId('a'), both)]).map(({ write }) => write.do)).toEqual(['set-field'])
})

test('[U42] no words are words too', () => {
  const [found] = versionsIn([change('a', write(null))], [news(putBackId('a'), write(null))])
  expect(found).toMatchObject({ mine: '', theirs: '' })
})

const version = (mine: string, theirs: string, field = 'title'): Version => ({
  ...{ key: mine, mine, theirs },
  write: write(theirs, field),
})

test('[U42] a newer version of a text takes the place of what it says again; others show the words that stand there now', () => {
  const before = [version('A', 'Theirs'), version('B', 'Theirs'), version('C', 'Theirs', 'paragraph')]
  expect(withVersions(before, [version('A and more', 'Later')])).toEqual([
    { ...version('B', 'Theirs'), theirs: 'Later' },
    version('C', 'Theirs', 'paragraph'),
    version('A and more', 'Later'),
  ])
  expect(withVersions(before, [])).toEqual(before)
})

const between = (all: readonly { id: string; operation: Operation }[]) => ({ from: 5, to: 9, news: all })

test.each<readonly [string, Change, readonly ReturnType<typeof news>[], number | undefined]>([
  ['nobody touched its text', change('a', write('A'), { base: 5 }), [news('x', write('X', 'paragraph'))], 9],
  ['somebody did, unseen', change('a', write('A'), { base: 5 }), [news('x', write('X'))], 5],
  ['somebody did, and it was seen', change('a', write('A'), { base: 5, sees: ['x'] }), [news('x', write('X'))], 9],
  ['it is the news itself', change('x', write('X'), { base: 5 }), [news('x', write('X'))], 9],
  ['it was late before', change('a', write('A'), { base: 4 }), [], 4],
  ['it stands on nothing known', change('a'), [], 9],
  ['one of several news touched it', change('a', write('A'), { base: 6 }), [news('x', remove), news('y')], 6],
])('[U42] an unsent change is based anew unless its text was changed unseen: %s', (_, unsent, all, base) => {
  expect(rebased([unsent], between(all))[0]?.base).toBe(base)
})

test('[U42] steps lose what they would do to texts of others, and go where nothing is left of them', () => {
  const step = (...operations: readonly Operation[]) => ({ name: {}, operations }) as unknown as Step
  const steps = [step(write('A')), step(write('A'), write('B', 'paragraph')), step(remove)]
  expect(stepsWithout(steps, keysOf([write('')]))).toEqual([step(write('B', 'paragraph')), step(remove)])
  const both: Operation = { do: 'together', operations: [write('A'), write('B', 'paragraph')] }
  expect(stepsWithout([step(both)], keysOf([write('')]))).toEqual([step(both)])
  expect(stepsWithout([step(both)], keysOf([both]))).toEqual([])
  expect(stepsWithout(steps, new Set())).toBe(steps)
})
