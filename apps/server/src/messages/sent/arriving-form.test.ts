import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { clock } from '../../clock.ts'
import { newFolder } from '../../testing/dialects.ts'
import { arriveForm, FormTooLarge, LONGEST_MS } from './arriving-form.ts'

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

test('[FORM-9] a form that hardly comes is heard for half an hour, and is then as one that was cut off', async () => {
  const folder = newFolder()
  let now = Date.now()
  const end = clock.follow(() => now)
  try {
    let sent = 0
    function* slow() {
      yield Buffer.from('--x\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n%PDF-1.7 ')
      for (; sent < 100; sent += 1) {
        now += LONGEST_MS / 10
        yield Buffer.from('a')
      }
    }
    const wish = { folder, boundary: 'x', takesFiles: true }
    const form = await arriveForm(Readable.from(slow(), { objectMode: false }), wish)
    expect(form).toMatchObject({ isWhole: false })
    expect(form.files.get('a')).toMatchObject([{ fault: 'damaged' }])
    expect(sent).toBeLessThan(50)
    await form.clear()
    expect(readdirSync(folder)).toEqual([])
  } finally {
    end()
  }
})
