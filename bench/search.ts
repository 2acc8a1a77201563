import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site } from '@mimar/document'
import { ask } from '../apps/server/src/testing/ask.ts'
import { manyPages, openPublishing } from './sites.ts'
import { inTurns, median, printTable } from './table.ts'

const PAGES = 10_000
const ROUNDS = 21
/** Words of a page, and different words of a site. */
const WORDS = 200
const VOCABULARY = 20_000

/** A site whose first title another one stands in for, of a page in the middle. */
function changed(site: Site, words: string): Site {
  const at = Math.floor(PAGES / 2)
  const page = site.pages[at]!
  const [section] = page.sections
  const next = { ...page, sections: [{ ...section!, content: { ...section!.content, title: { en: words } } }] }
  return { ...site, pages: site.pages.with(at, next) }
}

const SYLLABLES = ['ba', 'ko', 'len', 'mir', 'su', 'tan', 'ver', 'wil', 'zo', 'hau']

/** A word by its number: pronounceable, and each another one. */
const wordOf = (at: number) => [...String(at + 1_000)].map((digit) => SYLLABLES[Number(digit)]).join('')

/** The same pages with words of their own, of which few come often and most seldom (Zipf), as in what people write. */
function wordy(site: Site): Site {
  let seed = 1
  const next = () => {
    seed = (seed * 48_271) % 0x7fffffff
    return seed / 0x7fffffff
  }
  const text = () => Array.from({ length: WORDS }, () => wordOf(Math.floor(VOCABULARY ** next()))).join(' ')
  const pages = site.pages.map((page) => ({
    ...page,
    sections: page.sections.map((one) => ({ ...one, content: { ...one.content, paragraph: { en: text() } } })),
  }))
  return { ...site, pages }
}

/** Asks the page of results as a browser without script does. */
async function searching(hosting: Parameters<typeof createServer>[1], site: string) {
  const server = createServer(hosting).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const search = async (typed: string) => {
    const began = performance.now()
    const { status, text } = await ask({ port, host: `${site}.localhost`, path: `/search.html?q=${typed}` })
    if (status !== 200 || !text.includes('data-answered')) throw new Error(`${typed} was answered ${status}.`)
    return performance.now() - began
  }
  return { search, close: () => server.close() }
}

// The floor is the same site without a search.
const publishing = await openPublishing()
const base = wordy(manyPages(PAGES, 1))
const withSearch = { ...base, id: 'searched', settings: { ...base.settings, hasSearch: true } }
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
try {
  const sites = { ours: await publishing.add(withSearch), floor: await publishing.add({ ...base, id: 'plain' }) }
  const first = { ours: 0, floor: 0 }
  const times = { ours: [] as number[], floor: [] as number[] }
  for (const name of ['floor', 'ours'] as const) {
    first[name] = await timed(() => publishing.releases.publish(sites[name].id, sites[name], 0))
    await publishing.releases.idle()
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of ['ours', 'floor'] as const) {
      sites[name] = changed(sites[name], `Turn ${round}`)
      times[name].push(await timed(() => publishing.releases.publish(sites[name].id, sites[name], round)))
    }
  }
  await publishing.releases.idle()
  const { search, close } = await searching(publishing.hosting, 'searched')
  const cold = await search(wordOf(5_000))
  const again: { readonly [what: string]: number[] } = { seldom: [], often: [], mistyped: [], eight: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    again.seldom!.push(await search(wordOf(7_000 + round)))
    again.often!.push(await search(wordOf(2)))
    again.mistyped!.push(await search(`${wordOf(9_000 + round)}x`))
    again.eight!.push(await search([1, 2, 3, 4, 5, 6, 7, 8].map(wordOf).join('+')))
  }
  close()
  const took = (what: string, times: readonly number[]) => ({ what, measured: median(times), unit: 'ms' })
  printTable('Search of a site of 10,000 pages', [
    inTurns(times.ours, times.floor, { what: 'a change published, × without search', unit: 'ms', ratio: 2 }),
    { what: '  what the index adds to it', measured: median(times.ours) - median(times.floor), unit: 'ms' },
    inTurns([first.ours], [first.floor], {
      what: 'all pages from nothing to live, × without search',
      unit: 'ms',
      ratio: 2,
    }),
    took('answered by the server, the first search', [cold]),
    took('  a word that few pages have', again.seldom!),
    took('  a word that most pages have', again.often!),
    took('  a mistyped word', again.mistyped!),
    took('  eight words', again.eight!),
  ])
} finally {
  await publishing.close()
}
