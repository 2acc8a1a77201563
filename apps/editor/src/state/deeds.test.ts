import type { Operation } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { heroSite } from '../testing/sites.ts'
import { textIn } from '../testing/test-editor.ts'
import { did, joined, onTop, redone, refused, stored, undone } from './changes.ts'
import type { Change, Opened, StepName } from './state.ts'

const site = heroSite('hero', 'below')
const [page] = site.pages
const name: StepName = { kind: 'Text', template: 'Header13' }
const OWNER = ['read-site', 'edit-site', 'design-site']

let ids = 0
const newId = () => `change-${++ids}`

function opened(rights: readonly string[] = OWNER, guest?: object): Opened {
  return {
    ...{ stored: site, site, revision: 3, publishedRevision: null, publishedAhead: 0, unsent: [], undo: [], redo: [] },
    ...{ leftovers: [], versions: [], page: page!.id, language: 'en', selected: null },
    facts: { account: { email: '', rights, guest } },
  } as unknown as Opened
}

/** The same site in a second language. */
function inTurkishToo(before: Opened): Opened {
  const [english] = site.languages
  const languages = [...site.languages, { ...english!, code: 'tr', id: 'l-tr', isPrimary: false, order: 2 }]
  return { ...before, site: { ...site, languages } }
}

const write = (value: string, field = 'title', section = 'hero'): Operation => ({
  ...{ do: 'set-field', section, field, value },
  language: 'en',
})
const remove = (section: string): Operation => ({ do: 'remove-section', section })
const does = (before: Opened, operations: readonly Operation[], visit?: string) =>
  did(before, { name, operations, ...(visit !== undefined && { visit }) }, catalog, newId)
const undo = (before: Opened) => undone(before, catalog, newId)
const redo = (before: Opened) => redone(before, catalog, newId)
const reads = ({ site }: Opened, field = 'title', section = 'hero') => textIn(site, field, section)

test('a deed is shown, can be taken back as one step from where it was made, and is to be sent change by change', () => {
  const after = does(opened(), [write('A'), write('B'), write('C', 'paragraph')])
  expect([reads(after), reads(after, 'paragraph'), after.undo.length]).toEqual(['B', 'C', 1])
  expect(after.undo[0]).toMatchObject({ name, page: page!.id, language: 'en' })
  expect(after.undo[0]).not.toHaveProperty('visit')
  expect(after.unsent.map(({ operation }) => operation)).toEqual([write('A'), write('B'), write('C', 'paragraph')])
  expect(new Set(after.unsent.map(({ id }) => id)).size).toBe(3)
  expect(after.stored).toBe(site)
  const back = undo(after)
  expect([reads(back), reads(back, 'paragraph'), back.undo, back.redo.length]).toEqual(['Welcome', 'Come in', [], 1])
  expect(back.unsent).toHaveLength(6)
  const again = redo(back)
  expect([reads(again), reads(again, 'paragraph'), again.undo.length, again.redo]).toEqual(['B', 'C', 1, []])
  expect(again.undo[0]).toMatchObject({ name, page: page!.id, language: 'en' })
  expect([reads(undo(again)), reads(undo(again), 'paragraph')]).toEqual(['Welcome', 'Come in'])
})

test('[EDIT-15] a deed that changes nothing is no step: what was taken back can still be done again', () => {
  const back = undo(does(opened(), [write('A')]))
  expect(does(back, [{ do: 'together', operations: [] }])).toBe(back)
  expect(does(back, [])).toBe(back)
  expect(reads(redo(does(back, [])))).toBe('A')
})

test('what is done in one visit is one step back, until something else comes between', () => {
  const one = does(does(opened(), [write('A')], 'v1'), [write('B')], 'v1')
  expect([one.undo.length, one.undo[0]?.visit, reads(undo(one))]).toEqual([1, 'v1', 'Welcome'])
  const other = does(one, [write('C')], 'v2')
  expect(other.undo.map(({ visit }) => visit)).toEqual(['v1', 'v2'])
  const between = does(does(one, [write('D', 'paragraph')]), [write('E')], 'v1')
  expect(between.undo.map(({ visit }) => visit)).toEqual(['v1', undefined, 'v1'])
  expect(does(does(opened(), [write('A')]), [write('B')]).undo).toHaveLength(2)
  const taken = undo(does(one, [write('D', 'paragraph')]))
  const after = does(taken, [write('E')], 'v1')
  expect([after.undo.length, after.redo]).toEqual([2, []])
})

test('of very many steps the last two hundred can be taken back', () => {
  let now = opened()
  for (let turn = 1; turn <= 203; turn += 1) now = does(now, [write(`Turn ${turn}`)])
  expect(now.undo).toHaveLength(200)
  while (now.undo.length > 0) now = undo(now)
  expect([reads(now), now.redo.length]).toEqual(['Turn 3', 200])
})

