import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tooMuchToDraw } from './drawing-limits.ts'

const svg = (content: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`
const layers = (count: number, layer: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => layer(at)).join('')
const uses = (id: string, href = 'href') => `<use ${href}="#${id}"/>`.repeat(10)
const circle = '<circle id="l0" r="9"/>'

test.each([
  ['elements used by what is used', circle + layers(20, (at) => `<g id="l${at + 1}">${uses(`l${at}`)}</g>`)],
  ['the same with a prefix', circle + layers(20, (at) => `<g id="l${at + 1}">${uses(`l${at}`, 'x:href')}</g>`)],
  [
    'the same written in numbers',
    circle + layers(20, (at) => `<g id="l${at + 1}">${uses(`l${at}`).replaceAll('#', '&#35;')}</g>`),
  ],
  [
    'an id behind one that is none',
    circle + layers(20, (at) => `<g desc=' id="n"' id="l${at + 1}">${uses(`l${at}`)}</g>`),
  ],
  [
    'patterns filled with patterns',
    layers(20, (at) => `<pattern id="p${at}">${`<rect fill="url(#p${at + 1})"/>`.repeat(10)}</pattern>`) +
      '<rect fill="url( \'#p0\')"/>',
  ],
  [
    'patterns by a style sheet',
    `${layers(
      20,
      (at) =>
        `<style>.c${at}{fill:url(#p${at + 1})}</style><pattern id="p${at}">${`<rect class="c${at}"/>`.repeat(10)}</pattern>`,
    )}<rect fill="url(#p0)"/>`,
  ],
  [
    'a style sheet that hides its rule behind a comment',
    `${layers(
      20,
      (at) =>
        `<style>.c${at}{/*}*/fill:url(#p${at + 1})}</style><pattern id="p${at}">${`<rect class="c${at}"/>`.repeat(10)}</pattern>`,
    )}<rect fill="url(#p0)"/>`,
  ],
  [
    'a filter for each of many',
    `<filter id="f">${'<feGaussianBlur stdDeviation="90"/>'.repeat(9)}</filter>${'<rect filter="url(#f)"/>'.repeat(50)}`,
  ],
  [
    'clouds upon clouds',
    `<filter id="f">${'<feTurbulence numOctaves="99"/>'.repeat(20)}</filter><rect filter="url(#f)"/>`,
  ],
  ['more elements than a drawing has', '<g/>'.repeat(60_000)],
  ['a hundred groups in a hundred more', '<g>'.repeat(300)],
  ['what names itself', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['a drawing in a drawing', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['the same, written in numbers', '<image href="d&#x61;ta:image/svg+xml;base64,PHN2Zz4="/>'],
])('refuses %s', (_what, content) => {
  const text = svg(content)
  expect(text.length).toBeLessThan(300_000)
  expect(tooMuchToDraw(text)).toMatch(/^[a-z ]+$/)
})

test.each([
  ['names for elements', '<!DOCTYPE svg [<!ENTITY a "<g/><g/>">]>'],
  ['names for names', '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>'],
  ['a document type that hides what follows', '<!DOCTYPE svg [ <?x ]><!-- ?> ]>'],
  ['an alphabet that hides elements', '<?xml version="1.0" encoding="UTF-7"?>'],
  ['a style sheet from elsewhere', '<?xml-stylesheet href="data:text/css,*{}"?>'],
])('refuses %s', (_what, before) => {
  expect(tooMuchToDraw(svg('<circle r="9"/><!-- -->', before))).toMatch(/^[a-z ]+$/)
})

test('a name for a text is read where it names an element', () => {
  const type =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY h "#l">]>'
  const bomb = circle + layers(20, (at) => `<g id="l${at + 1}">${`<use href="&h;${at}"/>`.repeat(10)}</g>`)
  expect(tooMuchToDraw(svg(bomb, type))).toBe('too many elements')
  expect(tooMuchToDraw(svg(circle, type))).toBeUndefined()
})

test('drawings as programs write them are drawn', () => {
  const shadows = layers(
    12,
    (at) => `<g filter="url(#f${at})"><rect/></g><filter id="f${at}">${'<feOffset/>'.repeat(8)}</filter>`,
  )
  const clips = `<style><![CDATA[${layers(40, (at) => `.c${at}{clip-path:url(#k${at})}`)}]]></style>${layers(40, (at) => `<clipPath id="k${at}"><path/></clipPath>${`<path class="c${at}"/>`.repeat(50)}`)}`
  const gradients = `<style>.g{fill:url(#l)}</style><linearGradient id="l"><stop/><stop/></linearGradient>${'<path class="g"/>'.repeat(9000)}`
  const photo = '<image href="data:image/png;base64,AAAA"/><a href="#top"><text id="top">A &lt; B</text></a>'
  for (const content of [shadows, clips, gradients, photo]) expect(tooMuchToDraw(svg(content))).toBeUndefined()
})

test('every drawing of the examples is drawn', () => {
  const folder = join(import.meta.dirname, '../../../../examples')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))
  const refused = files.filter((file) => tooMuchToDraw(readFileSync(join(folder, file), 'utf8')))
  expect([files.length > 0, refused]).toEqual([true, []])
})
