import { firstViews, viewLoaders } from '@mimar/sections/view-loaders'
import { views as allViews } from '@mimar/sections/views'
import { expect, test } from 'vitest'
import { hasViews, loadViews, views } from './views.ts'

test('every template has a view that the canvas has or can fetch, and it is the one visitors see', async () => {
  expect([...Object.keys(firstViews), ...Object.keys(viewLoaders)].toSorted()).toEqual(Object.keys(allViews).toSorted())
  expect(hasViews(['Header13', 'RSVP'])).toBe(false)
  await loadViews(['Header13', 'RSVP'])
  expect(hasViews(['Header13', 'RSVP'])).toBe(true)
  expect(hasViews(['Team5'])).toBe(false)
  await loadViews()
  expect(views).toEqual(allViews)
})

test('a template that is not known needs no view', () => {
  expect(hasViews(['Carousel99'])).toBe(true)
})
