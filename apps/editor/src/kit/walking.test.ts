import { expect, test } from 'vitest'
import { stepAt, TypeAhead } from './walking.ts'

test('[U16] arrows walk a list and Home and End go to its ends; a menu comes in again at the other', () => {
  const table = [
    ['ArrowDown', 1, 2, 2],
    ['ArrowDown', 2, 0, 2],
    ['ArrowUp', 1, 0, 0],
    ['ArrowUp', 0, 2, 0],
    ['Home', 2, 0, 0],
    ['End', 0, 2, 2],
    ['Enter', 1, undefined, undefined],
  ] as const
  for (const [key, at, round, stay] of table) {
    expect(stepAt(key, at, 3, 'round'), `${key} at ${at}`).toBe(round)
    expect(stepAt(key, at, 3, 'stay'), `${key} at ${at}`).toBe(stay)
  }
  expect(stepAt('ArrowDown', -1, 3, 'round')).toBe(0)
  expect(stepAt('ArrowDown', 0, 0, 'round')).toBeUndefined()
})

const plain = { ctrlKey: false, metaKey: false, altKey: false }

/** Letters typed 100 ms after each other, beginning at a time. */
function type(ahead: TypeAhead, letters: string, labels: readonly string[], at: number, time = 1000) {
  let found: number | undefined = at
  for (const [index, key] of [...letters].entries())
    found = ahead.find({ ...plain, key, timeStamp: time + index * 100 }, labels, found ?? at)
  return found
}

const fonts = ['Amiri', 'Archivo', 'Cairo', 'Noto Sans', 'Élan', 'القاهرة']

test('typed letters lead to what begins with them, whatever its case and its accents', () => {
  expect(type(new TypeAhead(), 'c', fonts, 0)).toBe(2)
  expect(type(new TypeAhead(), 'ar', fonts, 0)).toBe(1)
  expect(type(new TypeAhead(), 'elan', fonts, 0)).toBe(4)
  expect(type(new TypeAhead(), 'noto s', fonts, 0)).toBe(3)
  expect(type(new TypeAhead(), 'الق', fonts, 0)).toBe(5)
  expect(type(new TypeAhead(), 'x', fonts, 0)).toBeUndefined()
})

test('one letter again and again visits all that begin with it, and after a pause a word begins anew', () => {
  const ahead = new TypeAhead()
  expect(type(ahead, 'a', fonts, 2)).toBe(0)
  expect(type(ahead, 'a', fonts, 0, 1200)).toBe(1)
  expect(type(ahead, 'a', fonts, 1, 1400)).toBe(0)
  expect(type(ahead, 'c', fonts, 0, 5000)).toBe(2)
})

test('a space alone, shortcuts and named keys belong to others', () => {
  const ahead = new TypeAhead()
  expect(ahead.find({ ...plain, key: ' ', timeStamp: 0 }, fonts, 0)).toBeUndefined()
  expect(ahead.find({ ...plain, ctrlKey: true, key: 'a', timeStamp: 0 }, fonts, 0)).toBeUndefined()
  expect(ahead.find({ ...plain, key: 'Tab', timeStamp: 0 }, fonts, 0)).toBeUndefined()
  expect(ahead.isTyping({ timeStamp: 0 })).toBe(false)
})
