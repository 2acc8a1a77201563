import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

type Step = readonly [seconds: number, name: string, cost: number, wait: number]

test.each<[string, readonly Step[]]>([
  ['all at once, then none', [...Array.from({ length: 10 }, (): Step => [0, 'a', 1, 0]), [0, 'a', 1, 10]]],
  [
    'one comes back every ten seconds',
    [
      [0, 'a', 10, 0],
      [9, 'a', 1, 1],
      [10, 'a', 1, 0],
      [10, 'a', 1, 10],
    ],
  ],
  [
    'what is refused takes nothing',
    [
      [0, 'a', 10, 0],
      [5, 'a', 1, 5],
      [5, 'a', 100, 5],
      [10, 'a', 1, 0],
    ],
  ],
  [
    'whoever has something left may take more, and waits longer',
    [
      [0, 'a', 9, 0],
      [0, 'a', 7, 0],
      [0, 'a', 1, 70],
      [70, 'a', 1, 0],
    ],
  ],
  [
    'no more comes back than there was',
    [
      [0, 'a', 10, 0],
      [3_600, 'a', 10, 0],
      [3_600, 'a', 1, 10],
    ],
  ],
  [
    'names do not share',
    [
      [0, 'a', 10, 0],
      [0, 'b', 10, 0],
      [0, 'a', 1, 10],
    ],
  ],
])('%s', (_what, steps) => {
  let now = 0
  const buckets = new TokenBuckets({ atOnce: 10, aMinute: 6 }, () => now)
  for (const [seconds, name, cost, wait] of steps) {
    now = seconds * 1_000
    expect([seconds, buckets.take(name, cost)]).toEqual([seconds, wait])
  }
})

test('many names take no memory for ever', () => {
  const buckets = new TokenBuckets({ atOnce: 1, aMinute: 1 }, () => 0)
  for (let name = 0; name <= 10_000; name += 1) buckets.take(`${name}`, 1)
  expect([buckets.waitOf('0'), buckets.waitOf('1')]).toEqual([0, 60])
})
