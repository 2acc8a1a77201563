import { expect, test } from 'vitest'
import type { Settings } from '../settings.ts'
import { someSite } from '../testing/site.ts'
import { isCovered, originMeant } from './hosts.ts'
import { defineIntegration, hostsOf } from './integration.ts'
import {
  findIntegration,
  hasItsHost,
  hostNames,
  integrationStarts,
  integrations,
  isRightKey,
  keysIn,
  settingOf,
} from './integrations.ts'

const settings = (change: object): Settings => ({ ...someSite.settings, ...change })
const script = (id: string) => {
  const found = findIntegration(id)
  if (!found || !('key' in found)) throw new Error(`no script ${id}`)
  return found
}

test.each([
  ['gtag', ' g-ab12cd34ef ', 'G-AB12CD34EF'],
  ['gtag', "gtag('config', 'aw-1234-5678');", 'AW-1234-5678'],
  ['gtag', 'AB12 CD34', 'G-AB12CD34'],
  ['adsense', 'client=ca-pub-1234567890123456"', 'ca-pub-1234567890123456'],
  ['adsense', 'PUB-1234567890123456', 'pub-1234567890123456'],
  ['adsense', '1234 5678 9012 3456', 'pub-1234567890123456'],
  ['metrica', 'ym(12345678, "init")', '12345678'],
  ['pixel', "fbq('init', '1234567890123456')", '1234567890123456'],
])('[SCRIPT-3] what owners of %s copy as %s may mean %s', (id, typed, meant) => {
  const { key } = script(id)
  expect(key.meant?.(typed)).toContain(meant)
  expect(key.form.test(meant)).toBe(true)
})

test('[SCRIPT-3] what means no id at all becomes none', () => {
  for (const id of ['gtag', 'adsense', 'metrica', 'pixel']) {
    const { key } = script(id)
    expect(key.meant?.('nothing here').some((one) => key.form.test(one) && /\d/.test(one))).toBe(false)
  }
})

test('each script is started with what its company asks for', () => {
  expect(script('gtag').start('G-AB12CD34EF', '')).toMatchObject({
    source: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
    queue: { names: ['gtag'], list: 'dataLayer', isListGlobal: true, calls: [['config', 'G-AB12CD34EF']] },
    signals: { ad_storage: 'marketing', analytics_storage: 'analytics', security_storage: 'essential' },
  })
  for (const id of ['pub-1234567890', 'ca-pub-1234567890']) {
    expect(script('adsense').start(id, '').source).toMatch(/\?client=ca-pub-1234567890$/)
  }
  expect(script('livechat').start('1234567', '').globals).toEqual({ __lc: { license: 1234567 } })
  expect(script('metrica').start('12345678', '').queue?.calls[0]?.slice(0, 2)).toEqual([12345678, 'init'])
  expect(script('pixel').start('1234567890123456', '').queue).toMatchObject({
    ...{ names: ['fbq', '_fbq'], list: 'queue', more: { loaded: true, version: '2.0' } },
    calls: [
      ['init', '1234567890123456'],
      ['track', 'PageView'],
    ],
  })
})

const chats = (...all: [string, string, string, boolean?][]) =>
  settings({ chats: all.map(([id, name, key, isPrimary = false]) => ({ id, name, key, isPrimary })) })

test('of several chats the primary one is loaded, else the first that has its key', () => {
  const loaded = (of: Settings) => integrationStarts(of).map(({ id }) => id)
  expect(loaded(chats(['a', 'livechat', '1234567'], ['b', 'olark', '1234-567-89-0123']))).toEqual(['livechat'])
  expect(loaded(chats(['a', 'livechat', '1234567'], ['b', 'olark', '1234-567-89-0123', true]))).toEqual(['olark'])
  expect(loaded(chats(['a', 'livechat', 'no number'], ['b', 'olark', '1234-567-89-0123']))).toEqual(['olark'])
  expect(loaded(chats(['a', 'livechat', 'no number']))).toEqual([])
  expect(loaded({ ...chats(['a', 'livechat', '1234567']), gtagId: 'G-AB12CD34EF' })).toEqual(['gtag', 'livechat'])
})

test('keys are told with where they are set, those of chats by their entry', () => {
  const all = { ...chats(['a', 'livechat', '1'], ['b', 'gone', '2'], ['c', 'olark', '']), ymId: '12345678' }
  expect(keysIn(all).map(({ integration: { id }, key, path }) => [id, key, path])).toEqual([
    ['metrica', '12345678', 'ymId'],
    ['livechat', '1', 'chats/a/key'],
  ])
})

