import { type Fields, nameOfRole } from '@mimar/fields'

/** What a business offers, as a page of one language reads it. */
export interface OfferGroup {
  readonly name: string
  readonly note: string
  readonly offers: readonly Offer[]
}

export interface Offer {
  readonly name: string
  readonly text: string
  readonly amounts: readonly number[]
  /** By the names that schema.org has for diets. */
  readonly diets: readonly string[]
  /** The amounts are the least that it costs. */
  readonly isLowest: boolean
  readonly isGone: boolean
  /** ISO 4217, or ''. */
  readonly currency: string
}

interface Stored {
  readonly name: string
  readonly description: string
  readonly price: number | null
  readonly otherPrice: number | null
  readonly isFrom: boolean
  readonly isSoldOut: boolean
  readonly [diet: string]: unknown
}

const DIETS = [
  ['isVegetarian', 'VegetarianDiet'],
  ['isVegan', 'VeganDiet'],
  ['isGlutenFree', 'GlutenFreeDiet'],
  ['isHalal', 'HalalDiet'],
] as const

/** What a section with the role `menu-groups` offers, as far as it has a name; nothing of any other. */
export function offersIn(fields: Fields, content: { readonly [name: string]: unknown }): readonly OfferGroup[] {
  const name = nameOfRole(fields, 'menu-groups')
  if (name === undefined) return []
  const currency = typeof content.currency === 'string' ? content.currency : ''
  const groups = content[name] as readonly { name: string; note: string; items: readonly Stored[] }[]
  return groups
    .map(({ name, note, items }) => ({
      name,
      note,
      offers: items.filter((item) => item.name !== '').map((item) => offerOf(item, currency)),
    }))
    .filter(({ offers }) => offers.length > 0)
}

interface StoredPlan {
  readonly name: string
  readonly summary: string
  readonly price: number | null
}

/** What a section with the role `plans` offers: those with a name. */
export function plansIn(fields: Fields, content: { readonly [name: string]: unknown }): readonly Offer[] {
  const name = nameOfRole(fields, 'plans')
  if (name === undefined) return []
  const currency = typeof content.currency === 'string' ? content.currency : ''
  return (content[name] as readonly StoredPlan[])
    .filter((plan) => plan.name !== '')
    .map((plan) => ({
      name: plan.name,
      text: plan.summary,
      amounts: plan.price === null ? [] : [plan.price],
      diets: [],
      isLowest: false,
      isGone: false,
      currency,
    }))
}

function offerOf(item: Stored, currency: string): Offer {
  return {
    name: item.name,
    text: item.description,
    amounts: [item.price, item.otherPrice].filter((amount) => amount !== null),
    diets: DIETS.flatMap(([flag, diet]) => (item[flag] === true ? [diet] : [])),
    isLowest: item.isFrom,
    isGone: item.isSoldOut,
    currency,
  }
}
