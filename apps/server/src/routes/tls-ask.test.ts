import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DomainStore } from '../store/domains.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { createTlsAsk } from './tls-ask.ts'

const SITES = { APP_URL: 'https://edit.host.test', SITES_DOMAIN: 'sites.test' }

describe.each(dialects)('$name', (dialect) => {
  async function opened(environment: Record<string, string> = {}) {
    const { parts } = await testApp(dialect, { ...SITES, ...environment })
    const store = new DomainStore(parts.database)
    let queries = 0
    let clock = 0
    const ask = createTlsAsk({
      settings: parts.settings,
      now: () => clock,
      hasSite(slug) {
        queries += 1
        return store.hasSite(slug)
      },
    })
    const server = createServer((asked, answer) => {
      if (!ask(asked, answer)) answer.writeHead(418).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const status = async (name: string, headers: Record<string, string> = {}) => {
      const sent = request({ port, path: `/tls/ask?domain=${name}`, headers, agent: false }).end()
      const [answer] = await once(sent, 'response')
      answer.resume()
      return answer.statusCode
    }
    const later = (ms: number) => {
      clock += ms
    }
    return { parts, store, status, later, queries: () => queries }
  }

  test('only names that are proved, or at which a site stands, are answered for', async () => {
    const { parts, store, status } = await opened()
    await store.claim({ site: 'hotel', name: 'dar.example', hasWww: true, main: 'dar.example', token: 't' }, new Date())
    const all = async () => Promise.all(['dar.example', 'www.dar.example', 'a.dar.example'].map((name) => status(name)))
    expect(await all()).toEqual([404, 404, 404])
    await store.prove({ site: 'hotel', token: 't' }, new Date())
    await parts.settings.settle()
    expect(await all()).toEqual([200, 200, 404])
    expect([await status('Hotel.sites.test'), await status('inn.sites.test')]).toEqual([200, 404])
    expect([await status('edit.host.test'), await status('a.b.sites.test')]).toEqual([200, 404])
  })

  test('what strangers ask for costs no query, and a name below the sites’ domain one now and then', async () => {
    const { status, later, queries } = await opened()
    for (const name of ['evil.example', 'sites.test', 'x.y.example', '%2e']) await status(name)
    expect(queries()).toBe(0)
    for (let count = 0; count < 5; count += 1) await status('nobody.sites.test')
    expect(queries()).toBe(1)
    later(6000)
    await status('nobody.sites.test')
    expect(queries()).toBe(2)
  })

  test('nobody is answered for whom somebody else asks', async () => {
    const { status } = await opened()
    expect(await status('hotel.sites.test', { 'x-forwarded-for': '203.0.113.9' })).toBe(418)
    expect(await status('')).toBe(418)
  })
})
