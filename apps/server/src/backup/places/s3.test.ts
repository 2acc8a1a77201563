import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Patience } from '../../retrying.ts'
import { startFaultyStore } from '../../testing/faulty-store.ts'
import { freePorts } from '../../testing/pebble.ts'
import { openPlace } from './open.ts'
import { accessBy } from './testing.ts'

let store: Awaited<ReturnType<typeof startFaultyStore>>
beforeAll(async () => {
  store = await startFaultyStore()
})
afterAll(() => store.stop())
beforeEach(() => {
  store.interfere = undefined
})

const SECRET = 'a-secret-that-nobody-sees'
const pauses: number[] = []
const patience: Patience = { attempts: 4, answerMs: 5_000, pauseMs: 500, wait: async (ms) => pauses.push(ms) }

function open(more: Partial<Patience> = {}) {
  const access = accessBy({
    ...{ AWS_ENDPOINT_URL: store.endpoint, AWS_ACCESS_KEY_ID: 'a-key-id', AWS_SECRET_ACCESS_KEY: SECRET },
  })
  return openPlace('s3://bucket/mimar', { access, patience: { ...patience, ...more } })
}

/** The first so many requests of that method fail, the rest do not. */
function failing(method: string, times: number, fault: ReturnType<NonNullable<typeof store.interfere>>) {
  let left = times
  store.interfere = (asked) => (asked === method && left-- > 0 ? fault : undefined)
}

test('what a store asks to try again is tried again, later each time and never at the same moment as others', async () => {
  pauses.length = 0
  failing('PUT', 3, 'slow-down')
  await open().write('a', [Buffer.from('words')])
  failing('GET', 2, { status: 500, code: 'InternalError' })
  expect((await open().read('a'))?.toString()).toBe('words')
  expect(pauses.length).toBe(5)
  expect(new Set(pauses).size).toBe(5)
  for (const [index, pause] of pauses.slice(0, 3).entries()) expect(pause).toBeLessThanOrEqual(500 * 2 ** (index + 1))
})

test('half an answer is no answer', async () => {
  const bytes = Buffer.alloc(100_000, 'words')
  await open().write('half', [bytes])
  failing('GET', 2, 'half')
  expect(await open().read('half')).toEqual(bytes)
  failing('GET', 1, 'half')
  expect(await open().read('half', { from: 10, length: 50_000 })).toEqual(bytes.subarray(10, 50_010))
})

test('a store that says nothing, or cannot be reached, ends in a sentence', async () => {
  store.interfere = () => 'silence'
  const inVain = open({ attempts: 2, answerMs: 50 }).list('blobs')
  await expect(inVain).rejects.toThrow(
    's3://bucket/mimar cannot be used just now (it takes too long to answer, tried 2 times). The backups that are there are whole.',
  )
  const [port] = await freePorts(1)
  const key = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
  const access = accessBy({ AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`, ...key })
  const nobody = openPlace('s3://bucket', { access, patience })
  await expect(nobody.list('')).rejects.toThrow('no answer: ECONNREFUSED, tried 4 times')
})

describe('what a store refuses is said with its cure, at once, and without a secret', () => {
  test.each([
    [404, 'NoSuchBucket', 'Make the bucket, or compare its name'],
    [403, 'AccessDenied', 'Allow this key to list the bucket, and to get, put and delete objects'],
    [403, 'InvalidAccessKeyId', 'Compare AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    [403, 'SignatureDoesNotMatch', 'Compare AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    [400, 'ExpiredToken', 'AWS_SESSION_TOKEN is over'],
    [403, 'RequestTimeTooSkewed', 'The clock of this machine is wrong'],
    [400, 'AuthorizationHeaderMalformed</Code><Region>eu-west-3</Region><Code>', 'Set AWS_REGION=eu-west-3.'],
    [403, 'SomethingNew', 'Compare BACKUP_TO, AWS_ENDPOINT_URL and AWS_REGION'],
  ])('%i %s', async (status, code, cure) => {
    pauses.length = 0
    store.interfere = () => ({ status, code })
    const failure = await open()
      .list('')
      .catch((reason: Error) => reason)
    expect(String(failure)).toContain(cure)
    expect(String(failure)).not.toContain(SECRET)
    expect(pauses).toEqual([])
  })
})

test('without a key, or with a secret in the address, it is refused before anything is asked', () => {
  expect(() => openPlace('s3://bucket', { access: accessBy({}) })).toThrow(
    'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  )
  const inAddress = () => openPlace(`s3://key:${SECRET}@bucket`, { access: accessBy({}) })
  expect(inAddress).toThrow('--to has a password in it')
  expect(inAddress).not.toThrow(SECRET)
})
