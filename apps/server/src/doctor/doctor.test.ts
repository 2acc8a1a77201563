import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createServer as createEncryptedServer } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../testing/dialects.ts'
import { openMailSink } from '../testing/mail-sink.ts'
import { hasObjectStore, startObjectStore } from '../testing/object-store.ts'
import { ownRedis } from '../testing/redis.ts'
import { hasSshServer, startSshServer } from '../testing/ssh-server.ts'
import { examine } from './doctor.ts'
import type { Doors } from './doors.ts'
import type { Symptom } from './symptom.ts'

const HOUSE = {
  APP_URL: 'https://edit.dar.example',
  SITES_DOMAIN: 'dar.example',
  MAIN_SITE: 'hotel',
  TRUSTED_PROXIES: 'loopback',
}

async function asked(
  environment: Record<string, string>,
  what: Symptom['what'],
  doors: Partial<Doors> = {},
): Promise<Symptom[]> {
  const around: Doors = {
    ...{ find: async () => ['127.0.0.1'], texts: async () => [], own: () => ['127.0.0.1', '192.168.1.20'] },
    ...{ httpsPort: 1, authority: undefined, now: () => Date.now(), ...doors },
  }
  const symptoms = await examine({ DATA_DIR: newFolder(), ...environment }, around)
  return symptoms.filter((symptom) => symptom.what === what)
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('settings that Mimar refuses are the one thing it says, with their cure', async () => {
  const symptoms = await examine({ APP_URL: 'http://app.example.com' })
  expect(symptoms).toEqual([
    expect.objectContaining({
      state: 'wrong',
      what: 'settings',
      said: expect.stringContaining('APP_URL=https://app.example.com'),
    }),
  ])
})

test('a Mimar that is tried out on this machine lacks nothing but mail', async () => {
  const symptoms = await examine({ DATA_DIR: newFolder() })
  expect(symptoms.filter(({ state }) => state === 'wrong')).toEqual([])
  expect(symptoms.map(({ what }) => what)).toEqual([
    ...['settings', 'names', 'certificate', 'mail', 'disk', 'permissions', 'clock'],
  ])
})

test('the place of the backups is tried: a folder, a clock that differs, and one that cannot be used', async () => {
  const folder = newFolder()
  expect(await asked({ BACKUP_TO: folder }, 'backups')).toEqual([
    { state: 'fine', what: 'backups', said: `${folder} can be written to.` },
  ])
  expect(readdirSync(folder)).toEqual([])
  const [apart] = await asked({ BACKUP_TO: folder }, 'backups', { now: () => Date.now() + 1_800_000 })
  expect(apart).toMatchObject({ state: 'look', said: expect.stringContaining('30 minutes apart') })
  const [absent] = await asked({ BACKUP_TO: join(folder, 'absent') }, 'backups')
  expect(absent).toMatchObject({ state: 'look', cure: expect.stringContaining('mount that first') })
  writeFileSync(join(folder, 'file'), '')
  const [wrong] = await asked({ BACKUP_TO: join(folder, 'file') }, 'backups')
  expect(wrong?.state).toBe('wrong')
})

describe.runIf(hasSshServer && hasObjectStore)('places of backups far away', () => {
  test('a server by SFTP, and one that shows another key', async () => {
    const server = await startSshServer()
    onTestFinished(() => server.stop())
    const to = `sftp://${server.user}@127.0.0.1:${server.port}${server.folder}/not/yet/there`
    const settings = { BACKUP_TO: to, BACKUP_SFTP_KEY_FILE: server.keyFile, BACKUP_SFTP_HOST_KEY: server.fingerprint }
    expect((await asked(settings, 'backups'))[0]).toEqual({
      ...{ state: 'fine', what: 'backups', said: `${to} can be written to.` },
    })
    expect(readdirSync(join(server.folder, 'not/yet/there')).sort()).toEqual(['backups', 'blobs', 'locks'])
    await server.replaceKey()
    expect((await asked(settings, 'backups'))[0]).toMatchObject({
      ...{ state: 'wrong', said: expect.stringContaining('shows another key') },
    })
  })

  test('a bucket (S3), and one that is not there', async () => {
    const store = await startObjectStore()
    onTestFinished(() => store.stop())
    const to = `s3://${await store.newBucket()}/mimar`
    expect((await asked({ ...store.environment, BACKUP_TO: to }, 'backups'))[0]).toEqual({
      ...{ state: 'fine', what: 'backups', said: `${to} can be written to.` },
    })
    expect((await asked({ ...store.environment, BACKUP_TO: 's3://absent' }, 'backups'))[0]).toMatchObject({
      ...{ state: 'wrong', said: expect.stringContaining('NoSuchBucket') },
    })
    const moving = { ...store.environment, STORAGE_URL: to, STORAGE_FROM: 's3://absent' }
    expect((await asked(moving, 'storage')).map(({ state, said }) => [state, said])).toEqual([
      ['fine', expect.stringContaining(`${to} can be written to and read`)],
      ['wrong', expect.stringContaining('NoSuchBucket')],
      ['look', expect.stringContaining('Bytes are read from s3://absent as well')],
    ])
    expect(await asked({}, 'storage')).toEqual([])
  })
})

test('a cache in front that does not do what it is told is told of', async () => {
  let status = 200
  const cache = createWebServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void cache.close())
  const CDN_URL = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`
  expect((await asked({ CDN: 'varnish', CDN_URL }, 'cdn'))[0]).toMatchObject({ state: 'fine' })
  status = 405
  expect((await asked({ CDN: 'varnish', CDN_URL }, 'cdn'))[0]).toMatchObject({
    ...{ state: 'wrong', said: expect.stringContaining('405'), cure: expect.stringContaining('docs/cdn.md') },
  })
  expect(await asked({}, 'cdn')).toEqual([])
})

test('a web server in front that is not named is told of', async () => {
  const [alone] = await asked({ ...HOUSE, TRUSTED_PROXIES: '' }, 'settings')
  expect([alone?.state, alone?.cure]).toEqual(['look', expect.stringContaining('TRUSTED_PROXIES=loopback')])
  expect((await asked(HOUSE, 'settings'))[0]?.state).toBe('fine')
})

test('names are looked up, those of the sites too', async () => {
  const names: string[] = []
  const found = await asked(HOUSE, 'names', {
    find: async (name) => {
      names.push(name)
      if (name.startsWith('www')) throw new Error('ENOTFOUND')
      return name.startsWith('edit') ? ['203.0.113.9'] : ['127.0.0.1']
    },
  })
  expect(found.map(({ state, said }) => [state, said])).toEqual([
    ['look', 'edit.dar.example leads to 203.0.113.9, and this machine has 127.0.0.1, 192.168.1.20.'],
    ['fine', 'dar.example leads to this machine.'],
    ['wrong', 'www.dar.example leads nowhere (ENOTFOUND).'],
  ])
  expect(found.at(-1)?.cure).toContain('a record www.dar.example of kind A')
  expect(new Set(names)).toEqual(new Set(['edit.dar.example', 'dar.example', 'www.dar.example']))
  const [, all] = await asked({ APP_URL: 'https://app.example.com', SITES_DOMAIN: 'sites.example.org' }, 'names')
  expect(all?.said).toBe('*.sites.example.org leads to this machine.')
  const [number] = await asked({ APP_URL: 'http://192.168.1.20:3000' }, 'names')
  expect(number?.state).toBe('fine')
  expect((await asked({ APP_URL: 'http://192.168.1.21:3000' }, 'names'))[0]?.state).toBe('look')
})

test.runIf(spawnSync('openssl', ['version']).status === 0)(
  'certificates are shown by the names that browsers say, and judged as they would',
  async () => {
    const folder = newFolder()
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const names = ['-subj', '/CN=dar.example', '-addext', 'subjectAltName=DNS:dar.example,DNS:edit.dar.example']
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '90']
    execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    const authority = readFileSync(cert, 'utf8')
    const httpsPort = await listening(createEncryptedServer({ key: readFileSync(key), cert: authority }))
    const states = async (doors: Partial<Doors>) =>
      (await asked(HOUSE, 'certificate', { httpsPort, authority, ...doors })).map(({ state, said }) => [state, said])
    const day = 86_400_000
    expect(await states({})).toEqual([
      ['fine', expect.stringContaining('edit.dar.example has one until')],
      ['fine', expect.stringContaining('dar.example has one until')],
      ['wrong', expect.stringContaining('Browsers refuse the certificate of www.dar.example')],
    ])
    expect((await states({ now: () => Date.now() + 80 * day }))[0]).toEqual([
      'look',
      expect.stringContaining('ends on'),
    ])
    expect((await states({ now: () => Date.now() + 99 * day }))[0]).toEqual([
      'wrong',
      expect.stringContaining('ended on'),
    ])
    expect((await states({ now: () => Date.now() - day }))[0]).toEqual([
      'wrong',
      expect.stringContaining('is good from'),
    ])
    expect((await states({ authority: undefined }))[0]?.[0]).toBe('wrong')
    expect((await states({ httpsPort: 1 }))[0]).toEqual(['wrong', expect.stringContaining('Nothing answers https')])
  },
)

test('with TLS=acme nothing in front is asked for, the cures are its own, and its ports are tried', async () => {
  const alone = { APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example', TLS: 'acme' }
  expect((await asked(alone, 'settings'))[0]?.state).toBe('fine')
  const [silent, ...others] = await asked(alone, 'certificate', { httpsPort: 1 })
  expect([silent?.said, silent?.cure]).toEqual([
    expect.stringContaining('Nothing answers https at edit.dar.example'),
    expect.stringContaining('docs/reached/own-certificates.md'),
  ])
  // No name is looked for that no site has.
  expect(others).toEqual([])
  const taken = await listening(createSocketServer())
  const ports = await asked({ ...alone, HOST: '127.0.0.1', TLS_PORT: String(taken), HTTP_PORT: '0' }, 'ports')
  expect(ports.map(({ state, said }) => [state, said])).toEqual([
    ['fine', `At port ${taken} something answers: Mimar itself, where it runs.`],
    ['fine', 'Port 0 is free for Mimar.'],
  ])
  expect(await asked(HOUSE, 'ports')).toEqual([])
})

test('services that are asked unencrypted beyond one’s own network are named with what to do', async () => {
  const around = { ...HOUSE, DATABASE_URL: 'postgres://db.example.com/mimar', SMTP_URL: 'smtp://192.168.1.9:1' }
  expect((await asked(around, 'settings')).slice(1)).toEqual([
    expect.objectContaining({
      state: 'look',
      said: expect.stringContaining('DATABASE_URL leads to db.example.com without encryption'),
      cure: expect.stringContaining('REQUIRE_TLS=on'),
    }),
  ])
})

test('the mail server is greeted and nothing is sent', async () => {
  const sink = await openMailSink()
  const [greeted] = await asked({ SMTP_URL: sink.address }, 'mail')
  expect(greeted).toEqual({ state: 'fine', what: 'mail', said: '127.0.0.1 answers: 220 sink' })
  expect(sink.mails).toEqual([])
  const busy = await listening(createSocketServer((socket) => void socket.end('554 not you\r\n')))
  const dumb = await listening(createSocketServer((socket) => void socket.end()))
  for (const [port, said] of [
    [busy, 'it says “554 not you”'],
    [dumb, 'it says nothing'],
    [1, 'ECONNREFUSED'],
  ] as const) {
    const [symptom] = await asked({ SMTP_URL: `smtp://127.0.0.1:${port}` }, 'mail')
    expect([symptom?.state, symptom?.said]).toEqual(['wrong', expect.stringContaining(said)])
  }
  expect((await asked({}, 'mail'))[0]?.state).toBe('look')
})

