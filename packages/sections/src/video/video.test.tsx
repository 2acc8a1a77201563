import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './video.css?raw'
import { videoExamples } from './video.examples.ts'
import { video } from './video.ts'
import { Video } from './video.view.tsx'
import { videoWords } from './video.words.ts'

conformingTemplate({ template: video, View: Video, words: videoWords, examples: videoExamples, styles })

const [tour, upright, long, film, tall] = videoExamples

test('[SEC-37] nothing of the provider is in the page but an address that a press asks for; without script it is a link', () => {
  const drawn = drawExample(video, Video, tour!)
  expect(drawn).not.toMatch(/<iframe|<script|<video/)
  expect(drawn.match(/ (?:src|srcset|poster)="[^"]*youtu[^"]*"/gi)).toBeNull()
  expect(drawn).toContain(
    'data-frame="https://www.youtube-nocookie.com/embed/abcDEF12345?rel=0&amp;playsinline=1&amp;autoplay=1"',
  )
  expect(drawn).toContain('<a class="frame-press" href="https://www.youtube.com/watch?v=abcDEF12345" data-then="frame"')
})

test('[SEC-37] before a press it says what follows from it; the link says what it plays', () => {
  const drawn = drawExample(video, Video, tour!)
  expect(drawn).toContain('لا يُحمَّل شيء من YouTube قبل أن تطلبوه.')
  expect(drawn).toContain('<span class="hidden-label">تشغيل الفيديو: جولة في العيادة، دقيقتان</span>')
})

test('[SEC-37] no video comes by itself, whatever a visitor allowed', () => {
  for (const example of videoExamples) expect(drawExample(video, Video, example)).not.toContain('data-near')
})

test('[SEC-37] its room is there before it is: as wide as its address says, or as its owner does', () => {
  expect(drawExample(video, Video, tour!)).toContain('class="frame-card" data-shape="WIDE"')
  expect(drawExample(video, Video, upright!)).toContain('class="frame-card" data-shape="TALL"')
  expect(drawExample(video, Video, long!)).toContain('class="frame-card" data-shape="CLASSIC"')
})

test('[SEC-37] without an address visitors get no card, and the canvas says where it goes', () => {
  const empty = { name: 'no address', language: 'en', content: { title: 'Soon' } }
  expect(drawExample(video, Video, empty)).not.toMatch(/frame-card|data-then/)
  const canvas = drawExample(video, Video, empty, { isCanvas: true })
  expect(canvas).toContain('Nothing is shown here yet. Paste its address under “Options”.')
  expect(canvas).not.toContain('data-frame')
})

test('[SEC-40] a file of the owner’s is played by the browser’s own buttons, and nothing of it is fetched before; its room is there', () => {
  const drawn = drawExample(video, Video, film!)
  expect(drawn).toContain('<div class="frame-card film-card" data-shape="WIDE" style="aspect-ratio:1280 / 720">')
  const [player = ''] = /<video [^>]*>/.exec(drawn) ?? []
  expect(player).toBe(
    '<video controls="" preload="none" playsInline="" width="1280" height="720" aria-label="جولة في الفندق">',
  )
  expect(drawn).toContain(`<source src="/media/${'f1'.repeat(32)}.mp4" type="video/mp4"/>`)
  expect(drawn).not.toMatch(/autoplay|data-frame|frame-note/i)
  expect(drawExample(video, Video, tall!)).toContain('data-shape="TALL" style="aspect-ratio:720 / 1280"')
})

test('[SEC-40] captions come along for every language, those of the page first', () => {
  const tracks = (language: string) =>
    [...drawExample(video, Video, { ...film!, language }).matchAll(/<track [^>]*>/g)].map(([track]) => track)
  const arabic = `<track kind="captions" src="/media/${'f2'.repeat(32)}.vtt" srcLang="ar" label="العربية"/>`
  const german = `<track kind="captions" src="/media/${'f3'.repeat(32)}.vtt" srcLang="de" label="de"/>`
  expect(tracks('ar')).toEqual([arabic, german])
  expect(tracks('de')).toEqual([german, arabic])
})

test('[SEC-40] a file wins over an address, of which nothing is in the page', () => {
  const both = { ...film!, content: { ...tour!.content, ...film!.content } }
  const drawn = drawExample(video, Video, both)
  expect(drawn).toContain('<video')
  expect(drawn).not.toMatch(/youtube|vimeo/i)
})
