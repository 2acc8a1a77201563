import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './place-list.css?raw'
import { placeListExamples } from './place-list.examples.ts'
import { placeList } from './place-list.ts'
import { PlaceList } from './place-list.view.tsx'
import { placeListWords } from './place-list.words.ts'

conformingTemplate({ template: placeList, View: PlaceList, words: placeListWords, examples: placeListExamples, styles })

const [houses, surgeries, long] = placeListExamples

test('[SEC-36] nothing of a map is in the page but addresses that a press would ask for; without script they are links', () => {
  const drawn = drawExample(placeList, PlaceList, houses!)
  expect(drawn).not.toMatch(/<iframe|<img|<script/)
  const sought = encodeURIComponent('شارع بغداد، خلف حديقة السبكي')
  const page = `https://www.google.com/maps?q=${sought}`
  const presses = drawn.split(`href="${page}" data-map="${page}&amp;output=embed" data-then="places"`)
  expect(presses).toHaveLength(3)
})

test('[SEC-36] every place says its way, its hours and its number, which reads from left to right', () => {
  const drawn = drawExample(placeList, PlaceList, houses!)
  expect(drawn.match(/aria-label="الطريق إلينا: /g)).toHaveLength(3)
  expect(drawn).toContain('<a href="tel:0110000000" dir="ltr">011 000 0000</a>')
})

test('[SEC-36] the map an owner has chosen wins over the address, which leads there all the same', () => {
  const drawn = drawExample(placeList, PlaceList, long!)
  expect(drawn).toContain('data-map="https://www.openstreetmap.org/export/embed.html?bbox=36,36,37,37"')
  expect(drawn).not.toContain('google.com/maps?q=')
  expect(drawn).toContain('google.com/maps/dir/?api=1&amp;destination=Veranstaltungsraum')
})

test('[SEC-36] without a map no script is asked for and no host named but that of the way', () => {
  const drawn = drawExample(placeList, PlaceList, surgeries!)
  expect(drawn).not.toMatch(/data-map|data-then|data-island/)
  expect(drawn.match(/aria-label="Directions: /g)).toHaveLength(1)
})

test('[SEC-36] a place of which hours were given says every day; of others nothing is claimed', () => {
  const drawn = drawExample(placeList, PlaceList, houses!)
  expect(drawn.match(/class="place-week"/g)).toHaveLength(1)
  expect(drawn).toContain('<dt>الاثنين</dt><dd>مغلق</dd>')
})
