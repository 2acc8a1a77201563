import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PassingFault, type Patience } from '../retrying.ts'
import { type RoleSource, readRole } from '../role-source.ts'
import { readSettings } from '../settings.ts'
import { newFolder } from '../testing/dialects.ts'
import { Bucket } from './bucket.ts'
import { StoreRefusal } from './faults.ts'
import { RoleKeys } from './role-keys.ts'

interface Heard {
  readonly asked: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Answers on this machine as a provider does beside one; gives what it heard. */
async function provider(answer: (heard: Heard, response: ServerResponse) => void) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { asked: `${request.method} ${request.url}`, headers: request.headers, body }
    heard.push(one)
    answer(one, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, heard, asked: () => heard.map(({ asked }) => asked) }
}

const HOUR = 3_600_000
const NAME = 's3://our-pictures/mimar'
const lentAt = (now: number, number = 1) =>
  JSON.stringify({
    ...{ Code: 'Success', AccessKeyId: `key-${number}`, SecretAccessKey: 'a-secret', Token: `token-${number}` },
    Expiration: new Date(now + HOUR).toISOString(),
  })
const keysOf = (source: RoleSource | undefined, now = Date.now) =>
  new RoleKeys({ source: source as RoleSource, name: NAME, region: 'eu-central-1', now })

/** The metadata of a machine: a token first, then the role, then its key. */
const machine =
  (number: () => number, now: () => number = Date.now) =>
  ({ asked, headers }: Heard, response: ServerResponse) => {
    if (asked === 'PUT /latest/api/token') return response.end('a-session')
    if (headers['x-aws-ec2-metadata-token'] !== 'a-session') return response.writeHead(401).end()
    if (asked.endsWith('/security-credentials/')) return response.end('pictures-role')
    if (asked.endsWith('/security-credentials/pictures-role')) return response.end(lentAt(now(), number()))
    return response.writeHead(404).end()
  }

test('a machine of Amazon has the key of its role, asked for with a token; many requests at once ask once', async () => {
  const metadata = await provider(machine(() => 1))
  const keys = keysOf(readRole({ AWS_EC2_METADATA_SERVICE_ENDPOINT: `${metadata.endpoint}/` }))
  const key = { keyId: 'key-1', secret: 'a-secret', sessionToken: 'token-1' }
  for (const one of await Promise.all([keys.current(), keys.current()])) expect(one).toMatchObject(key)
  await keys.current()
  expect(metadata.asked()).toEqual([
    'PUT /latest/api/token',
    'GET /latest/meta-data/iam/security-credentials/',
    'GET /latest/meta-data/iam/security-credentials/pictures-role',
  ])
  expect(metadata.heard[0]?.headers['x-aws-ec2-metadata-token-ttl-seconds']).toBe('21600')
})

test('a key is renewed minutes before it ends, and the old one goes on while nobody lends a new one', async () => {
  let [now, number, isAway] = [Date.parse('2026-01-01T00:00:00Z'), 1, false]
  const answer = machine(
    () => number,
    () => now,
  )
  const metadata = await provider((heard, response) =>
    isAway ? response.writeHead(503).end() : answer(heard, response),
  )
  const keys = keysOf(readRole({ AWS_EC2_METADATA_SERVICE_ENDPOINT: metadata.endpoint }), () => now)
  expect((await keys.current()).keyId).toBe('key-1')
  now += HOUR - 4 * 60_000
  ;[number, isAway] = [2, true]
  expect((await keys.current()).keyId).toBe('key-1')
  await expect.poll(() => metadata.asked().length).toBe(4)
  // Not with every request: whoever is away is asked again half a minute later.
  expect((await keys.current()).keyId).toBe('key-1')
  expect(metadata.asked().length).toBe(4)
  ;[now, isAway] = [now + 30_000, false]
  await keys.current()
  await expect.poll(async () => (await keys.current()).keyId).toBe('key-2')
  isAway = true
  now += 2 * HOUR
  await expect(keys.current()).rejects.toThrow('the metadata of this machine answers 503')
})

test('a container asks the address it was given, with the token that stands in its file just then', async () => {
  const agent = await provider((_, response) => response.end(lentAt(Date.now())))
  const file = join(newFolder(), 'token')
  const told = {
    AWS_CONTAINER_CREDENTIALS_FULL_URI: `${agent.endpoint}/v1/credentials`,
    AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: file,
  }
  await expect(keysOf(readRole(told)).current()).rejects.toThrow(
    `${NAME} cannot be used: the token of the role cannot be read (ENOENT)`,
  )
  writeFileSync(file, 'of-today\n')
  expect(await keysOf(readRole(told)).current()).toMatchObject({ keyId: 'key-1', sessionToken: 'token-1' })
  expect(agent.heard).toMatchObject([{ asked: 'GET /v1/credentials', headers: { authorization: 'of-today' } }])
  expect(readRole({ AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: '/v2/credentials/x' })).toMatchObject({
    address: 'http://169.254.170.2/v2/credentials/x',
  })
})

