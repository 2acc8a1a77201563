import { expect, test, vi } from 'vitest'
import { isNewer, NewerVersions } from './newer-version.ts'

const answering = (body: string) => vi.fn(async () => new Response(body))
const note = (version: string) => JSON.stringify({ version, date: '2026-11-01', changes: ['Faster'], isSecurity: true })

test('nobody is asked for newer versions where no address is set', async () => {
  const fetch = answering(note('99.0.0'))
  expect(await new NewerVersions(undefined, fetch).find()).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test('a newer version is told with what is new, and asked for once an hour', async () => {
  const fetch = answering(note('99.0.0'))
  const newer = new NewerVersions('https://mimar.example/releases.json', fetch)
  expect(await newer.find()).toEqual({ version: '99.0.0', date: '2026-11-01', changes: ['Faster'], isSecurity: true })
  await newer.find()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([[note('0.0.1')], ['no JSON'], ['{"version": 5}'], ['']])(
  'an answer that tells of no newer version is none: %s',
  async (body) => {
    expect(await new NewerVersions('https://mimar.example/', answering(body)).find()).toBeNull()
  },
)

test('versions are compared by their numbers', () => {
  expect([isNewer('0.10.0', '0.9.9'), isNewer('1.0.0', '1.0.0'), isNewer('1.0', '1.0.1'), isNewer('2', '1.9')]).toEqual(
    [true, false, false, true],
  )
})
