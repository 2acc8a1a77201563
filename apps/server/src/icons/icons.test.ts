import { expect, test, vi } from 'vitest'
import { someSite } from '../testing/site.ts'
import { iconsOf } from './icons.ts'

/** Of a site, what it has had may stay a while: each test has its own. */
const siteOf = (id: string) => ({ ...someSite(), id })

test('the icons a site names come with their shape, by any of their names; unknown ones are missing', async () => {
  const site = siteOf('icons-socials')
  const socials = ['tabler:bed', 'simple-icons:windows11', 'lucide:nothing-like-it', 'evil:bed'].map((icon, index) => ({
    id: `s${index}`,
    socialUrl: '',
    icon,
  }))
  const [page] = site.pages
  const [hero] = page!.sections
  const content = { ...hero!.content, socials }
  const icons = await iconsOf({ ...site, pages: [{ ...page!, sections: [{ ...hero!, content }] }] })

  expect(Object.keys(icons)).toEqual(['tabler:bed', 'simple-icons:windows11', 'flag:gb-4x3'])
  expect(icons['tabler:bed']).toMatchObject({ width: 24, height: 24, body: expect.stringMatching(/^<path /) })
})

test('[VIS-6] a menu of flags brings those of its active languages', async () => {
  const site = siteOf('icons-flags')
  const settings = { ...site.settings, languageMenuLayout: 'flag' as const }
  const icons = await iconsOf({
    ...site,
    settings,
    languages: site.languages.map((one) => ({ ...one, flagCode: 'GB' })),
  })
  expect(icons['flag:gb-4x3']).toMatchObject({ width: 640, height: 480 })
})

test('[VIS-4] a set that cannot be read draws nothing, and is read again after 1 s', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const site = siteOf('icons-unread')
  const named = { ...site, settings: { ...site.settings, languageMenuLayout: 'flag' as const } }
  const icelandic = { ...named, languages: site.languages.map((one) => ({ ...one, flagCode: 'is' })) }
  const set = { prefix: 'flag', icons: { 'is-4x3': { body: '<path/>', width: 640, height: 480 } } }
  const load = vi.fn().mockRejectedValueOnce(new Error('no such file')).mockResolvedValue(set)
  expect(await iconsOf(icelandic, load)).not.toHaveProperty('flag:is-4x3')
  vi.advanceTimersByTime(999)
  expect(await iconsOf(icelandic, load)).not.toHaveProperty('flag:is-4x3')
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await iconsOf(icelandic, load)).toHaveProperty('flag:is-4x3')
  vi.useRealTimers()
})
