// Opening hours that are typed once and shown on every page (0110).
import { isPublished, type LanguageCode, type Page, type Section, type Site } from '@mimar/document'
import { type Content, isRecord, nameOfRole } from '@mimar/fields'
import type { SiteHours, TemplateCatalog } from '@mimar/sections'
import { isShownIn } from './shown.ts'

/** Whether a section shows the hours of its site, which another section says. */
export function wantsHours({ template, content }: Section, catalog: TemplateCatalog): boolean {
  return content[catalog.fieldFor(template, 'hours') ?? ''] === true
}

/** What the first section with a week says, on a page that visitors get; null where none has any. */
export function siteHours({ pages }: Pick<Site, 'pages'>, language: LanguageCode, catalog: TemplateCatalog) {
  const known = byPages.get(pages) ?? new Map<LanguageCode, SiteHours | null>()
  byPages.set(pages, known)
  const hours = known.get(language) ?? findHours(pages, language, catalog)
  known.set(language, hours)
  return hours
}

/** Pages are many, and the same for each of them. */
const byPages = new WeakMap<readonly Page[], Map<LanguageCode, SiteHours | null>>()

function findHours(pages: readonly Page[], language: LanguageCode, catalog: TemplateCatalog): SiteHours | null {
  for (const page of pages.filter(isPublished))
    for (const section of page.sections) {
      const hours = isShownIn(section, language) ? saidBy(section, catalog) : null
      if (hours) return hours
    }
  return null
}

/** The same section says the same object, so that nobody is drawn again who shows it. */
const bySection = new WeakMap<Section, SiteHours>()

function saidBy(section: Section, catalog: TemplateCatalog): SiteHours | null {
  const before = bySection.get(section)
  if (before) return before
  const fields = catalog.find(section.template)?.fields ?? {}
  const week = section.content[nameOfRole(fields, 'week') ?? '']
  if (!isRecord(week) || Object.values(week).every((day) => day === '')) return null
  const special = (section.content[nameOfRole(fields, 'special-hours') ?? ''] ?? []) as readonly Content[]
  const hours = {
    week: week as SiteHours['week'],
    special: special.flatMap(({ day, until, hours }) =>
      typeof day === 'string' && day !== '' ? [{ day, until: String(until ?? ''), hours: String(hours ?? '') }] : [],
    ),
  }
  bySection.set(section, hours)
  return hours
}
