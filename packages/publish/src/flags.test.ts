import type { Site } from '@mimar/document'
import { someSite, someSurroundings } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { publishSite } from './publish-site.ts'
import { stillPage } from './still.ts'
import { byAddress, someInput } from './testing.ts'

const shape = { body: '<path d="M0 0h640v480H0z"/>', width: 640, height: 480 }
const surroundings = {
  ...someSurroundings,
  icon: (name: string) => (name === 'flag:ar-4x3' || name === 'flag:de-4x3' ? shape : undefined),
}
const withMenu = (languageMenuLayout: 'flag' | 'full' | 'text'): Site => ({
  ...someSite,
  settings: { ...someSite.settings, languageMenuLayout },
})

test('[VIS-6] [NAV-5] a menu of flags has those of its active languages as files of the site, and names one that is not known', () => {
  const files = byAddress(publishSite(someInput({ site: withMenu('flag'), surroundings })))
  expect([...files.keys()].filter((address) => address.startsWith('/flags/'))).toEqual(['/flags/ar.svg'])
  expect(files.get('/flags/ar.svg')).toMatchObject({
    type: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><path d="M0 0h640v480H0z"/></svg>',
  })
  const page = String(files.get('/')?.body)
  expect(page).toContain('<img class="flag" src="/flags/ar.svg" alt=""')
  expect(page).not.toContain('/flags/en.svg')
  expect(page).toContain('<bdi>English</bdi>')
})

test('[VIS-6] [NAV-8] a menu of names alone asks for no flag; one of flags and names does', () => {
  const full = byAddress(publishSite(someInput({ site: withMenu('full'), surroundings })))
  expect(full.has('/flags/ar.svg')).toBe(true)
  const files = byAddress(publishSite(someInput({ site: withMenu('text'), surroundings })))
  expect([...files.keys()].filter((address) => address.startsWith('/flags/'))).toEqual([])
  expect(String(files.get('/')?.body)).not.toContain('class="flag"')
})

test('[VIS-6] where another host is set for flags, pages ask it and nothing is published', () => {
  const elsewhere = { ...surroundings, flagHost: 'https://static.example.com' }
  const files = byAddress(publishSite(someInput({ site: withMenu('flag'), surroundings: elsewhere })))
  expect([...files.keys()].filter((address) => address.startsWith('/flags/'))).toEqual([])
  expect(String(files.get('/')?.body)).toContain('src="https://static.example.com/flags/ar.svg"')
  expect(files.get('/')?.allows).toContain('https://static.example.com')
  const plain = byAddress(publishSite(someInput({ site: withMenu('text'), surroundings: elsewhere })))
  expect(plain.get('/')?.allows ?? '').not.toContain('static.example.com')
})

test('[VIS-6] a small picture of a site has its flags with it, and asks for no file that only a published site has', () => {
  const still = stillPage(someInput({ site: withMenu('flag'), surroundings }), 'ar')
  const sources = [...still.matchAll(/<img class="flag" src="([^"]{0,19})/g)].map(([, source]) => source)
  expect(new Set(sources)).toEqual(new Set(['data:image/svg+xml,']))
})
