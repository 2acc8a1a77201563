import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './testimonials3.css?raw'
import { testimonials3Examples } from './testimonials3.examples.ts'
import { testimonials3 } from './testimonials3.ts'
import { Testimonials3 } from './testimonials3.view.tsx'
import { testimonials3Words } from './testimonials3.words.ts'

conformingTemplate({
  template: testimonials3,
  View: Testimonials3,
  words: testimonials3Words,
  examples: testimonials3Examples,
  styles,
})

const [four, , one] = testimonials3Examples
const markup = drawExample(testimonials3, Testimonials3, four!, { section: { id: 'q' } })

test('[SEC-6] a slide is a quote and who said it; two arrows go back and on', () => {
  expect(markup).toContain('<blockquote><p>فطورٌ كفطور أمي')
  expect(
    [...markup.matchAll(/<button type="button" data-way="(-?1)" aria-label="(.*?)"/g)].map(([, way]) => way),
  ).toEqual(['-1', '1'])
})

test('[SEC-6] every slide has a dot that leads to it, the first lit', () => {
  const dots = [...markup.matchAll(/<a href="#(q-k\d)" aria-label="(\d) من 4" aria-current="(true|false)"/g)]
  expect(dots.map(([, id, place, isLit]) => [id, place, isLit])).toEqual([
    ['q-k1', '1', 'true'],
    ['q-k2', '2', 'false'],
    ['q-k3', '3', 'false'],
    ['q-k4', '4', 'false'],
  ])
  for (const [, id] of dots) expect(markup).toContain(`<div id="${id}" role="group"`)
})

test('[VIS-3] one slide alone has no controls, and no script', () => {
  const alone = drawExample(testimonials3, Testimonials3, one!)
  expect(alone).not.toContain('slide-controls')
  expect(alone).not.toContain('data-then')
})

test('[VIS-3] what moves by itself can be paused by a button that says so', () => {
  expect(markup).toMatch(/class="slide-pause" aria-label="إيقاف العرض" data-other="متابعة العرض"/)
})

test('who listens hears a carousel with a name, and which slide of how many, in their language', () => {
  expect(markup).toMatch(/role="region" aria-roledescription="عرض شرائح" aria-label="[^"]+"/)
  expect(markup).toContain('role="group" aria-roledescription="شريحة" aria-label="2 من 4"')
})
