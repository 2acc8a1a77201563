import { expect, test } from 'vitest'
import type { SiteHours } from '../template.ts'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './opening-hours.css?raw'
import { openingHoursExamples } from './opening-hours.examples.ts'
import { openingHours } from './opening-hours.ts'
import { OpeningHours } from './opening-hours.view.tsx'
import { openingHoursWords } from './opening-hours.words.ts'

conformingTemplate({
  template: openingHours,
  View: OpeningHours,
  words: openingHoursWords,
  examples: openingHoursExamples,
  styles,
})

const [restaurant, clinic, long, shop] = openingHoursExamples

const NO_WEEK = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, '']),
)

const daysIn = (drawn: string) => [...drawn.matchAll(/<dt>([^<]*)<\/dt><dd/g)].map(([, day]) => day)

test('[SEC-23] the week begins as the language has it, unless the owner says otherwise', () => {
  expect(daysIn(drawExample(openingHours, OpeningHours, restaurant!))[0]).toBe('الأحد')
  expect(daysIn(drawExample(openingHours, OpeningHours, clinic!))).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
  expect(daysIn(drawExample(openingHours, OpeningHours, long!))[0]).toBe('Samstag')
})

test('[SEC-23] without a script every day says its hours, and nothing is claimed about this moment', () => {
  const drawn = drawExample(openingHours, OpeningHours, restaurant!)
  expect(drawn).toContain('<dt>الثلاثاء</dt><dd>12:00\u00a0–\u2060\u00a023:30</dd>')
  expect(drawn).toContain('<dt>الاثنين</dt><dd data-closed="">مغلق</dd>')
  expect(drawn).toMatch(/class="hours-state" hidden=""/)
  expect(drawn).toMatch(/class="hours-today" hidden=""/)
  expect(drawn).not.toContain('data-today')
})

test('a day that differs is said with its weekday, closed for two weeks with both ends', () => {
  const drawn = drawExample(openingHours, OpeningHours, long!)
  expect(drawn).toContain('data-on="2026-12-24" data-to="2027-01-06" data-hours=""')
  expect(drawn).toContain('Donnerstag, 24. Dezember</time> – <time dateTime="2027-01-06">')
})

test('[SEC-23] a week of which nothing has been said is not there for visitors, and stands with dashes on the canvas', () => {
  const nothing = { name: 'nothing', language: 'en', content: { title: 'Opening hours' } }
  expect(drawExample(openingHours, OpeningHours, nothing)).toBe('')
  const canvas = drawExample(openingHours, OpeningHours, nothing, { isCanvas: true })
  expect(canvas.match(/data-field="week\/\w+">–</g)).toHaveLength(7)
})

test('where nobody has said by whose clock, no script is asked for', () => {
  const drawn = drawExample(openingHours, OpeningHours, restaurant!, { site: { timeZone: '' } })
  expect(drawn).not.toContain('data-island')
})

test('[SEC-23] in one line the whole week stands day behind day, so that without a script nothing is missing', () => {
  const drawn = drawExample(openingHours, OpeningHours, shop!)
  expect(drawn).toContain('data-layout="LINE"')
  expect(daysIn(drawn)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})

const ofSite: SiteHours = {
  section: 'other',
  week: { ...NO_WEEK, monday: '09:00-18:00' },
  special: [{ day: '2026-12-24', until: '', hours: '', reason: 'Christmas Eve' }],
}
const follows = { name: 'follows', language: 'en', content: { title: 'Kitchen', followsHours: true } }

test('[SEC-23] a section that follows says the week of the site and its days that differ, and nothing of them is written there', () => {
  const drawn = drawExample(openingHours, OpeningHours, follows, { site: { hours: ofSite }, isCanvas: true })
  expect(drawn).toContain('<dt>Monday</dt><dd>09:00\u00a0–\u2060\u00a018:00</dd>')
  expect(drawn).toMatch(/data-on="2026-12-24".*Christmas Eve/)
  expect(drawn).not.toMatch(/data-field="(week|special)\//)
})

test('[SEC-23] without other hours on the site it says its own, and so does the one that all others follow', () => {
  const own = { ...follows, content: { ...follows.content, week: { ...NO_WEEK, monday: '10:00-11:00' } } }
  for (const hours of [null, { ...ofSite, section: 's1' }])
    expect(drawExample(openingHours, OpeningHours, own, { site: { hours }, isCanvas: true })).toMatch(
      /data-field="week\/monday">10:00/,
    )
})
