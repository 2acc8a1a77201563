import { expect, test } from 'vitest'
import { COMMON_LAYOUT, keyNames, SHORTCUTS } from './shortcuts.ts'

test('[U43] no key is ever called by its code, also before the keyboard has told what is printed on it', () => {
  const named = SHORTCUTS.flatMap(({ keys }) => keys).flatMap((one) => one.split('+').map(keyNames(COMMON_LAYOUT)))
  expect(named.filter((name) => /^(?:Key|Mod|Slash|Arrow|Escape)/.test(name))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(['Z', '↑', 'Esc', '?']))
})

test('[U43] a letter is called as it is printed on this keyboard', () => {
  const nameOf = keyNames(new Map([['KeyZ', 'y']]))
  expect(['KeyZ', 'KeyS', 'Tab'].map(nameOf)).toEqual(['Y', 'S', 'Tab'])
})