test('a pod changes the token of its service account for a key; a role that does not trust it is told of', async () => {
  let isTrusted = true
  const sts = await provider((_, response) => {
    if (!isTrusted) return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    const ends = new Date(Date.now() + HOUR).toISOString()
    const key =
      '<AccessKeyId>key-1</AccessKeyId><SecretAccessKey>a&amp;b</SecretAccessKey><SessionToken>token-1</SessionToken>'
    return response.end(`<Answer><Credentials>${key}<Expiration>${ends}</Expiration></Credentials></Answer>`)
  })
  const tokenFile = join(newFolder(), 'token')
  writeFileSync(tokenFile, 'of-the-pod')
  const source = readRole({
    AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile,
    AWS_ROLE_ARN: 'arn:aws:iam::1:role/pictures',
    AWS_ENDPOINT_URL_STS: sts.endpoint,
  })
  expect(await keysOf(source).current()).toMatchObject({ keyId: 'key-1', secret: 'a&b', sessionToken: 'token-1' })
  expect(Object.fromEntries(new URLSearchParams(sts.heard[0]?.body))).toEqual({
    ...{ Action: 'AssumeRoleWithWebIdentity', Version: '2011-06-15', RoleSessionName: 'mimar' },
    ...{ RoleArn: 'arn:aws:iam::1:role/pictures', WebIdentityToken: 'of-the-pod' },
  })
  isTrusted = false
  await expect(keysOf(source).current()).rejects.toThrow(
    `${NAME} cannot be used: the token service (STS) lends no key (AccessDenied). Compare the role`,
  )
})

test('a store that says that a lent key is over gets the next one, and what was asked is answered', async () => {
  let number = 1
  const metadata = await provider(machine(() => number))
  const store = await provider(({ headers }, response) => {
    if (headers['x-amz-security-token'] === 'token-2') return response.end('words')
    number = 2
    return response.writeHead(400).end('<Error><Code>ExpiredToken</Code></Error>')
  })
  const role = readRole({ AWS_EC2_METADATA_SERVICE_ENDPOINT: metadata.endpoint }) as RoleSource
  const access = {
    endpoint: store.endpoint,
    region: 'eu-central-1',
    keyId: undefined,
    secret: undefined,
    role,
    sessionToken: undefined,
  }
  const patience: Patience = { attempts: 2, answerMs: 2_000, pauseMs: 0, wait: async () => {} }
  const told = { setting: 'STORAGE_URL', makeRoom: '' }
  const bucket = new Bucket({ name: NAME, bucket: 'our-pictures', prefix: '', access, patience, ...told })
  expect((await bucket.read('a'))?.toString()).toBe('words')
  expect(store.heard.map(({ headers }) => headers['x-amz-security-token'])).toEqual(['token-1', 'token-2'])
})

test('a machine without a role is told to have a key', async () => {
  const metadata = await provider(({ asked }, response) =>
    asked.startsWith('PUT') ? response.end('a-session') : response.writeHead(404).end(),
  )
  const none = keysOf({ kind: 'machine', endpoint: metadata.endpoint }).current()
  await expect(none).rejects.toThrow(`${NAME} needs a key: set AWS_ACCESS_KEY_ID`)
  await expect(none).rejects.toBeInstanceOf(StoreRefusal)
})

test('metadata that is late once, or not there yet, is asked again and ends no start', async () => {
  const answer = machine(() => 1)
  let isLate = true
  const metadata = await provider((heard, response) => {
    if (isLate) isLate = false
    else answer(heard, response)
  })
  const keys = keysOf({ kind: 'machine', endpoint: metadata.endpoint })
  await expect(keys.current()).rejects.toBeInstanceOf(PassingFault)
  expect(await keys.current()).toMatchObject({ keyId: 'key-1' })
  const nobody = keysOf({ kind: 'machine', endpoint: 'http://127.0.0.1:9' }).current()
  await expect(nobody).rejects.toBeInstanceOf(PassingFault)
  await expect(nobody).rejects.toThrow('does not answer: where it has no role, set AWS_ACCESS_KEY_ID')
})

test('a key that is set goes before any role, another store has none, and no key is asked for in the open', () => {
  const STORAGE_URL = NAME
  const role = (more: Readonly<Record<string, string>>) => readSettings({ STORAGE_URL, ...more }).storage.access.role
  expect(role({ AWS_EC2_METADATA_DISABLED: 'false' })).toEqual({ kind: 'machine', endpoint: 'http://169.254.169.254' })
  expect(() => role({})).toThrow('AWS_EC2_METADATA_DISABLED=false')
  expect(role({ AWS_ACCESS_KEY_ID: 'a-key', AWS_SECRET_ACCESS_KEY: 'a-secret' })).toBe(undefined)
  expect(() => role({ AWS_ENDPOINT_URL: 'https://s3.example.com' })).toThrow(`${NAME} needs a key`)
  expect(() => role({ AWS_EC2_METADATA_DISABLED: 'true' })).toThrow(`${NAME} needs a key`)
  for (const address of ['http://keys.example.com/', 'http://169.254.170.2.example.com/', 'no address'])
    expect(() => role({ AWS_CONTAINER_CREDENTIALS_FULL_URI: address })).toThrow(
      'must have https, or lead to this machine',
    )
})
