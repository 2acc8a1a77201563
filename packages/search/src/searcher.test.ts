import { expect, test } from 'vitest'
import { type SearchedPage, writePart } from './index-part.ts'
import { createSearcher } from './searcher.ts'

const page = (title: string, text: string): SearchedPage => ({ address: `/${title}/`, title, headings: '', text })
const words = {
  ...{ count: 'Found: {n}', first: '', nothing: 'Nothing for {query}', hint: 'Hint', partly: '' },
  ...{ cut: '', empty: '', busy: '', failed: '' },
}

/** A site of two parts, as a host of files hands it out. */
function someHost() {
  const parts = [[page('Rooms', 'Beds')], [page('Dining', 'Bread and beds of herbs'), page('Sea', 'Waves')]]
  const files = new Map<string, string>([
    ['/below/search/en.json', JSON.stringify({ language: 'en', pages: 3, words, parts: ['p0', 'p1'] })],
  ])
  for (const [at, pages] of parts.entries()) {
    const { index, texts } = writePart(pages, 'en')
    files.set(`/below/search/p${at}.json`, index)
    files.set(`/below/search/p${at}-texts.json`, texts)
  }
  const asked: string[] = []
  const searcher = createSearcher('/below/search/en.json', async (address) => {
    asked.push(address)
    const text = files.get(address)
    if (text === undefined) throw new Error(`Nothing at ${address}`)
    return text
  })
  return { searcher, files, asked }
}

test('[SEARCH-3] the list is fetched first, indexes with the first search, and texts of pages that are found', async () => {
  const { searcher, asked } = someHost()
  await searcher.list()
  expect(asked).toEqual(['/below/search/en.json'])
  const { status, list } = await searcher.find('waves')
  expect(status).toBe('Found: 1')
  expect(list).toContain('<a href="/below/Sea/" dir="auto">Sea</a>')
  await searcher.find('sea')
  expect(asked.slice(1)).toEqual(['/below/search/p0.json', '/below/search/p1.json', '/below/search/p1-texts.json'])
})

test('[SEARCH-4] what is found in several parts stands in one list, the best first', async () => {
  const { searcher } = someHost()
  const { list } = await searcher.find('beds')
  expect([...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/below/Rooms/', '/below/Dining/'])
})

test('[SEARCH-3] after a publish meanwhile the next search asks for the list again', async () => {
  const { searcher, files, asked } = someHost()
  await searcher.list()
  const index = files.get('/below/search/p1.json')!
  files.delete('/below/search/p1.json')
  await expect(searcher.find('waves')).rejects.toThrow('Nothing at')
  files.set('/below/search/p1.json', index)
  expect((await searcher.find('waves')).status).toBe('Found: 1')
  expect(asked.filter((address) => address.endsWith('en.json'))).toHaveLength(2)
})
