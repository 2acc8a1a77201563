import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import { eventDate } from './event-date.ts'
import styles from './rsvp.css?raw'
import { rsvpExamples } from './rsvp.examples.ts'
import { rsvp } from './rsvp.ts'
import { Rsvp } from './rsvp.view.tsx'
import { rsvpWords } from './rsvp.words.ts'

conformingTemplate({ template: rsvp, View: Rsvp, words: rsvpWords, examples: rsvpExamples, styles })

const [, , plain] = rsvpExamples
const events = [
  { id: 'e1', name: 'Pomegranate night', date: '2027-10-15T19:30', place: 'The courtyard', text: 'Bring a friend.' },
  { id: 'e2', name: 'Quince night', date: 'in autumn', place: '', text: '' },
]
const drawn = (eventId: string) => drawExample(rsvp, Rsvp, plain!, { section: { eventId }, site: { events } })

test('[GEN-5] an invitation shows the event it names, and the first of the site where it names none', () => {
  expect(drawn('e2')).toContain('<h2>Quince night</h2>')
  expect(drawn('e2')).toContain('name="event" value="e2"')
  for (const id of ['', 'gone']) expect(drawn(id)).toContain('<h2>Pomegranate night</h2>')
})

test('[SEC-20] an event has its name, its date, its place and its text', () => {
  const markup = drawn('e1')
  for (const text of ['Pomegranate night', 'Bring a friend.', 'The courtyard', 'Friday, October 15, 2027'])
    expect(markup).toContain(text)
})

test('[SEC-20] the reply goes the way of a message, with the answer and how many come', () => {
  const markup = drawn('e1')
  expect(markup).toContain('action="/api/v1/sites/form/contact/hotel/?lang=en" method="post"')
  expect(markup).toMatch(/<input type="radio" name="attending"[^>]*value="yes"\/>/)
  expect(markup).toContain('name="guests"')
  for (const name of ['name', 'email', 'message']) expect(markup).toContain(`<label for="s1-${name}">`)
})

test('[SEC-20] without any event the invitation still says what it is for', () => {
  expect(drawExample(rsvp, Rsvp, plain!)).toContain('<h2 class="rsvp-title">You are invited</h2>')
})

test.each([
  ['ar', '2027-10-15', 'الجمعة، 15 أكتوبر 2027'],
  ['de', '2027-10-15', 'Freitag, 15. Oktober 2027'],
  ['en', 'every Friday', 'every Friday'],
  ['en', '2027-99-99', '2027-99-99'],
])('[SEC-20] in %s, %s is said as %s', (language, date, said) => {
  expect(eventDate(date, language)).toBe(said)
})
