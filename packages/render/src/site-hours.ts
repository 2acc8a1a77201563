// Opening hours that are typed once and shown on every page (0110).
import { isPublished, type LanguageCode, type Page, primaryLanguage, type Section, type Site } from '@mimar/document'
import { type Content, isRecord, type Localized, nameOfRole } from '@mimar/fields'
import type { SiteHours, TemplateCatalog } from '@mimar/sections'
import { isShownIn } from './shown.ts'

/** Whether a section shows the hours of its site, or follows them, which another section says. */
export function wantsHours({ template, content }: Section, catalog: TemplateCatalog): boolean {
  return content[catalog.fieldFor(template, 'hours') ?? ''] === true
}

/** Whether a section is made to say hours, whatever it says. */
export const saysHours = ({ template }: Section, catalog: TemplateCatalog): boolean =>
  nameOfRole(catalog.find(template)?.fields ?? {}, 'week') !== undefined

/** What the first section with a week of its own says, on a page that visitors get; null where none has any. */
export function siteHours({ pages, ...site }: HoursInput, language: LanguageCode, catalog: TemplateCatalog) {
  const primary = primaryLanguage(site).code
  const key = `${language} ${primary}`
  const known = byPages.get(pages) ?? new Map<string, SiteHours | null>()
  byPages.set(pages, known)
  if (!known.has(key)) known.set(key, findHours(pages, { language, primary }, catalog))
  return known.get(key) ?? null
}

type HoursInput = Pick<Site, 'id' | 'pages' | 'languages'>

interface Read {
  readonly language: LanguageCode
  /** Stands in for what has no words in it. */
  readonly primary: LanguageCode
}

/** Pages are many, and the same for each of them. */
const byPages = new WeakMap<readonly Page[], Map<string, SiteHours | null>>()

/** One that follows others is asked last, and only says what it says itself. */
function findHours(pages: readonly Page[], read: Read, catalog: TemplateCatalog): SiteHours | null {
  const saying = pages
    .filter(isPublished)
    .flatMap(({ sections }) => sections.filter((one) => saysHours(one, catalog) && isShownIn(one, read.language)))
  const follows = (section: Section) => wantsHours(section, catalog)
  for (const section of [...saying.filter((one) => !follows(one)), ...saying.filter(follows)]) {
    const hours = saidBy(section, read, catalog)
    if (hours) return hours
  }
  return null
}

/** The same section says the same object, so that nobody is drawn again who shows it. */
const bySection = new WeakMap<Section, Map<string, SiteHours | null>>()

function saidBy(section: Section, read: Read, catalog: TemplateCatalog): SiteHours | null {
  const key = `${read.language} ${read.primary}`
  const known = bySection.get(section) ?? new Map<string, SiteHours | null>()
  bySection.set(section, known)
  if (!known.has(key)) known.set(key, hoursIn(section, read, catalog))
  return known.get(key) ?? null
}

function hoursIn({ id, template, content }: Section, read: Read, catalog: TemplateCatalog): SiteHours | null {
  const fields = catalog.find(template)?.fields ?? {}
  const week = content[nameOfRole(fields, 'week') ?? '']
  if (!isRecord(week) || Object.values(week).every((day) => day === '')) return null
  const special = (content[nameOfRole(fields, 'special-hours') ?? ''] ?? []) as readonly Content[]
  const reasonOf = (texts: Localized | undefined) => texts?.[read.language] ?? texts?.[read.primary] ?? ''
  return {
    section: id,
    week: week as SiteHours['week'],
    special: special.flatMap(({ day, until, hours, reason }) =>
      typeof day === 'string' && day !== ''
        ? [
            {
              ...{ day, until: String(until ?? ''), hours: String(hours ?? '') },
              reason: reasonOf(reason as Localized | undefined),
            },
          ]
        : [],
    ),
  }
}
