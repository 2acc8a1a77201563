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
