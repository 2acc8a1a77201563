import { DETAIL_FIELDS } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { DETAIL_KINDS, type EntryKind } from '../entry-kinds.ts'
import { numberSaid } from '../parts/detail.ts'
import type { Example } from '../template.ts'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './entry-head.css?raw'
import { entryHeadExamples } from './entry-head.examples.ts'
import { entryHead } from './entry-head.ts'
import { EntryHead } from './entry-head.view.tsx'
import { entryHeadWords } from './entry-head.words.ts'

conformingTemplate({ template: entryHead, View: EntryHead, words: entryHeadWords, examples: entryHeadExamples, styles })

const [article, evening, room, title] = entryHeadExamples

test('[COLL-2] an entry says its day, what it is about and who wrote it', () => {
  const drawn = drawExample(entryHead, EntryHead, article!)
  expect(drawn).toContain('<p class="entry-topic">Arbeitsrecht</p>')
  expect(drawn).toContain('<time dateTime="2026-11-18">18. November 2026</time>')
  expect(drawn).toContain('<p class="entry-author">Dr. Helene Brandt</p>')
})

test('[COLL-2] an event says its hours, place, price and what is left', () => {
  const drawn = drawExample(entryHead, EntryHead, evening!)
  expect(drawn).toMatch(
    /entry-hours">20:30.*entry-place">باحة دار الرمّان.*entry-price">.*entry-seats">بقيت أماكن قليلة/s,
  )
})

