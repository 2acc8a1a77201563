import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { someSite } from '../testing/site.ts'
import { readMeasured, speedsOf } from './speeds.ts'

test('[STAT-5] what a page sends becomes a width and a bucket for each measure', () => {
  expect(readMeasured('/', 'w390\nl1240 comp-hero\ni80\nc12 comp-list')).toEqual({
    width: 'narrow',
    speeds: [
      { page: '/', measure: 'lcp', section: 'comp-hero', bucket: 1500 },
      { page: '/', measure: 'inp', section: '', bucket: 100 },
      { page: '/', measure: 'cls', section: 'comp-list', bucket: 25 },
    ],
  })
  expect(readMeasured('/', 'w768')).toEqual({ width: 'medium', speeds: [] })
  expect(readMeasured('/', 'w1920\nl9999999')?.speeds).toMatchObject([{ bucket: 20_000 }])
})

test.each([
  '',
  'l1240',
  'w390\nx5',
  'w390\nl-5',
  'w390\nl5\nl6',
  'w390\nl5 <b>',
  'w390\nl5\n',
  `w390\n${'l5 a'.repeat(200)}`,
])('[STAT-5] anything else is nothing: %s', (body) => {
  expect(readMeasured('/', body)).toBeUndefined()
})

test('[STAT-5] three quarters of the visits had what is told of a page or less', () => {
  const site = someSite()
  const row = (page: string, bucket: number, times: number, section = '') => ({
    page,
    measure: 'lcp',
    section,
    bucket,
    times,
  })
  const [told] = speedsOf(site, [row('/', 800, 4), row('/', 1_000, 4), row('/', 2_500, 2, 'comp-none')], catalog)
  expect(told).toMatchObject({ path: '/', times: 10, lcp: 975, inp: null, cls: null })
  expect(speedsOf(site, [row('/', 800, 4)], catalog)[0]?.lcp).toBeNull()
})
