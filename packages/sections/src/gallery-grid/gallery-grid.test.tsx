import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './gallery-grid.css?raw'
import { galleryGridExamples } from './gallery-grid.examples.ts'
import { galleryGrid } from './gallery-grid.ts'
import { GalleryGrid } from './gallery-grid.view.tsx'
import { galleryGridWords } from './gallery-grid.words.ts'

conformingTemplate({
  template: galleryGrid,
  View: GalleryGrid,
  words: galleryGridWords,
  examples: galleryGridExamples,
  styles,
})

const [eight] = galleryGridExamples
const drawn = drawExample(galleryGrid, GalleryGrid, eight!)

test('[SEC-27] every picture is a link to its largest file, so that it opens without script', () => {
  expect([...drawn.matchAll(/<li><a class="opens" href="(.*?)"/g)].map(([, address]) => address)).toEqual(
    Array.from({ length: 8 }, (_, index) => `/media/picture${index}-800.webp`),
  )
})

test('[SEC-27] where pictures open over the page has a name, and says its words in the language of the page', () => {
  expect(drawn).toMatch(
    /<dialog class="lightbox" data-then="lightbox"[^>]* data-of="{n} من {count}" aria-label="البيت في صور">/,
  )
  expect(drawn).toContain('>إغلاق<')
})

test('[SEC-27] rows of two, three and four are full, or nearly', () => {
  const columns = (count: number) => {
    const images = Array.from({ length: count }, (_, index) => ({ id: `k${index}`, image: { media: 'a' } }))
    return /data-columns="(\d)"/.exec(drawExample(galleryGrid, GalleryGrid, { ...eight!, content: { images } }))?.[1]
  }
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12].map(columns).join('')).toBe('12343344344')
})

test('[SEC-27] in rows and in a strip every picture has its own shape, within bounds, and opens as before', () => {
  const inLayout = (layout: string) =>
    drawExample(galleryGrid, GalleryGrid, { ...eight!, content: { ...eight!.content, layout } })
  expect(inLayout('GRID')).toBe(drawn)
  expect(drawn).not.toMatch(/data-layout|--ratio/)
  for (const layout of ['ROWS', 'STRIP']) {
    const ratios = [...inLayout(layout).matchAll(/--ratio:([\d.]+)/g)].map(([, ratio]) => Number(ratio))
    expect(ratios).toHaveLength(8)
    expect(ratios.every((ratio) => ratio >= 0.6 && ratio <= 2.2)).toBe(true)
    expect(inLayout(layout).match(/<a class="opens" href=/g)).toHaveLength(8)
  }
})
