import { expect, test } from 'vitest'
import { boundaryOf, NotMultipart, readMultipart } from './multipart.ts'

const B = '--b0undary'
const part = (head: string, body: string) => `${B}\r\n${head}\r\n\r\n${body}\r\n`
const named = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`
const END = `${B}--\r\n`

/** What is told of a body that comes in chunks of that size. */
async function read(body: string | Buffer, size = 1_000_000) {
  const bytes = Buffer.from(body)
  const told: { name: string; filename: string | undefined; text: string; isEnded: boolean }[] = []
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const isWhole = await readMultipart(chunks(), B.slice(2), {
    begin: async ({ name, filename }) => void told.push({ name, filename, text: '', isEnded: false }),
    data: async (some) => {
      told.at(-1)!.text += some.toString('latin1')
    },
    end: async () => {
      told.at(-1)!.isEnded = true
    },
  })
  return { isWhole, told }
}

const TWO = [
  part(named('a'), 'text'),
  part(`${named('a/cv', '; filename="cv.pdf"')}\r\nContent-Type: application/pdf`, '%PDF-1.7\r\n--b0undar\r\n\r\n--b0'),
  part(named('empty'), ''),
  END,
].join('')

test.each([1, 2, 3, 7, 64, 1_000])('[FORM-9] a body is the same in chunks of %d', async (size) => {
  const { isWhole, told } = await read(TWO, size)
  expect(isWhole).toBe(true)
  expect(told).toEqual([
    { name: 'a', filename: undefined, text: 'text', isEnded: true },
    { name: 'a/cv', filename: 'cv.pdf', text: '%PDF-1.7\r\n--b0undar\r\n\r\n--b0', isEnded: true },
    { name: 'empty', filename: undefined, text: '', isEnded: true },
  ])
})

test('[FORM-9] a body that ends in the middle is told as far as it goes', async () => {
  for (let at = 0; at < TWO.length - 4; at += 1) {
    const { isWhole, told } = await read(TWO.slice(0, at))
    expect(isWhole).toBe(false)
    expect(told.filter(({ isEnded }) => !isEnded).length).toBeLessThanOrEqual(1)
  }
})

test.each([
  ['"CV, Layla.pdf"', 'CV, Layla.pdf'],
  ['"%22quoted%22.pdf"', '"quoted".pdf'],
  ['"\\"quoted\\".pdf"', '"quoted".pdf'],
  ['"a%0D%0Ab.pdf"', 'a\r\nb.pdf'],
  ['"إحالة.pdf"', 'إحالة.pdf'],
  ['""', ''],
])('[FORM-9] a name that is written %s is read as it was', async (written, filename) => {
  const { told } = await read(part(named('f', `; filename=${written}`), 'x') + END)
  expect(told[0]).toMatchObject({ name: 'f', filename })
})

test.each([
  ['something else behind a boundary', `${B}xy`],
  ['a part without a name', `${B}\r\nContent-Type: text/plain\r\n\r\nx\r\n${END}`],
  ['a head without end', `${B}\r\n${'x'.repeat(9_000)}`],
  ['more parts than any form has', part(named('a'), '').repeat(501) + END],
])('[FORM-9] %s is refused', async (_, body) => {
  await expect(read(body)).rejects.toThrow(NotMultipart)
})

test.each([
  ['multipart/form-data; boundary=----WebKitFormBoundaryAbc', '----WebKitFormBoundaryAbc'],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b"', 'a b'],
  ['multipart/form-data', undefined],
  ['multipart/mixed; boundary=a', undefined],
  [`multipart/form-data; boundary=${'a'.repeat(71)}`, undefined],
])('[FORM-9] what stands between parts is read from %j', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary)
})
