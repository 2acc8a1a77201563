import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { somePicture } from '../testing/drawing.ts'
import { Openable } from './lightbox.view.tsx'

test('[SEC-27] a picture leads to the same file in whatever order its files come, as two databases give them', () => {
  const picture = somePicture('court')
  const drawn = [picture.files, picture.files.toReversed()].map((files) =>
    renderToStaticMarkup(
      <Openable picture={{ ...picture, files }} opens name="Court">
        …
      </Openable>,
    ),
  )
  expect(drawn[0]).toContain('href="/media/court-800.webp"')
  expect(drawn[1]).toBe(drawn[0])
})

test('[SEC-27] a picture leads to its largest whole file that every browser shows, and is called by its words or its place', () => {
  const picture = somePicture('court')
  const [file] = picture.files
  const files = [
    { ...file!, width: 800, url: '/media/small.webp' },
    { ...file!, width: 1600, url: '/media/large.webp' },
    { ...file!, width: 2400, url: '/media/new.avif', type: 'image/avif' as const },
    { ...file!, width: 2000, url: '/media/cut.webp', shape: 'tall' as const },
  ]
  const linkTo = (alt: string) =>
    renderToStaticMarkup(
      <Openable picture={{ ...picture, alt, files }} opens name="2 of 3">
        …
      </Openable>,
    )
  expect(linkTo('The court')).toBe('<a class="opens" href="/media/large.webp">…</a>')
  expect(linkTo('')).toBe('<a class="opens" href="/media/large.webp" aria-label="2 of 3">…</a>')
})