test('a step whose section is gone falls away, and the next is taken', () => {
  const done = does(does(opened(), [write('A')]), [write('B', 'title', 'below')])
  const gone = { ...done, site: does(opened(), [remove('below')]).site }
  const back = undo(gone)
  expect([back.undo.length, back.redo, back.site === gone.site]).toEqual([1, [], true])
  const forward = redo({ ...gone, undo: [], redo: done.undo })
  expect([forward.redo.length, forward.undo, forward.site === gone.site]).toEqual([1, [], true])
})

test('where nothing can be taken back or done again nothing changes', () => {
  const now = opened()
  expect([undo(now) === now, redo(now) === now]).toEqual([true, true])
})

test('what goes along becomes part of the last step', () => {
  const done = does(does(opened(), [write('A')]), [write('B')])
  const more = joined(done, [write('C', 'paragraph'), write('D', 'title', 'below')], catalog, newId)
  expect([more.undo.length, more.unsent.length, reads(more, 'paragraph')]).toEqual([2, 4, 'C'])
  const back = undo(more)
  expect([reads(back), reads(back, 'paragraph'), reads(back, 'title', 'below')]).toEqual(['A', 'Come in', 'Welcome'])
})

test('nothing goes along without a step, or where the site refuses it', () => {
  const now = opened()
  expect(joined(now, [write('C')], catalog, newId)).toBe(now)
  const done = does(now, [write('A')])
  expect(joined(done, [remove('gone')], catalog, newId)).toBe(done)
})

test('a deed of which one part is refused is not done at all; its words are kept, one for each text', () => {
  const before = opened()
  const after = does(before, [write('A'), write('B', 'title', 'gone'), write('', 'paragraph'), remove('hero')])
  expect([after.site === before.site, after.unsent, after.undo]).toEqual([true, [], []])
  expect(after.leftovers.map(({ text }) => text)).toEqual(['A', 'B'])
  expect(after.leftovers.map(({ change }) => change.operation)).toEqual([write('A'), write('B', 'title', 'gone')])
  expect(after).not.toHaveProperty('full')
  expect(does(before, [remove('gone')])).toBe(before)
  expect(does(after, [write('C', 'title', 'gone')]).leftovers.map(({ text }) => text)).toEqual(['A', 'B', 'C'])
})

test('[U4] who may only write changes texts and no design, and who translates only their language', () => {
  const hide: Operation = { do: 'set-section', section: 'hero', property: 'isHidden', value: true }
  const setting: Operation = { do: 'set-setting', field: 'contactEmail', value: 'a@b.example' }
  const turkish = { ...write('Hoş geldiniz'), language: 'tr' } as Operation
  const roles: readonly Opened[] = [
    opened(),
    opened(['read-site', 'edit-site']),
    opened(['read-site']),
    opened(['read-site', 'edit-site'], { translates: 'tr' }),
    opened(['read-site', 'edit-site'], { translates: 'ar' }),
    opened(['read-site', 'edit-site'], { translates: null }),
  ]
  const who = (...operations: Operation[]) => roles.map((one) => does(inTurkishToo(one), operations).undo.length === 1)
  expect(who(turkish)).toEqual([true, true, false, true, false, true])
  expect(who(write('A'))).toEqual([true, true, false, false, false, true])
  for (const design of [hide, setting]) {
    expect(who(design)).toEqual([true, false, false, false, false, false])
    expect(who(turkish, design)).toEqual([true, false, false, false, false, false])
  }
})

test('an error of the program is no refusal', () => {
  const broken = { find: () => JSON.parse('{') } as unknown as typeof catalog
  expect(() => did(opened(), { name, operations: [write('A')] }, broken, newId)).toThrow(SyntaxError)
  const unsent = [{ id: 'a', operation: write('A') }]
  expect(() => refused({ ...opened(), unsent }, 'a', broken)).toThrow(SyntaxError)
})

test('[EDIT-15] what no longer applies to the stored site is left out of what is shown, and all else is there', () => {
  const unsent = [write('A'), write('B', 'title', 'gone'), write('C', 'paragraph')].map((operation, at) => ({
    ...{ id: `c${at}`, operation },
  }))
  const shown = onTop(site, unsent, catalog)
  expect([textIn(shown), textIn(shown, 'paragraph')]).toEqual(['A', 'C'])
  const broken = { find: () => JSON.parse('{') } as unknown as typeof catalog
  expect(() => onTop(site, unsent, broken)).toThrow(SyntaxError)
})

