// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { heroSite } from '../testing/sites.ts'
import { markSections } from './marks.ts'

test('what is empty on the page is marked by its kind, whatever its field is called', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<main><section id="comp-hero" data-section="hero"><h2 data-field="title"></h2><b data-field="price"></b><p data-field="items/k1/iconography"></p><i data-field="sign"></i><img data-field="items/k1/icon"><b data-field="full">!</b></section></main>'
  const kinds: { readonly [field: string]: string } = { title: 'text', 'items/k1/iconography': 'text', sign: 'icon' }
  const kindOf = (element: HTMLElement) => kinds[element.dataset.field ?? '']
  const typedIn = (element: HTMLElement) =>
    element.dataset.field === 'price' ? 'price' : kindOf(element) === 'text' ? '' : null
  const redrawn = heroSite('hero').pages[0]!.sections
  markSections(page, { language: 'en', redrawn, typedIn, isIcon: (element) => kindOf(element) === 'icon' })
  const marked = (mark: string) => [...page.querySelectorAll<HTMLElement>(`[${mark}]`)].map((one) => one.dataset.field)
  expect(marked('data-text')).toEqual(['title', 'price', 'items/k1/iconography'])
  expect(marked('data-text="price"')).toEqual(['price'])
  expect(marked('data-icon')).toEqual(['sign'])
})
