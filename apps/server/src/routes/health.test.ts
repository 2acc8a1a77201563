import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { Metrics } from '../metrics.ts'
import { readSettings } from '../settings.ts'
import { answerHealth } from './health.ts'

const TOKEN = '0123456789abcdef'

test.each([
  ['this machine', '127.0.0.1', {}, undefined, true],
  ['this machine, by IPv6', '::ffff:127.0.0.1', {}, undefined, true],
  ['another machine', '10.0.0.7', {}, undefined, false],
  ['somebody behind a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, undefined, false],
  ['another machine with the token', '10.0.0.7', { authorization: `Bearer ${TOKEN}` }, TOKEN, true],
  ['another machine with a wrong token', '10.0.0.7', { authorization: 'Bearer 0123456789abcdeg' }, TOKEN, false],
  ['this machine without the token that is set', '127.0.0.1', {}, TOKEN, false],
  ['a silent proxy on the machine of a server for the world', '127.0.0.1', {}, undefined, false, 'https://a.example'],
  ['one that passes on what it is told', '127.0.0.1', { host: 'localhost' }, undefined, false, 'https://a.example'],
  ['the same with the token', '127.0.0.1', { authorization: `Bearer ${TOKEN}` }, TOKEN, true, 'https://a.example'],
])('/metrics: %s', (_who, remoteAddress, headers, METRICS_TOKEN, isAnswered, APP_URL = '') => {
  const SITES_DOMAIN = APP_URL && 'sites.example.org'
  const settings = readSettings({ APP_URL, SITES_DOMAIN, ...(METRICS_TOKEN && { METRICS_TOKEN }) })
  const response = { writeHead: () => {}, end: () => {} } as unknown as ServerResponse
  const request = { url: '/metrics', headers, socket: { remoteAddress } } as unknown as IncomingMessage
  expect(answerHealth(request, response, { settings, metrics: new Metrics(), readiness: {} as never })).toBe(isAnswered)
})

function answerTo(request: IncomingMessage, parts: Parameters<typeof answerHealth>[2]) {
  return new Promise<{ status: number; body: string }>((resolve) => {
    let status = 0
    const response = { writeHead: (code: number) => (status = code), end: (body: string) => resolve({ status, body }) }
    answerHealth(request, response as unknown as ServerResponse, parts)
  })
}

test.each([
  ['this machine', '127.0.0.1', {}, undefined, true],
  ['another machine', '10.0.0.7', {}, undefined, false],
  ['another machine with the token', '10.0.0.7', { authorization: `Bearer ${TOKEN}` }, TOKEN, true],
])('/readyz says that something fails to all, and what to who may know it: %s', async (...row) => {
  const [, remoteAddress, headers, METRICS_TOKEN, isTold] = row
  const settings = readSettings({ ...(METRICS_TOKEN && { METRICS_TOKEN }) })
  const readiness = { failing: async () => [{ what: 'disk' as const, why: 'EROFS: /var/data' }] }
  const request = { url: '/readyz', headers, socket: { remoteAddress } } as unknown as IncomingMessage
  const answer = await answerTo(request, { settings, metrics: new Metrics(), readiness })
  expect(answer.status).toBe(503)
  expect(JSON.parse(answer.body)).toMatchObject({ status: 503, code: 'not-ready' })
  expect(answer.body.includes('EROFS')).toBe(isTold)
})

test('/readyz?else=404 says so with 404 where something fails or the server is stopping: haproxy then cuts nothing off', async () => {
  const settings = readSettings({})
  const failing = { failing: async () => [{ what: 'database' as const, why: 'It is away.' }] }
  const fine = { failing: async () => [] }
  const leaving = { asked: () => true } as never
  const request = { url: '/readyz?else=404', headers: {}, socket: {} } as unknown as IncomingMessage
  const asked = (parts: object) => answerTo(request, { settings, metrics: new Metrics(), readiness: fine, ...parts })
  expect((await asked({ readiness: failing })).status).toBe(404)
  expect((await asked({ leaving })).status).toBe(404)
  expect((await asked({})).status).toBe(200)
})

test('/readyz?else=404 says 404 until the editor is loaded, so that the first change after a start waits for nothing else; /readyz loads nothing', async () => {
  const settings = readSettings({})
  let [asks, isLoaded] = [0, false]
  const isWarm = () => {
    asks += 1
    return isLoaded
  }
  const parts = { settings, metrics: new Metrics(), readiness: { failing: async () => [] }, isWarm }
  const statusOf = async (url: string) => {
    const request = { url, headers: {}, socket: {} } as unknown as IncomingMessage
    return (await answerTo(request, parts)).status
  }
  expect([await statusOf('/readyz'), asks]).toEqual([200, 0])
  expect([await statusOf('/readyz?else=404'), asks]).toEqual([404, 1])
  isLoaded = true
  expect(await statusOf('/readyz?else=404')).toBe(200)
})
