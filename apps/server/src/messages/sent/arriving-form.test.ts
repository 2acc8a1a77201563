import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { newFolder } from '../../testing/dialects.ts'
import { arriveForm, FormTooLarge } from './arriving-form.ts'

const NOISE = Buffer.alloc(1_000_000, 'a')
const LAST = Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n')

test.each([
  ['before its first part', undefined],
  ['behind its last', LAST],
])('[FORM-9] a form that says nothing but noise %s is not read for ever', async (_, first) => {
  const folder = newFolder()
  let sent = 0
  function* endless() {
    if (first) yield first
    for (; sent < 1_000; sent += 1) yield NOISE
  }
  const wish = { folder, boundary: 'x', takesFiles: true }
  await expect(arriveForm(Readable.from(endless(), { objectMode: false }), wish)).rejects.toThrow(FormTooLarge)
  expect(sent).toBeLessThan(300)
  expect(readdirSync(folder)).toEqual([])
})
