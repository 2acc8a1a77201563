import { expect, test } from 'vitest'
import { readPlace, writePlace } from './read-place.ts'

const at = (lat: number | null, lng: number | null, address = '') => ({ point: { lat, lng }, address })

test.each([
  ['36.61, 37.08', at(36.61, 37.08)],
  ['٣٦٫٦١، ٣٧٫٠٨', at(36.61, 37.08)],
  ['-33.9 151.2', at(-33.9, 151.2)],
  ['https://www.google.com/maps/place/Azaz/@36.5,37.0,14z/data=!3m1!3d36.61!4d37.08', at(36.61, 37.08)],
  ['https://www.google.com/maps?q=36.61%2C37.08', at(36.61, 37.08)],
  ['https://www.openstreetmap.org/?mlat=36.61&mlon=37.08#map=15/36.6/37.0', at(36.61, 37.08)],
  ['https://www.openstreetmap.org/#map=15/36.61/37.08', at(36.61, 37.08)],
  [
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1&amp;layer=mapnik" width="4"></iframe>',
    at(null, null, 'https://www.openstreetmap.org/export/embed.html?bbox=1&layer=mapnik'),
  ],
  ['  ', at(null, null)],
])('[SEC-8] a place is understood in %s', (typed, place) => {
  expect(readPlace(typed)).toEqual(place)
  expect(readPlace(writePlace(place))).toEqual(place)
})

test.each([
  'by the old gate',
  '136.6, 37.08',
  'https://example.com/maps/embed',
  'javascript:alert(1)',
  'https://maps.app.goo.gl/x',
])('[SEC-8] no place is read into %s', (typed) => {
  expect(readPlace(typed)).toBeNull()
})
