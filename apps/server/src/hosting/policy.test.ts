import { expect, test } from 'vitest'
import { policyOf } from './policy.ts'

const directives = (allows: string) =>
  new Map(
    policyOf(allows)
      .split(';')
      .map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1)] as const),
  )
const hosts = (allows: string) => policyOf(allows).match(/(?:https|wss):\/\/[^\s;]+/g) ?? []

test('[SCRIPT-2] a site without ids of others may ask nobody but itself', () => {
  expect(hosts('')).toEqual([])
  expect(directives('').get('default-src')).toEqual(["'self'"])
  expect(directives('').get('frame-src')).toEqual(["'none'"])
})

test.each([
  ['pixel', 'https://connect.facebook.net'],
  ['gtag', 'https://www.googletagmanager.com'],
  ['adsense', 'https://*.googlesyndication.com'],
  ['metrica', 'https://mc.yandex.ru'],
  ['livechat', 'https://*.livechatinc.com'],
  ['jivochat', 'https://*.jivosite.com'],
  ['olark', 'https://*.olark.com'],
  ['intercom', 'https://widget.intercom.io'],
  ['freshchat', 'https://wchat.freshchat.com'],
])('[SCRIPT-3] %s may load its script from %s, and no other provider may with it', (provider, host) => {
  expect(directives(provider).get('script-src')).toContain(host)
  const owners = new Set(hosts(provider).map((one) => one.split('.').slice(-2).join('.')))
  const others = { pixel: 'olark.com', gtag: 'facebook.net' }[provider] ?? 'google-analytics.com'
  expect([...owners]).not.toContain(others)
})

test('[SEC-8] only the host of the map that is shown may be framed', () => {
  expect(directives('www.openstreetmap.org').get('frame-src')).toEqual(['https://www.openstreetmap.org'])
  expect(directives('www.google.com gtag').get('frame-src')).toContain('https://www.google.com')
})

test('[SEC-37] [SEC-38] only the provider of what is shown may be framed, and nothing else opens with it', () => {
  expect(policyOf('www.youtube-nocookie.com')).toBe(
    policyOf('').replace("frame-src 'none'", 'frame-src https://www.youtube-nocookie.com'),
  )
  expect(hosts('calendly.com')).toEqual(['https://calendly.com'])
  expect(hosts('www.youtube.com')).toEqual([])
})

test('[SCRIPT-3] an integration that has no host of the owner’s own opens none', () => {
  expect(policyOf('gtag=https://evil.example')).toBe(policyOf('gtag'))
  expect(policyOf('own-counter=https://evil.example')).toBe(policyOf(''))
})

test('a name that is not known allows nothing, whatever it is', () => {
  for (const name of ['evil.example', '__proto__', 'constructor', "'unsafe-inline'", '*', ';script-src *'])
    expect(policyOf(name), name).toBe(policyOf(''))
})

test('[VIS-6] pictures may come from the host that was set for flags, and nothing else may', () => {
  expect(directives('https://static.example.com').get('img-src')).toEqual([
    "'self'",
    'data:',
    'https://static.example.com',
  ])
  expect(hosts('https://static.example.com')).toEqual(['https://static.example.com'])
  expect(hosts("https://static.example.com/'unsafe-inline'")).toEqual([])
})
