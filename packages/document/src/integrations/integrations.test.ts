import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent, initialContent } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { type Settings, settingsFields } from '../settings.ts'
import { originMeant } from './hosts.ts'
import {
  defineIntegration,
  type FrameIntegration,
  hostsOf,
  type MapIntegration,
  type ScriptIntegration,
} from './integration.ts'
import { findIntegration, hostNames, integrationStarts, integrations, keysIn } from './integrations.ts'

const someCounter: ScriptIntegration = {
  id: 'counter',
  kind: 'tracking',
  label: 'Counter',
  consent: 'analytics',
  key: { form: /^c-\d{4}$/, example: 'c-1234' },
  hosts: { script: ['https://cdn.counter.example'], connect: ['https://*.counter.example'] },
  start: (key) => ({ source: `https://cdn.counter.example/${key}.js` }),
}

/** Open-source statistics, which run where the owner has put them. */
const ownCounter: ScriptIntegration = {
  ...someCounter,
  id: 'own-counter',
  hosts: {},
  ownHost: { opens: ['script', 'connect'], example: 'https://stats.example.org' },
  start: (_, origin) => ({ source: `${origin}/count.js` }),
}
const someMap: MapIntegration = {
  id: 'some-map',
  kind: 'map',
  label: 'Map',
  consent: 'functional',
  hosts: { frame: ['https://maps.example'] },
  embeds: /^https:\/\/maps\.example\/embed/,
  example: 'https://maps.example/embed?at=1',
}

const someFrame: FrameIntegration = {
  id: 'some-booking',
  kind: 'frame',
  label: 'Booking',
  consent: 'functional',
  hosts: { frame: ['https://book.example'] },
  embeds: /^https:\/\/book\.example\/rooms/,
  example: 'https://book.example/rooms?at=1',
  isForm: true,
}

describe('[SCRIPT-3] an integration that would open pages to anybody is refused as it is defined', () => {
  test.each([
    ['*', /"\*" in "script" is no host: wildcards, schemes and 'unsafe-…' would open pages to anybody/],
    ['https:', /"https:" in "script" is no host/],
    ['data:', /"data:" in "script" is no host/],
    ["'unsafe-inline'", /"'unsafe-inline'" in "script" is no host/],
    ["'unsafe-eval'", /is no host/],
    ['http://cdn.counter.example', /is no host/],
    ['https://*', /is no host/],
    ['https://*.com', /is no host/],
    ['https://*.co.uk', /opens hosts of anybody below co\.uk/],
    ['https://*.github.io', /opens hosts of anybody below github\.io/],
    ['https://a.example https://b.example', /is no host/],
    ["https://a.example;script-src 'unsafe-inline'", /is no host/],
    ['wss://live.counter.example', /is a web socket, which only "connect" can open/],
  ])('script: %s', (source, sentence) => {
    expect(() => defineIntegration({ ...someCounter, hosts: { script: [source] } })).toThrow(sentence)
    expect(() => defineIntegration({ ...someCounter, hosts: { script: [source] } })).toThrow(
      /^The integration "counter" /,
    )
  })

  test.each<[string, object, RegExp]>([
    [
      'a directive that is not for it',
      { hosts: { ...someCounter.hosts, object: ['https://a.example'] } },
      /"object" is no/,
    ],
    [
      'a script on a host that it does not name',
      { hosts: { script: ['https://other.example'] } },
      /no host in "script"/,
    ],
    ['an id that is a host', { id: 'www.google.com' }, /its id has other characters/],
    ['a form that something may stand around', { key: { form: /c-\d{4}/, example: 'c-1234' } }, /is not whole/],
    ['an example of another form', { key: { form: /^c-\d{4}$/, example: 'c-1' } }, /has not the form of its key/],
    [
      'an address with what may break out of it',
      { start: () => ({ source: 'https://cdn.counter.example/"' }) },
      /plain/,
    ],
  ])('%s', (_, change, sentence) => {
    // What a stranger may have written, past the compiler.
    expect(() => defineIntegration({ ...someCounter, ...change } as ScriptIntegration)).toThrow(sentence)
  })

  test.each<[string, Partial<ScriptIntegration>, RegExp]>([
    ['a chat', { kind: 'chat' }, /a chat is asked for its key alone/],
    ['no origin', { ownHost: { opens: ['script'], example: 'https://a.example/x' } }, /is no origin/],
    [
      'opens nothing',
      { ownHost: { opens: [], example: 'https://stats.example.org' } },
      /"opens" of its own host is empty/,
    ],
    [
      'another script',
      { ownHost: { opens: ['connect'], example: 'https://stats.example.org' } },
      /no host in "script"/,
    ],
  ])('a host of the owner’s own: %s', (_, change, sentence) => {
    expect(() => defineIntegration({ ...ownCounter, ...change })).toThrow(sentence)
  })

  test.each<[string, object, RegExp]>([
    ['scripts', { hosts: { frame: ['https://maps.example'], script: ['https://maps.example'] } }, /Take "script" out/],
    ['any address', { embeds: /maps\.example/ }, /does not say how addresses begin/],
    ['an example that is none', { example: 'https://maps.example/search' }, /is none that it embeds/],
    ['a host it does not name', { hosts: { frame: ['https://other.example'] } }, /"frame" does not name/],
  ])('a map: %s', (_, change, sentence) => {
    expect(() => defineIntegration({ ...someMap, ...change } as MapIntegration)).toThrow(sentence)
  })

  test.each<[string, object, RegExp]>([
    [
      'scripts',
      { hosts: { frame: ['https://book.example'], script: ['https://book.example'] } },
      /a frame opens "frame"/,
    ],
    ['a name in some languages', { label: { en: 'Booking' } }, /its label is no name/],
    ['another consent', { consent: 'marketing' }, /a frame comes once "functional" is allowed/],
    ['any address', { embeds: /book\.example/ }, /does not say how addresses begin/],
    ['a host it does not name', { hosts: { frame: ['https://other.example'] } }, /"frame" does not name/],
  ])('[SEC-38] a frame: %s', (_, change, sentence) => {
    expect(() => defineIntegration({ ...someFrame, ...change } as FrameIntegration)).toThrow(sentence)
  })

  test('one that names whole hosts of its company is taken, and so are a map, a frame and one on a host of the owner’s own', () => {
    for (const one of [someCounter, ownCounter, someMap, someFrame]) expect(defineIntegration(one)).toBe(one)
  })
})

