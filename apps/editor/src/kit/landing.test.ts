import { expect, test } from 'vitest'
import { landingAt } from './landing.ts'

const box = (x: number, y: number) => ({ x, y, width: 100, height: 60 })
/** Two lines of three. */
const grid = [box(0, 0), box(120, 0), box(240, 0), box(0, 80), box(120, 80), box(240, 80)]
const column = [box(0, 0), box(0, 80), box(0, 160)]
const mirrored = [box(240, 0), box(120, 0), box(0, 0)]

test('[U19] every point beside items lands before or after the nearest', () => {
  expect(landingAt(grid, { x: 10, y: 30 }, false)?.before).toBe(0)
  expect(landingAt(grid, { x: 90, y: 30 }, false)?.before).toBe(1)
  expect(landingAt(grid, { x: 250, y: 100 }, false)?.before).toBe(5)
  expect(landingAt(grid, { x: 900, y: 900 }, false)?.before).toBe(6)
  expect(landingAt(column, { x: 500, y: 85 }, false)?.before).toBe(1)
  expect(landingAt(column, { x: 50, y: 135 }, false)?.before).toBe(2)
  expect(landingAt([], { x: 0, y: 0 }, false)).toBeUndefined()
})

test('[U21] in right-to-left text the right side of an item is before it', () => {
  expect(landingAt(mirrored, { x: 330, y: 30 }, true)?.before).toBe(0)
  expect(landingAt(mirrored, { x: 250, y: 30 }, true)?.before).toBe(1)
  expect(landingAt(mirrored, { x: -50, y: 30 }, true)?.before).toBe(3)
  expect(landingAt(column, { x: 50, y: 10 }, true)?.before).toBe(0)
})

test('the mark stands in the gap it opens: upright between neighbours of a line, level between lines', () => {
  expect(landingAt(grid, { x: 90, y: 30 }, false)?.mark).toEqual({ x: 107, y: 0, width: 6, height: 60 })
  expect(landingAt(mirrored, { x: 250, y: 30 }, true)?.mark).toEqual({ x: 227, y: 0, width: 6, height: 60 })
  expect(landingAt(column, { x: 50, y: 135 }, false)?.mark).toEqual({ x: 0, y: 147, width: 100, height: 6 })
  expect(landingAt(column, { x: 50, y: 10 }, false)?.mark).toEqual({ x: 0, y: -11, width: 100, height: 6 })
})
