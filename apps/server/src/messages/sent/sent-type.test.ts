import { expect, test } from 'vitest'
import { SENT, somePdf } from '../../testing/sent-files.ts'
import { isWhole, sentTypeOf } from './sent-type.ts'

const { png, jpeg, webp, heic, pdf, zip } = SENT

const sourceOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (offset: number, length: number) => bytes.subarray(offset, offset + length),
})

test.each([
  ['a document', pdf, 'application/pdf'],
  ['a photograph', jpeg, 'image/jpeg'],
  ['a drawing in pixels', png, 'image/png'],
  ['a picture of the web', webp, 'image/webp'],
  ['a photograph of a telephone', heic, 'image/heic'],
] as const)('[FORM-9] %s is known by its bytes, and by its end when it was cut off', async (_, bytes, type) => {
  expect(sentTypeOf(bytes)).toBe(type)
  expect(await isWhole(sourceOf(bytes), type)).toBe(true)
  for (const left of [0.5, 0.9]) {
    expect(await isWhole(sourceOf(bytes.subarray(0, Math.floor(bytes.length * left))), type), String(left)).toBe(false)
  }
})

test.each([
  ['an archive that is called a document', zip],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing that can run programs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a program', Buffer.from('MZ\x90\x00\x03')],
  ['a moving picture', Buffer.from('GIF89a\x01\x00')],
  ['a document behind a page', Buffer.from('<html>%PDF-1.7')],
  ['nothing', Buffer.alloc(0)],
])('[FORM-9] %s is nothing that is taken', (_, bytes) => {
  expect(sentTypeOf(bytes)).toBeUndefined()
})

test('[FORM-9] what programs write behind the end of a file does not make it damaged', async () => {
  const motion = Buffer.concat([jpeg, Buffer.from('a film behind it')])
  expect(await isWhole(sourceOf(motion), 'image/jpeg')).toBe(true)
  expect(await isWhole(sourceOf(Buffer.concat([somePdf(), Buffer.alloc(4_000)])), 'application/pdf')).toBe(true)
})

test('[FORM-9] a photograph of a telephone has no thousands of boxes, which would be counted for long', async () => {
  const box = Buffer.from([0, 0, 0, 8, ...Buffer.from('free')])
  const withBoxes = (count: number) => Buffer.concat([heic, ...Array.from({ length: count }, () => box)])
  expect(await isWhole(sourceOf(withBoxes(20)), 'image/heic')).toBe(true)
  expect(await isWhole(sourceOf(withBoxes(2_000)), 'image/heic')).toBe(false)
})
