import { views as allViews } from '@mimar/sections/views'
import { expect, test } from 'vitest'
import { hasViews, loadViews, views } from './views.ts'

test('the canvas has the views of a first page, fetches the others, and they are those that visitors see', async () => {
  expect(hasViews(['Header13', 'Navbar'])).toBe(true)
  expect(hasViews(['Header13', 'RSVP'])).toBe(false)
  expect(hasViews(['Carousel99'])).toBe(false)
  await loadViews()
  expect(views).toEqual(allViews)
  expect(hasViews(['Header13', 'RSVP'])).toBe(true)
  // A template that nobody knows needs no view.
  expect(hasViews(['Carousel99'])).toBe(true)
})
