import { describe, expect, test } from 'vitest'
import { defineOrnament, ORNAMENTS, type Ornament } from './ornament.ts'
import { addedSign } from './ornaments.ts'

const rope: Ornament = { id: 'rope', label: 'Rope', sign: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' }

describe('an ornament is checked as it is defined', () => {
  test.each(['circle(40%)', 'inset(0 40% round 8px)', 'ellipse(20% 50% at 50% 50%)'])('its sign may be %s', (sign) => {
    const one = { ...rope, sign }
    expect(defineOrnament(one)).toBe(one)
  })

  test.each([
    'url(https://evil.example/sign.svg)',
    'circle(40%);background:red',
    'circle(40%)}body{display:none',
    'circle(var(--x))',
    '★',
    '',
  ])('%s is no sign', (sign) => {
    expect(() => defineOrnament({ ...rope, sign })).toThrow(
      /^The ornament "rope" cannot be taken: its sign .* Write poly/,
    )
  })

  test.each(['none', 'Rope', 'r', 'a"]'])('%s is no id', (id) => {
    expect(() => defineOrnament({ ...rope, id })).toThrow(/its id has other characters/)
  })

  test('the ids of those that are shipped are taken', () => {
    for (const id of ORNAMENTS) expect(() => defineOrnament({ ...rope, id })).toThrow(/Mimar has one of that id/)
  })
})

test('one that is not installed has an empty sign, and those that are shipped draw their own', () => {
  expect(addedSign('rope')).toBe('')
  for (const own of [null, ...ORNAMENTS]) expect(addedSign(own)).toBeUndefined()
})