test('[COLL-2] what goes on for several days says the last', () => {
  expect(drawExample(entryHead, EntryHead, room!)).toMatch(/2026-09-30".*<\/time> – <time dateTime="2026-12-31"/)
})

test('[COLL-2] on the canvas each kind is asked for what it has, and what is said is shown whatever the kind', () => {
  const asked = (kind: EntryKind) => {
    const entryOf = { kind, name: 'Liste', link: '/Liste', feed: null, topicLink: null, details: [] }
    const drawn = drawExample(entryHead, EntryHead, title!, { isCanvas: true, section: { entryOf } })
    return ['topic', 'hours', 'place', 'author', 'price'].filter((field) => drawn.includes(`data-field="${field}"`))
  }
  expect(asked('NEWS')).toEqual(['topic', 'author'])
  expect(asked('EVENTS')).toEqual(['topic', 'hours', 'place', 'price'])
  expect(asked('ROOMS')).toEqual(['price'])
})

test('[COLL-2] the way back to the list stands above it', () => {
  const entryOf = { kind: 'NEWS', name: 'Aktuelles', link: '/News', feed: null, topicLink: null, details: [] } as const
  const drawn = drawExample(entryHead, EntryHead, article!, { section: { entryOf } })
  expect(drawn).toContain('<p class="entry-trail"><a href="/News">Aktuelles</a></p>')
})

describe('[COLL-14] what a list has all its entries say', () => {
  const details = [
    { id: 'size', label: 'Fläche', kind: 'SAME', isInList: true },
    { id: 'view', label: 'Blick', kind: 'TEXT', isInList: false },
    { id: 'pets', label: 'Haustiere', kind: 'YES_NO', isInList: false },
    { id: 'fee', label: 'Endreinigung', kind: 'PRICE', isInList: false },
    { id: 'open', label: 'Renoviert', kind: 'DAY', isInList: false },
    { id: 'area', label: 'Größe', kind: 'NUMBER', unit: 'm²', isInList: false },
    { id: 'menu', label: 'Karte', kind: 'LINK', isInList: false },
    { id: 'plan', label: 'Grundriss', kind: 'PICTURE', isInList: false },
  ] as const
  const entryOf = { kind: 'ROOMS', name: 'Zimmer', link: '/Rooms', feed: null, topicLink: null, details } as const
  const fact = (id: string, of: string, said: object = {}) => ({ id, of, ...said })
  const room = (facts: readonly object[], how: { readonly isCanvas?: boolean } = {}) =>
    drawExample(
      entryHead,
      EntryHead,
      { name: 'a room', language: 'de', content: { title: 'Zimmer 4', currency: 'EUR', facts } } as Example,
      { ...how, section: { entryOf } },
    )

  test('of which a number below zero keeps its sign before its figures, and leaves the direction to its unit', () => {
    const nothing = { label: '', value: '', same: '', price: null, day: '', so: null, address: '', picture: null }
    const said = { ...nothing, id: 'x', of: 'area', amount: -2 }
    for (const language of ['ar', 'de']) expect(numberSaid(said, language)).toBe('\u2066-2\u2069')
  })

  test('stands in the order of the list and by its names, whatever order the entry has, and its own comes after it', () => {
    const drawn = room([
      fact('a', '', { label: 'Betten', value: 'zwei' }),
      fact('b', 'view', { value: 'zum Hof' }),
      fact('c', 'size', { same: '32 m²' }),
    ])
    expect(drawn.replace(/<\/?(?:dl|div)[^>]*>/g, '')).toContain(
      '<dt>Fläche</dt><dd><bdi>32 m²</bdi></dd><dt>Blick</dt><dd>zum Hof</dd><dt>Betten</dt><dd>zwei</dd>',
    )
  })

  test.each([
    [fact('x', 'pets', { so: 'YES' }), '<dt>Haustiere</dt><dd>Ja</dd>'],
    [fact('x', 'pets', { so: 'NO' }), '<dt>Haustiere</dt><dd>Nein</dd>'],
    [fact('x', 'fee', { price: 40 }), '<dt>Endreinigung</dt><dd>40\u00a0€</dd>'],
    [fact('x', 'area', { amount: 1032.5 }), '<dt>Größe</dt><dd><bdi><span>1.032,5</span>\u00a0m²</bdi></dd>'],
    [fact('x', 'menu', { address: 'https://dar.example/karte/' }), '<a href="https://dar.example/karte/"'],
    [fact('x', 'menu', { address: 'tel:+49301234' }), '<bdi>+49301234</bdi></a>'],
    [fact('x', 'menu', { address: '/Our_rooms' }), '<bdi>Our rooms</bdi></a>'],
    [fact('x', 'open', { day: '2025-03-01' }), '<dt>Renoviert</dt><dd>1. März 2025</dd>'],
  ])('is written as its kind is: %j', (one, said) => {
    expect(room([one])).toContain(said)
  })

  test('a picture has its place on the canvas, a number one for its figures alone, and visitors get neither while they are empty', () => {
    const asked = [fact('n', 'area'), fact('p', 'plan')]
    const canvas = room(asked, { isCanvas: true })
    expect(canvas).toContain('<dd><bdi><span data-field="facts/n/amount"></span>\u00a0m²</bdi></dd>')
    expect(canvas).toMatch(
      /<dt>Grundriss<\/dt><dd><span class="photo entry-detail-picture is-empty"[^>]*facts\/p\/picture/,
    )
    expect(room(asked)).not.toMatch(/Grundriss|Größe/)
    const drawn = room([fact('p', 'plan', { picture: { media: 'plan', alt: { de: 'Der Plan' } } })])
    expect(drawn).toMatch(/<dt>Grundriss<\/dt><dd><picture/)
  })

  test('is asked on the canvas until it is answered, and never of visitors', () => {
    const unanswered = [fact('v', 'view'), fact('p', 'pets')]
    expect(room(unanswered)).not.toContain('<dl')
    const canvas = room(unanswered, { isCanvas: true })
    expect(canvas).toMatch(/<dt>Blick<\/dt><dd[^>]* data-field="facts\/v\/value"/)
    expect(canvas).toContain('<dt>Haustiere</dt><dd>–</dd>')
  })

  test('that the list asks no more is said no more', () => {
    expect(room([fact('g', 'gone', { value: 'alt', label: 'Früher' })])).not.toContain('alt')
  })
})

test('[COLL-14] each way of writing a detail has a field of its own in the facts of an entry', () => {
  expect([...DETAIL_KINDS].toSorted()).toEqual(Object.keys(DETAIL_FIELDS).toSorted())
  const names = DETAIL_KINDS.map((kind) => DETAIL_FIELDS[kind])
  expect(new Set(names).size).toBe(DETAIL_KINDS.length)
  expect(Object.keys(entryHead.fields.facts.fields)).toEqual(expect.arrayContaining(names))
})
