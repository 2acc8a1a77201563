import { expect, test } from 'vitest'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { OlderFiles } from './older-files.ts'

const file = (hash: string): ReleaseFile => ({ type: 'text/css', hash, size: 1, isImmutable: true })

test('a file that is noted where no more fit is another state, so that the disk is told of it', () => {
  const older = new OlderFiles(Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`/${at}.css`, file('a')])))
  const before = older.noted
  older.note('/new.css', file('b'))
  expect(older.noted).toBe(before + 1)
  expect(older.find('/new.css')).toBeDefined()
  expect(older.find('/0.css')).toBeUndefined()
  older.note('/new.css', file('b'))
  expect(older.noted).toBe(before + 1)
})
