import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSite, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { faultIn, freePath, pathFor } from './page-path.ts'

const example = readFileSync(join(import.meta.dirname, '../../../../examples/hotel/site.json'), 'utf8')
const read = importSite(JSON.parse(example), catalog)
const site: Site = 'site' in read ? read.site : (undefined as never)

test.each([
  ['Weddings', '/weddings'],
  ['الأعراس', '/aaras'],
  ['غرف النوم', '/ghrf-nwm'],
  ['Çay bahçesi', '/cay-bahcesi'],
  ['Straße & Café', '/strasse-cafe'],
  ['/Menu/', '/Menu'],
  ['房间', '/page'],
])('[GEN-10] the name %s suggests the address %s', (name, path) => {
  expect(pathFor(name, site)).toBe(path)
})

test.each([
  ['/rooms', 'taken'],
  ['/api/x', 'reserved'],
  ['/de', 'language'],
  ['/a b', 'characters'],
  ['', 'empty'],
  ['/new', undefined],
])('[GEN-1] the address %s: %s', (path, fault) => {
  expect(faultIn(site, path, null)).toBe(fault)
})

test('[GEN-1] a copy gets the first address that is free', () => {
  expect(freePath(site, '/Rooms')).toBe('/Rooms-2')
})