const counter = defineIntegration({
  ...{ id: 'counter', kind: 'tracking', label: 'Counter', consent: 'analytics', hosts: {} },
  key: { form: /^c-\d+$/, example: 'c-1' },
  ownHost: { opens: ['script'], example: 'https://stats.example.org' },
  start: (_, origin) => ({ source: `${origin}/count.js` }),
})

test('an integration without a setting of its own is found in the list of all, with its host', () => {
  const entry = { id: 'k1', name: 'counter', key: 'c-1', origin: 'https://stats.house.org' }
  const other = { id: 'k0', name: 'another', key: 'x', origin: '' }
  expect(settingOf(counter, settings({ integrations: [other, entry] }))).toEqual({
    ...{ key: 'c-1', path: 'integrations/k1/key' },
    ...{ origin: 'https://stats.house.org', originPath: 'integrations/k1/origin' },
  })
  const none = { key: '', path: 'integrations/counter/key', origin: '', originPath: 'integrations/counter/origin' }
  expect(settingOf(counter, settings({ integrations: [other] }))).toEqual(none)
  expect(settingOf(counter, settings({ integrations: undefined }))).toEqual(none)
  expect(settingOf(counter, settings({ integrations: [{ id: 'k1', name: 'counter' }] }))).toMatchObject({
    key: '',
    origin: '',
  })
  expect(settingOf(script('gtag'), settings({ gtagId: 'G-1' }))).toEqual({
    key: 'G-1',
    path: 'gtagId',
    origin: '',
    originPath: '',
  })
  expect(isRightKey({ integration: counter, key: 'c-1' })).toBe(true)
  expect(isRightKey({ integration: counter, key: 'x' })).toBe(false)
  const hosts = ['', 'stats.house.org', 'https://stats.house.org'].map((origin) =>
    hasItsHost({ integration: counter, origin }),
  )
  expect(hosts).toEqual([false, false, true])
  expect(hasItsHost({ integration: script('gtag'), origin: '' })).toBe(true)
})

test.each([
  ['https://a.example/x', ['https://a.example'], true],
  ['https://a.example/x', ['https://*.a.example'], false],
  ['https://b.a.example/x', ['https://*.a.example'], true],
  ['https://xa.example/', ['https://*.a.example'], false],
  ['https://a.example/x', ['wss://a.example'], false],
  ['https://a.example/x', ['https://b.example', 'https://a.example'], true],
  ['https://a.example/x', [], false],
  ['https://a.example/x', undefined, false],
])('whether %s is covered by %j: %s', (address, sources, wanted) => {
  expect(isCovered(address, sources)).toBe(wanted)
})

test('hosts are told to owners without schemes and wildcards, each once', () => {
  expect(hostNames({ script: ['https://*.a.example', 'https://b.example'], connect: ['wss://b.example'] })).toEqual([
    'a.example',
    'b.example',
  ])
})

test.each([
  ['stats.example.org', 'https://stats.example.org'],
  ['see http://stats.example.org', ''],
  ['no host at all', ''],
])('by %j the origin %j may be meant', (typed, wanted) => {
  expect(originMeant(typed)).toBe(wanted)
})

test('a map that says how addresses begin says it for all of them, and is no host of an owner', () => {
  const map = integrations.find(({ kind }) => kind === 'map')!
  expect(hostsOf(map, 'https://stats.example.org')).toBe(map.hosts)
  const own = (change: object) => () => defineIntegration({ ...counter, ...change } as typeof counter)
  expect(own({ key: { form: /c-\d+$/, example: 'c-1' } })).toThrow('the form of its key is not whole')
  expect(own({ key: { form: /^c-\d+/, example: 'c-1' } })).toThrow('the form of its key is not whole')
  expect(own({ ownHost: { opens: ['frames'], example: 'https://stats.example.org' } })).toThrow(
    '"frames" is no directive',
  )
  expect(own({ hosts: { script: 'https://a.example' } })).toThrow('"script" is no list of hosts')
  expect(
    own({ hosts: { script: ['https://a.example'] }, start: () => ({ source: 'see https://a.example/x.js' }) }),
  ).toThrow('no plain https address')
})
