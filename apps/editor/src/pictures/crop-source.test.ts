import { expect, test } from 'vitest'
import { fileFor } from './crop-source.ts'

const files = [1280, 320, 640].map((width) => ({ url: `/${width}`, width }))

test.each([
  [100, 320],
  [320, 320],
  [321, 640],
  [1280, 1280],
  [5000, 1280],
])('[EDIT-10] what is drawn %i pixels wide comes from the file of %i', (pixels, width) => {
  expect(fileFor(files, pixels)?.width).toBe(width)
})

test('[EDIT-10] a picture without files has none', () => {
  expect(fileFor([], 100)).toBeUndefined()
})
