import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const SECRET = 'draft-abcdefghijklmnopqrstuvwxyz'
const ONE_DOMAIN = { APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example', MAIN_SITE: 'hotel' }

describe('one domain for editor and sites', () => {
  const settings = readSettings(ONE_DOMAIN)

  test('the main site is at the domain itself, others below it', () => {
    expect(settings.siteAddress('hotel')).toBe('https://dar.example/')
    expect(settings.siteAddress('cafe')).toBe('https://cafe.dar.example/')
    expect(settings.siteDomain).toBe('.dar.example')
  })

  test.each([
    ['dar.example', 'hotel', undefined],
    ['dar.example:443', 'hotel', undefined],
    ['www.dar.example', 'hotel', 'https://dar.example'],
    ['hotel.dar.example', 'hotel', 'https://dar.example'],
    ['cafe.dar.example', 'cafe', undefined],
    ['a.b.dar.example', undefined, undefined],
    ['dar.example.org', undefined, undefined],
    ['evildar.example', undefined, undefined],
    ['', undefined, undefined],
  ])('%s is the site %s, and leads on to %s', (host, slug, proper) => {
    expect([settings.slugAt(host), settings.properAddress(host)]).toEqual([slug, proper])
  })

  test('drafts stand below a path of their site, so that they need no name and no certificate of their own', () => {
    expect(settings.draftAddress(SECRET, 'hotel')).toBe(`https://dar.example/${SECRET}/`)
    expect(settings.draftAddress(SECRET, 'cafe')).toBe(`https://cafe.dar.example/${SECRET}/`)
    expect(settings.draftAt('dar.example', `/${SECRET}/en/`)).toEqual({ name: SECRET, base: `/${SECRET}` })
    expect(settings.draftAt('dar.example', `/${SECRET}x/`)).toBe(undefined)
    expect(settings.draftAt(`${SECRET}.dar.example`, '/')).toBe(undefined)
    expect(settings.framedSources).toBe('https://dar.example https://*.dar.example')
  })

  test('no site gets the name of the editor', () => {
    expect([settings.isKept('edit'), settings.isKept('cafe')]).toEqual([true, false])
  })

  test('without a main site the domain itself is nobody’s', () => {
    const without = readSettings({ ...ONE_DOMAIN, MAIN_SITE: '' })
    expect([without.slugAt('dar.example'), without.properAddress('www.dar.example')]).toEqual([undefined, undefined])
  })

  test.each(['https://dar.example', 'https://www.dar.example'])(
    'the main site and the editor cannot both be at %s',
    (APP_URL) => {
      expect(() => readSettings({ ...ONE_DOMAIN, APP_URL })).toThrow(
        /MAIN_SITE .* such as APP_URL=https:\/\/edit\.dar\.example/,
      )
    },
  )
})

test('on a domain of their own sites and drafts have hosts of their own', () => {
  const settings = readSettings({ APP_URL: 'https://app.example.com', SITES_DOMAIN: 'example-sites.org' })
  expect(settings.draftAddress(SECRET, 'hotel')).toBe(`https://${SECRET}.example-sites.org/`)
  expect(settings.draftAt(`${SECRET}.example-sites.org`, '/en/')).toEqual({ name: SECRET, base: '' })
  expect(settings.draftAt('hotel.example-sites.org', `/${SECRET}/`)).toBe(undefined)
  expect(settings.framedSources).toBe('https://*.example-sites.org')
})
