import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { METRICS } from './metric-list.ts'
import { Metrics } from './metrics.ts'
import { testApp } from './testing/app.ts'
import { dialects } from './testing/dialects.ts'
import { heardLog } from './testing/heard-log.ts'
import { readMetrics } from './testing/prometheus.ts'

test('what is counted, measured and asked is told as Prometheus reads it', async () => {
  const metrics = new Metrics()
  metrics.add('mimar_requests_total', 2, { class: 'api', status: '2xx' })
  metrics.add('mimar_errors_total', 1, { code: 'a "b" \\ c' })
  for (const seconds of [0.004, 0.3, 40]) metrics.took('mimar_publish_seconds', seconds)
  metrics.watch('mimar_jobs', async () => [{ labels: { kind: 'mail', state: 'waiting' }, value: 3 }])
  metrics.watch('mimar_disk_free_bytes', () => Promise.reject(new Error('away')))
  const told = readMetrics(await metrics.text())
  const valueAt = (name: string, labels = {}) =>
    told.find((one) => one.name === name && JSON.stringify(one.labels) === JSON.stringify(labels))?.value
  expect(valueAt('mimar_requests_total', { class: 'api', status: '2xx' })).toBe(2)
  expect(valueAt('mimar_jobs', { kind: 'mail', state: 'waiting' })).toBe(3)
  expect(valueAt('mimar_operations_total')).toBe(0)
  expect(valueAt('mimar_disk_free_bytes')).toBeUndefined()
  const within = (le: string) => valueAt('mimar_publish_seconds_bucket', { le })
  expect([within('0.005'), within('0.5'), within('30'), within('+Inf')]).toEqual([1, 2, 2, 3])
  expect(valueAt('mimar_publish_seconds_sum')).toBeCloseTo(40.304)
  expect(valueAt('process_resident_memory_bytes')).toBeGreaterThan(1e6)
})

test('docs/metrics.md says what each metric means, and names no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/metrics.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)(?:\{([\w, ]+)\})?` \| (\w+) \|/gm)].map(([, ...row]) => row)
  const listed = Object.entries(METRICS).map(([name, metric]) => [
    ...[name, 'labels' in metric ? metric.labels.join(', ') : undefined],
    metric.type,
  ])
  expect(rows.toSorted()).toEqual(listed.toSorted())
})

test('answers are measured, errors are counted by their code, and nothing a stranger writes becomes a label', async () => {
  const { app, parts, cookieFor, owner } = await testApp(dialects[0]!)
  const headers = { cookie: await cookieFor(owner.id) }
  await app.inject({ url: '/api/v1/sites/of-nobody/releases', headers })
  await app.inject({ url: '/api/v1/nothing-<script>', headers })
  const text = await parts.metrics.text()
  const told = readMetrics(text)
  expect(told).toContainEqual({ name: 'mimar_errors_total', labels: { code: 'site-missing' }, value: 1 })
  expect(told).toContainEqual({ name: 'mimar_errors_total', labels: { code: 'not-found' }, value: 1 })
  expect(told).toContainEqual({ name: 'mimar_request_seconds_count', labels: { class: 'api' }, value: 2 })
  expect(text).not.toMatch(/of-nobody|script/)
})

test('an answer that took long is named with its route, site and time, and nothing else of its address', async () => {
  const { app, parts, cookieFor, owner } = await testApp(dialects[0]!, { SLOW_MS: '1' })
  const logged = heardLog()
  const list = parts.publishing.list
  Object.assign(parts.publishing, {
    list: async (site: string) => {
      const until = performance.now() + 3
      while (performance.now() < until);
      return list(site)
    },
  })
  const headers = { cookie: await cookieFor(owner.id) }
  await app.inject({ url: '/api/v1/sites/hotel/releases?authHash=s3cret&email=guest@example.com', headers })
  expect(logged()).toMatch(/warn +An answer took long .*route="\/api\/v1\/sites\/:id\/releases".*site="hotel".*ms=\d+/)
  expect(logged()).not.toMatch(/s3cret|guest@|mimar_session/)
  expect(parts.metrics.total('mimar_slow_requests_total')).toBeGreaterThan(0)
})

test('who asks while there is too much to do is told in words when to come again', async () => {
  const { app, parts } = await testApp(dialects[0]!)
  Object.assign(parts.load, { isOverloaded: true })
  const answer = await app.inject({ url: '/api/v1/session?lang=de' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'overloaded', message: /zu viel zu tun/ })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(parts.metrics.total('mimar_refused_overload_total')).toBe(1)
})

test('whoever floods a server that has too much to do is told to slow down; others that it is the server', async () => {
  const { app, parts } = await testApp(dialects[0]!)
  const from = (remoteAddress: string) => app.inject({ url: '/api/v1/session', remoteAddress })
  for (let count = 0; count < 650; count += 1) expect((await from('198.51.100.7')).statusCode).toBe(401)
  Object.assign(parts.load, { isOverloaded: true })
  const flooding = await from('198.51.100.7')
  expect([flooding.statusCode, flooding.json().code]).toEqual([429, 'rate-limited'])
  expect(Number(flooding.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('203.0.113.9')).statusCode).toBe(503)
})
