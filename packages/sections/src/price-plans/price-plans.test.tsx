import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './price-plans.css?raw'
import { pricePlansExamples } from './price-plans.examples.ts'
import { pricePlans } from './price-plans.ts'
import { PricePlans } from './price-plans.view.tsx'
import { pricePlansWords } from './price-plans.words.ts'

conformingTemplate({
  template: pricePlans,
  View: PricePlans,
  words: pricePlansWords,
  examples: pricePlansExamples,
  styles,
})

const [ways, none, long] = pricePlansExamples
const amountsIn = (drawn: string) => [...drawn.matchAll(/class="plan-amount">([^<]*)</g)].map(([, amount]) => amount)

test('[SEC-26] an amount is written once and read as each language writes money; what it is for is the owner’s text', () => {
  const drawn = drawExample(pricePlans, PricePlans, ways!)
  expect(amountsIn(drawn)).toEqual(['€189', '€620', '€48.50'])
  expect(drawn).toContain('<span class="plan-unit">a month</span>')
  expect(amountsIn(drawExample(pricePlans, PricePlans, { ...ways!, language: 'de' }))).toContain('48,50\u00a0€')
})

test('[SEC-26] one plan stands out and says why; none where the owner wants none', () => {
  const drawn = drawExample(pricePlans, PricePlans, ways!)
  expect(drawn.match(/data-mode="STRONG"/g)).toHaveLength(1)
  expect(drawn).toMatch(/data-mode="STRONG">.*?Two out of three choose this.*?Intensive/)
  expect(drawExample(pricePlans, PricePlans, none!)).not.toContain('STRONG')
  expect(drawExample(pricePlans, PricePlans, long!)).toMatch(/<ul[^>]*data-count="4"><li data-mode="STRONG">/)
})

test('[SEC-26] the button of the plan that stands out is the loud one', () => {
  const buttons = [...drawExample(pricePlans, PricePlans, ways!).matchAll(/class="button (\w+)"/g)]
  expect(buttons.map(([, type]) => type)).toEqual(['secondary', 'primary', 'secondary'])
})
