import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import { testimonials3Examples } from './testimonials3.examples.ts'
import { testimonials3 } from './testimonials3.ts'
import { Testimonials3 } from './testimonials3.view.tsx'

conformingTemplate(testimonials3, Testimonials3, testimonials3Examples)

const [four, , one] = testimonials3Examples
const markup = drawExample(testimonials3, Testimonials3, four!, { section: { id: 'q' } })

test('[SEC-6] a slide is a quote and who said it; arrows lead to its neighbours and around the ends', () => {
  expect(markup).toContain('<blockquote><p>فطورٌ كفطور أمي')
  const arrows = [...markup.matchAll(/<div class="slide-controls"><a href="(.*?)".*?<\/a><a href="(.*?)"/g)]
  expect(arrows.map(([, back, onward]) => [back, onward])).toEqual([
    ['#q-k4', '#q-k2'],
    ['#q-k1', '#q-k3'],
    ['#q-k2', '#q-k4'],
    ['#q-k3', '#q-k1'],
  ])
  for (const id of ['q-k1', 'q-k2', 'q-k3', 'q-k4']) expect(markup).toContain(`<li id="${id}"`)
})

test('[SEC-6] every slide shows a dot for each, its own lit', () => {
  const dots = [...markup.matchAll(/class="slide-dots"[^>]*>(.*?)<\/span>/g)].map(([, inner]) => inner!)
  expect(dots).toHaveLength(4)
  dots.forEach((inner, index) => {
    expect(
      inner
        .split('<a ')
        .slice(1)
        .map((dot) => dot.includes('is-on')),
    ).toEqual(Array.from({ length: 4 }, (_, place) => place === index))
  })
})

test('[SEC-6] one slide alone has neither arrows nor dots', () => {
  expect(drawExample(testimonials3, Testimonials3, one!)).not.toContain('slide-controls')
})

test('who listens hears a region with a name, and which slide of how many', () => {
  expect(markup).toMatch(/role="region" aria-roledescription="[^"]+" aria-label="[^"]+"/)
  expect(markup).toContain('aria-label="2 من 4"')
})
