import { readFileSync } from 'node:fs'
import { importSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { withDaysAhead } from './days-ahead.ts'

const starter = (id: string) => {
  const file = new URL(`../../../../examples/starters/${id}/site.json`, import.meta.url)
  const read = importSite(JSON.parse(readFileSync(file, 'utf8')), catalog)
  if ('faults' in read) throw new Error(`${id} has faults.`)
  return read.site
}

test.each([
  ['2026-12-01', '2027-06-12'],
  ['2027-04-12', '2027-06-12'],
  ['2027-04-14', '2028-06-12'],
  ['2027-06-13', '2028-06-12'],
  ['2035-01-01', '2035-06-12'],
])('[U46] who begins with the wedding on %s counts down to %s, and invites to that day', (today, day) => {
  const { events, pages } = withDaysAhead(starter('wedding'), new Date(`${today}T12:00:00Z`))
  expect(events[0]?.date).toBe(`${day}T17:00`)
  expect(pages[0]?.sections.find(({ template }) => template === 'CountDown')?.content.day).toBe(day)
})

test.each(['2027-07-17', '2027-07-18', '2027-07-19', '2027-07-20', '2031-12-31'])(
  '[U46] who begins with the festival on %s has its three nights in one year, all to come',
  (today) => {
    const { pages } = withDaysAhead(starter('festival'), new Date(`${today}T12:00:00Z`))
    const said = JSON.stringify(pages).match(/\d{4}-09-1\d/g) ?? []
    expect(said.length).toBeGreaterThan(9)
    expect(new Set(said.map((day) => day.slice(0, 4))).size, said.join()).toBe(1)
    for (const day of said) expect(day > today).toBe(true)
  },
)

test('[U46] a starter without a day to come stays as it is', () => {
  const cafe = starter('cafe')
  expect(withDaysAhead(cafe, new Date('2041-01-01'))).toEqual(cafe)
})
