import { expect, test } from 'vitest'
import { contrastFaults } from './contrast-faults.ts'
import { contrastTable } from './modes.ts'
import { someSite } from './testing.ts'

const { palette } = someSite.theme

test('[THEME-2] a palette that is readable everywhere has no fault', () => {
  expect(contrastFaults(palette)).toEqual([])
})

test('[THEME-2] a pale primary is told of with its worst pair, and the shade offered mends every page', () => {
  const pale = { ...palette, primaryLight: '#E3B665' }
  const [fault, ...others] = contrastFaults(pale)
  expect(others).toEqual([])
  expect(fault).toMatchObject({ token: 'primaryLight', needed: 4.5, fix: { isDarker: true } })
  expect(fault!.ratio).toBeLessThan(2)
  const mended = contrastTable({ ...pale, primaryLight: fault!.fix!.hex })
  expect(mended.filter(({ ratio, needed }) => ratio < needed)).toEqual([])
})

test('[THEME-2] a colour that must become lighter is offered lighter', () => {
  const [fault] = contrastFaults({ ...palette, secondaryLight: '#3A3020' })
  expect(fault).toMatchObject({ token: 'secondaryLight', fix: { isDarker: false } })
})

test('[THEME-2] where no shade helps, none is offered', () => {
  const faults = contrastFaults({ ...palette, accentWhite: '#000000' })
  expect(faults.some(({ fix }) => fix === null)).toBe(true)
})
