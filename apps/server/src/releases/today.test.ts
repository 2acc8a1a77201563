import { expect, onTestFinished, test } from 'vitest'
import { clock } from '../clock.ts'
import type { SitePictures } from '../media/site-pictures.ts'
import { someSite } from '../testing/site.ts'
import { rendererOf } from './testing.ts'

const pictures: SitePictures = {
  ...{ imageFiles: () => [], cutFiles: () => [], find: () => undefined },
  ...{ table: new Map(), fingerprint: '' },
}

const renderer = rendererOf(pictures)

/** The day of which a site's calendars are that is drawn by clocks of a zone. */
async function dayIn(timeZone: string): Promise<string> {
  const site = someSite()
  const business = { ...site.settings.business, timeZone }
  const { input } = await renderer.prepare({ ...site, settings: { ...site.settings, business } })
  return input.today
}

test('[COLL-3] pages are of the day it is where their owner is, by the clock that all servers go by', async () => {
  onTestFinished(clock.follow(() => Date.UTC(2026, 11, 31, 22, 30)))
  expect(await dayIn('Europe/Berlin')).toBe('2026-12-31')
  expect(await dayIn('Asia/Damascus')).toBe('2027-01-01')
  // Where nobody has said by whose clock, a day is over when it is so everywhere.
  expect(await dayIn('')).toBe('2026-12-31')
  expect(await dayIn('Mars/Base')).toBe('2026-12-31')
})
