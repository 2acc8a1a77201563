import { expect, test } from 'vitest'
import { cut, Joining } from './pieces.ts'

const shared = { title: 'Home', numbers: [1, [2]], nothing: null }
const value = {
  pages: [shared, shared, { deep: { deeper: { deepest: [{ x: 'ü' }] } } }],
  releases: [{ at: 1, pages: [shared] }],
  empty: [[], {}],
  word: 'word',
  no: false,
}

test.each([0, 1, 2, 3, 9])('what was cut %i levels deep is the same again, and what was one object is one', (depth) => {
  const joining = new Joining()
  const work = cut(value, depth, new Map())
  for (;;) {
    const step = work.next()
    if (!step.done) {
      joining.add(step.value)
      continue
    }
    const again = joining.get(step.value) as typeof value
    expect(again).toEqual(value)
    if (depth < 2) return
    expect(again.pages[1]).toBe(again.pages[0])
    if (depth > 3) expect(again.releases[0]?.pages[0]).toBe(again.pages[0])
    return
  }
})
