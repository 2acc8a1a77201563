import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { clock } from '../clock.ts'
import { PATIENT } from '../retrying.ts'
import { Bucket } from './bucket.ts'

/** A bucket of a store that answers in that way. */
async function bucketOf(
  answer: (response: ServerResponse, headers: NodeJS.Dict<string | string[]>, path: string) => void,
  more: Partial<ConstructorParameters<typeof Bucket>[0]> = {},
) {
  const server = createServer(({ headers, url = '' }, response) => answer(response, headers, url))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const access = { endpoint, region: 'us-east-1', keyId: 'a-key', secret: 'a-secret', sessionToken: undefined }
  const told = { name: 's3://pictures', setting: 'STORAGE_URL', makeRoom: '' }
  return new Bucket({ ...told, bucket: 'pictures', prefix: '', access, ...more })
}

/** How long it takes until it fails, and why. */
async function failureOf(work: Promise<unknown>) {
  const before = performance.now()
  const failure = await work.then(
    () => undefined,
    (why: Error) => why.message,
  )
  return { failure, took: performance.now() - before }
}

const quick = { ...PATIENT, attempts: 2, answerMs: 300, pauseMs: 1 }

test('a request is signed by the clock of the database: a store takes it also from a machine whose own is years off', async () => {
  const dates: unknown[] = []
  const bucket = await bucketOf((response, headers) => {
    dates.push(headers['x-amz-date'])
    response.end('here')
  })
  onTestFinished(clock.follow(() => Date.UTC(2041, 1, 3, 4, 5, 6)))
  expect((await bucket.read('one'))?.toString()).toBe('here')
  expect(dates).toEqual(['20410203T040506Z'])
})

test('an object that comes slowly is waited for, and one of which nothing more comes is not', async () => {
  const bucket = await bucketOf(
    async (response, _, path) => {
      response.writeHead(200)
      for (let turn = 0; turn < 10; turn += 1) {
        response.write('word ')
        await pause(100)
        if (path.endsWith('/stalls') && turn === 2) return
      }
      response.end()
    },
    { patience: quick },
  )
  expect((await bucket.read('slow'))?.toString()).toBe('word '.repeat(10))
  const { failure, took } = await failureOf(bucket.read('stalls'))
  expect(failure).toContain('it takes too long to answer')
  expect(took).toBeLessThan(5_000)
})

test('a request that nobody answers ends in its time also where memory was tidied up meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const bucket = await bucketOf(() => {}, { patience: { ...quick, attempts: 1 } })
  const failing = failureOf(bucket.read('one'))
  for (let turn = 0; turn < 5; turn += 1) {
    await pause(20)
    collect()
  }
  expect((await failing).failure).toContain('it takes too long to answer')
}, 10_000)

test('of a store that says nothing more the first request finds out, the next wait for nothing, and all go on when it is back', async () => {
  let isSilent = true
  const asked: string[] = []
  const bucket = await bucketOf(
    (response, _, path) => {
      asked.push(path)
      if (!isSilent) response.end('here')
    },
    { probed: 'mark', patience: { ...PATIENT, answerMs: 600_000 } },
  )
  const large = Buffer.alloc(8 * 1024 * 1024)
  const [read, write] = await Promise.all([failureOf(bucket.read('one')), failureOf(bucket.write('two', large))])
  for (const { failure, took } of [read, write]) {
    expect(failure).toContain('it takes too long to answer')
    expect(took).toBeLessThan(12_000)
  }
  expect(asked).toContain('/pictures/mark')
  const times = asked.filter((path) => path.endsWith('/one')).length
  const next = await failureOf(bucket.read('one'))
  expect([next.failure, next.took < 500]).toEqual([read.failure, true])
  expect(asked.filter((path) => path.endsWith('/one'))).toHaveLength(times)
  isSilent = false
  await expect.poll(() => bucket.read('one').then(String, () => undefined), { timeout: 10_000 }).toBe('here')
}, 40_000)

test('a store that answers others is waited for, however long one answer takes', async () => {
  const bucket = await bucketOf(
    async (response, _, path) => {
      if (path.endsWith('/slow')) await pause(5_000)
      response.end('here')
    },
    { probed: 'mark', patience: { ...PATIENT, attempts: 1 } },
  )
  expect((await bucket.read('slow'))?.toString()).toBe('here')
}, 20_000)

test('one object that cannot be had keeps nobody from the others', async () => {
  const bucket = await bucketOf(
    (response, _, path) => void response.writeHead(path.endsWith('/broken') ? 500 : 200).end('here'),
    { probed: 'mark', patience: { ...PATIENT, attempts: 1 } },
  )
  expect((await failureOf(bucket.read('broken'))).failure).toBe('it answers HTTP 500')
  expect((await bucket.read('other'))?.toString()).toBe('here')
})

test('an answer of which more comes is waited for, also where the small question is not answered', async () => {
  const bucket = await bucketOf(
    async (response, _, path) => {
      if (path.endsWith('/mark')) return
      for (let part = 0; part < 24; part += 1) {
        response.write('.')
        await pause(500)
      }
      response.end()
    },
    { probed: 'mark', patience: { ...PATIENT, attempts: 1 } },
  )
  // Longer than it takes to ask twice.
  const [slow] = await Promise.all([bucket.read('slow'), failureOf(bucket.read('other/mark'))])
  expect(slow).toHaveLength(24)
}, 30_000)

test('a store that asks to come later than somebody waits is not waited for', async () => {
  const patience = { ...PATIENT, attempts: 4, withinMs: 2_000, pauseMs: 1 }
  const bucket = await bucketOf((response) => void response.writeHead(503, { 'retry-after': '20' }).end(), { patience })
  const { failure, took } = await failureOf(bucket.read('one'))
  expect([failure, took < 1_000]).toEqual(['it answers HTTP 503', true])
})
