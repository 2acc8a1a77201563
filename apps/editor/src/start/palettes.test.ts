import { contrastFaults, contrastTable } from '@mimar/render'
import { expect, test } from 'vitest'
import { readyPalettes } from './palettes.ts'

test.each(Object.entries(readyPalettes))(
  '[THEME-2] every text of palette %s is readable in all modes',
  (_, palette) => {
    const hard = contrastTable(palette).filter(({ ratio, needed }) => ratio < needed)
    expect(hard).toEqual([])
    expect(contrastFaults(palette)).toEqual([])
  },
)
