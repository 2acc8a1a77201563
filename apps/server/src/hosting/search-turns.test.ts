import { expect, test } from 'vitest'
import { SearchTurns } from './search-turns.ts'

/** Searches that go on until they are told to end, in the order in which they began. */
function someTurns() {
  const turns = new SearchTurns()
  const running: { readonly site: string; readonly end: () => void }[] = []
  const search = (site: string) =>
    turns.run(site, async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      running.push({ site, end: resolve })
      await promise
      return site
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { search, running, settled }
}

test('[SEARCH-5] two sites are searched at once, each of them once; who waits comes in turn', async () => {
  const { search, running, settled } = someTurns()
  const answers = ['inn', 'inn', 'inn', 'bakery', 'school'].map(search)
  await settled()
  expect(running.map(({ site }) => site)).toEqual(['inn', 'bakery'])
  running[1]!.end()
  await settled()
  expect(running.map(({ site }) => site)).toEqual(['inn', 'bakery', 'school'])
  running[0]!.end()
  running[2]!.end()
  await settled()
  expect(running.map(({ site }) => site)).toEqual(['inn', 'bakery', 'school', 'inn'])
  running[3]!.end()
  await settled()
  running[4]!.end()
  expect(await Promise.all(answers)).toEqual(['inn', 'inn', 'inn', 'bakery', 'school'])
})

test('[SEARCH-5] behind twenty of a site, and behind sixty of all, nobody waits: they are answered at once', async () => {
  const { search, running, settled } = someTurns()
  for (let count = 0; count < 21; count += 1) search('inn')
  await settled()
  expect(await search('inn')).toBeUndefined()
  for (const site of ['bakery', 'school']) for (let count = 0; count < 20; count += 1) search(site)
  search('garage')
  await settled()
  expect(running.map(({ site }) => site)).toEqual(['inn', 'bakery'])
  expect(await search('theatre')).toBeUndefined()
})

test('a search that fails makes room like any other', async () => {
  const turns = new SearchTurns()
  await expect(turns.run('inn', () => Promise.reject(new Error('Lost')))).rejects.toThrow('Lost')
  expect(await turns.run('inn', async () => 'found')).toBe('found')
})
