import { expect, test } from 'vitest'
import { accepted, fileFaults, mostFiles, namedIn, takenFiles, typesTaken } from './file-question.ts'

test.each([
  ['BOTH', 5, 'application/pdf,image/jpeg,image/png,image/webp'],
  ['PICTURES', 4, 'image/jpeg,image/png,image/webp'],
  ['PDF', 1, 'application/pdf'],
] as const)(
  '[FORM-9] of %s %d kinds are taken, and those are offered that every program shows',
  (files, count, offered) => {
    expect([typesTaken(files).length, accepted(files)]).toEqual([count, offered])
  },
)

test('[FORM-9] one file is taken unless the owner wants more, and never more than five', () => {
  expect([null, 0, 1, 2.9, 5, 99].map((most) => mostFiles({ most }))).toEqual([1, 1, 1, 2, 5, 5])
})

test.each([
  ['en', 'PDF or picture (JPEG, PNG, WebP), up to 3 files of 10 MB each'],
  ['ar', 'ملف PDF أو صورة (JPEG أو PNG أو WebP)، عدد الملفات حتى\u00a03، وكل ملف حتى 10 م.ب'],
  ['de-CH', 'PDF oder Bild (JPEG, PNG, WebP), bis zu 3, je bis 10 MB'],
  ['ja', 'PDF or picture (JPEG, PNG, WebP), up to 3 files of 10 MB each'],
])('[FORM-9] what may be chosen is said in %s', (language, said) => {
  expect(takenFiles({ files: 'BOTH', most: 3 }, language)).toBe(said)
})

test('[FORM-9] a sentence names the file, whatever is in its name', () => {
  const { kind } = fileFaults({ files: 'PDF', most: 1 }, 'en')
  expect(namedIn(kind, '{kinds} $& إحالة.zip')).toBe(
    '\u2068{kinds} $& إحالة.zip\u2069 is of another kind. Possible: PDF.',
  )
})
