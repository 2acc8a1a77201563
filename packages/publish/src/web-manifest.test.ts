import { someSite, someSurroundings } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { publishChanges, publishSite } from './index.ts'
import { byAddress, someInput } from './testing.ts'

const islands = { manifest: 'name()', rest: 'later()' }
const medium = Object.keys(someSite.media)[0]!
const favicon = { ...someSite.settings.favicon, media: medium }
const signed = { ...someSite, settings: { ...someSite.settings, favicon } }
const file = (width: number, type: string) => ({ url: `/media/${width}`, width, height: width, type, shape: 'full' })
const imageFiles = () => [file(512, 'image/webp'), file(96, 'image/webp'), file(96, 'image/avif')]
const inputOf = (site: typeof someSite) =>
  someInput({ site, islands, surroundings: { ...someSurroundings, imageFiles } as typeof someSurroundings })
const filesOf = (site: typeof someSite) => byAddress(publishSite(inputOf(site)))

test('a site with a sign of its own has a name, colours and that sign on a home screen', () => {
  const { type, body } = filesOf(signed).get('/manifest.webmanifest')!
  expect(type).toBe('application/manifest+json')
  expect(JSON.parse(String(body))).toMatchObject({
    ...{ name: someSite.settings.name.ar, lang: 'ar', dir: 'rtl', start_url: '/', display: 'minimal-ui' },
    icons: [
      { src: '/media/96', sizes: '96x96', type: 'image/webp' },
      { src: '/media/512', sizes: '512x512', type: 'image/webp' },
    ],
  })
})

test('it is named by the script that comes once a visitor does something, and by no page', () => {
  const files = filesOf(signed)
  const [, rest = ''] = / data-rest="([^"]*)"/.exec(String(files.get('/')?.body)) ?? []
  expect(String(files.get(rest)?.body)).toContain('name()')
  expect(String(files.get('/')?.body)).not.toContain('manifest')
})

test('without a sign there is none, and one that was there is taken away', () => {
  expect(filesOf(someSite).has('/manifest.webmanifest')).toBe(false)
  expect(publishChanges(inputOf(someSite), signed).removed).toContain('/manifest.webmanifest')
})
