// Placeholder content: what a starter made up and an owner has not made their own.
import { type Operation, type Section, type Site, settingsFields } from '@mimar/document'
import { type Content, type Fields, type Localized, leavesOf } from '@mimar/fields'
import { type CheckupInput, type Finding, finding, type Sample } from './finding.ts'
import { itemsOf, seenSections } from './walk.ts'

/** Sections that speak of people: what stands there in a starter is invented. */
const ABOUT_PEOPLE: ReadonlySet<Section['category']> = new Set(['testimonial', 'team'])

/** What in a starter belongs to nobody. */
export function sampleOf(starter: Site, catalog: CheckupInput['catalog']): Sample {
  const { telephone, email, street } = starter.settings.business
  const leaves = seenSections(starter).flatMap(({ section }) => leavesOfSection(section, catalog))
  const quotes = leaves.filter(({ section, kind }) => kind === 'text' && ABOUT_PEOPLE.has(section.category))
  const links = leaves.filter(({ kind, value }) => kind === 'link' && isProfile(String(value)))
  return {
    facts: distinct([telephone, email, ...Object.values(street)]),
    quotes: distinct(quotes.flatMap(({ value }) => Object.values(value as Localized))),
    links: distinct(links.map(({ value }) => String(value))),
  }
}

/** What still belongs to the starter and was neither changed nor kept on purpose (U40). */
export function samplesLeft({ site, catalog, sample }: CheckupInput): Finding[] {
  if (!sample) return []
  const codes = site.languages.map(({ code }) => code)
  const kept = new Set(site.settings.keptSamples.map(({ text }) => text))
  const inSections = seenSections(site).flatMap(({ page, section }) =>
    leavesOfSection(section, catalog).flatMap(({ path, kind, value }) => {
      const found = foundIn({ kind, value, codes }, sample)
      if (!found || kept.has(found.text)) return []
      const fix = removing(found, section, path, catalog)
      return [finding('sample-left', { page: page.id, section: section.id, field: path, params: { ...found }, fix })]
    }),
  )
  const inSettings = [
    ...leavesOf(settingsFields.business.fields, site.settings.business as Content, 'business/'),
  ].flatMap(({ path, field, value }) => {
    const found = foundIn({ kind: plainKind(field.kind), value, codes }, sample)
    return found && !kept.has(found.text) ? [finding('sample-left', { field: path, params: { ...found } })] : []
  })
  return [...inSections, ...inSettings]
}

interface Found {
  readonly kind: 'fact' | 'quote' | 'link'
  readonly text: string
}

const plainKind = (kind: string) => (kind === 'code' || kind === 'email' ? 'plain' : kind)

interface Said {
  readonly kind: string
  readonly value: unknown
  /** Languages that the site has; texts in others wait. */
  readonly codes: readonly string[]
}

function foundIn({ kind, value, codes }: Said, { facts, quotes, links }: Sample): Found | undefined {
  if (kind === 'link') return links.includes(String(value)) ? { kind: 'link', text: String(value) } : undefined
  const own = kind === 'text' ? codes.flatMap((code) => (value as Localized)[code] ?? []) : []
  const texts = kind === 'text' ? own : kind === 'plain' ? [String(value)] : []
  for (const text of texts) {
    const fact = facts.find((one) => text.includes(one))
    if (fact !== undefined) return { kind: 'fact', text: fact }
    if (quotes.includes(text)) return { kind: 'quote', text }
  }
  return undefined
}

/** Takes away the section of invented people, or the item with a link, where its list can spare one. */
function removing(
  { kind }: Found,
  section: Section,
  path: string,
  catalog: CheckupInput['catalog'],
): readonly Operation[] {
  if (kind === 'quote') return [{ do: 'remove-section', section: section.id }]
  if (kind === 'fact') return []
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
