import { expect, test } from 'vitest'
import { someSite } from '../testing/site.ts'
import { iconsOf } from './icons.ts'

test('the icons a site names come with their shape, by any of their names; unknown ones are missing', async () => {
  const site = someSite()
  const socials = ['tabler:bed', 'simple-icons:windows11', 'lucide:nothing-like-it', 'evil:bed'].map((icon, index) => ({
    id: `s${index}`,
    socialUrl: '',
    icon,
  }))
  const [page] = site.pages
  const [hero] = page!.sections
  const content = { ...hero!.content, socials }
  const icons = await iconsOf({ ...site, pages: [{ ...page!, sections: [{ ...hero!, content }] }] })

  expect(Object.keys(icons)).toEqual(['tabler:bed', 'simple-icons:windows11'])
  expect(icons['tabler:bed']).toMatchObject({ width: 24, height: 24, body: expect.stringMatching(/^<path /) })
})
