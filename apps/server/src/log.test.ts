import { expect, test } from 'vitest'
import { createLog, LOG_LEVELS, warnSeldom } from './log.ts'
import { testApp } from './testing/app.ts'
import { dialects } from './testing/dialects.ts'
import { heardLog } from './testing/heard-log.ts'

function open(environment: Record<string, string> = {}, isReadable = false) {
  const lines: string[] = []
  return { log: createLog(environment, { write: (line) => lines.push(line), isReadable }), lines }
}

test('where a server serves the world, each entry of its log is one line of JSON with a level, a time and a sentence', () => {
  const { log, lines } = open()
  log.error({ err: new Error('no room\nat all'), site: 'hotel' }, 'A publish failed')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\{.*\}\n$/)
  const entry = JSON.parse(lines[0] ?? '')
  expect(entry).toMatchObject({
    level: 'error',
    msg: 'A publish failed',
    site: 'hotel',
    err: { message: 'no room\nat all' },
  })
  expect(entry.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(Object.keys(entry)).not.toContain('hostname')
})

test('a line of a million letters without an address in it is written as it is', () => {
  const { log, lines } = open()
  const long = 'a'.repeat(1_000_000)
  log.error(`${long} salma@example.com`)
  expect(lines[0]).toContain(`${long} [e-mail]`)
})

test('where it is tried out, an entry is a sentence and what failed below it', () => {
  const { log, lines } = open({}, true)
  log.child({ request: 'r1' }).warn('Not sent yet')
  log.error({ err: new Error('no room') }, 'A publish failed')
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d warn {2}Not sent yet request="r1"\n$/)
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d error A publish failed\nError: no room\n {4}at /)
})

test('LOG_LEVEL says from which level on the log is written; without it that is info', () => {
  const written = (LOG_LEVEL?: string) => {
    const { log, lines } = open(LOG_LEVEL === undefined ? {} : { LOG_LEVEL })
    for (const level of ['debug', 'info', 'warn', 'error', 'fatal'] as const) log[level]('x')
    return lines.length
  }
  expect(LOG_LEVELS.map(written)).toEqual([5, 4, 3, 2, 1, 0])
  expect(written()).toBe(4)
})

test.each([
  ['550 no such user <salma@example.com>', '550 no such user <[e-mail]>'],
  ['عنوان سلمى@مثال.شبكة', 'عنوان [e-mail]'],
  ['owner@localhost', '[e-mail]'],
  ['GET /edit/?authHash=abc-123&lang=de', 'GET /edit/?authHash=[secret]&lang=de'],
  ['authorization: Bearer aB.c_d-e', 'authorization: Bearer [secret]'],
  [`authorization: Move ${'aB_d-'.repeat(8)}xyz`, 'authorization: Move [secret]'],
  ['Move the site on, then', 'Move the site on, then'],
  ['cookie: mimar_session=s3cret; a=b', 'cookie: mimar_session=[secret]; a=b'],
  ['Server listening at http://127.0.0.1:3000', 'Server listening at http://127.0.0.1:3000'],
  ['postgres://db.example/mimar?password=p@ss,w;d&user=m', 'postgres://db.example/mimar?password=[secret]&user=m'],
  ['host=db sslpassword=s3cret port=5432', 'host=db sslpassword=[secret] port=5432'],
  ['postgres://mimar:pass@db.example/mimar', 'postgres://mimar:[secret]@db.example/mimar'],
  [
    'at file:///srv/node_modules/@mimar/server/dist/main.js:12:3',
    'at file:///srv/node_modules/@mimar/server/dist/main.js:12:3',
  ],
])('no e-mail address and no token reaches the log: %s', (said, logged) => {
  const { log, lines } = open()
  log.warn(said)
  log.error({ err: new Error(said) }, 'failed')
  expect(JSON.parse(lines[0] ?? '').msg).toBe(logged)
  expect(JSON.parse(lines[1] ?? '').err.message).toBe(logged)
})

test('a failure that is got over is warned of once, another kind of it too', () => {
  const said: string[] = []
  const hear = warnSeldom('The line broke.', (line) => said.push(line))
  const lost = (code: string) => hear(Object.assign(new Error('gone'), { code }))
  lost('ECONNRESET')
  lost('ECONNRESET')
  lost('57P01')
  hear(new TypeError('odd'))
  hear('text')
  hear('text')
  const [reset, ended] = ['ECONNRESET', '57P01'].map((code) => `The line broke. ${code}: gone`)
  expect(said).toEqual([reset, ended, 'The line broke. TypeError: odd', 'The line broke. Error: text'])
})

test('what nobody foresaw in a request is logged under the id that stands in the header of its answer', async () => {
  const { app, parts, cookieFor, owner } = await testApp(dialects[0]!)
  const logged = heardLog()
  Object.assign(parts.siteStore, { find: () => Promise.reject(new Error('a bug, told owner@example.com')) })
  const headers = { cookie: await cookieFor(owner.id) }
  const [one, other] = [
    await app.inject({ url: '/api/v1/sites/hotel/releases', headers }),
    await app.inject({ url: '/api/v1/session', headers }),
  ]
  expect(one.statusCode).toBe(500)
  expect(one.headers['x-request-id']).toMatch(/^[\w-]{10}$/)
  expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
  expect(logged()).toContain(`request="${one.headers['x-request-id']}"`)
  expect(logged()).toContain('route="/api/v1/sites/:id/releases"')
  expect(logged()).toContain('a bug, told [e-mail]')
})
