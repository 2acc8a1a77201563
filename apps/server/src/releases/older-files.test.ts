import { expect, test } from 'vitest'
import { createManifest, type Delta, type ReleaseFile } from '../blobs/manifest.ts'
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

const page = (hash: string): ReleaseFile => ({ type: 'text/html', hash, size: 1, isImmutable: false })

test('pages are known as they were in the three releases before, and not once they are gone or lead elsewhere', () => {
  const manifest = createManifest()
  const older = new OlderFiles()
  const publish = (delta: Delta) => {
    older.noteGone(delta, manifest)
    manifest.apply(delta)
  }
  for (const hash of ['a', 'b', 'b', 'c', 'd', 'e'])
    publish({ '/': page(hash), '/rooms/': page(hash), '/spa/': page('a') })
  const hashes = (address: string, files = older) => files.earlier(address).files.map(({ hash }) => hash)
  expect([hashes('/'), hashes('/spa/')]).toEqual([['d', 'c', 'b'], []])
  publish({ '/': null, '/rooms/': { ...page('f'), movedTo: '/' } })
  expect([hashes('/'), hashes('/rooms/')]).toEqual([[], []])
  publish({ '/spa/': page('b') })
  const written = JSON.parse(JSON.stringify(older.toReplaced()))
  expect(hashes('/spa/', new OlderFiles({}, written))).toEqual(['a'])
  expect(older.earlier('/spa/').since).toBeGreaterThan(0)
})
