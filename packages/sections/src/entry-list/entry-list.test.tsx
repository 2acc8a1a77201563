import { expect, test } from 'vitest'
import { publishedMark } from '../mark.ts'
import type { ListedEntry, Listing } from '../template.ts'
import { somePicture } from '../testing/drawing.ts'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './entry-list.css?raw'
import { entryListExamples } from './entry-list.examples.ts'
import { entryList } from './entry-list.ts'
import { EntryList } from './entry-list.view.tsx'
import { entryListWords } from './entry-list.words.ts'

conformingTemplate({ template: entryList, View: EntryList, words: entryListWords, examples: entryListExamples, styles })

const [news, evenings, longest] = entryListExamples

const entry = (id: string, changes: Partial<ListedEntry> = {}): ListedEntry => ({
  ...{
    id,
    link: `/News/${id}`,
    isDraft: false,
    title: `Titel ${id}`,
    text: `Worum es in ${id} geht`,
    topic: 'Mietrecht',
  },
  ...{ author: '', day: '2026-11-04', lastDay: '2026-11-04', hours: '', place: '', price: null, currency: '' },
  ...{ seats: 'FREE', picture: somePicture(id), facts: [] },
  mark: publishedMark({ section: id, template: '', standIns: new Set(), primary: 'de' }),
  ...changes,
})

const listing = (entries: readonly ListedEntry[], changes: Partial<Listing> = {}): Listing => ({
  ...{
    kind: 'NEWS',
    name: 'Aktuelles',
    details: [],
    entries,
    isFirst: true,
    pages: 1,
    previous: null,
    next: null,
    all: null,
  },
  ...{ feed: null, most: null, topics: [], isCalendar: false, isByDay: true, first: null },
  ...changes,
})

test('[COLL-1] the first entry is large with picture and summary, the others are rows', () => {
  const drawn = drawExample(entryList, EntryList, news!, { section: { listing: listing([entry('a'), entry('b')]) } })
  expect(drawn).toMatch(/<li data-lead="">.*alt of a.*Worum es in a geht.*<\/li><li>/s)
  expect(drawn).not.toContain('Worum es in b geht')
  expect(drawn).toContain('<time dateTime="2026-11-04">4. November 2026</time>')
})

test('[COLL-1] a title is the only link of its entry, one rank below the title of the list', () => {
  const first = { listing: listing([entry('a')]), isFirst: true }
  const drawn = drawExample(entryList, EntryList, news!, { section: first })
  expect(drawn).toMatch(/<h1[^>]*>Aktuelles<\/h1>/)
  expect(drawn).toMatch(/<h2 class="entry-name"><a href="\/News\/a">Titel a<\/a><\/h2>/)
  expect(drawn.match(/<a /g)).toHaveLength(1)
})

test('[COLL-5] events go by themselves once they are over, on the first page alone', () => {
  const events = (isFirst: boolean) =>
    drawExample(entryList, EntryList, evenings!, {
      section: { listing: listing([entry('a', { hours: '20:30-22:15' })], { kind: 'EVENTS', isFirst }) },
    })
  expect(events(true)).toContain('data-island="events"')
  expect(events(true)).toContain('data-ends="2026-11-04T19:15:00.000Z"')
  expect(events(false)).not.toContain('data-ends')
})

test('[COLL-5] a draft says so to who edits', () => {
  const drafts = { listing: listing([entry('a', { isDraft: true })]) }
  expect(drawExample(entryList, EntryList, news!, { section: drafts })).toContain('>Entwurf</p>')
})

test('[COLL-3] the ways to older and newer entries are links with words', () => {
  const ways = listing([entry('a')], { isFirst: false, previous: '/News', next: '/News/1', feed: '/News/feed.xml' })
  const drawn = drawExample(entryList, EntryList, news!, { section: { listing: ways } })
  expect(drawn).toMatch(/<nav class="entry-ways" aria-label="Aktuelles">/)
  expect(drawn).toMatch(/rel="prev" href="\/News">.*Neuere Beiträge/)
  expect(drawn).toMatch(/rel="next" href="\/News\/1"><span>Ältere Beiträge/)
  expect(drawn).toContain('<a class="entry-feed" href="/News/feed.xml">Feed</a>')
})

test('[COLL-3] a calendar leads to what is later and earlier, and back to where it begins', () => {
  const ways = { isFirst: false, isCalendar: true, previous: '/Events/1', next: '/Events/3', first: '/Events' }
  const shown = { listing: listing([entry('a')], { kind: 'EVENTS', ...ways }) }
  const drawn = drawExample(entryList, EntryList, evenings!, { section: shown })
  expect(drawn).toMatch(/rel="prev" href="\/Events\/1">.*سابقًا.*rel="next" data-later="" href="\/Events\/3">.*لاحقًا/)
  expect(drawn).toContain('href="/Events"><span>القادم</span></a>')
  // A script that goes on to this page asks which of them are over.
  expect(drawn).toContain('data-ends')
  expect(drawn).not.toContain('data-island')
})

