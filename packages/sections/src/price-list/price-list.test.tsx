import { expect, test } from 'vitest'
import type { Example } from '../template.ts'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './price-list.css?raw'
import { priceListExamples } from './price-list.examples.ts'
import { priceList } from './price-list.ts'
import { PriceList } from './price-list.view.tsx'
import { priceListWords } from './price-list.words.ts'

conformingTemplate({
  template: priceList,
  View: PriceList,
  words: priceListWords,
  examples: priceListExamples,
  styles,
})

const [menu, treatments, untitled] = priceListExamples

const amountsIn = (drawn: string) => [...drawn.matchAll(/class="price-amount">([^<]*)</g)].map(([, amount]) => amount)

test('[SEC-24] the currency stands with each price, or nowhere where the note says it', () => {
  expect(amountsIn(drawExample(priceList, PriceList, treatments!))).toEqual(['€15', '€25', '€1,400.50'])
  expect(amountsIn(drawExample(priceList, PriceList, menu!))).toEqual(['18', '22', '34', '48', '90', '52', '18'])
})

test('[SEC-24] one amount is written as each language writes money', () => {
  const inGerman = drawExample(priceList, PriceList, { ...treatments!, language: 'de' })
  expect(amountsIn(inGerman)).toEqual(['15\u00a0€', '25\u00a0€', '1.400,50\u00a0€'])
})

test('what has no price has no dots that lead to one', () => {
  const drawn = drawExample(priceList, PriceList, treatments!)
  expect(drawn.match(/price-leader/g)).toHaveLength(3)
})

test('names stand one level below their group, also where the list has no title', () => {
  const levels = (example: Example) =>
    [...drawExample(priceList, PriceList, example).matchAll(/<h(\d)/g)].map(([, level]) => level)
  expect(levels(treatments!)).toEqual(['2', '3', '4', '4', '3', '4', '4'])
  expect(levels(untitled!)).toEqual(['2', '3'])
})

test('what is sold out keeps its name and says so in words', () => {
  const drawn = drawExample(priceList, PriceList, menu!)
  expect(drawn).toMatch(/<li data-sold="">.*?كبة نية.*?نفد اليوم/)
})

test('three groups and more have links that lead to each', () => {
  expect(drawExample(priceList, PriceList, menu!)).toContain('<a href="#comp-s1-g3">حلويات</a>')
  expect(drawExample(priceList, PriceList, treatments!)).not.toContain('price-ways')
})

test('[SEC-24] visitors choose by diet where their owner wants it, by inputs alone, and only by what parts the list', () => {
  const items = [
    { id: 'a', name: 'Tabbouleh', isVegan: true, isHalal: true },
    { id: 'b', name: 'Halloumi', isVegetarian: true, isHalal: true },
    { id: 'c', name: 'Kebab', isHalal: true },
  ]
  const content = { title: 'Menu', groups: [{ id: 'g', name: 'All', items }], choosesDiet: true }
  const drawn = drawExample(priceList, PriceList, { name: 'diets', language: 'en', content })
  expect([...drawn.matchAll(/class="(for-\w+)" name="diet-s1"/g)].map(([, name]) => name)).toEqual([
    ...['for-any', 'for-vegetarian', 'for-vegan'],
  ])
  expect([...drawn.matchAll(/<li(?: class="([^"]*)")?/g)].map(([, names]) => names)).toEqual([
    ...['is-vegetarian is-vegan', 'is-vegetarian', undefined],
  ])
  expect(drawn).not.toContain('data-island')
  const plain = { name: 'plain', language: 'en', content: { ...content, choosesDiet: false } }
  expect(drawExample(priceList, PriceList, plain)).not.toMatch(/<input|class="is-/)
})

test('[SEC-24] a link to a group knows for which diets something is in it, so that styles take it away with its group', () => {
  const group = (id: string, ...items: readonly object[]) => ({
    ...{ id, name: id },
    items: items.map((item, index) => ({ id: `${id}${index}`, name: 'Dish', ...item })),
  })
  const content = {
    title: 'Menu',
    choosesDiet: true,
    groups: [group('grill', {}, { isHalal: true }), group('salads', { isVegan: true }), group('sweets', {})],
  }
  const drawn = drawExample(priceList, PriceList, { name: 'links', language: 'en', content })
  expect(drawn).toContain('<a class="is-halal" href="#comp-s1-grill">')
  expect(drawn).toContain('<a class="is-vegetarian is-vegan" href="#comp-s1-salads">')
  expect(drawn).toContain('<a href="#comp-s1-sweets">')
})