test('the provider of an organisation is asked what it says of itself, and nobody is asked where there is none', async () => {
  expect(await asked({}, 'organisation')).toEqual([])
  const issuer = { name: '', endpoints: {} }
  const server = createWebServer((_request, response) => {
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ issuer: issuer.name, ...issuer.endpoints }))
  })
  const here = `http://127.0.0.1:${await listening(server)}`
  const OIDC = { OIDC_CLIENT_ID: 'mimar', OIDC_CLIENT_SECRET: 'secret', OIDC_DOMAINS: 'dar.example' }
  const look = async () => (await asked({ ...OIDC, OIDC_ISSUER: here }, 'organisation'))[0]
  expect((await look())?.cure).toContain(`${here}/.well-known/openid-configuration`)
  issuer.name = here
  expect((await look())?.said).toContain('does not name its authorization_endpoint, token_endpoint, jwks_uri')
  issuer.endpoints = { authorization_endpoint: here, token_endpoint: here, jwks_uri: here }
  expect([(await look())?.state, (await look())?.said]).toEqual([
    'fine',
    expect.stringContaining('http://localhost:3000/organisation/back'),
  ])
})

test('a folder that others can look into, and a clock that went back, are told of', async () => {
  const DATA_DIR = newFolder()
  chmodSync(DATA_DIR, 0o755)
  const [open] = await asked({ DATA_DIR }, 'permissions')
  expect([open?.state, open?.cure]).toEqual(['look', expect.stringContaining(`chmod 700 ${DATA_DIR}`)])
  chmodSync(DATA_DIR, 0o700)
  expect((await asked({ DATA_DIR }, 'permissions'))[0]?.state).toBe('fine')
  expect((await asked({ DATA_DIR }, 'clock'))[0]?.state).toBe('fine')
  writeFileSync(join(DATA_DIR, 'mimar.db'), '')
  const later = Date.now() / 1000 + 3600
  utimesSync(join(DATA_DIR, 'mimar.db'), later, later)
  expect((await asked({ DATA_DIR }, 'clock'))[0]?.state).toBe('wrong')
  expect((await asked({ DATA_DIR: join(DATA_DIR, 'not/yet') }, 'permissions'))[0]?.said).toContain('will be made')
  expect((await asked({ DATA_DIR: join(DATA_DIR, 'not/yet') }, 'disk'))[0]?.said).toContain('GB left')
  expect((await asked({ DATA_DIR: '/proc/mimar' }, 'disk'))[0]?.state).toBe('wrong')
})

test('a Redis that carries no news between servers is told of, and one that does', async () => {
  const redis = await ownRedis()
  const news = { DATABASE_URL: 'postgres://127.0.0.1:9/mimar', NEWS_URL: redis.address }
  expect((await asked(news, 'news'))[0]).toMatchObject({ state: 'fine', said: expect.stringContaining('127.0.0.1:') })
  await redis.end()
  expect((await asked(news, 'news'))[0]).toMatchObject({
    ...{ state: 'wrong', said: expect.stringContaining('ECONNREFUSED'), cure: expect.stringContaining('Valkey') },
  })
})
