import { describe, expect, test } from 'vitest'
import { refuseSharedDomain } from './domains.ts'
import { StartRefusal } from './refusal.ts'
import { readSettings } from './settings.ts'

describe('settings', () => {
  test('without any the app is at localhost:3000 and sites are below localhost', () => {
    const settings = readSettings({})
    expect(settings.appUrl.origin).toBe('http://localhost:3000')
    expect(settings.siteAddress('hotel')).toBe('http://hotel.localhost:3000/')
    expect(settings.database).toMatch(/\/data\/mimar\.db$/)
  })

  test('PORT and DATA_DIR are honoured everywhere', () => {
    const settings = readSettings({ PORT: '4001', DATA_DIR: '/srv/mimar' })
    expect(settings.appUrl.origin).toBe('http://localhost:4001')
    expect(settings.siteAddress('hotel')).toBe('http://hotel.localhost:4001/')
    expect(settings.database).toBe('/srv/mimar/mimar.db')
  })

  test('AVIF files are made unless that is switched off', () => {
    expect(readSettings({}).makesAvif).toBe(true)
    expect(readSettings({ AVIF: 'off' }).makesAvif).toBe(false)
    expect(() => readSettings({ AVIF: 'no' })).toThrow('AVIF is "no". It must be "on" or "off".')
  })

  test('a site may be sent 5 GB of pictures unless another limit is set', () => {
    expect(readSettings({}).mediaLimit).toBe(5_000_000_000)
    expect(readSettings({ MEDIA_LIMIT_MB: '20' }).mediaLimit).toBe(20_000_000)
    expect(readSettings({ CACHE_MB: '20' }).cacheBytes).toBe(20_000_000)
    expect(readSettings({ HANDED_DIR: '/var/cache/mimar', DATA_DIR: '/var/lib/mimar' }).handedDir).toBe(
      '/var/cache/mimar',
    )
    for (const HANDED_DIR of ['cache', '/var/lib/mimar', '/var/lib/mimar/cache'])
      expect(() => readSettings({ HANDED_DIR, DATA_DIR: '/var/lib/mimar' })).toThrow(`HANDED_DIR is "${HANDED_DIR}"`)
    expect(() => readSettings({ MEDIA_LIMIT_MB: '1 GB' })).toThrow('MEDIA_LIMIT_MB is "1 GB"')
  })

  test('backups are made at half past three and thinned out, where a folder for them is named', () => {
    const keep = { d: 7, w: 4, m: 12 }
    expect(readSettings({}).backup).toMatchObject({ to: undefined, at: 210, keep, passphraseFile: undefined })
    const said = { BACKUP_TO: '/mnt/nas', BACKUP_AT: '23:05', BACKUP_KEEP: '14d', BACKUP_PASSPHRASE_FILE: '/etc/words' }
    expect(readSettings(said).backup).toMatchObject({
      ...{ to: '/mnt/nas', at: 23 * 60 + 5, keep: { d: 14, w: 0, m: 0 } },
      passphraseFile: '/etc/words',
    })
    expect(() => readSettings({ BACKUP_AT: '3 am' })).toThrow('BACKUP_AT is "3 am". It must be a time of the day')
    expect(() => readSettings({ BACKUP_KEEP: 'all' })).toThrow('BACKUP_KEEP is "all"')
  })

  test('in production sites have the scheme and port of the app', () => {
    const settings = readSettings({ APP_URL: 'https://app.example.com', SITES_DOMAIN: 'example-sites.org' })
    expect(settings.siteAddress('hotel')).toBe('https://hotel.example-sites.org/')
  })

  test('lists are separated by commas', () => {
    const settings = readSettings({
      TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
      ALLOWED_PARENTS: 'https://portal.example.com',
    })
    expect(settings.trustedProxies).toEqual(['10.0.0.1', '10.0.0.2'])
    expect(settings.allowedParents).toEqual(['https://portal.example.com'])
  })

  test.each([
    ['https://app.example.com', 'sites.example.com', 'example.com'],
    ['https://example.com', 'example.com', 'example.com'],
    ['https://app.example.co.uk', 'sites.example.co.uk', 'example.co.uk'],
    ['https://app.example.com.tr', 'example.com.tr', 'example.com.tr'],
    ['https://app.city.kawasaki.jp', 'sites.city.kawasaki.jp', 'city.kawasaki.jp'],
  ])('%s with sites below %s is for people who know each other, because both are of %s', (APP_URL, SITES, shared) => {
    expect(readSettings({ APP_URL, SITES_DOMAIN: SITES }).signUp).toBe('closed')
    const open = () => refuseSharedDomain(new URL(APP_URL), SITES, 'open')
    expect(open).toThrow(StartRefusal)
    expect(open).toThrow(shared)
  })

  test.each([
    ['http://app.localhost:3000', 'localhost'],
    ['http://edit.nas.lan', 'nas.lan'],
  ])('%s with sites below %s is refused: without encryption no cookie is bound to its host', (APP_URL, SITES) => {
    expect(() => readSettings({ APP_URL, SITES_DOMAIN: SITES })).toThrow(/share the domain .* without encryption/)
  })

  test.each([
    ['https://app.example.com', 'example-sites.org'],
    ['https://app.example.co.uk', 'sites.other.co.uk'],
    ['http://localhost:3000', 'localhost'],
    ['http://127.0.0.1:3000', 'localhost'],
    ['http://192.168.1.20:3000', 'localhost'],
    ['http://[fd00::1]:3000', 'localhost'],
    ['http://nas.local', 'sites.lan'],
    ['https://edit.dar.example', 'dar.example'],
    ['https://one.github.io', 'two.github.io'],
  ])('%s with sites below %s is fine', (APP_URL, SITES_DOMAIN) => {
    expect(new URL(readSettings({ APP_URL, SITES_DOMAIN }).siteAddress('inn')).hostname).toBe(`inn.${SITES_DOMAIN}`)
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '3.5'],
    ['APP_URL', 'localhost:3000'],
    ['APP_URL', 'https://example.com/mimar'],
    ['MAIN_SITE', 'Dar Salma'],
    ['MAIN_SITE', 'hotel'],
    ['SITES_DOMAIN', 'https://example.org'],
    ['SITES_DOMAIN', '127.0.0.1'],
    ['SITES_DOMAIN', 'co.uk'],
    ['SITES_DOMAIN', 'com'],
    ['SITES_DOMAIN', '*.example.org'],
    ['SITES_DOMAIN', 'sites.example.org.'],
    ['APP_URL', 'https://example.org.'],
    ['APP_URL', 'http://app.example.com'],
    ['APP_URL', 'http://203.0.113.7:3000'],
    ['APP_URL', 'http://172.32.0.1'],
    ['ALLOWED_PARENTS', 'https://*.example.com'],
    ['METRICS_TOKEN', 'short'],
    ['DATABASE_URL', 'mysql://localhost/mimar'],
    ['DATABASE_CONNECTIONS', '1'],
    ['NEWS_URL', 'http://news.example.com'],
    ['NEWS_URL', 'redis://news.example.com'],
    ['ALLOWED_PARENTS', 'portal.example.com'],
    ['TRUSTED_PROXIES', '*'],
    ['TRUSTED_PROXIES', '10.0.0.1, garbage'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['FLAGS_URL', 'http://static.example.com'],
    ['FLAGS_URL', 'https://static.example.com/pictures'],
  ])('%s=%s is refused by name, with a form that works', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(StartRefusal)
    expect(read).toThrow(name)
  })
})
