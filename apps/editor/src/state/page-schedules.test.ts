import type { PageScheduleEntry } from '@mimar/contract'
import { expect, test } from 'vitest'
import { forgetPage, ofPage, pageSchedules } from './page-schedules.ts'

const entry = (page: string): PageScheduleEntry => ({
  ...{ page, at: '2999-01-01T09:00:00.000Z', timeZone: 'UTC', who: 'Lina' },
  ...{ outcome: null, why: null, errors: 0, endedAt: null },
})

test('a page is found by its id, and one that is forgotten leaves the others', () => {
  pageSchedules.setState({ entries: [entry('story'), entry('other')] })
  expect(ofPage('story')(pageSchedules.getState())).toEqual(entry('story'))
  forgetPage('story')
  expect(ofPage('story')(pageSchedules.getState())).toBeUndefined()
  expect(pageSchedules.getState().entries).toEqual([entry('other')])
})