const settings = (changes: object) =>
  ({ ...(initialContent(settingsFields) as Settings), ...changes }) satisfies Settings

test('every folder of an integration holds its descriptor, and stands in the registry', async () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(folders.length).toBeGreaterThan(10)
  for (const { name } of folders) {
    const file = `packages/document/src/integrations/${name}/${name}.ts`
    expect(existsSync(join(import.meta.dirname, name, `${name}.ts`)), `${file} is missing`).toBe(true)
    const [found] = Object.values((await import(`./${name}/${name}.ts`)) as { readonly [exported: string]: unknown })
    expect(integrations, `${file} has no line in integrations.ts beside its folder`).toContain(found)
  }
})

test('every integration has an id of its own, is found by it, and says whom it opens', () => {
  const ids = integrations.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const one of integrations) {
    expect(findIntegration(one.id)).toBe(one)
    expect(hostNames(one.hosts).length, one.id).toBeGreaterThan(0)
  }
  expect(findIntegration('constructor')).toBeUndefined()
})

test('[SCRIPT-3] an id loads its integration only in the form of its company, wherever it is kept', () => {
  const chats = [{ id: 'c1', name: 'livechat', key: '1234567', isPrimary: true }]
  const right = settings({ gtagId: 'G-ABCDEF1234', chats })
  expect(integrationStarts(right).map(({ id, type }) => `${id} ${type}`)).toEqual([
    'gtag analytics',
    'livechat marketing',
  ])
  const wrong = settings({ gtagId: '<script>', chats: [{ ...chats[0], key: 'x' }] })
  expect(integrationStarts(wrong)).toEqual([])
  expect(keysIn(wrong).map(({ path }) => path)).toEqual(['gtagId', 'chats/c1/key'])
})

test('what an integration that is not installed has set is kept and loads nothing; older settings have no list of them', () => {
  const kept = {
    integrations: [{ id: 'k1', name: 'plausible', key: 'pa-123' }],
    chats: [{ id: 'c1', name: 'pigeon', key: 'coo', isPrimary: true }],
  }
  const checked = checkContent(settingsFields, settings(kept))
  expect(checked).toMatchObject({ ok: true, value: kept })
  expect(integrationStarts(settings(kept))).toEqual([])
  expect(keysIn(settings({ integrations: undefined }))).toEqual([])
})

test('a chat of an older site without a provider is still read', () => {
  const checked = checkContent(
    settingsFields,
    settings({ chats: [{ id: 'c1', name: null, key: '', isPrimary: false }] }),
  )
  expect(checked).toMatchObject({ ok: true, value: { chats: [{ name: '' }] } })
})

test.each([
  'http://stats.example.org',
  'https://stats.example.org/matomo',
  'https://*.example.org',
  'https://stats.example.org:8443',
  'https://stats.example.org https://evil.example',
  'https://stats.example.org;script-src *',
  'https://user@stats.example.org',
  'https://localhost',
  'https://192.168.0.1',
  '',
])('[SCRIPT-3] a host of the owner’s own that is no whole origin opens nothing: %s', (origin) => {
  expect(hostsOf(ownCounter, origin)).toEqual({})
  const list = [{ id: 'k1', name: 'own-counter', key: 'c-1234', origin }]
  if (origin !== '') expect(checkContent(settingsFields, settings({ integrations: list }))).toMatchObject({ ok: false })
})

test('an origin is opened for what the integration says, and may be meant by an address of it', () => {
  const origin = 'https://stats.example.org'
  expect(hostsOf(ownCounter, origin)).toEqual({ script: [origin], connect: [origin] })
  expect(hostsOf(someCounter, origin)).toBe(someCounter.hosts)
  for (const typed of ['stats.example.org', ' http://Stats.Example.org/matomo/ ', '//stats.example.org:8443', origin])
    expect(originMeant(typed), typed).toBe(origin)
  expect(originMeant('our own')).toBe('')
})
