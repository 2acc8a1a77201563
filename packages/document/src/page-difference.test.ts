import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageDifference } from './page-difference.ts'
import type { Page } from './site.ts'

const page = (id: string): Page => ({
  ...{ id, path: `/${id}`, meta: { title: {}, keywords: {}, description: {} } },
  ...{ sections: [], header: null, footer: null, extras: {} },
})
const pages = ['a', 'b', 'c', 'd', 'e'].map(page)
const ids = (list: readonly { readonly page: Page; readonly index: number }[]) =>
  list.map(({ page: { id }, index }) => `${id}${index}`).join(' ')

function told(before: readonly Page[], now: readonly Page[]) {
  const { gone, come, isOrderKept } = pageDifference(before, now)
  return [ids(gone), ids(come), isOrderKept]
}

test('what is another object, new or gone is named with its place, and nothing else', () => {
  expect(told(pages, pages)).toEqual(['', '', true])
  expect(told(pages, pages.with(2, page('c')))).toEqual(['c2', 'c2', true])
  expect(told(pages, pages.with(1, page('b')).with(3, page('d')))).toEqual(['b1 d3', 'b1 d3', true])
  expect(told(pages, pages.with(2, page('x')))).toEqual(['c2', 'x2', true])
  expect(told(pages, pages.toSpliced(2, 1))).toEqual(['c2', '', true])
  expect(told(pages, pages.toSpliced(2, 0, page('x')))).toEqual(['', 'x2', true])
  expect(told(pages, pages.toSpliced(1, 2, pages[2]!, pages[1]!))).toEqual(['', '', false])
  expect(told([], pages.slice(0, 1))).toEqual(['', 'a0', true])
})

test('with what came in the place of what is gone, any list becomes the other', () => {
  const some = fc.array(fc.record({ at: fc.nat(9), does: fc.constantFrom('add', 'remove', 'change', 'move') }))
  fc.assert(
    fc.property(some, (acts) => {
      let now: readonly Page[] = pages
      for (const [number, { at, does }] of acts.entries()) {
        const place = now.length === 0 ? 0 : at % now.length
        const old = now[place]
        if (does === 'add') now = now.toSpliced(place, 0, page(`new${number}`))
        else if (!old) continue
        else if (does === 'remove') now = now.toSpliced(place, 1)
        else if (does === 'change') now = now.with(place, { ...old })
        else now = [old, ...now.toSpliced(place, 1)]
      }
      const { gone, come, isOrderKept } = pageDifference(pages, now)
      expect(gone.every(({ page, index }) => pages[index] === page && !now.includes(page))).toBe(true)
      expect(come.every(({ page, index }) => now[index] === page && !pages.includes(page))).toBe(true)
      const staying = pages.filter((one) => now.includes(one))
      expect(staying.length + gone.length).toBe(pages.length)
      expect(staying.length + come.length).toBe(now.length)
      expect(isOrderKept).toBe(now.filter((one) => staying.includes(one)).every((one, index) => one === staying[index]))
    }),
  )
})
