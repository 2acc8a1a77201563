import { type Page, type Place, type SectionId, type Site, sectionsOnPage } from '@mimar/document'
import type { Template, TemplateCatalog } from '@mimar/sections'
import { foldWords, placeOfWord, someWordStarts } from '../words/finding.ts'
import { templateName } from '../words/names.ts'
import type { SayPicker } from '../words/picker.ts'
import { saidByTemplate } from '../words/templates.ts'
import type { Say } from '../words/words.ts'

/** The kinds of sections, in the order they are shown; facts stand among the features. */
export const CATEGORIES = [
  'header',
  'text',
  'feature',
  'portfolio',
  'step',
  'testimonial',
  'team',
  'cta',
  'contact',
  'rsvp',
  'footer',
] as const
export type OfferCategory = (typeof CATEGORIES)[number]

/** A template as the picker offers it. */
export interface Offer {
  readonly template: Template
  readonly name: string
  readonly category: OfferCategory
  /** Why it cannot be added to this page (U10). */
  readonly reason: string | undefined
  /** Everything it is found by, folded. */
  readonly words: string
}

/** A boundary between two sections. */
export interface Boundary {
  readonly place: Place
  readonly after: SectionId | null
}

/** All templates, those last that the page cannot take, each with the reason (GEN-6, U10). */
export function offersFor(
  site: Site,
  page: Page,
  main: Say,
  say: SayPicker,
  catalog: TemplateCatalog,
): readonly Offer[] {
  const standing = sectionsOnPage(site, page)
  const hasFooter = standing.some(({ category }) => category === 'footer')
  const isEntry = standing.some((section) => catalog.hasRole(section.template, 'entry'))
  // The beginning of an entry makes its page stand in a list of another page, and a page stands in one.
  const mayBeEntry = isEntry || site.pages.some((other) => other !== page && hasList(other, catalog))
  const fitting = catalog.templates.filter(({ role }) => mayBeEntry || role !== 'entry')
  const offers = fitting.map((template) => {
    const name = templateName(main, template.id)
    const category = categoryOf(template)
    const isUsed = template.isUnique && standing.some((section) => section.template === template.id)
    const isThere = template.role === 'entry' ? isEntry : isUsed
    const reason =
      template.category === 'footer' && hasFooter
        ? say('hasFooter')
        : isThere
          ? say(template.role === 'navigation' ? 'hasNavbar' : 'onlyOne')
          : undefined
    const more = saidByTemplate(main.language, template.id)?.search ?? ''
    return { template, name, category, reason, words: foldWords(`${name} ${say(category)} ${more}`) }
  })
  const isRefused = ({ reason }: Offer) => reason !== undefined
  return [...offers.filter((offer) => !isRefused(offer)), ...offers.filter(isRefused)]
}

const hasList = ({ sections }: Page, catalog: TemplateCatalog) =>
  sections.some(({ template }) => catalog.hasRole(template, 'entries'))

/** The offers that hold every word that was typed: those called so first, then those that say it earlier among their words; what cannot be added last. */
export function searchOffers(offers: readonly Offer[], query: string): readonly Offer[] {
  const words = foldWords(query).split(' ').filter(Boolean)
  if (words.length === 0) return offers
  const found = offers.filter((offer) => words.every((word) => someWordStarts(offer.words, word)))
  const named = (offer: Offer) => words.filter((word) => someWordStarts(foldWords(offer.name), word)).length
  const late = (offer: Offer) => words.reduce((sum, word) => sum + placeOfWord(offer.words, word), 0)
  const isRefused = ({ reason }: Offer) => Number(reason !== undefined)
  return found.toSorted(
    (one, other) => isRefused(one) - isRefused(other) || named(other) - named(one) || late(one) - late(other),
  )
}

/** Where a new section of a template goes: the bars, an announcement and the footer are shared by all pages while there is none yet. */
export function boundaryFor(template: Template, site: Site, page: Page, asked: Boundary): Boundary {
  const isNew = !isOnSomePage(template, site)
  const isBelow = template.category === 'footer' || (template.role === 'ways' && isNew)
  const isAbove = template.role === 'navigation' || (template.role === 'notice' && isNew)
  const part = isBelow ? 'footer' : isAbove ? 'header' : undefined
  if (!part) return asked
  const own = page[part]
  const sections = own ?? site[part]
  return { place: own ? `${page.id}/${part}` : part, after: sections.at(-1)?.id ?? null }
}

/** A page that has one of its own takes no second one with what is shared (GEN-6). */
const isOnSomePage = ({ id }: Template, { pages }: Site) =>
  pages.some(({ sections, header, footer }) =>
    [sections, header, footer].some((all) => all?.some(({ template }) => template === id)),
  )

function categoryOf({ category }: Template): OfferCategory {
  return category === 'other' ? 'feature' : category
}
