import { expect, onTestFinished, test, vi } from 'vitest'
import { createManifest, type Delta, type ReleaseFile } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
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
  const hashes = (address: string, files = older) => files.earlier(address).map(({ file }) => file.hash)
  expect([hashes('/'), hashes('/spa/')]).toEqual([['d', 'c', 'b'], []])
  publish({ '/': null, '/rooms/': { ...page('f'), movedTo: '/' } })
  expect([hashes('/'), hashes('/rooms/')]).toEqual([[], []])
  publish({ '/spa/': page('b') })
  const written = JSON.parse(JSON.stringify(older.toReplaced()))
  expect(hashes('/spa/', new OlderFiles({}, written))).toEqual(['a'])
  expect(older.earlier('/spa/')[0]!.replacedAt).toBeGreaterThan(0)
})

test('each version of a page knows when it was replaced, and what was replaced more than a day ago is not shown', () => {
  const manifest = createManifest()
  const older = new OlderFiles()
  const atDays = (days: number, delta: Delta) => {
    vi.spyOn(clock, 'now').mockReturnValue(days * 86_400_000)
    older.noteGone(delta, manifest)
    manifest.apply(delta)
  }
  onTestFinished(() => void vi.restoreAllMocks())
  atDays(1, { '/': page('a'), '/rooms/': page('a') })
  atDays(2, { '/': page('b') })
  atDays(2.5, { '/': page('c'), '/rooms/': page('b') })
  const days = (address: string) => older.earlier(address).map(({ replacedAt }) => replacedAt / 86_400_000)
  expect([days('/'), days('/rooms/')]).toEqual([[2.5, 2], [2.5]])
  atDays(3.1, {})
  expect([days('/'), days('/rooms/')]).toEqual([[2.5], [2.5]])
  atDays(4, {})
  expect([days('/'), days('/rooms/')]).toEqual([[], []])
})

test('of a page that was taken from visitors nothing earlier is ever shown, and what is known weighs less', () => {
  const manifest = createManifest()
  const older = new OlderFiles()
  for (const hash of ['a', 'b', 'c']) {
    const delta = { '/': page(hash), '/rooms/': page(hash) }
    older.noteGone(delta, manifest)
    manifest.apply(delta)
  }
  const before = older.weight
  older.forgetPages(['/', '/nowhere/'])
  expect([older.earlier('/').length, older.earlier('/rooms/').length]).toEqual([0, 2])
  expect(older.weight * 2).toBe(before)
})
