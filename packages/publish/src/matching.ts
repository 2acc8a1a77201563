import type { CustomAtRules, Selector, SelectorComponent, Visitor } from 'lightningcss'
import type { Vocabulary } from './vocabulary.ts'

/** What a page's root says of itself, by its attributes. No script changes it. */
export type Root = { readonly [attribute: string]: string }

/** Takes away the rules for other looks and ornaments, for the canvas, and for words that are not said: below this root they match nothing. */
export function matchingOnly(root: Root, said: Vocabulary | undefined): Visitor<CustomAtRules> {
  const isImpossible = impossibleBelow(root, said)
  return {
    Rule: {
      style: ({ value }) => (value.selectors.every(isImpossible) ? [] : undefined),
    },
    // Given back alone: some rules that are given back whole are refused.
    Selector: (selector) => (isImpossible(selector) ? [] : undefined),
  }
}

function impossibleBelow(root: Root, said: Vocabulary | undefined) {
  const values: { readonly [attribute: string]: string | null } = {
    ...root,
    'data-canvas': null,
  }
  const isUnsaid = (word: string) => said !== undefined && !said.has(word)
  const isImpossibleComponent = (component: SelectorComponent): boolean => {
    if (component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'has'))
      return component.selectors.every(isImpossible)
    if (component.type === 'class') return isUnsaid(`.${component.name}`)
    if (component.type !== 'attribute' || !component.name.startsWith('data-')) return false
    const { name, operation } = component
    const value = operation?.operator === 'equal' ? operation.value : undefined
    if (!Object.hasOwn(values, name)) return isUnsaid(value === undefined ? name : `${name}=${value}`)
    return values[name] === null || (value !== undefined && value !== values[name])
  }
  const isImpossible = (selector: Selector): boolean => selector.some(isImpossibleComponent)
  return isImpossible
}
