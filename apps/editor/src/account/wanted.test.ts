import { expect, test } from 'vitest'
import { readWanted } from './wanted.ts'

const origin = 'https://edit.dar.example'

test.each([
  ['#/edit/hotel/?authHash=s3cret', '/edit/hotel/'],
  ['#/edit/hotel/Rooms/?lang=de&authHash=s3cret', '/edit/hotel/Rooms/?lang=de'],
  ['#/account?authHash=s3cret', '/account'],
])('a link leads where it says behind the #: %s', (hash, path) => {
  expect(readWanted({ origin, hash })).toEqual({ path, authHash: 's3cret' })
})

test.each([
  '',
  '#',
  '#/edit/hotel/',
  '#/edit/hotel/?authHash=',
  '#//evil.example/?authHash=s3cret',
  '#/.//evil.example/?authHash=s3cret',
  '#https://evil.example/?authHash=s3cret',
  '#javascript:alert(1)?authHash=s3cret',
  '#https://[?authHash=s3cret',
])('one that leads elsewhere, or has lost its end, leads nowhere: %s', (hash) => {
  expect(readWanted({ origin, hash })).toBeUndefined()
})