test('a text beyond its limit is refused, and that says nothing of how full the site is', () => {
  const long = 'x'.repeat(5_000)
  const after = does(opened(), [write(long)])
  expect([after.undo, after.leftovers.map(({ text }) => text)]).toEqual([[], [long]])
  expect(after).not.toHaveProperty('full')
  const unsent = [{ id: 'a', operation: write(long) }]
  expect(refused({ ...opened(), unsent }, 'a', catalog)).not.toHaveProperty('full')
})

const news = (revision: number, operation: Operation) => ({ id: `n${revision}`, revision, operation })

test('an answer about nothing of ours changes nothing', () => {
  const now = does(opened(), [write('A')])
  expect(stored(now, { revision: 9, changes: [{ id: 'other', revision: 9 }], missed: [] }, catalog)).toBe(now)
})

test('alone, what is shown stays the same objects once it is stored', () => {
  const now = does(does(opened(), [write('A')]), [write('B', 'paragraph')])
  const [first, second] = now.unsent as [Change, Change]
  const half = stored(now, { revision: 4, changes: [{ id: first.id, revision: 4 }], missed: [] }, catalog)
  expect([half.site === now.site, half.stored === now.site, reads({ ...half, site: half.stored })]).toEqual([
    ...[true, false, 'A'],
  ])
  expect([half.unsent.map(({ id }) => id), half.revision]).toEqual([[second.id], 4])
  const all = stored(half, { revision: 5, changes: [{ id: second.id, revision: 5 }], missed: [] }, catalog)
  expect([all.site === now.site, all.stored === now.site, all.unsent, all.revision]).toEqual([true, true, [], 5])
})

test('what others did comes in below what is still unsent', () => {
  const now = does(opened(), [write('Mine')])
  const missed = [news(4, write('Theirs')), news(5, write('Theirs too', 'paragraph'))]
  const after = stored(now, { revision: 5, changes: [], missed }, catalog)
  expect([reads(after), reads(after, 'paragraph'), after.revision]).toEqual(['Mine', 'Theirs too', 5])
  expect(reads({ ...after, site: after.stored })).toBe('Theirs')
})

test('a change of ours that was stored before what is known is not made again', () => {
  const now = { ...does(opened(), [write('Mine')]), revision: 6 }
  const changes = [{ id: now.unsent[0]!.id, revision: 6 }]
  const after = stored(now, { revision: 6, changes, missed: [] }, catalog)
  expect([reads(after), reads({ ...after, site: after.stored }), after.unsent]).toEqual(['Welcome', 'Welcome', []])
})

test('what others did up to the revision that is known is not made again', () => {
  const now = opened()
  const after = stored(now, { revision: 3, changes: [], missed: [news(3, write('Known'))] }, catalog)
  expect(reads(after)).toBe('Welcome')
})

test('[U39] where what is stored was published too, nothing is ahead of it', () => {
  const now = { ...does(opened(), [write('A')]), publishedRevision: 1, publishedAhead: 2 }
  const changes = [{ id: now.unsent[0]!.id, revision: 4 }]
  const after = stored(now, { revision: 4, changes, missed: [], publishedRevision: 4 }, catalog)
  expect(after).toMatchObject({ publishedRevision: 4, publishedAhead: 0 })
  expect(stored(now, { revision: 4, changes, missed: [] }, catalog)).toMatchObject({
    ...{ publishedRevision: 1, publishedAhead: 2 },
  })
})

test('what the server refuses is taken off, its words are kept, and what came after it stays', () => {
  const now = does(does(opened(), [write('A')]), [write('B', 'paragraph')])
  const after = refused(now, now.unsent[0]!.id, catalog)
  expect([reads(after), reads(after, 'paragraph'), after.unsent]).toEqual(['Welcome', 'B', [now.unsent[1]]])
  expect(after.leftovers).toEqual([{ change: now.unsent[0], text: 'A' }])
  expect(after).not.toHaveProperty('full')
  expect(refused(now, 'other', catalog)).toBe(now)
})

const meta: Operation = { do: 'set-page-meta', page: page!.id, property: 'title', language: 'en', value: 'Rooms' }
const setting: Operation = { do: 'set-setting', field: 'contactEmail', value: 'a@b.example' }

test.each<readonly [string, Operation, readonly string[]]>([
  ['of a page', meta, ['Rooms']],
  ['of a setting', setting, ['a@b.example']],
  ['of a text', write('A'), ['A']],
  ['of an emptied text', write(''), []],
  ['of a choice', { do: 'set-field', section: 'hero', field: 'buttons', value: [] }, []],
  ['of the theme', { do: 'set-theme', property: 'look', value: 'SHARP' }, []],
])('what is refused %s leaves the words it held: %j', (_, operation, words) => {
  const unsent = [{ id: 'a', operation }]
  expect(refused({ ...opened(), unsent }, 'a', catalog).leftovers.map(({ text }) => text)).toEqual(words)
})
