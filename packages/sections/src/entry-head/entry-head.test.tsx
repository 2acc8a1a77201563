import { expect, test } from 'vitest'
import type { EntryKind } from '../entry-kinds.ts'
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
    const entryOf = { kind, name: 'Liste', link: '/Liste', feed: null, topicLink: null }
    const drawn = drawExample(entryHead, EntryHead, title!, { isCanvas: true, section: { entryOf } })
    return ['topic', 'hours', 'place', 'author', 'price'].filter((field) => drawn.includes(`data-field="${field}"`))
  }
  expect(asked('NEWS')).toEqual(['topic', 'author'])
  expect(asked('EVENTS')).toEqual(['topic', 'hours', 'place', 'price'])
  expect(asked('ROOMS')).toEqual(['price'])
})

test('[COLL-2] the way back to the list stands above it', () => {
  const entryOf = { kind: 'NEWS', name: 'Aktuelles', link: '/News', feed: null, topicLink: null } as const
  const drawn = drawExample(entryHead, EntryHead, article!, { section: { entryOf } })
  expect(drawn).toContain('<p class="entry-trail"><a href="/News">Aktuelles</a></p>')
})
