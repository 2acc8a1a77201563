import { expect, test } from 'vitest'
import { shareImageOf } from './share-image.ts'
import { someSite } from './testing.ts'

const file = (shape: 'full' | 'share', type: 'image/jpeg' | 'image/webp', width: number, url: string) => {
  return { shape, type, width, height: width / 2, url } as const
}
const share = someSite.media.share!
const own = { ...share, id: 'own' }
const site = {
  ...someSite,
  media: { ...someSite.media, own },
  settings: { ...someSite.settings, shareImage: { ...someSite.settings.shareImage, media: 'share' } },
}
const ofOwn = [
  file('full', 'image/webp', 1600, 'a'),
  file('full', 'image/jpeg', 1200, 'b'),
  file('full', 'image/jpeg', 800, 'c'),
]
const files = (own: typeof ofOwn) => ({
  imageFiles: ({ id }: { id: string }) => (id === 'own' ? own : [file('full', 'image/jpeg', 1344, 'site')]),
})

test('[GEN-8] beside a link stands what was cut for it, else the widest JPEG; of the page, else of the site', () => {
  const url = (...[page, all]: [{ socialImage?: string }, typeof ofOwn]) => shareImageOf(site, page, files(all))?.url
  expect(url({ socialImage: 'own' }, [...ofOwn, file('share', 'image/jpeg', 1344, 'cut') as never])).toBe('cut')
  expect(url({ socialImage: 'own' }, ofOwn)).toBe('b')
  // By hand, what was cut so; until it is there, what is cut by itself.
  const crop = { containerWidth: 1344, containerHeight: 768, width: 2000, left: -300, top: 0, transform: 0 }
  const byHand = { ...files(ofOwn), cutFiles: () => [file('share', 'image/jpeg', 1344, 'hand')] }
  expect(shareImageOf(site, { socialImage: 'own', socialCrop: crop }, byHand)?.url).toBe('hand')
  expect(shareImageOf(site, { socialImage: 'own', socialCrop: crop }, files(ofOwn))?.url).toBe('b')
  expect(shareImageOf(site, { socialImage: 'own' }, byHand)?.url).toBe('b')
  expect(url({}, ofOwn)).toBe('site')
  expect(url({ socialImage: 'gone' }, ofOwn)).toBe('site')
})
