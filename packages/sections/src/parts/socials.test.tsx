import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteFacts } from '../template.ts'
import { SocialLink } from './socials.view.tsx'

const drawn = (link: ReturnType<SiteFacts['link']>) => {
  const site = { link: () => link, icon: () => undefined, words: { website: 'Website' } } as unknown as SiteFacts
  return renderToStaticMarkup(<SocialLink socialUrl="" icon="tabler:brand-mastodon" site={site} />)
}

test('a link to the pages of an owner elsewhere says that they are the same person’s (rel-me)', () => {
  expect(drawn({ href: 'https://example.org/@house', target: '_blank', rel: 'noopener' })).toContain(
    'rel="noopener me"',
  )
})

test('one that leads nowhere else says nothing', () => {
  expect(drawn({ href: '/house' })).not.toContain('rel=')
})
