// @vitest-environment jsdom
import type { Section } from '@mimar/document'
import { initialContent } from '@mimar/fields'
import { createComposer, SectionOnPage } from '@mimar/render'
import { somePage, someSection, someSite, someSurroundings } from '@mimar/render/testing'
import type { Template } from '@mimar/sections'
import { startsIn } from '@mimar/sections/all-words'
import { beginningOf } from '@mimar/sections/beginnings'
import { templates } from '@mimar/sections/definitions'
import { loadStarterWords, starterContent } from '@mimar/sections/starters'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadViews, views } from '../views.ts'
import { PageDrawing } from './page.ts'

const PICTURES = Object.keys(someSite.media)
let words: Awaited<ReturnType<typeof loadStarterWords>>
beforeAll(async () => {
  await loadViews()
  words = await loadStarterWords(['ar', 'en'], 'ar', async (code) => startsIn(code))
})

/** How a section of a template may be: empty, finished, without its last items, with its items the other way round. */
function variants(template: Template): readonly Section['content'][] {
  const full = starterContent(template, { ...beginningOf(template), words, pictures: PICTURES, address: '/' })
  const lists = (change: (items: readonly unknown[]) => readonly unknown[]) =>
    Object.fromEntries(
      Object.entries(full).map(([name, value]) => [name, Array.isArray(value) ? change(value) : value]),
    ) as Section['content']
  return [
    initialContent(template.fields) as Section['content'],
    full,
    lists((items) => items.slice(0, 1)),
    lists((items) => items.toReversed()),
  ]
}

const blankPage = () => document.implementation.createHTMLDocument()

/** One page that is drawn again and again; it composes as the canvas does. */
function canvas(shared: Pick<typeof someSite, 'header' | 'footer'> = { header: [], footer: [] }) {
  const page = blankPage()
  const drawing = new PageDrawing(page)
  const compose = createComposer()
  const draw = (sections: readonly Section[], language = 'ar', typingIn: string | null = null) => {
    const own = somePage('/', sections)
    const site = { ...someSite, ...shared, pages: [own] }
    const body = compose({ site, page: own, language, mode: 'canvas', surroundings: someSurroundings })
    const redrawn = drawing.draw({ page: body, own: own.sections, typingIn })
    return { redrawn: [...redrawn], body }
  }
  return { page, draw }
}

const sectionOf = ({ id, colorMode, category }: Template, content: Section['content']): Section => ({
  ...someSection('s1', id),
  ...{ category, colorMode, content },
})

/** What an element says, however its attributes are ordered and its style is written. */
function saidBy(element: Element): string {
  const { style } = element as HTMLElement
  const styles = [...style].map((name) => `style ${name}: ${style.getPropertyValue(name).trim()}`)
  const attributes = [...element.attributes].filter(({ name }) => name !== 'style')
  const said = [...styles, ...attributes.map(({ name, value }) => `${name}=${value}`)].toSorted().join('\n')
  const children = [...element.childNodes].map((child) =>
    child instanceof Element ? saidBy(child) : `"${child.nodeValue}"`,
  )
  return [`${element.namespaceURI} ${element.tagName}`, said, ...children, `end of ${element.tagName}`].join('\n')
}

test.each(templates.map((template) => [template.id, template] as const))(
  '%s stands on the canvas as React writes it for visitors, whatever it was drawn over',
  (_, template) => {
    const again = canvas()
    const drawings = variants(template).flatMap((content) => ['ar', 'en'].map((language) => ({ content, language })))
    for (const { content, language } of [...drawings, ...drawings.toReversed()]) {
      const { body } = again.draw([sectionOf(template, content)], language)
      const expected = blankPage().createElement('main')
      expected.innerHTML = body.sections
        .map((composed) => renderToStaticMarkup(createElement(SectionOnPage, { composed, views })))
        .join('')
      expect(saidBy(again.page.querySelector('main')!)).toBe(saidBy(expected))
    }
  },
)

const text = (id: string, title: string) => someSection(id, 'Text10', { title: { ar: title }, paragraph: { ar: 'نص' } })

test('what has not changed stays the same element, wherever it moves', () => {
  const { page, draw } = canvas()
  draw([text('a', 'أ'), text('b', 'ب'), text('c', 'ج')])
  const [a, b, c] = page.querySelectorAll('main > *')
  const heading = b!.querySelector('[data-field=title]')!
  const { redrawn } = draw([text('c', 'ج'), text('a', 'أ'), text('b', 'باء')])
  expect([...page.querySelectorAll('main > *')]).toEqual([c, a, b])
  expect(b!.querySelector('[data-field=title]')).toBe(heading)
  expect(heading.textContent).toBe('باء')
  // Composing the same texts anew gives new objects; a page that is edited keeps those of the sections nobody touched.
  expect(redrawn).toContain('b')
  draw([text('b', 'باء')])
  expect([...page.querySelectorAll('main > *')]).toEqual([b])
})

