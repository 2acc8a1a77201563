import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressesIn } from './connections.ts'
import { keepGivenId, requestIdOf } from './request-id.ts'
import { testApp } from './testing/app.ts'
import { dialects } from './testing/dialects.ts'
import { heardLog } from './testing/heard-log.ts'

const from = (remoteAddress: string, given?: string) =>
  ({
    headers: given === undefined ? {} : { 'x-request-id': given },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage

test.each([
  ['our proxy', '10.0.0.1', 'proxy-id-1', true],
  ['somebody else', '203.0.113.9', 'proxy-id-1', false],
  ['our proxy, with something else in it', '10.0.0.1', 'a b\n"c"', false],
  ['our proxy, with a long text', '10.0.0.1', 'a'.repeat(65), false],
])('the id that %s gives a request', (_, address, given, isKept) => {
  const request = from(address, given)
  keepGivenId(request, addressesIn(['10.0.0.0/8']))
  expect(requestIdOf(request) === given).toBe(isKept)
  expect(requestIdOf(request)).toBe(requestIdOf(request))
})

test('an id can be read out: ten letters and digits that are not taken for one another', () => {
  const ids = Array.from({ length: 200 }, () => requestIdOf(from('127.0.0.1')))
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/)
})

test('a failure of ours says what the log calls it, in JSON and on a page; a refusal does not', async () => {
  const { app, parts, cookieFor, owner } = await testApp(dialects[0]!)
  const logged = heardLog()
  Object.assign(parts.siteStore, {
    find: () => Promise.reject(new Error('a bug')),
    list: () => Promise.reject(new Error('another')),
  })
  const headers = { cookie: await cookieFor(owner.id) }
  const failed = await app.inject({ url: '/api/v1/sites/hotel/releases?lang=fr', headers })
  const { reference, message } = failed.json()
  expect(reference).toBe(failed.headers['x-request-id'])
  expect(message).toContain(`Référence : ${reference}`)
  expect(logged()).toContain(`request="${reference}"`)
  const page = await app.inject({ url: '/?lang=ar', headers: { ...headers, accept: 'text/html' } })
  expect(page.statusCode).toBe(500)
  expect(page.body).toContain(`الرقم المرجعي: ${page.headers['x-request-id']}`)
  const refused = await app.inject({ url: '/api/v1/nothing', headers })
  expect(refused.json()).not.toHaveProperty('reference')
})

test.each([
  '/edit/hotel/?authHash=s3cret-s3cret',
  '/sites?authHash=s3cret-s3cret&email=guest@example.com',
  '/api/v1/sites?q=guest@example.com',
])('no line of the log has tokens, cookies or mails of a request: %s', async (url) => {
  const { app, parts } = await testApp(dialects[0]!, { SLOW_MS: '1' })
  const logged = heardLog()
  Object.assign(parts.signIn, {
    accountOf: () => Promise.reject(new Error(`for ${url} with mimar_session=c00kie and Bearer t0ken`)),
    holderOf: () => Promise.reject(new Error(`for ${url}`)),
  })
  const headers = { cookie: 'mimar_session=c00kie', accept: 'application/json' }
  expect((await app.inject({ url, headers })).statusCode).toBe(500)
  expect(logged()).toContain('A request failed')
  expect(logged()).not.toMatch(/s3cret|c00kie|t0ken|guest@/)
})
