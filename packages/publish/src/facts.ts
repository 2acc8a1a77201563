// What structured data is made of (JSON-LD, schema.org): names, addresses and moments, each said in one way.
import type { LanguageCode } from '@mimar/document'
import { momentOf, wallOf } from '@mimar/fields'
import type { ComposedPage } from '@mimar/render'

export type Facts = { readonly [name: string]: unknown }

/** What is said of things beside themselves: where they are told, and of the business. */
export interface Surrounding {
  readonly site: ComposedPage['site']
  readonly language: LanguageCode
  /** The whole address of the page. */
  readonly url: string
  readonly zone: string
  readonly country: string
  /** The postal address of the business, where its owner has said it. */
  readonly address: Facts | undefined
}

export const given = (name: string, value: string): Facts => (value === '' ? {} : { [name]: value })

/** The whole address of what stands somewhere on the site. */
export const wholeAddress = (href: string, { url }: Pick<Surrounding, 'url'>): string => new URL(href, url).href

/** The business, where it has made or arranges something. */
export const houseOf = (around: Surrounding): Facts => ({
  ...{ '@type': 'Organization', name: around.site.name, url: wholeAddress(around.site.homeHref, around) },
})

/** Where something is: at the business, else at a place in its owner's words; undefined where nobody has said. */
export function addressAt(place: string, { address, country }: Surrounding): Facts | undefined {
  if (address || place === '') return address
  return { '@type': 'PostalAddress', streetAddress: place, ...given('addressCountry', country) }
}

/** A time of a day, with how far its zone is from UTC where the zone is known. */
export function timeOf(day: string, minutes: number, zone: string): string {
  const wall = wallOf(day, minutes) ?? ''
  const moment = momentOf(day, minutes, zone)
  if (!moment) return wall
  const ahead = Math.round((Date.parse(`${wall}Z`) - moment.getTime()) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `${wall}${ahead < 0 ? '-' : '+'}${[hours, rest].map((part) => String(part).padStart(2, '0')).join(':')}`
}

/** A day whose hour nobody has said: from its beginning, or to its end, by the clock of the business; alone where that is not known. */
export const dayOf = (day: string, zone: string, minutes = 0): string =>
  momentOf(day, minutes, zone) ? timeOf(day, minutes, zone) : day
