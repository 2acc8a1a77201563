import { pageAt, type Site } from '@mimar/document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGuestAt, readAddress, writeAddress } from './address.ts'

const page = (id: string, path: string) => ({ id, path })
const site = {
  id: 'dar al-rumman/1',
  languages: [
    { code: 'ar', isPrimary: true },
    { code: 'en', isPrimary: false },
  ],
  pages: [page('home', '/'), page('rooms', '/Rooms'), page('low', '/rooms'), page('deep', '/غرف/101')],
} as unknown as Site

test.each([
  ['/edit/hotel', '', { root: '/edit/', siteId: 'hotel', path: '/', language: null, authHash: null }],
  ['/edit/hotel/', '', { root: '/edit/', siteId: 'hotel', path: '/' }],
  ['/guest/hotel/Rooms/', '?lang=en', { root: '/guest/', siteId: 'hotel', path: '/Rooms/', language: 'en' }],
  ['/edit/a%20b/%D8%BA', '?authHash=x1&lang=tr', { siteId: 'a b', path: '/غ', language: 'tr', authHash: 'x1' }],
  ['//edit/hotel', '', { root: '', siteId: '', path: '/' }],
  ['/edit/hotel/a/b\n', '', { root: '', siteId: '', path: '/' }],
  ['/', '', { root: '', siteId: '', path: '/' }],
  ['/deep/edit/hotel', '', { root: '/deep/', siteId: 'edit', path: '/hotel' }],
])('[LINK-4] %s%s says where the editor stands', (pathname, search, said) => {
  expect(readAddress({ pathname, search })).toMatchObject(said)
})

test('who came with a link and no account is told apart by the address', () => {
  expect([isGuestAt({ root: '/guest/' }), isGuestAt({ root: '/edit/' })]).toEqual([true, false])
})

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/home/', 'home'],
  ['/Rooms', 'rooms'],
  ['/Rooms/', 'rooms'],
  ['/rooms', 'low'],
  ['/ROOMS', 'rooms'],
  ['/غرف/101/', 'deep'],
  ['/homes', undefined],
  ['/Room', undefined],
])('[LINK-4] the page at %s is %s', (path, id) => {
  expect(pageAt(site, path)?.id).toBe(id)
})

test('an address that is written is read as the same site, page and language', () => {
  const pages = fc.constantFrom(...site.pages)
  fc.assert(
    fc.property(pages, fc.constantFrom('ar', 'en'), fc.constantFrom('/edit/', '/guest/'), ({ id }, language, root) => {
      const url = new URL(writeAddress(root, site, id, language), 'https://mimar.test')
      const read = readAddress(url)
      expect(read).toMatchObject({ root, siteId: site.id, language: language === 'ar' ? null : language })
      expect(pageAt(site, read.path)?.id).toBe(id)
    }),
  )
})

test.each([
  ['home', 'ar', '/edit/dar%20al-rumman%2F1/'],
  ['rooms', 'en', '/edit/dar%20al-rumman%2F1/Rooms/?lang=en'],
  ['gone', 'ar', '/edit/dar%20al-rumman%2F1/'],
])('[LINK-4] page "%s" in "%s" stands at %s', (id, language, address) => {
  expect(writeAddress('/edit/', site, id, language)).toBe(address)
})