test('[COLL-3] of the next few the others wait unseen', () => {
  const few = { listing: listing([entry('a'), entry('b')], { kind: 'EVENTS', most: 1 }) }
  const drawn = drawExample(entryList, EntryList, evenings!, { section: few })
  expect(drawn).toContain('data-most="1"')
  expect(drawn).toMatch(/<li data-ends="[^"]*"><.*<li data-ends="[^"]*" hidden=""/)
})

test('[COLL-3] jobs that are open until a day go after it, on every page', () => {
  const open = entry('b', { lastDay: '2026-12-01', hours: '9-17' })
  const jobs = { listing: listing([entry('a'), open], { kind: 'JOBS', isFirst: false }) }
  const drawn = drawExample(entryList, EntryList, news!, { section: jobs })
  expect(drawn).toContain('data-island="events"')
  expect(drawn.match(/data-ends="[^"]*"/g)).toEqual(['data-ends="2026-12-01T21:00:00.000Z"'])
})

test('[COLL-5] where all jobs of a page are over, the script finds what is on the next one, and so of events by title', () => {
  const ways = { isFirst: false, previous: '/Jobs', next: '/Jobs/1' }
  const drawn = (changes: Partial<Listing>) =>
    drawExample(entryList, EntryList, news!, { section: { listing: listing([entry('a')], { ...ways, ...changes }) } })
  expect(drawn({ kind: 'JOBS' })).toContain('rel="next" data-later="" href="/Jobs/1"')
  const byTitle = drawn({ kind: 'EVENTS', isByDay: false })
  expect(byTitle).toContain('rel="next" data-later="" href="/Jobs/1"')
  expect(byTitle).toMatch(/data-island="events".*data-ends=/s)
  // The newest first: what comes behind is over, too. And what is never over does not go.
  expect(drawn({ kind: 'EVENTS', isFirst: true, previous: null })).not.toContain('data-later')
  expect(drawn({ kind: 'NEWS' })).not.toContain('data-later')
})

test('[COLL-15] what is ordered otherwise than by day is not older on its next page', () => {
  const ways = { isFirst: false, isByDay: false, previous: '/News', next: '/News/1' }
  const drawn = drawExample(entryList, EntryList, news!, { section: { listing: listing([entry('a')], ways) } })
  expect(drawn).toMatch(/rel="prev" href="\/News">.*Zurück.*rel="next" href="\/News\/1"><span>Weiter</s)
})

test('[COLL-14] a list says of its entries what its owner has it say, and asks nothing of visitors', () => {
  const details = [
    { id: 'size', label: 'Fläche', kind: 'SAME', isInList: true },
    { id: 'view', label: 'Blick', kind: 'TEXT', isInList: false },
    { id: 'beds', label: 'Betten', kind: 'NUMBER', unit: 'Stück', isInList: true },
    { id: 'site', label: 'Mehr', kind: 'LINK', isInList: true },
    { id: 'plan', label: 'Plan', kind: 'PICTURE', isInList: true },
  ] as const
  const fact = {
    label: '',
    value: '',
    same: '',
    price: null,
    amount: null,
    day: '',
    so: null,
    address: '',
    picture: null,
  }
  const facts = [
    { ...fact, id: 'v', of: 'view', value: 'zum Hof' },
    { ...fact, id: 's', of: 'size', same: '32 m²' },
    { ...fact, id: 'b', of: 'beds', amount: 2.5 },
    { ...fact, id: 'l', of: 'site', address: 'https://www.dar.example/rooms/' },
    { ...fact, id: 'p', of: 'plan' },
  ]
  const rooms = { listing: listing([entry('a', { facts }), entry('b')], { kind: 'ROOMS', details }) }
  const drawn = drawExample(entryList, EntryList, longest!, { section: rooms })
  expect(drawn.match(/<dl class="entry-listed">.*?<\/dl>/g)).toEqual([
    '<dl class="entry-listed"><div><dt>Fläche</dt><dd><bdi>32 m²</bdi></dd></div><div><dt>Betten</dt><dd><bdi>2,5\u00a0Stück</bdi></dd></div><div><dt>Mehr</dt><dd><bdi>dar.example/rooms</bdi></dd></div></dl>',
  ])
  expect(drawn).not.toContain('entry-asked')
  const canvas = drawExample(entryList, EntryList, longest!, { isCanvas: true, section: rooms })
  expect(canvas).toMatch(/<ul class="entry-asked" data-list="details">.*data-field="details\/d1\/label"/)
})
