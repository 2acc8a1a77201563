// The page of results as the server fills it in, from real publishes, on both databases.
import { randomUUID } from 'node:crypto'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { Operation, Page } from '@mimar/document'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { publish, smallInstallation } from '../backup/testing.ts'
import type { Blobs } from '../blobs/blobs.ts'
import { clock } from '../clock.ts'
import type { Installation } from '../installation.ts'
import { ask } from '../testing/ask.ts'
import { dialects } from '../testing/dialects.ts'
import { hero } from '../testing/site.ts'
import { createHosting } from './hosting.ts'
import type { FoundSite } from './live-site.ts'

const HOST = 'hotel.localhost'
/** Each makes an installation of its own. */
vi.setConfig({ testTimeout: 60_000 })

async function listening(handler: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

async function apply({ sites, owner }: Installation, ...operations: readonly Operation[]) {
  const { revision } = (await sites.read('hotel'))!
  const changes = operations.map((operation) => ({ id: `search-${randomUUID()}`, operation }))
  const sent = await sites.send('hotel', { base: revision, changes }, owner.id)
  if (!sent || sent.refused) throw new Error(`It was not taken: ${sent?.refused?.problem?.message}`)
}

const meta = { title: {}, keywords: {}, description: {} }
const pageSaying = (name: string, title: string): Page => ({
  ...{ id: name.toLowerCase(), path: `/${name}`, meta, header: null, footer: null, extras: {} },
  sections: [{ ...hero(`hero-${name}`), content: { ...hero('x').content, title: { en: title } } }],
})
const adding = (page: Page): Operation => ({ do: 'insert-page', page, after: 'home' })

/** A published site of three pages with search. */
async function searched(dialect: (typeof dialects)[number]) {
  const installation = await smallInstallation(dialect)
  await apply(
    installation,
    { do: 'set-setting', field: 'hasSearch', value: true },
    adding(pageSaying('Garden', 'Breakfast among <roses>')),
    adding(pageSaying('Cellar', 'Wine & cheese')),
  )
  await publish(installation, 'hotel')
  await installation.publishing.idle()
  const port = await listening(installation.hosting)
  const search = (typed: string) => ask({ port, host: HOST, path: `/search.html?q=${encodeURIComponent(typed)}` })
  const visit = (path: string, method?: string) => ask({ port, host: HOST, path, ...(method && { method }) })
  return { installation, port, search, visit }
}

describe.each(dialects)('on $name', (dialect) => {
  test('[SEARCH-4] without a script the server answers with the pages that have the words, marked and counted', async () => {
    const { search, visit } = await searched(dialect)
    const found = await search('brekfast')
    expect(found.status).toBe(200)
    expect(found.text).toContain('Pages found: 1')
    expect(found.text).toMatch(/<a href="\/Garden\/"[^>]*><mark>Breakfast<\/mark> among &lt;roses&gt;<\/a>/)
    expect(found.text).toMatch(/<input value="brekfast"[^>]* name="q"/)
    expect(found.text).toContain('data-answered')
    expect(found.text).not.toContain('<noscript>')
    expect(found.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(found.headers['content-security-policy']).toContain("default-src 'self'")

    const nothing = await search('“zebra”')
    expect(nothing.text).toMatch(/Nothing found for “\u2068“zebra”\u2069”/)
    expect(nothing.text).toContain('Try fewer words')
    expect((await visit('/search.html')).text).toContain('Type a word, or how it begins.')
    const head = await visit('/search.html?q=wine', 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1_000)
  })

  test('[SEARCH-5] [SEARCH-6] what is published next is what is found; what was taken out lies nowhere any more', async () => {
    const { installation, search, visit } = await searched(dialect)
    const listOf = async () => JSON.parse((await visit('/search/en.json')).text) as { parts: string[] }
    const [part] = (await listOf()).parts
    const old = await visit(`/search/${part}-texts.json`)
    expect(old.text).toContain('Wine & cheese')
    expect(old.headers['cache-control']).toContain('immutable')
    const cellar = { do: 'set-field', section: 'hero-Cellar', field: 'title', language: 'en', value: 'Cider' } as const
    await apply(installation, cellar)
    await publish(installation, 'hotel')
    expect((await search('wine')).text).toContain('Nothing found')
    expect((await search('cider')).text).toContain('href="/Cellar/"')
    expect((await visit(`/search/${part}-texts.json`)).status).toBe(404)
    expect((await visit(`/search/${part}.json`)).status).toBe(404)

    await apply(installation, { do: 'set-setting', field: 'hasSearch', value: false })
    await publish(installation, 'hotel')
    expect((await visit('/search.html?q=cider')).status).toBe(404)
    expect((await visit('/search/en.json')).status).toBe(404)
  })

  test('[SEARCH-5] whatever a stranger asks is answered, in the same few words as any other search', async () => {
    const { visit } = await searched(dialect)
    const many = Array.from({ length: 10_000 }, (_, at) => `w${at}`)
      .join('+')
      .slice(0, 12_000)
    for (const query of [
      ...[`q=${many}`, `q=${'a'.repeat(12_000)}`, 'q=%00%1B%E2%80%AEwine', 'q=(a%2B)%2B%24', 'q=%', 'q=%FF%FE'],
      ...['q=wine&q=cheese', 'q', '=', 'x=1', 'q=%3Cscript%3Ealert(1)%3C/script%3E', 'q=.*', 'q=%27%20or%201=1--'],
    ]) {
      const answer = await visit(`/search.html?${query}`)
      expect(answer.status, query.slice(0, 40)).toBe(200)
      expect(answer.text, query.slice(0, 40)).not.toContain('<script>alert')
      expect(answer.text.length).toBeLessThan(100_000)
    }
    expect((await visit('/search.html?q=%E2%80%AEwine%00')).text).toContain('href="/Cellar/"')
    expect((await visit(`/search.html?q=${many}`)).text).toContain('Only the first 8 words were searched for.')
  })
})

test('[SEARCH-6] pages that a host withholds are not found, and what has their texts is not handed out', async () => {
  const { installation, port: open, visit } = await searched(dialects[0]!)
  const found = await installation.visitors.find(HOST)
  if (!found || !('find' in found)) throw new Error('The site is not there.')
  const withheld = {
    ...{ key: '1', languages: ['en'], pages: ['/Garden/'], pictures: [] },
    kindAt: (address: string) => (address === '/Garden/' ? ('page' as const) : undefined),
  }
  const sites = { current: () => undefined, find: async () => ({ ...found, withheld }) as FoundSite }
  const port = await listening(createHosting({ sites, blobs: installation.blobs }))
  const { parts } = JSON.parse((await visit('/search/en.json')).text) as { parts: string[] }
  for (const path of ['/search/en.json', `/search/${parts[0]}.json`, `/search/${parts[0]}-texts.json`]) {
    expect([(await ask({ port: open, host: HOST, path })).status, path]).toEqual([200, path])
    expect([(await ask({ port, host: HOST, path })).status, path]).toEqual([404, path])
  }
  expect((await ask({ port, host: HOST, path: '/search.html?q=breakfast' })).text).toContain('Nothing found')
  expect((await ask({ port, host: HOST, path: '/search.html?q=wine' })).text).toContain('href="/Cellar/"')
})

test('[SEARCH-6] of a site that is archived nothing is searched', async () => {
  const closed = { closed: 'archived', languages: ['en'] } as const
  const port = await listening(
    createHosting({ sites: { current: () => closed, find: async () => closed }, blobs: {} as Blobs }),
  )
  for (const path of ['/search.html?q=wine', '/search/en.json']) {
    expect((await ask({ port, host: HOST, path })).status).toBe(410)
  }
})

test('[SEARCH-5] who searches too often is told when to come again, and a page without words costs nothing', async () => {
  const { installation } = await searched(dialects[0]!)
  const asked: string[] = []
  const sites = { current: () => undefined, find: (host: string) => installation.visitors.find(host) }
  const takeSearch = (_: unknown, site: string) => {
    asked.push(site)
    return asked.length > 1 ? 7 : 0
  }
  const port = await listening(createHosting({ sites, blobs: installation.blobs, takeSearch }))
  const search = (query: string) => ask({ port, host: HOST, path: `/search.html${query}` })
  expect((await search('?q=wine')).status).toBe(200)
  const busy = await search('?q=wine')
  expect([busy.status, busy.headers['retry-after']]).toEqual([429, '7'])
  expect(busy.text).toContain('Too many searches at once.')
  expect(busy.text).toMatch(/<input value="wine"/)
  expect((await search('')).status).toBe(200)
  expect(asked).toEqual(['hotel', 'hotel'])
})

test('[SEARCH-5] while too many search, who comes next is told when to come again, and those who wait are answered', async () => {
  const { installation } = await searched(dialects[0]!)
  const sites = { current: () => undefined, find: (host: string) => installation.visitors.find(host) }
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
  const { parts } = JSON.parse(
    (await ask({ port: await listening(installation.hosting), host: HOST, path: '/search/en.json' })).text,
  ) as { parts: string[] }
  const live = await installation.visitors.find(HOST)
  const index = live && 'find' in live ? live.find(`/search/${parts[0]}.json`)?.hash : undefined
  const read: Blobs['read'] = async (hash, form) => {
    if (hash === index) await isOpen
    return installation.blobs.read(hash, form)
  }
  const port = await listening(createHosting({ sites, blobs: { read } }))
  const searches = Array.from({ length: 22 }, () => ask({ port, host: HOST, path: '/search.html?q=wine' }))
  const first = await Promise.race(searches)
  expect([first.status, first.headers['retry-after']]).toEqual([503, '2'])
  expect(first.text).toContain('Too many searches at once.')
  open()
  const all = await Promise.all(searches)
  expect(all.filter(({ status }) => status === 503)).toHaveLength(1)
  expect(all.filter(({ text }) => text.includes('href="/Cellar/"'))).toHaveLength(21)
})

test('[SEARCH-5] results from a server without its database say since when they may be older', async () => {
  const { installation } = await searched(dialects[0]!)
  const found = await installation.visitors.find(HOST)
  const sites = {
    current: () => undefined,
    find: async () => ({ ...found, olderSince: clock.now() - 9_000 }) as FoundSite,
  }
  const port = await listening(createHosting({ sites, blobs: installation.blobs }))
  const { headers, text } = await ask({ port, host: HOST, path: '/search.html?q=wine' })
  expect(headers['cache-status']).toMatch(/^Mimar; hit; ttl=-\d+; detail=database-away$/)
  expect(text).toContain('href="/Cellar/"')
})

test('the page comes compressed to who takes that', async () => {
  const { port } = await searched(dialects[0]!)
  const headers = { host: HOST, 'accept-encoding': 'gzip, br' }
  const [encoding, bytes] = await new Promise<[string | undefined, Buffer]>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/search.html?q=wine', headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve([answer.headers['content-encoding'], Buffer.concat(parts)]))
    }).on('error', reject)
  })
  expect(encoding).toBe('gzip')
  expect(gunzipSync(bytes).toString()).toContain('href="/Cellar/"')
})
