// Menus and price lists for search engines (schema.org Menu, OfferCatalog).
import type { ComposedPage } from '@mimar/render'
import { type Offer, type OfferGroup, offersIn, plansIn } from '@mimar/sections'
import { type Facts, given } from './facts.ts'

/** Businesses whose price list is a menu: schema.org knows menus of places to eat only. */
export const SERVES: readonly string[] = ['Restaurant', 'CafeOrCoffeeShop']

interface Prices {
  /** Where one is served; {} for nothing. */
  readonly menu: Facts
  /** A catalogue of what else is offered; {} for nothing. */
  readonly offers: Facts
}

/** The prices of a page. */
export function pricesOn({ sections, language }: ComposedPage, business: string, url: string): Prices {
  const groups = sections.flatMap(({ template, props }) => (template ? offersIn(template.fields, props.content) : []))
  const plans = sections.flatMap(({ template, props }) => (template ? plansIn(template.fields, props.content) : []))
  const isServed = SERVES.includes(business)
  const offered = [...(isServed ? [] : groups.map(catalogueOf)), ...plans.flatMap(offeredAs)]
  const menu = { '@type': 'Menu', url, inLanguage: language, hasMenuSection: groups.map(menuOf) }
  return {
    menu: isServed && groups.length > 0 ? { menu: url, hasMenu: menu } : {},
    offers: offered.length > 0 ? { hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: offered } } : {},
  }
}

function menuOf({ name, note, offers }: OfferGroup): Facts {
  return {
    '@type': 'MenuSection',
    ...given('name', name),
    ...given('description', note),
    hasMenuItem: offers.map((offer) => ({
      '@type': 'MenuItem',
      name: offer.name,
      ...given('description', offer.text),
      ...(offer.diets.length > 0 && { suitableForDiet: offer.diets.map((diet) => `https://schema.org/${diet}`) }),
      ...(offer.amounts.length > 0 && offer.currency !== '' && { offers: pricesOf(offer) }),
    })),
  }
}

function catalogueOf({ name, note, offers }: OfferGroup): Facts {
  return {
    '@type': 'OfferCatalog',
    ...given('name', name),
    ...given('description', note),
    itemListElement: offers.flatMap(offeredAs),
  }
}

/** A service at each of its prices, or without one. */
function offeredAs(offer: Offer): readonly Facts[] {
  const itemOffered = { '@type': 'Service', name: offer.name, ...given('description', offer.text) }
  const prices = pricesOf(offer)
  return prices.length > 0 ? prices.map((price) => ({ ...price, itemOffered })) : [{ '@type': 'Offer', itemOffered }]
}

/** A price is none without its currency. */
function pricesOf({ amounts, currency, isLowest, isGone }: Offer): readonly Facts[] {
  if (currency === '') return []
  return amounts.map((price) => ({
    '@type': 'Offer',
    ...(isLowest
      ? { priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: currency } }
      : { price, priceCurrency: currency }),
    ...(isGone && { availability: 'https://schema.org/SoldOut' }),
  }))
}
