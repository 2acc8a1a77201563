// Contracts: small servers that answer as the documentation of each company says, and nothing else.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type CdnKind, readCdn } from '../cdn-settings.ts'
import { ALL_KEY, missingKey, pageKey, siteKey } from './keys.ts'
import { marksFor } from './marks.ts'
import { openCdn } from './open-cdn.ts'
import type { SitePurge } from './purge.ts'

interface Call {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type Reply = (call: Call, number: number) => { status: number; body?: unknown; retryAfter?: number }

/** A company that plays by its documentation; what it was asked is kept. */
async function company(reply: Reply) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
      calls.push(call)
      const { status, body: said, retryAfter } = reply(call, calls.length)
      const headers = { ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) }
      response.writeHead(status, headers).end(said === undefined ? '' : JSON.stringify(said))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return { calls, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function cdnAt(kind: CdnKind, address: string) {
  return openCdn(readCdn({ CDN: kind, CDN_URL: address, CDN_TOKEN: 'secret', CDN_ZONE: 'zone1' })!)
}

const purge = (site: string, addresses: readonly string[], isWhole = false): SitePurge => ({
  ...{ site, addresses, isWhole },
  hosts: async () => ['hotel.example', 'dar.example'],
  allAddresses: async () => ['/', '/a b/', '/style.css'],
})
const pages = (count: number) => Array.from({ length: count }, (_, at) => `/${at}/`)

const isTags = (body: string, name: string, most: number) => {
  const tags = JSON.parse(body)[name]
  return Array.isArray(tags) && tags.length > 0 && tags.length <= most && tags.every((tag) => typeof tag === 'string')
}

/** POST /zones/{zone}/purge_cache {tags}, at most 30 of them by a free plan's word; errors come with a message. */
const cloudflare: Reply = ({ method, path, headers, body }) => {
  if (headers.authorization !== 'Bearer secret')
    return { status: 403, body: { success: false, errors: [{ code: 10000, message: 'Authentication error' }] } }
  const isOne = method === 'POST' && path === '/zones/zone1/purge_cache' && isTags(body, 'tags', 30)
  return isOne
    ? { status: 200, body: { success: true, errors: [], messages: [], result: { id: 'zone1' } } }
    : { status: 400, body: { success: false, errors: [{ code: 1, message: 'No such purge' }] } }
}

/** POST /service/{service}/purge {surrogate_keys}, at most 256. */
const fastly: Reply = ({ method, path, headers, body }) => {
  if (headers['fastly-key'] !== 'secret') return { status: 401, body: { msg: 'Provided credentials are invalid' } }
  const isOne = method === 'POST' && path === '/service/zone1/purge' && isTags(body, 'surrogate_keys', 256)
  return isOne ? { status: 200, body: { one: '108-1391560174-974124' } } : { status: 400, body: { msg: 'Bad request' } }
}

/** POST /pullzone/{id}/purgeCache {CacheTag}: one, and nothing is said. */
const bunny: Reply = ({ method, path, headers, body }) => {
  if (headers.accesskey !== 'secret') return { status: 401 }
  const isOne = method === 'POST' && path === '/pullzone/zone1/purgeCache'
  return { status: isOne && typeof JSON.parse(body).CacheTag === 'string' ? 204 : 400 }
}

const varnish: Reply = ({ method, path, headers }) => {
  const isOne = method === 'PURGE' && path === '/' && String(headers['xkey-purge']).length < 8_000
  return { status: isOne && headers.authorization === 'Bearer secret' ? 200 : 403 }
}

const nginx: Reply = ({ method, path }) => ({ status: method === 'PURGE' ? (path === '/' ? 200 : 404) : 405 })

const COMPANIES = { cloudflare, fastly, bunny, varnish }

/** The keys of a call, however it is made. */
function keysIn({ body, headers }: Call): string[] {
  if (headers['xkey-purge']) return String(headers['xkey-purge']).split(' ')
  const { tags, surrogate_keys: keys, CacheTag: tag } = JSON.parse(body)
  return tags ?? keys ?? [tag]
}

describe.each(Object.keys(COMPANIES) as (keyof typeof COMPANIES)[])('%s', (kind) => {
  test('is told of the pages that have changed, and of what was not there', async () => {
    const { calls, address } = await company(COMPANIES[kind])
    await cdnAt(kind, address).purge([purge('hotel', ['/', '/a b/'])])
    expect(calls.flatMap(keysIn).sort()).toEqual(
      [missingKey('hotel'), pageKey('hotel', '/'), pageKey('hotel', '/a b/')].sort(),
    )
  })

  test('is told of a whole site by one key, also where more has changed than is worth a key each', async () => {
    const { calls, address } = await company(COMPANIES[kind])
    await cdnAt(kind, address).purge([purge('hotel', [], true), purge('inn', pages(300)), purge('inn', ['/'], true)])
    expect(calls.flatMap(keysIn).sort()).toEqual([siteKey('hotel'), siteKey('inn')].sort())
  })

  test('takes the changes of many sites within its limits, each key once', async () => {
    const { calls, address } = await company(COMPANIES[kind])
    const sites = Array.from({ length: 120 }, (_, at) => purge(`site-${at}`, ['/', '/rooms/', '/events/']))
    await cdnAt(kind, address).purge([...sites, ...sites])
    const keys = calls.flatMap(keysIn)
    expect([keys.length, new Set(keys).size]).toEqual([480, 480])
  })

  test('fails the work when it is not listening, and waits when it says so', async () => {
    const refusing = await company(() => ({ status: 500, body: { success: false, errors: [{ message: 'Down' }] } }))
    await expect(cdnAt(kind, refusing.address).purge([purge('hotel', ['/'])])).rejects.toThrow(/500/)
    const busy = await company((call, number) =>
      number === 1 ? { status: 429, retryAfter: 0.001 } : COMPANIES[kind](call, number),
    )
    await cdnAt(kind, busy.address).purge([purge('hotel', [], true)])
    expect(busy.calls).toHaveLength(2)
    await expect(cdnAt(kind, 'http://127.0.0.1:9').purge([purge('hotel', ['/'])])).rejects.toThrow('does not answer')
  })

  test('is told of all that it keeps by one key', async () => {
    const { calls, address } = await company(COMPANIES[kind])
    await cdnAt(kind, address).purgeAll()
    expect(calls.map(keysIn)).toEqual([[ALL_KEY]])
  })

  test('is tried by a key that nobody has', async () => {
    const { calls, address } = await company(COMPANIES[kind])
    await cdnAt(kind, address).knock()
    expect(calls.flatMap(keysIn)).toEqual(['mimar-doctor'])
  })
})

test('Cloudflare’s own sentence is told where it refuses with 200', async () => {
  const { address } = await company(() => ({ status: 200, body: { success: false, errors: [{ message: 'No zone' }] } }))
  await expect(cdnAt('cloudflare', address).purge([purge('hotel', ['/'])])).rejects.toThrow('No zone')
})

test('nginx is told of each address, at each host, in each form', async () => {
  const { calls, address } = await company(nginx)
  const cdn = cdnAt('nginx', address)
  await cdn.purge([purge('hotel', ['/a b/'])])
  const asked = calls.map(({ path, headers }) => `${headers.host}${path} ${headers['accept-encoding']}`).sort()
  const both = ['dar.example', 'hotel.example']
  expect(asked).toEqual(both.flatMap((host) => ['br', 'gzip', 'identity'].map((form) => `${host}/a%20b/ ${form}`)))
  calls.length = 0
  await cdn.purge([purge('hotel', [], true)])
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/', '/a%20b/', '/style.css']))
  expect(calls).toHaveLength(18)
  const deaf = await company(() => ({ status: 405 }))
  await expect(cdnAt('nginx', deaf.address).knock()).rejects.toThrow('405')
})

test('several caches of one kind are all told', async () => {
  const [one, other] = [await company(varnish), await company(varnish)]
  await cdnAt('varnish', `${one.address}, ${other.address}`).purge([purge('hotel', [], true)])
  expect([one.calls.length, other.calls.length]).toEqual([1, 1])
})

test('an answer says to each cache in its words by what and how long it is kept, and to browsers to ask again', () => {
  const headers = ['cache-control', 'no-cache', 'etag', '"a"']
  const of = (kind: CdnKind, address: string | undefined = '/') => {
    const said = marksFor(kind)('hotel', address).on(headers)
    return Object.fromEntries(said.flatMap((text, at) => (at % 2 === 0 ? [[text, said[at + 1]]] : [])))
  }
  const [site, page] = [siteKey('hotel'), pageKey('hotel', '/')]
  const policy = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'
  const usual = { 'cache-control': 'no-cache', etag: '"a"' }
  expect(of('cloudflare')).toEqual({ ...usual, 'cache-tag': `${site},${page},${ALL_KEY}`, 'cdn-cache-control': policy })
  for (const kind of ['fastly', 'varnish'] as const)
    expect(of(kind)).toEqual({ ...usual, 'surrogate-key': `${site} ${page} ${ALL_KEY}`, 'surrogate-control': policy })
  const shared = 'public, max-age=0, must-revalidate, s-maxage=3600'
  expect(of('bunny')).toEqual({ etag: '"a"', 'cache-control': shared, 'cdn-tag': `${site},${page},${ALL_KEY}` })
  expect(of('nginx')).toEqual({ ...usual, 'x-accel-expires': '60' })
  const missing = marksFor('fastly')('hotel', undefined).on(headers)
  expect(missing).toContain(`${site} ${missingKey('hotel')} ${ALL_KEY}`)
  expect(missing).toContain(policy.replace('3600', '60'))
})

test('settings of a cache that could not work are refused with what is missing', () => {
  const refusal = (environment: Record<string, string>) => {
    try {
      readCdn(environment)
      return ''
    } catch (failure) {
      return (failure as Error).message
    }
  }
  expect(readCdn({})).toBeUndefined()
  expect(readCdn({ CDN: 'fastly', CDN_TOKEN: 'a', CDN_ZONE: 'b' })?.addresses).toEqual(['https://api.fastly.com'])
  expect(readCdn({ CDN: 'varnish', CDN_URL: 'http://a:1/, http://b' })?.addresses).toEqual(['http://a:1', 'http://b'])
  for (const [environment, said] of [
    [{ CDN: 'akamai' }, 'CDN is "akamai"'],
    [{ CDN_TOKEN: 'a' }, 'CDN_TOKEN is set, and no cache is named'],
    [{ CDN: 'cloudflare', CDN_ZONE: 'a' }, 'needs CDN_TOKEN'],
    [{ CDN: 'bunny', CDN_TOKEN: 'a', CDN_ZONE: '../a' }, 'needs CDN_ZONE, the number of the pull zone'],
    [{ CDN: 'nginx' }, 'needs CDN_URL'],
    [{ CDN: 'varnish', CDN_URL: 'http://user:hunter2@a' }, 'CDN_URL must be'],
  ] as const) {
    expect(refusal(environment)).toContain(said)
    expect(refusal(environment)).not.toContain('hunter2')
  }
})
