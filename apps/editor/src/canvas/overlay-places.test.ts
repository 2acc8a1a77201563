import { expect, test } from 'vitest'
import { chipAt, counterAt, popoverAt, sectionBarAt, textBarAt } from './overlay-places.ts'

const room = { width: 1000, height: 600 }
const text = (y: number, x = 100) => ({ x, y, width: 300, height: 50 })

test.each([
  ['below the text at its end', text(200), false, { x: 368, y: 262 }],
  ['in Arabic at its left, where it ends', text(200), true, { x: 92, y: 262 }],
  ['in sight of a text that leaves the window', text(590), false, { x: 368, y: 572 }],
  ['in sight of a text above the window', text(-100), false, { x: 368, y: 4 }],
  ['inside the window of a text at its edge', text(200, 0), true, { x: 4, y: 262 }],
])('the counter stands %s', (_, box, isRtl, place) => {
  expect(counterAt({ box, isRtl, room }, 40)).toEqual(place)
})

test.each([
  ['above it where it begins', text(200), false, { x: 92, y: 140 }],
  ['above it at its right in Arabic', text(200), true, { x: 208, y: 140 }],
  ['below it and its counter without room above', text(40), false, { x: 92, y: 134 }],
  ['at the lower edge of a window that the text fills', { ...text(-10), height: 700 }, false, { x: 92, y: 560 }],
  ['inside the window beside a text at its edge', text(200, 900), false, { x: 792, y: 140 }],
])('the bar of a text stands %s', (_, box, isRtl, place) => {
  expect(textBarAt({ box, isRtl, room }, 200)).toEqual(place)
})

test.each([
  ['below it where it begins', text(200), false, { x: 92, y: 264 }],
  ['below it at its right in Arabic', text(200), true, { x: 208, y: 264 }],
  ['above its bar without room below', text(420), false, { x: 92, y: 152 }],
  ['as low as it can where neither side has room', { ...text(100), height: 300 }, false, { x: 92, y: 400 }],
])('what opens at a text stands %s', (_, box, isRtl, place) => {
  expect(popoverAt({ box, isRtl, room }, { width: 200, height: 200 })).toEqual(place)
})

const section = (y: number) => ({ x: 0, y, width: 1000, height: 400 })

test.each([
  ['above it where it begins', section(100), 300, false, { x: 16, y: 52 }],
  ['above it at the right of an Arabic editor', section(100), 300, true, { x: 684, y: 52 }],
  ['higher where it would meet the plus', section(100), 500, false, { x: 16, y: 38 }],
  ['inside it at the top of the page', section(0), 300, false, { x: 16, y: 8 }],
  ['in sight while any of it is', section(-300), 300, false, { x: 16, y: 8 }],
])('the bar of a section stands %s', (_, box, width, isRtl, place) => {
  expect(sectionBarAt({ box, isRtl, room }, width)).toEqual(place)
})

test('the name of a section stands in the corner where it begins, in sight', () => {
  expect(chipAt({ box: section(100), isRtl: false, room }, 80)).toEqual({ x: 8, y: 108 })
  expect(chipAt({ box: section(100), isRtl: true, room }, 80)).toEqual({ x: 912, y: 108 })
  expect(chipAt({ box: section(-50), isRtl: false, room }, 80)).toEqual({ x: 8, y: 8 })
})
