import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './event-list.css?raw'
import { eventListExamples } from './event-list.examples.ts'
import { eventList } from './event-list.ts'
import { EventList } from './event-list.view.tsx'
import { eventListWords } from './event-list.words.ts'

conformingTemplate({ template: eventList, View: EventList, words: eventListWords, examples: eventListExamples, styles })

const [evenings, school, long, nothing] = eventListExamples

test('[SEC-34] an event says its day with month and year, its weekday, hours and place', () => {
  const drawn = drawExample(eventList, EventList, evenings!)
  expect(drawn).toContain('dateTime="2026-11-26"><b>26</b> <span>نوفمبر 2026</span></time>')
  expect(drawn).toContain('<span>الخميس</span><span>20:30\u00a0–\u2060\u00a022:15</span><span>الباحة</span>')
  expect(drawn).toContain('<span>الجمعة</span><span>10:00</span><span>السطح</span>')
})

test('[SEC-34] what goes on for several days says the last one', () => {
  expect(drawExample(eventList, EventList, school!)).toContain(
    'Friday, January 22 – <time dateTime="2027-01-24">Sunday, January 24</time>',
  )
})

test('[SEC-34] its script knows when each is over, by the clock of the business: past midnight on the next day, without an end with its day', () => {
  const drawn = drawExample(eventList, EventList, evenings!)
  const ends = [...drawn.matchAll(/data-ends="([^"]+)"/g)].map(([, end]) => end)
  expect(ends).toEqual([
    '2026-11-26T19:15:00.000Z',
    '2026-12-04T21:00:00.000Z',
    '2026-12-11T21:00:00.000Z',
    '2026-12-31T23:00:00.000Z',
  ])
})

test('[SEC-34] where nobody has said by whose clock, an event is over when its day is so everywhere', () => {
  const drawn = drawExample(eventList, EventList, school!, { site: { timeZone: '' } })
  expect(drawn).toContain('data-ends="2027-01-25T12:00:00.000Z"')
})

test('[SEC-34] few seats, none, and what does not take place are said in words', () => {
  expect(drawExample(eventList, EventList, evenings!)).toMatch(/بقيت أماكن قليلة.*اكتمل العدد/)
  expect(drawExample(eventList, EventList, school!)).toContain('<p class="event-seats">Cancelled</p>')
})

test('[SEC-34] what stands there when nothing is to come waits for the script, and is there at once where the list is empty', () => {
  expect(drawExample(eventList, EventList, long!)).toMatch(/class="event-nothing" hidden=""><p>Zurzeit ist nichts/)
  const empty = drawExample(eventList, EventList, nothing!)
  expect(empty).toContain('<div class="event-nothing"><p>Şu anda planlanan bir şey yok.</p>')
  expect(empty).not.toContain('data-island')
})
