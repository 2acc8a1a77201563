import type { Answer } from '@mimar/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Server } from '../server/server.ts'
import { Answers, answersBegin } from './answers.view.tsx'
import { Booking } from './booking.view.tsx'
import { inboxWords } from './words.ts'

const server = { site: 'hotel' } as unknown as Server
const stay: readonly Answer[] = [
  { question: 'when', label: 'متى تقيمون؟', kind: 'STAY', from: '2026-12-12', until: '2026-12-15' },
  { question: 'who', label: 'كم أنتم؟', kind: 'PEOPLE', adults: 2, children: 1 },
  { question: 'phone', label: 'Phone', kind: 'PHONE', value: '+963 944 555 012' },
  { question: 'wish', label: 'Wishes', kind: 'LONG', value: 'A late arrival.' },
]

const draw = (answers: readonly Answer[], language: 'en' | 'de' = 'en') =>
  renderToStaticMarkup(
    <Booking server={server} message={{ id: 'm1', answers }} language={language}>
      <Answers message={{ answers }} words={inboxWords(language)} language={language} languageName="Arabic" />
    </Booking>,
  )

test('[FORM-8] a request for days is a card: a month with the days, facts in the words of the reader, ways to call and to keep the days', () => {
  const drawn = draw(stay)
  expect(drawn).toContain('Booking request')
  expect(drawn).toContain('<p>December 2026</p>')
  expect([...drawn.matchAll(/data-within=""[^>]*>(\d+)/g)].map(([, day]) => day)).toEqual(['13', '14'])
  expect([...drawn.matchAll(/data-end=""[^>]*>(\d+)/g)].map(([, day]) => day)).toEqual(['12', '15'])
  expect(drawn).toContain('Saturday, December 12, 2026 – Tuesday, December 15, 2026 · Nights: 3')
  expect(drawn).toContain('A late arrival.')
  for (const way of ['tel:+963944555012', 'https://wa.me/963944555012', '/api/v1/sites/hotel/messages/m1/calendar.ics'])
    expect(drawn).toContain(`href="${way}"`)
  expect(draw(stay, 'de')).toContain('Samstag, 12. Dezember 2026 – Dienstag, 15. Dezember 2026 · Nächte: 3')
})

test('[FORM-7] answers without days are facts, and a number without its country is called only', () => {
  const drawn = draw([{ question: 'phone', label: 'Phone', kind: 'PHONE', value: '0944 555' }])
  expect(drawn).toContain('href="tel:0944555"')
  expect(drawn).not.toContain('wa.me')
  expect(drawn).not.toContain('Booking request')
})

test('[FORM-7] the row of a message begins with its first answers', () => {
  expect(answersBegin(stay, 'en')).toBe(
    'Saturday, December 12, 2026 – Tuesday, December 15, 2026 · Nights: 3 · Adults: 2 · Children: 1 · +963 944 555 012',
  )
})
