import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ahead, type Divided, listPageKey, numberOf, pagesBehind, partAt } from './list-parts.ts'

type Dated = Divided<{ readonly day: string; readonly until: string }>['all'][number]

const dayAt = (offset: number) => new Date(Date.UTC(2026, 5, 1 + offset)).toISOString().slice(0, 10)
const TODAY = dayAt(0)

/** A calendar of these days, counted from today. */
const calendar = (offsets: readonly number[], changes: Partial<Divided<Dated>> = {}): Divided<Dated> => ({
  all: offsets.toSorted((one, two) => two - one).map((offset) => ({ day: dayAt(offset), until: '' })),
  ...{ amount: 3, isCalendar: true, keepsPast: false, today: TODAY },
  ...changes,
})

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
const daysOn = (list: Divided<Dated>, number: number) => partAt(list, number).entries.map(({ day }) => day)
const behindOf = ({ all, amount, isCalendar }: Divided<Dated>) => pagesBehind(all.length, amount, isCalendar)

const offsets = fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 60 })
const lists = fc.record({ offsets, amount: fc.integer({ min: 1, max: 7 }) })

describe('[COLL-3] a calendar', () => {
  test('of thirty days ahead begins with tomorrow, and what is farther stands behind', () => {
    const list = calendar(from(1, 30), { amount: 12 })
    expect(daysOn(list, 0)).toEqual(from(1, 12).map(dayAt))
    expect(partAt(list, 0)).toMatchObject({ previous: null, next: 2 })
    expect(daysOn(list, 2)).toEqual(from(13, 18).map(dayAt))
  })

  test('has what was behind its first page, the way back from it', () => {
    const list = calendar([...from(-7, 7), ...from(1, 10)])
    expect(daysOn(list, 0)).toEqual(from(1, 5).map(dayAt))
    expect(partAt(list, 0)).toMatchObject({ previous: 3, next: 5 })
    expect(daysOn(list, 1)).toEqual(from(-7, 3).map(dayAt))
  })

  test('begins with what goes on today', () => {
    const list = calendar(from(1, 9))
    const running = { day: dayAt(-30), until: dayAt(5) }
    expect(partAt({ ...list, all: [...list.all, running] }, 0).entries[0]).toBe(running)
    expect(ahead({ ...list, all: [...list.all, running] })[0]).toBe(running)
  })

  test('of one page has what was last, and of what does not go the last when nothing lies ahead', () => {
    expect(daysOn(calendar([-2, -1, 1, 2]), 0)).toEqual([1, 2, -1, -2].map(dayAt))
    expect(daysOn(calendar(from(-9, 8)), 0)).toEqual([])
    expect(daysOn(calendar(from(-9, 8), { keepsPast: true }), 0)).toEqual(from(-4, 3).map(dayAt))
  })

  test('leads to all that lies ahead from its first page on, each once and the soonest first', () => {
    fc.assert(
      fc.property(lists, ({ offsets, amount }) => {
        const list = calendar(offsets, { amount })
        const days: string[] = []
        for (let number: number | null = 0; number !== null; number = partAt(list, number).next) {
          const found = daysOn(list, number)
          expect(found.length).toBeLessThan(amount * 3 + 1)
          days.push(...(behindOf(list) === 0 ? found.filter((day) => day >= TODAY) : found))
        }
        expect(days).toEqual(ahead(list).map(({ day }) => day))
      }),
    )
  })

  test('leads to all that was, and has each entry on one of the pages behind the first', () => {
    fc.assert(
      fc.property(lists, ({ offsets, amount }) => {
        const list = calendar(offsets, { amount })
        const behind = behindOf(list)
        if (behind === 0) return
        const numbered = from(1, behind).flatMap((number) => partAt(list, number).entries)
        expect(numbered).toEqual(list.all.toReversed())
        const back: Dated[] = []
        for (let at = partAt(list, 0).previous; at !== null; at = partAt(list, at).previous) {
          back.unshift(...partAt(list, at).entries)
        }
        expect(back.filter(({ day }) => day < TODAY)).toEqual(list.all.filter(({ day }) => day < TODAY).toReversed())
      }),
    )
  })

  test('keeps what stands on its pages when a later day comes to it, but on the last', () => {
    fc.assert(
      fc.property(lists, ({ offsets, amount }) => {
        const [before, after] = [calendar(offsets, { amount }), calendar([...offsets, 50], { amount })]
        for (const number of from(1, Math.max(0, behindOf(before) - 1))) {
          expect(daysOn(after, number)).toEqual(daysOn(before, number))
        }
      }),
    )
  })
})

test('[COLL-3] each list of a page has pages under keys of its own', () => {
  expect([listPageKey(0, 0), listPageKey(0, 12), listPageKey(1, 12), listPageKey(1, 0)]).toEqual(['', '12', '2-12', ''])
  expect([numberOf('', 0), numberOf('12', 0), numberOf('12', 1), numberOf('2-12', 1), numberOf('2-12', 0)]).toEqual([
    ...[0, 12, 0, 12, 0],
  ])
})
