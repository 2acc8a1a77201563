import { expect, test } from 'vitest'
import type { Site } from '../site.ts'
import { someCatalog, somePage, someSection, someSite } from '../testing/site.ts'
import { unitsOf, versionOf } from './exchange.ts'
import { statusOf, textsOfSite } from './list.ts'
import { readTextId, textId } from './texts.ts'
import { writingOf } from './write.ts'

const own = [someSection('Footer', 'own-foot', { copyrightText: { ar: '© هنا' } })]
const page = {
  ...somePage('third', '/third', [
    someSection('Slides', 'inner', { slides: [{ id: 's', slideTitle: {}, slideParagraph: {} }] }),
  ]),
  header: [someSection('Hero', 'own-head')],
  footer: own,
}
const site: Site = { ...someSite, pages: [page, ...someSite.pages] }

test('the texts of a site are listed page by page in reading order, then what pages share, settings, events, pictures', () => {
  const owners = textsOfSite(site, someCatalog).map(({ group: { owner, page: at, template } }) =>
    [owner.kind, owner.id, at, template].join(' '),
  )
  const order = [...new Set(owners)]
  expect(order).toEqual([
    'page third third ',
    'section own-head third Hero',
    'section inner third Slides',
    'section own-foot third Footer',
    'page home home ',
    'section hero home Hero',
    'section cards home Cards',
    'section gallery home Gallery',
    'page contact contact ',
    'section form contact Contact',
    'section slides contact Slides',
    'section foot  Footer',
    'settings   ',
    'event wedding  ',
    'media court  ',
    'media hall  ',
  ])
  const ids = textsOfSite(site, someCatalog).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('page.third/title')
  expect(ids).toContain('inner/slides/s/slideParagraph')
  expect(ids).toContain('event.wedding/name')
})

const sources = { ar: { 'a/stale': { en: 'قديم' }, 'a/wordless': { en: '…' } } }
const texts = (ar: string, en?: string) => ({ ar, ...(en !== undefined && { en }) })

test.each([
  ['a/t', texts('بيت', 'House'), 'done'],
  ['a/t', texts('بيت'), 'empty'],
  ['a/t', texts('بيت', ''), 'empty'],
  ['a/t', texts('+90 555'), 'none'],
  ['a/t', texts(''), 'none'],
  ['a/t', {}, 'none'],
  ['a/t', { en: 'House' }, 'done'],
  ['a/stale', texts('بيت', 'House'), 'stale'],
  ['a/stale', texts('بيت'), 'empty'],
  ['a/stale', { en: 'House' }, 'done'],
  ['constructor', texts('بيت', 'House'), 'done'],
] as const)('[U44] the text %s with %j is %s in English', (id, all, wanted) => {
  expect(statusOf({ ...someSite, sources }, { id, texts: all }, 'en')).toBe(wanted)
})

test('[U44] a translation that is outdated in one language is not in another', () => {
  const all = { ar: 'بيت', en: 'House', tr: 'Ev' }
  expect(statusOf({ ...someSite, sources }, { id: 'a/stale', texts: all }, 'tr')).toBe('done')
  expect(statusOf({ ...someSite, sources: { en: sources.ar } }, { id: 'a/stale', texts: all }, 'en')).toBe('done')
  expect(statusOf(someSite, { id: 'a/stale', texts: all }, 'en')).toBe('done')
})

test('[U44] a translator is given each text that has an original, with where it stands, how long it may be and how it stands', () => {
  const outdated: Site = { ...someSite, sources: { ar: { 'hero/title': { en: 'بيت' } } } }
  const given = unitsOf(outdated, someCatalog, 'en', ({ id }) => `at ${id}`)
  expect([given.source, given.target]).toEqual(['ar', 'en'])
  expect(given.units.every(({ source }) => source !== '')).toBe(true)
  expect(given.units.find(({ id }) => id === 'hero/title')).toEqual({
    ...{ id: 'hero/title', owner: 'hero', path: 'title', place: 'at hero/title', source: 'دار الرمّان' },
    ...{ target: 'Dar al-Rumman', state: 'changed', limit: 30, version: versionOf('Dar al-Rumman') },
  })
  expect(given.units.find(({ id }) => id === 'hero/buttons/b1/buttonText')).toEqual({
    ...{ id: 'hero/buttons/b1/buttonText', owner: 'hero', path: 'buttons/b1/buttonText' },
    ...{
      place: 'at hero/buttons/b1/buttonText',
      source: 'المزيد',
      target: '',
      state: 'todo',
      limit: 40,
      version: 'none',
    },
  })
  expect(unitsOf(someSite, someCatalog, 'en', () => '').units.find(({ id }) => id === 'hero/title')?.state).toBe('done')
})

test.each([
  ['', 'none'],
  ['a', versionOf('a')],
])('the version of %j is %s', (text, version) => {
  expect(versionOf(text)).toBe(version)
})

test.each([
  [{ kind: 'section', id: 'hero' }, 'buttons/k1/text', 'hero/buttons/k1/text'],
  [{ kind: 'section', id: 'page' }, 'title', 'page/title'],
  [{ kind: 'page', id: 'home' }, 'title', 'page.home/title'],
  [{ kind: 'event', id: 'wedding' }, 'name', 'event.wedding/name'],
  [{ kind: 'media', id: 'hall' }, 'alt', 'media.hall/alt'],
  [{ kind: 'settings', id: '' }, 'business/telephone', 'site.settings/business/telephone'],
] as const)('the id of a text of %j at %s is %s, and reads as both', (owner, path, id) => {
  expect(textId(owner, path)).toBe(id)
  expect(readTextId(id)).toEqual({ owner, path })
})

test('a text is written where it stands, and cleared by nothing or by spaces', () => {
  const write = (id: string, value: string | null) => writingOf(someSite, id, 'en', value)
  expect(write('hero/buttons/b1/buttonText', 'x')).toEqual({
    ...{ do: 'set-field', section: 'hero', field: 'buttons/b1/buttonText', language: 'en', value: 'x' },
  })
  expect(write('site.settings/name', null)).toEqual({ do: 'set-setting', field: 'name', language: 'en', value: null })
  expect(write('page.home/title', 'x')).toEqual({
    ...{ do: 'set-page-meta', page: 'home', property: 'title', language: 'en', value: 'x' },
  })
  expect(write('media.gone/alt', 'x')).toBeUndefined()
  expect(write('media.constructor/alt', 'x')).toBeUndefined()
  const [event] = someSite.events
  const other = { ...event!, id: 'other' }
  const named = (value: string | null) => {
    const writing = writingOf({ ...someSite, events: [event!, other] }, 'event.wedding/name', 'en', value)
    return writing?.do === 'set-events' ? writing.events.map(({ name }) => name) : []
  }
  expect(named('Wedding')).toEqual([{ ar: 'عرس', en: 'Wedding' }, { ar: 'عرس' }])
  for (const nothing of [null, '', '  ']) {
    expect(named(nothing)).toEqual([{ ar: 'عرس' }, { ar: 'عرس' }])
    expect(writingOf(someSite, 'media.hall/alt', 'ar', nothing)).toMatchObject({ media: { alt: {} } })
  }
})