test('an item that is moved is the same element', () => {
  const { page, draw } = canvas()
  const template = templates.find(({ id }) => id === 'FeatureCards')!
  const [, full, , reversed] = variants(template)
  draw([sectionOf(template, full!)])
  const list = page.querySelector('[data-list=cards]')!
  const before = [...list.children]
  draw([sectionOf(template, reversed!)])
  expect(before.length).toBeGreaterThan(1)
  expect([...list.children]).toEqual(before.toReversed())
})

test('what somebody marked or typed on an element stays until its own words change', () => {
  const { page, draw } = canvas()
  draw([text('a', 'أ')])
  const heading = page.querySelector('[data-field=title]')!
  const paragraph = page.querySelector('[data-field=paragraph]')!
  heading.setAttribute('contenteditable', 'plaintext-only')
  heading.textContent = 'يكتب'
  draw([text('a', 'ب')], 'ar', 'a')
  expect(heading.textContent).toBe('يكتب')
  paragraph.replaceChildren('سطر', page.createElement('br'), 'سطر')
  draw([text('a', 'ت')])
  expect(heading.textContent).toBe('ت')
  expect(heading.getAttribute('contenteditable')).toBe('plaintext-only')
  expect(paragraph.childNodes).toHaveLength(3)
})

test('sections that alternate change sides below a new one, and no view is called for them', () => {
  const { page, draw } = canvas()
  const three = ['a', 'b', 'c'].map((id) => someSection(id, 'Text3', { title: { ar: id }, paragraph: { ar: 'نص' } }))
  const [a, b, c] = three as [Section, Section, Section]
  draw([a, b, c])
  const calls: string[] = []
  const View = views.Text3!
  views.Text3 = (props) => {
    calls.push(props.section.id)
    return View(props)
  }
  const { redrawn } = draw([a, { ...a, id: 'new' }, b, c])
  views.Text3 = View
  expect([redrawn, calls]).toEqual([['new'], ['new']])
  const sides = [...page.querySelectorAll('main > *')].map((one) => one.getAttribute('data-side'))
  expect(sides).toEqual(['RIGHT', 'LEFT', 'RIGHT', 'LEFT'])
})

test('a section that is changed again has its view called once', () => {
  const { draw } = canvas()
  draw([text('a', 'أ')])
  let calls = 0
  const View = views.Text10!
  views.Text10 = (props) => {
    calls += 1
    return View(props)
  }
  draw([text('a', 'ب')])
  views.Text10 = View
  expect(calls).toBe(1)
})

test('what the server has drawn is taken over as it stands, and nothing of another page', () => {
  const drawn = canvas()
  const sections = [text('a', 'أ'), text('b', 'ب')]
  const { body } = drawn.draw(sections)
  const [a, b] = drawn.page.querySelectorAll('main > *')
  const heading = a!.querySelector('[data-field=title]')!
  const taken = new PageDrawing(drawn.page)
  const elsewhere = [text('a', 'أ'), text('c', 'ج')]
  expect(taken.adopt({ page: canvas().draw(elsewhere).body, own: elsewhere })).toBe(false)
  expect(taken.adopt({ page: body, own: sections })).toBe(true)
  expect([...taken.draw({ page: body, own: sections })]).toEqual([])
  expect([...drawn.page.querySelectorAll('main > *')]).toEqual([a, b])
  const other = canvas().draw([text('a', 'آ'), sections[1]!]).body
  expect(taken.draw({ page: other, own: sections })).toContain('a')
  expect(a!.querySelector('[data-field=title]')).toBe(heading)
  expect(heading.textContent).toBe('آ')
})

test('shared sections stand around the main part, also where a page has none of its own', () => {
  const { page, draw } = canvas({ header: [someSection('top', 'Navbar')], footer: [someSection('base', 'Footer3')] })
  const order = () => [...page.body.children].map((one) => one.getAttribute('data-section') ?? one.tagName)
  draw([])
  expect(order()).toEqual(['top', 'MAIN', 'base'])
  draw([text('a', 'أ')])
  expect(order()).toEqual(['top', 'MAIN', 'base'])
  expect(page.querySelector('main > [data-section=a]')).not.toBeNull()
})
