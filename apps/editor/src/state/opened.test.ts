import type { Operation, Site } from '@mimar/document'
import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/device.ts'
import type { EditorAddress } from './address.ts'
import { at, atReturned, openedFrom, withKept } from './opened.ts'
import type { Kept } from './outbox.ts'
import type { Opened } from './state.ts'
import { keepSteps } from './steps.ts'

const page = (id: string, path: string) => ({ id, path })
const language = (code: string, isPrimary = false) => ({ code, isPrimary })

function siteWith(...pages: readonly object[]): Site {
  return { id: 'hotel', languages: [language('en'), language('ar', true)], pages } as unknown as Site
}

const site = siteWith(page('home', '/'), page('rooms', '/Rooms'))
const answer = { site: { ...site }, revision: 7, publishedRevision: 5, publishedAhead: 1, account: {} } as never
const NOTHING: Kept = { unsent: [], leftovers: [], versions: [], unkept: null }
const address: EditorAddress = { root: '/edit/', siteId: 'hotel', path: '/', language: null, authHash: null }

const opened = (given: Partial<EditorAddress> = {}, kept = NOTHING, shown = site, storage = memoryStorage()) =>
  openedFrom(answer, shown, kept, { ...address, ...given }, storage)

test('a site opens at the page and in the language of its address, else at the first and in the primary', () => {
  const places = [{}, { path: '/Rooms', language: 'en' }, { path: '/Gone', language: 'xx' }].map((given) => {
    const { page, language, selected } = opened(given) as Opened
    return [page, language, selected]
  })
  expect(places).toEqual([
    ['home', 'ar', null],
    ['rooms', 'en', null],
    ['home', 'ar', null],
  ])
})

test('a site without a page does not open', () => {
  expect(opened({}, NOTHING, siteWith())).toBeNull()
})

test('what the server has and what is shown are kept apart; what the device kept comes along', () => {
  const storage = memoryStorage()
  const steps = { undo: [{ visit: 'a' }], redo: [{ visit: 'b' }] } as never
  keepSteps(storage, 'hotel', steps)
  const kept = { ...NOTHING, unsent: ['u'], leftovers: ['l'], versions: ['v'] } as unknown as Kept
  const found = opened({}, kept, site, storage)
  expect(found).toMatchObject({ revision: 7, publishedRevision: 5, publishedAhead: 1 })
  // The site as it was loaded would stay in memory with them.
  expect(found?.facts).not.toHaveProperty('site')
  expect(found).toMatchObject({ unsent: ['u'], leftovers: ['l'], versions: ['v'] })
  expect(found).toMatchObject(steps)
  expect([found?.site === site, found?.stored === site]).toEqual([true, false])
})

const operation: Operation = { do: 'set-setting', field: 'contactEmail', value: 'a@b.example' }
const change = (id: string) => ({ id, operation })

test('what the device had kept comes before what was done since, and nothing of it twice', () => {
  const kept = {
    ...NOTHING,
    unsent: [change('a'), change('b')],
    leftovers: [
      { change: change('c'), text: 'c' },
      { change: change('d'), text: 'd' },
    ],
    versions: [{ key: 'e' }, { key: 'f' }],
  } as unknown as Kept
  const now = {
    unsent: [change('b'), change('z')],
    leftovers: ['d', 'y'].map((id) => ({ change: change(id), text: id })),
    versions: [{ key: 'f' }, { key: 'x' }],
  } as unknown as Opened
  const all = withKept(now, kept)
  expect(all.unsent.map(({ id }) => id)).toEqual(['a', 'b', 'z'])
  expect(all.leftovers.map(({ text }) => text)).toEqual(['c', 'd', 'y'])
  expect(all.versions.map(({ key }) => key)).toEqual(['e', 'f', 'x'])
})

const here = { site, page: 'home', language: 'ar', selected: 'hero' } as unknown as Opened

test('going elsewhere leaves the selection, another language keeps it, and nowhere new changes nothing', () => {
  expect(at(here, 'home', 'ar')).toBe(here)
  expect(at(here, 'gone', 'en')).toBe(here)
  expect(at(here, 'home', 'en')).toMatchObject({ page: 'home', language: 'en', selected: 'hero' })
  expect(at(here, 'rooms', 'ar')).toMatchObject({ page: 'rooms', language: 'ar', selected: null })
})

test.each([
  ['one page has come back', ['home', 'rooms', 'new'], 'new'],
  ['none has', ['home', 'rooms'], 'home'],
  ['several have, so that it would be a guess', ['home', 'rooms', 'new', 'newer'], 'home'],
  ['one has gone', ['home'], 'home'],
])('where %s, the editor is at it', (_, pages, wanted) => {
  const after = { ...here, site: siteWith(...pages.map((id) => page(id, `/${id}`))) }
  expect(atReturned(here, after).page).toBe(wanted)
})
