import type { Site } from '@mimar/document'
import { someSite } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { indexedAddresses, publishChanges, publishSite } from './index.ts'
import { byAddress, someInput } from './testing.ts'

const published = (site: Site = someSite) => byAddress(publishSite(someInput({ site })))
const KEY = '0123456789abcdef0123456789abcdef'
const told = (indexNowKey: string): Site => ({ ...someSite, settings: { ...someSite.settings, indexNowKey } })

test('[SEO-1] each language has a manifest with the name, the side and the first page of its own', () => {
  const files = published()
  const manifest = (address: string) => JSON.parse(String(files.get(address)?.body))
  expect(manifest('/manifest.webmanifest')).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/', scope: '/' })
  expect(manifest('/en/manifest.webmanifest')).toMatchObject({ lang: 'en', dir: 'ltr', start_url: '/en/' })
  expect(manifest('/manifest.webmanifest').name).not.toBe('')
  expect(manifest('/manifest.webmanifest').theme_color).toMatch(/^#[0-9a-f]{6}$/i)
  expect(files.get('/manifest.webmanifest')?.type).toBe('application/manifest+json; charset=utf-8')
})

test('[SEO-1] a page carries one link to it and nothing else; the page for what is not there carries none', () => {
  const files = published()
  expect(String(files.get('/en/')?.body).match(/rel="manifest"/g)).toHaveLength(1)
  expect(String(files.get('/en/')?.body)).toContain('<link rel="manifest" href="/en/manifest.webmanifest">')
  expect(String(files.get('/404.html')?.body)).not.toContain('manifest')
})

test('[SEO-1] the manifest of a language goes with the language', () => {
  const site = { ...someSite, languages: someSite.languages.map((one) => ({ ...one, isActive: one.code !== 'en' })) }
  expect(publishChanges(someInput({ site }), someSite).removed).toContain('/en/manifest.webmanifest')
})

test('[SEO-2] the key of IndexNow is published where the owner wants it, and taken away with the switch', () => {
  expect(published(told(KEY)).get(`/${KEY}.txt`)?.body).toBe(KEY)
  expect([...published().keys()].filter((address) => /^\/[0-9a-f]{32}\.txt$/.test(address))).toEqual([])
  expect(publishChanges(someInput({ site: told('') }), told(KEY)).removed).toContain(`/${KEY}.txt`)
})

test('[SEO-2] search engines are told of the pages of the sitemap alone', () => {
  const [home, ...others] = someSite.pages
  const hidden = { ...someSite, pages: [home!, ...others.map((page) => ({ ...page, noIndex: true as const }))] }
  expect(indexedAddresses(hidden)).toEqual(['/', '/en/'])
  const sitemap = String(published(hidden).get('/sitemap.xml')?.body)
  expect(sitemap.match(/<loc>/g)).toHaveLength(2)
})
