import type { Template } from '@mimar/sections'
import { catalog } from '@mimar/sections/definitions'
import { views as allViews } from '@mimar/sections/views'
import { afterEach, expect, test, vi } from 'vitest'

/** As the canvas of an editor that has just been opened. */
async function freshViews() {
  vi.resetModules()
  return import('./views.ts')
}

afterEach(() => void vi.doUnmock('@mimar/sections/first-views'))

test('a usual page brings the views of usual pages alone', async () => {
  const { hasViews, loadViewsOf, views } = await freshViews()
  expect(hasViews(['Header13', 'Navbar'])).toBe(false)
  await loadViewsOf(['Header13', 'Navbar'], catalog)
  expect(hasViews(['Header13', 'Navbar'])).toBe(true)
  expect(hasViews(['Header13', 'RSVP'])).toBe(false)
  expect(Object.keys(views).length).toBeLessThan(Object.keys(allViews).length / 2)
})

test('one unusual section brings all views, and they are those that visitors see', async () => {
  const { hasViews, loadViewsOf, views } = await freshViews()
  await loadViewsOf(['Header13', 'RSVP'], catalog)
  expect(Object.keys(views).toSorted()).toEqual(Object.keys(allViews).toSorted())
  // A template that nobody knows needs no view.
  expect(hasViews(['Carousel99'])).toBe(true)
})

test('a template from outside that calls itself usual is drawn as well', async () => {
  const { hasViews, loadViewsOf } = await freshViews()
  const outside = { ...(catalog.find('RSVP') as Template), isUsual: true }
  await loadViewsOf(['RSVP'], { ...catalog, find: () => outside })
  expect(hasViews(['RSVP'])).toBe(true)
})

test('views that fail to come are asked for again', async () => {
  const { loadFirstViews } = await import('@mimar/sections/first-views')
  const fails = vi.fn(loadFirstViews).mockRejectedValueOnce(new Error('There is no network.'))
  vi.doMock('@mimar/sections/first-views', () => ({ loadFirstViews: fails }))
  const { hasViews, whenViews } = await freshViews()
  vi.useFakeTimers()
  const draws = vi.fn(() => {
    if (!hasViews(['Header13'])) whenViews(['Header13'], catalog, draws)
  })
  draws()
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(hasViews(['Header13'])).toBe(true))
  expect(fails).toHaveBeenCalledTimes(2)
})
