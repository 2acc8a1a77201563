import type { CustomAtRules, Selector, SelectorComponent, Visitor } from 'lightningcss'

/** What a page's root says of itself. No script changes it. */
export interface Root {
  readonly look: string
  readonly ornament: string
}

/** Takes away the rules for other looks and ornaments, and for the canvas: below this root they match nothing. */
export function matchingOnly(root: Root): Visitor<CustomAtRules> {
  const isImpossible = impossibleBelow(root)
  return {
    Rule: {
      style(rule) {
        const selectors = rule.value.selectors.filter((selector) => !isImpossible(selector))
        if (selectors.length === rule.value.selectors.length) return undefined
        return selectors.length === 0 ? [] : { ...rule, value: { ...rule.value, selectors } }
      },
    },
  }
}

function impossibleBelow({ look, ornament }: Root) {
  const values: { readonly [attribute: string]: string | null } = {
    'data-look': look,
    'data-ornament': ornament,
    'data-canvas': null,
  }
  const isImpossibleComponent = (component: SelectorComponent): boolean => {
    if (component.type === 'pseudo-class' && component.kind === 'is') return component.selectors.every(isImpossible)
    if (component.type !== 'attribute' || !Object.hasOwn(values, component.name)) return false
    const { operation } = component
    return (
      values[component.name] === null || (operation?.operator === 'equal' && operation.value !== values[component.name])
    )
  }
  const isImpossible = (selector: Selector): boolean => selector.some(isImpossibleComponent)
  return isImpossible
}
