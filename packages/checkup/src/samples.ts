// Placeholder content: what a starter made up and an owner has not made their own.
import { type Operation, type Section, type Site, settingsFields } from '@mimar/document'
import { type Content, type Fields, type Localized, leavesOf } from '@mimar/fields'
import { type CheckupInput, type Finding, finding, type Sample } from './finding.ts'
import { itemsOf, seenSections } from './walk.ts'

/** Sections that speak of people: what stands there in a starter is invented. */
const ABOUT_PEOPLE: ReadonlySet<Section['category']> = new Set(['testimonial', 'team'])

/**
 * What in a starter belongs to nobody.
 * @param names what a site is called that its owner has not named
 */
export function sampleOf(starter: Site, catalog: CheckupInput['catalog'], names: readonly string[]): Sample {
  const leaves = seenSections(starter).flatMap(({ section }) => leavesOfSection(section, catalog))
  const texts = leaves.filter(({ kind }) => kind === 'text')
  const quotes = texts.filter(({ section }) => ABOUT_PEOPLE.has(section.category))
  const figures = leaves.filter((leaf) => !quotes.includes(leaf) && figuresOf(leaf).length > 0)
  const links = leaves.filter(({ kind, value }) => kind === 'link' && isProfile(String(value)))
  return {
    names: distinct(names),
    facts: distinct(factsOf(starter)),
    figures: Object.fromEntries(figures.map((leaf) => [placeOf(leaf), distinct(figuresOf(leaf))])),
    quotes: distinct(quotes.flatMap(({ value }) => wordsOf(value))),
    links: distinct(links.map(({ value }) => String(value))),
  }
}

/** How to reach the business, where it is, and since when there is one. */
function factsOf({ settings: { business } }: Site): string[] {
  const { telephone, email, street, foundingYear } = business
  return [telephone, email, ...Object.values(street), ...(foundingYear ? [String(foundingYear)] : [])]
}

/** Hours, prices, years, the number of a bus: who says a figure promises something. What stands in [ ] is still to be written. */
const saysFigure = (text: string) => /\p{Nd}|\[.+\]/u.test(text)

/** What a place promises: all its words where one language says a figure, and an amount or hours of their own kind. */
function figuresOf({ kind, value }: { readonly kind: string; readonly value: unknown }): readonly string[] {
  if (COUNTED.has(kind)) return value === null || value === '' ? [] : [String(value)]
  const words = kind === 'text' ? wordsOf(value) : []
  return words.some(saysFigure) ? words : []
}

const COUNTED: ReadonlySet<string> = new Set(['price', 'hours'])

const wordsOf = (value: unknown) => Object.values(value as Localized)

const placeOf = ({ section, path }: { readonly section: Section; readonly path: string }) => `${section.id} ${path}`

/** What still belongs to the starter and was neither changed nor kept on purpose (U40). */
export function samplesLeft({ site, catalog, sample }: CheckupInput): Finding[] {
  if (!sample) return []
  const codes = site.languages.map(({ code }) => code)
  const kept = new Set(site.settings.keptSamples.map(({ text }) => text))
  const inSections = seenSections(site).flatMap(({ page, section }) =>
    leavesOfSection(section, catalog).flatMap(({ path, kind, value }) => {
      const found = foundIn({ kind, value, codes, place: placeOf({ section, path }) }, sample)
      if (!found || kept.has(found.text)) return []
      const fix = removing(found, section, path, catalog)
      return [finding('sample-left', { page: page.id, section: section.id, field: path, params: { ...found }, fix })]
    }),
  )
  const inSettings = [
    ...leavesOf({ name: settingsFields.name }, { name: site.settings.name }),
    ...leavesOf(settingsFields.business.fields, site.settings.business as Content, 'business/'),
  ].flatMap(({ path, field, value }) => {
    const found = foundIn({ kind: plainKind(field.kind), value, codes, place: path }, sample)
    return found && !kept.has(found.text) ? [finding('sample-left', { field: path, params: { ...found } })] : []
  })
  return [...inSections, ...inSettings]
}

interface Found {
  readonly kind: 'name' | 'fact' | 'figure' | 'quote' | 'link'
  readonly text: string
}

const PLAIN: ReadonlySet<string> = new Set(['code', 'email', 'number'])
const plainKind = (kind: string) => (PLAIN.has(kind) ? 'plain' : kind)

interface Said {
  readonly kind: string
  readonly value: unknown
  /** Languages that the site has; texts in others wait. */
  readonly codes: readonly string[]
  readonly place: string
}

function foundIn({ kind, value, codes, place }: Said, sample: Sample): Found | undefined {
  const { names, facts, quotes, links } = sample
  if (kind === 'link') return links.includes(String(value)) ? { kind: 'link', text: String(value) } : undefined
  const own = kind === 'text' ? codes.flatMap((code) => (value as Localized)[code] ?? []) : []
  const texts = kind === 'text' ? own : kind === 'plain' || COUNTED.has(kind) ? [String(value)] : []
  for (const text of texts) {
    if (names.includes(text)) return { kind: 'name', text }
    const fact = facts.find((one) => says(text, one))
    if (fact !== undefined) return { kind: 'fact', text: fact }
    if (quotes.includes(text)) return { kind: 'quote', text }
    // A figure alone is nobody's: it is the starter's only where the starter says it.
    if (sample.figures[place]?.includes(text)) return { kind: 'figure', text }
  }
  return undefined
}

/** Whether the fact is in the text, and no mere part of a longer figure. */
function says(text: string, fact: string): boolean {
  const at = text.indexOf(fact)
  const isFigure = (from: number) => /^\d\d$/.test(text.slice(from, from + 2))
  return at >= 0 && !isFigure(at - 1) && !isFigure(at + fact.length - 1)
}

/** Takes away the section of invented people, or the item with a link, where its list can spare one. */
function removing(
  { kind }: Found,
  section: Section,
  path: string,
  catalog: CheckupInput['catalog'],
): readonly Operation[] {
  if (kind === 'quote') return [{ do: 'remove-section', section: section.id }]
  if (kind !== 'link') return []
  const fields = catalog.find(section.template)?.fields ?? {}
  const item = [...itemsOf(fields, section.content)].findLast((one) => path.startsWith(`${one.path}/`))
  if (!item || item.items.length <= item.field.min) return []
  return [{ do: 'remove-item', section: section.id, list: item.list, item: item.item.id }]
}

function leavesOfSection(section: Section, catalog: CheckupInput['catalog']) {
  const fields: Fields = catalog.find(section.template)?.fields ?? {}
  return [...leavesOf(fields, section.content)].map(({ path, field, value }) => ({
    section,
    path,
    kind: field.kind,
    value,
  }))
}

/** A page of the business elsewhere: starters link to no other site for anything else. */
const isProfile = (address: string) => /^https?:\/\//.test(address)

const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text.trim() !== ''))]
