import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './feature-cards.css?raw'
import { featureCardsExamples } from './feature-cards.examples.ts'
import { featureCards } from './feature-cards.ts'
import { FeatureCards } from './feature-cards.view.tsx'
import { featureCardsWords } from './feature-cards.words.ts'

conformingTemplate({
  template: featureCards,
  View: FeatureCards,
  words: featureCardsWords,
  examples: featureCardsExamples,
  styles,
})

const [, longest, bare] = featureCardsExamples

const withCards = (count: number) => ({
  name: `${count} cards`,
  language: 'en',
  content: { title: 'Why', cards: Array.from({ length: count }, (_, index) => ({ id: `k${index}`, title: 'One' })) },
})

test('[SEC-5] the list is narrow for 5, 6 and 9 cards, and wide for any other number', () => {
  const narrow = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((count) =>
    drawExample(featureCards, FeatureCards, withCards(count)).includes('is-narrow'),
  )
  expect(narrow).toEqual([5, 6, 9])
})

test('[SEC-5] a card has icon, title, paragraph and a link where there is one', () => {
  expect(drawExample(featureCards, FeatureCards, longest!)).toMatch(
    /<li><span class="badge"><svg.*?<h3>.*?<\/h3><p>.*?<\/p><a class="button tertiary" href="\/Events">/,
  )
  expect(drawExample(featureCards, FeatureCards, bare!)).not.toContain('button')
})

test('without a section title the cards’ titles are the headings that follow the page’s own', () => {
  expect(drawExample(featureCards, FeatureCards, bare!)).toContain('<h2>Quiet</h2>')
})

test('[GEN-7] [SEC-5] cards without any text do not count for visitors', () => {
  const { content } = withCards(5)
  const cards = [...content.cards, { id: 'blank', icon: 'tabler:bed' }, { id: 'blank2' }]
  const markup = drawExample(featureCards, FeatureCards, { ...withCards(5), content: { ...content, cards } })
  expect(markup).toContain('data-count="5"')
})

test('[SEC-5] in cells and rows every card is whole, and the list is never narrow', () => {
  const drawn = (layout?: string) => {
    const cards = withCards(5)
    return drawExample(featureCards, FeatureCards, {
      ...cards,
      content: { ...cards.content, ...(layout && { layout }) },
    })
  }
  expect(drawn('CARDS')).toBe(drawn())
  for (const layout of ['CELLS', 'ROWS']) {
    expect(drawn(layout)).toContain(`data-layout="${layout}"`)
    expect(drawn(layout)).not.toContain('is-narrow')
    expect(drawn(layout).match(/<h3>/g)).toHaveLength(5)
  }
})
