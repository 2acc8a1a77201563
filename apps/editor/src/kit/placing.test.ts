import { afterEach, expect, test, vi } from 'vitest'
import { placeAt, visibleRoom } from './placing.ts'
import { shift } from './shift.ts'

const room = { x: 0, y: 0, width: 400, height: 800 }
const own = { width: 200, height: 100 }
const button = (x: number, y: number) => ({ x, y, width: 40, height: 32 })
const below = { side: 'below', align: 'start', gap: 6, isRtl: false } as const

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a menu stands below its button where it begins; in right-to-left text at the button’s right [U21]', () => {
  expect(placeAt(button(100, 50), own, room, below)).toEqual({ x: 100, y: 88 })
  expect(placeAt(button(300, 50), own, room, { ...below, isRtl: true })).toEqual({ x: 140, y: 88 })
})

test('what would leave the room to a side is shifted back, in both directions of writing', () => {
  expect(placeAt(button(350, 50), own, room, below).x).toBe(192)
  expect(placeAt(button(10, 50), own, room, { ...below, isRtl: true }).x).toBe(8)
  expect(placeAt(button(380, 50), own, room, { ...below, align: 'middle' }).x).toBe(192)
})

test('without room on its side it flips to the other, and where neither has any it stays on the larger', () => {
  expect(placeAt(button(100, 700), own, room, below).y).toBe(594)
  expect(placeAt(button(100, 20), own, room, { ...below, side: 'above' }).y).toBe(58)
  const low = { ...room, height: 160 }
  expect(placeAt(button(100, 90), own, low, below).y).toBe(8)
  expect(placeAt(button(100, 20), own, low, below).y).toBe(52)
})

test('what is larger than the room begins at its edge', () => {
  expect(shift(-40, 500, 400)).toBe(8)
  expect(shift(-40, 500, 400, 30)).toBe(38)
})

test('an on-screen keyboard and zooming make the room smaller: a menu over the keyboard opens upwards', () => {
  vi.stubGlobal('window', { visualViewport: { offsetLeft: 0, offsetTop: 20, width: 400, height: 380 } })
  const seen = visibleRoom()
  expect(seen).toEqual({ x: 0, y: 20, width: 400, height: 380 })
  expect(placeAt(button(100, 340), own, seen, below).y).toBe(234)
})
