import { apply, type Operation, type Site } from '@mimar/document'
import { someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { publishChanges, publishSite } from './index.ts'
import { changesOf, withNews } from './testing/news.ts'
import { byAddress, someInput } from './testing.ts'

const after = (site: Site, ...operations: readonly Operation[]) =>
  operations.reduce((now, operation) => apply(now, operation, catalog).site, site)
const page = someSite.pages.find(({ path }) => path === '/Rooms')!
const moved = after(
  someSite,
  { do: 'set-page-path', page: page.id, path: '/Suites' },
  { do: 'set-setting', field: 'redirects', value: [{ id: 'r1', from: '/Rooms', to: '/Suites#comp-list' }] },
)
const published = (site: Site) => byAddress(publishSite(someInput({ site })))

test('[GEN-1] [GEN-10] the old address of a page leads to the new one, in every language', () => {
  const files = published(moved)
  expect(files.get('/Rooms/')).toMatchObject({ path: 'Rooms/index.html', movedTo: '/Suites/#comp-list' })
  expect(files.get('/en/Rooms/')).toMatchObject({ movedTo: '/en/Suites/#comp-list' })
  expect(String(files.get('/en/Rooms/')?.body)).toContain('content="0;url=/en/Suites/#comp-list"')
  expect(files.get('/Suites/')?.movedTo).toBeUndefined()
})

test('[GEN-1] a page that is there comes before one that was, and what leads nowhere is not there', () => {
  const redirects = [
    { id: 'r1', from: '/Suites', to: '/' },
    { id: 'r2', from: '/Old', to: '/Gone' },
  ]
  const files = published(after(moved, { do: 'set-setting', field: 'redirects', value: redirects }))
  expect(files.get('/Suites/')?.movedTo).toBeUndefined()
  expect(files.has('/Old/')).toBe(false)
})

test('[GEN-1] moving a page gives what publishing everything gives, and taking the redirect back removes it', () => {
  const changes = publishChanges(someInput({ site: moved }), someSite)
  expect([...changes.files].map(({ address }) => address)).toContain('/Rooms/')
  expect(changes.removed).not.toContain('/Rooms/')
  const back = after(moved, { do: 'set-setting', field: 'redirects', value: [] })
  expect(publishChanges(someInput({ site: back }), moved).removed).toEqual(['/Rooms/', '/en/Rooms/'])
})

test('[GEN-1] [COLL-3] the pages of a list move with it, and their addresses lead on while they are there', () => {
  const site = withNews(7)
  const journal = after(
    site,
    { do: 'set-page-path', page: 'news', path: '/Journal' },
    { do: 'set-setting', field: 'redirects', value: [{ id: 'r1', from: '/News', to: '/Journal' }] },
  )
  expect(published(journal).get('/en/News/1/')).toMatchObject({ movedTo: '/en/Journal/1/' })
  const fewer = after(journal, { do: 'remove-page', page: 'story7' }, { do: 'remove-page', page: 'story6' })
  expect(changesOf(journal, fewer).removed).toContain('/en/News/1/')
  changesOf(fewer, journal)
  const own = { id: 'r2', from: '/News/1', to: '/Rooms' }
  const said = after(journal, {
    ...{ do: 'set-setting', field: 'redirects' },
    value: [{ id: 'r1', from: '/News', to: '/Journal' }, own],
  } as const)
  expect(published(said).get('/en/News/1/')).toMatchObject({ movedTo: '/en/Rooms/' })
})

test('[GEN-1] a site that was stored before there were redirects is published as ever', () => {
  const { redirects: _, ...settings } = someSite.settings
  expect([...published({ ...someSite, settings: settings as Site['settings'] }).keys()].length).toBeGreaterThan(4)
})

test('[GEN-15] a page shows its own picture beside links to it, others the one of the site', () => {
  const share = someSite.media.share!
  const own = { ...share, id: 'own', hash: 'c'.repeat(64) }
  const site = after(
    someSite,
    { do: 'set-media', id: 'own', media: own },
    { do: 'set-page-image', page: page.id, media: 'own' },
  )
  const imageFiles = ({ id }: { readonly id: string }) => [
    { type: 'image/jpeg' as const, shape: 'full' as const, width: 1200, height: 630, url: `/media/${id}-1200.jpg` },
  ]
  const input = someInput({ site })
  const files = byAddress(publishSite({ ...input, surroundings: { ...input.surroundings, imageFiles } }))
  expect(String(files.get('/')?.body)).toContain('<meta property="og:image:width" content="1200">')
  const cut = [
    ...imageFiles({ id: 'share' }),
    { type: 'image/jpeg' as const, shape: 'share' as const, width: 1344, height: 768, url: '/media/cut.jpg' },
  ]
  const beside = publishSite({ ...input, surroundings: { ...input.surroundings, imageFiles: () => cut } })
  expect(String(byAddress(beside).get('/')?.body)).toMatch(
    /og:image" content="[^"]*cut.jpg"><meta property="og:image:width" content="1344"><meta property="og:image:height" content="768">/,
  )
  const imageOf = (address: string) => /og:image" content="([^"]*)"/.exec(String(files.get(address)?.body))?.[1]
  expect(imageOf('/Rooms/')).toMatch(/own-1200\.jpg$/)
  expect(imageOf('/')).toMatch(/share-1200\.jpg$/)
  expect(() => apply(site, { do: 'set-media', id: 'own', media: null }, catalog)).toThrow('links to the page "/Rooms"')
  expect(() => apply(site, { do: 'set-page-image', page: page.id, media: 'gone' }, catalog)).toThrow('"gone"')
})

test('[GEN-10] when the primary language gets a prefix, the root that was a page leads on', () => {
  const site = after(someSite, { do: 'set-setting', field: 'primaryHasNoPrefix', value: false })
  const changes = publishChanges(someInput({ site }), someSite)
  expect([...changes.files].map(({ address }) => address)).toContain('/')
  expect(changes.removed).not.toContain('/')
  expect(changes.removed).toContain('/Rooms/')
})
