import { expect, test } from 'vitest'
import { readDomainName } from './domain-name.ts'

const own = ['edit.sites.example', 'sites.example', 'mimar-app.com']
const read = (typed: string) => readDomainName(typed, own)

test.each([
  ['cafe-lawz.com', { name: 'cafe-lawz.com', hasWww: true, main: 'cafe-lawz.com' }],
  ['  WWW.Cafe-Lawz.com. ', { name: 'cafe-lawz.com', hasWww: true, main: 'www.cafe-lawz.com' }],
  ['shop.cafe-lawz.co.uk', { name: 'shop.cafe-lawz.co.uk', hasWww: false, main: 'shop.cafe-lawz.co.uk' }],
  ['Bäckerei-Müller.de', { name: 'xn--bckerei-mller-bfb28a.de', hasWww: true, main: 'xn--bckerei-mller-bfb28a.de' }],
  ['مقهى-لوز。com', { name: 'xn----mnc0cjcnjf.com', hasWww: true, main: 'xn----mnc0cjcnjf.com' }],
  ['lawz.example', { name: 'lawz.example', hasWww: true, main: 'lawz.example' }],
])('“%s” is a domain', (typed, expected) => {
  expect(read(typed)).toEqual(expected)
})

test.each([
  ['https://cafe-lawz.com/menu?x=1', 'cafe-lawz.com'],
  ['cafe-lawz.com/menu', 'cafe-lawz.com'],
  ['cafe-lawz.com:8080', 'cafe-lawz.com'],
  ['info@cafe-lawz.com', 'cafe-lawz.com'],
  ['http://www.bäcker.de', 'www.bäcker.de'],
])('of “%s” the domain is offered', (typed, offer) => {
  expect(read(typed)).toEqual({ refusal: 'domain-too-much', offer })
})

test.each([
  ...['', 'cafe', 'cafe lawz', '-cafe.com', 'ca_fe.com', 'cafe..com', `${'a'.repeat(64)}.com`, '*.cafe.com'].map(
    (typed) => [typed, 'domain-malformed'] as const,
  ),
  ...['198.51.100.4', 'http://[::1]/', '::1', '0x7f.1', '2130706433'].map((typed) => [typed, 'domain-number'] as const),
  ...['co.uk', 'github.io'].map((typed) => [typed, 'domain-suffix'] as const),
  ...['sites.example', 'edit.sites.example', 'hotel.sites.example', 'shop.mimar-app.com'].map(
    (typed) => [typed, 'domain-reserved'] as const,
  ),
  ...['cafe.localhost', 'nas.local', 'x.internal'].map((typed) => [typed, 'domain-reserved'] as const),
  // A Cyrillic а; Cyrillic throughout; rn for m; 1 for i.
  ...['mimаr-app.com', 'mirnar-app.com', 'm1mar-app.com', 'paypаl.com'].map(
    (typed) => [typed, 'domain-lookalike'] as const,
  ),
])('“%s” is refused: %s', (typed, refusal) => {
  expect(read(typed)).toMatchObject({ refusal })
})

test('names in one alphabet of their own are nobody’s look-alikes', () => {
  for (const typed of ['кафе-лоз.рф', 'ανθοπωλείο.gr', 'مقهى.com']) expect(read(typed)).toHaveProperty('name')
})
