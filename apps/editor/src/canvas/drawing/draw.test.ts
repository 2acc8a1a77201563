// @vitest-environment jsdom
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { arrange, create, patchNode } from './draw.ts'
import { treeOf } from './tree.ts'

const one = (view: ReactNode) => treeOf(view)[0]!
const item = (key: string) => h('li', { key, tabIndex: -1 }, key)
const link = { className: 'button', href: '/Rooms', hrefLang: 'de', hidden: true, 'aria-expanded': false }

/** Every one of them is drawn over every other. */
const views: readonly [what: string, view: ReactNode][] = [
  ['nothing in it', h('div')],
  ['a word', h('div', null, 'Rooms')],
  ['words and an element', h('div', null, 'Rooms', h('b', null, '12'), 'and more')],
  ['attributes', h('div', null, h('a', link, 'Rooms'))],
  [
    'other attributes',
    h('div', null, h('a', { href: '/', hidden: false, 'aria-expanded': true, tabIndex: -1 }, 'Home')),
  ],
  ['a style', h('div', { style: { maskImage: 'url("/a.svg")', opacity: 0.5 } as object })],
  ['another style', h('div', { style: { '--share': 3 } as object })],
  ['that style otherwise', h('div', { style: { '--share': 4 } as object })],
  ['a drawing', h('div', null, h('svg', { viewBox: '0 0 9 9' }, h('path', { strokeWidth: 2, d: 'M0 0h9' })))],
  ['markup', h('div', null, h('svg', { dangerouslySetInnerHTML: { __html: '<path d="M0 0h9"></path>' } }))],
  ['another markup', h('div', null, h('svg', { dangerouslySetInnerHTML: { __html: '<circle r="4"></circle>' } }))],
  ['fields', h('div', null, h('label', { htmlFor: 'a' }), h('input', { id: 'a', defaultValue: 1 }))],
  ['items', h('div', null, ['a', 'b', 'c'].map(item))],
  ['items in another order', h('div', null, ['c', 'x', 'a'].map(item))],
]

/** Markup whose attributes are in one order, and whose styles are written in one way. */
function markup(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')] as HTMLElement[]) {
    const { cssText } = each.style
    const said = [...each.attributes].filter(({ name }) => name !== 'style')
    for (const { name } of [...each.attributes]) each.removeAttribute(name)
    for (const { name, value } of said.toSorted((a, b) => a.name.localeCompare(b.name))) each.setAttribute(name, value)
    if (cssText !== '') each.setAttribute('style', cssText)
  }
  return copy.outerHTML
}

function asReactWrites(view: ReactNode): string {
  const around = document.createElement('div')
  around.innerHTML = renderToStaticMarkup(view)
  return markup(around.firstElementChild!)
}

test.each(views)('%s is drawn as React writes it, at first and over everything else', (_, view) => {
  expect(markup(create(document, one(view)) as Element)).toBe(asReactWrites(view))
  for (const [, before] of views) {
    const element = create(document, one(before)) as Element
    patchNode(element, one(before), one(view))
    expect(markup(element)).toBe(asReactWrites(view))
  }
})

test('an item that goes up leaves the focus with the one it passes', () => {
  const list = (...keys: string[]) => one(h('ul', null, keys.map(item)))
  const element = create(document, list('a', 'b', 'c')) as HTMLElement
  document.body.append(element)
  const second = element.children[1] as HTMLElement
  second.focus()
  patchNode(element, list('a', 'b', 'c'), list('b', 'c', 'a'))
  expect(element.textContent).toBe('bca')
  expect(document.activeElement).toBe(second)
})

test('what stands on the page is moved as it is where the browser can, and put there anew where it cannot', () => {
  const list = (...keys: string[]) => one(h('ul', null, keys.map(item)))
  const element = create(document, list('a', 'b', 'c')) as HTMLElement
  const moved: string[] = []
  element.moveBefore = (node, next) => {
    moved.push(node.textContent ?? '')
    element.insertBefore(node, next)
  }
  patchNode(element, list('a', 'b', 'c'), list('b', 'c', 'a'))
  expect([element.textContent, moved]).toEqual(['bca', []])
  document.body.append(element)
  patchNode(element, list('b', 'c', 'a'), list('a', 'b', 'c', 'd'))
  expect([element.textContent, moved]).toEqual(['abcd', ['a']])
})

/** How many nodes are put somewhere so that letters stand in another order. */
function placesTouched(before: string, after: string): number {
  const parent = document.createElement('main')
  const nodes = new Map([...new Set(before + after)].map((letter) => [letter, document.createTextNode(letter)]))
  const of = (letters: string) => [...letters].map((letter) => nodes.get(letter)!)
  parent.append(...of(before))
  let touched = 0
  const { insertBefore } = parent
  parent.insertBefore = (node, next) => {
    touched += 1
    return insertBefore.call(parent, node, next) as typeof node
  }
  arrange(parent, of(after), of(before))
  expect(parent.textContent).toBe(after)
  return touched
}

test.each([
  ['abcdefgh', 'habcdefg', 1],
  ['abcdefgh', 'bcdefgha', 1],
  ['abcdefgh', 'abcedfgh', 1],
  ['abcdefgh', 'abcdxefgh', 1],
  ['abcdefgh', 'abcfgh', 0],
  ['abcdefgh', 'hbcdefga', 2],
  ['abcd', 'dcba', 3],
  ['', 'ab', 2],
  ['ab', '', 0],
])('from %s to %s only %i are moved', (before, after, most) => {
  expect(placesTouched(before, after)).toBe(most)
})

test('what was typed into an element that was to keep its words is left; where the words change, they win', () => {
  const row = (text: string, note: string) => one(h('div', null, h('p', null, text), h('p', null, note)))
  const element = create(document, row('a', 'b')) as HTMLElement
  element.children[0]!.replaceChildren('typed', document.createElement('br'))
  element.children[1]!.replaceChildren('typed', document.createElement('br'))
  patchNode(element, row('a', 'b'), row('a', 'c'))
  expect(element.innerHTML).toBe('<p>typed<br></p><p>c</p>')
})

test('elements that somebody took apart are made anew', () => {
  const row = (title: string) => one(h('div', null, h('b', null, title), h('i')))
  const element = create(document, row('a')) as HTMLElement
  element.replaceChildren('typed')
  patchNode(element, row('a'), row('b'))
  expect(element.innerHTML).toBe('<b>b</b><i></i>')
})

test('a picture is told how to come before where it is from', () => {
  const order: string[] = []
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    order.push(name)
    setAttribute.call(this, name, value)
  }
  create(document, one(h('img', { src: '/a.webp', srcSet: '/b.webp 2x', alt: '', loading: 'lazy' })))
  Element.prototype.setAttribute = setAttribute
  expect(order).toEqual(['alt', 'loading', 'srcset', 'src'])
})
