import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bounded, type Sum } from './bounded-sums.ts'

const sums = (visits: Readonly<Record<string, number>>) =>
  new Map<string, Sum>(Object.entries(visits).map(([name, count]) => [name, { views: 0, visits: count }]))

function after(there: Map<string, Sum>, { added, gone }: ReturnType<typeof bounded>): Record<string, number> {
  const all = new Map([...there].filter(([name]) => !gone.includes(name)).map(([name, { visits }]) => [name, visits]))
  for (const [name, { visits }] of added) all.set(name, (all.get(name) ?? 0) + visits)
  return Object.fromEntries([...all].sort())
}

test('[STAT-3] those with most stay apart, the others are one sum', () => {
  const there = sums({ a: 9, b: 1, '*': 4 })
  expect(after(there, bounded(there, sums({ a: 1, c: 5, d: 1 }), 2))).toEqual({ '*': 6, a: 10, c: 5 })
})

test('[STAT-3] a name that comes again takes the place of one that was invented once', () => {
  const invented = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`made-up-${index}`, 1]))
  const there = sums(invented)
  expect(after(there, bounded(there, sums({ 'google.com': 1 }), 50))['google.com']).toBe(1)
})

test('[STAT-3] whatever is added, nothing of the sum is lost and no more names are left than may be', () => {
  const some = fc.dictionary(fc.constantFrom(...'abcdefgh*'), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(fc.array(some, { maxLength: 6 }), fc.integer({ min: 1, max: 5 }), (turns, most) => {
      let there = new Map<string, Sum>()
      for (const turn of turns) {
        const left = after(there, bounded(there, sums(turn), most))
        there = sums(left)
        expect(Object.keys(left).filter((name) => name !== '*').length).toBeLessThanOrEqual(most)
      }
      const all = turns.flatMap((turn) => Object.values(turn)).reduce((sum, one) => sum + one, 0)
      expect([...there.values()].reduce((sum, { visits }) => sum + visits, 0)).toBe(all)
    }),
  )
})
