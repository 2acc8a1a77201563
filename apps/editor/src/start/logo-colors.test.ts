import { expect, test } from 'vitest'
import { paletteOfPixels } from './logo-colors.ts'

const pixels = (...colors: readonly (readonly number[])[]) => colors.flatMap((color) => [...color, 255])

test('[U46] the colour a logo has most of becomes the colour of buttons', () => {
  const red = paletteOfPixels(pixels([200, 20, 40], [200, 20, 40], [20, 60, 200], [255, 255, 255]))
  const blue = paletteOfPixels(pixels([20, 60, 200], [20, 60, 200], [200, 20, 40], [0, 0, 0]))
  const [r, , b] = rgb(red?.primaryLight)
  expect(r! > b!).toBe(true)
  const [blueR, , blueB] = rgb(blue?.primaryLight)
  expect(blueB! > blueR!).toBe(true)
})

test('[U46] a logo without colour gives none', () => {
  expect(paletteOfPixels(pixels([0, 0, 0], [128, 130, 129], [255, 255, 255]))).toBeUndefined()
  expect(paletteOfPixels([200, 20, 40, 0])).toBeUndefined()
})

const rgb = (hex = '#000000') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
