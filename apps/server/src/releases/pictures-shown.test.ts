import type { Site } from '@mimar/document'
import { expect, test } from 'vitest'
import type { SitePictures } from '../media/site-pictures.ts'
import { someSite } from '../testing/site.ts'
import { rendererOf } from './testing.ts'

const file = (address: string) => ({ hash: address, type: 'image/webp', size: 1, isImmutable: true })
const pictures: SitePictures = {
  imageFiles: ({ id }) => [{ url: `/media/${id}.webp`, type: 'image/webp', width: 9, height: 9, shape: 'full' }],
  ...{ cutFiles: () => [], find: file, table: new Map(), fingerprint: '' },
}

const renderer = rendererOf(pictures)

/** A site with that picture beside links to it. */
function showing(id: string): Site {
  const site = someSite()
  const medium = { id, source: `${id}.jpg`, hash: id, width: 9, height: 9, placeholder: '' }
  const favicon = { ...site.settings.favicon, media: id }
  return { ...site, media: { [id]: medium as never }, settings: { ...site.settings, favicon } }
}

test('a publish asks for the pictures that the release before has not, and for all of them where that is not known', async () => {
  const draw = async (id: string) => {
    const scene = await renderer.prepare(showing(id))
    for (const _ of scene.draw(null).outputs);
    return scene
  }
  const addresses = (all: ReturnType<Awaited<ReturnType<typeof draw>>['picturesShown']>) =>
    [...all].map(([address]) => address)
  const first = await draw('one')
  expect(addresses(first.picturesShown())).toEqual(['/media/one.webp'])
  // This one failed before it was stored, and nobody reads it.
  const failed = await draw('two')
  expect(addresses(failed.picturesShown(first.input))).toEqual(['/media/two.webp'])
  const next = await draw('three')
  expect(addresses(next.picturesShown(first.input))).toEqual(['/media/two.webp', '/media/three.webp'])
  const last = await draw('three')
  expect(addresses(last.picturesShown(next.input))).toEqual([])
  expect(addresses(last.picturesShown({ ...next.input }))).toHaveLength(3)
})
