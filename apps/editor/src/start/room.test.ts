import { expect, test } from 'vitest'
import { roomBeside } from './room.ts'

const view = { width: 1440, height: 900 }
const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, width, height },
  ...{ right: left + width, bottom: top + height },
})
type Box = ReturnType<typeof box>

test('[U46] the list of first steps gives way to a text in its corner, and its button to one that lies lower still', () => {
  const beside = (...boxes: Box[]) => roomBeside({ boxes, view, isRtl: false })
  expect(beside()).toBe('card')
  expect(beside(box(100, 700, 400, 60))).toBe('card')
  expect(beside(box(1000, 600, 300, 60))).toBe('button')
  expect(beside(box(1000, 860, 300, 40))).toBe('none')
  expect(roomBeside({ boxes: [box(100, 600, 300, 60)], view, isRtl: true })).toBe('button')
})

test('[U46] the list gives way to a selected section below it, whose button stays however large the section is', () => {
  const besideSection = (section: Box, ...boxes: Box[]) => roomBeside({ boxes, section, view, isRtl: false })
  expect(besideSection(box(0, 56, 1440, 300))).toBe('card')
  expect(besideSection(box(0, 56, 1440, 1200))).toBe('button')
  expect(besideSection(box(0, 900, 1440, 400))).toBe('card')
  expect(besideSection(box(0, 56, 1440, 1200), box(1000, 860, 300, 40))).toBe('none')
})
