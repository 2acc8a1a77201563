import { findField } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import type { Operation } from '../operation.ts'
import { findSection } from '../places.ts'
import { isSame } from '../same.ts'
import { settingsFields } from '../settings.ts'
import { openReaders } from '../shapes.ts'
import { type LanguageCode, PALETTE_TOKENS, type PageId, primaryLanguage, type SectionId, type Site } from '../site.ts'
import { textsOfSite } from '../translation/list.ts'
import { valueAt } from '../value-at.ts'
import { assignments, beyond, restoreSection } from './contents.ts'
import { restorePage } from './page.ts'
import { emptyPages, restorePages, restoreShared } from './pages.ts'
import { Way } from './way.ts'

/** How much of an earlier moment comes back. */
export type Restored =
  | { readonly grain: 'text'; readonly section: SectionId; readonly field: string; readonly language: LanguageCode }
  | { readonly grain: 'section'; readonly section: SectionId }
  | { readonly grain: 'page'; readonly page: PageId }
  | { readonly grain: 'site' }

/**
 * What makes a part of the site what it was then; nothing where it is that already. Pictures that came since stay in the library.
 * Throws a `Problem` where what was then is no longer allowed.
 */
export function restoring(now: Site, then: Site, what: Restored, catalog: Catalog): readonly Operation[] {
  if (what.grain === 'text') return textOf(now, then, what, catalog)
  const way = new Way(now, catalog)
  switch (what.grain) {
    case 'section':
      bringMedia(way, then)
      restoreOne(way, then, what.section)
      break
    case 'page': {
      bringMedia(way, then)
      const page = then.pages.find(({ id }) => id === what.page)
      if (page) restorePage(way, then, page)
      break
    }
    case 'site':
      restoreSite(way, then)
      break
    default:
      what satisfies never
  }
  // Pictures that come back for nothing to show them are no change.
  return what.grain !== 'site' && way.steps.every(({ do: name }) => name === 'set-media') ? [] : way.steps
}

function textOf(
  now: Site,
  then: Site,
  what: Extract<Restored, { grain: 'text' }>,
  catalog: Catalog,
): readonly Operation[] {
  const { section, field, language } = what
  const value = textAt(then, section, field)?.[language] ?? null
  if ((textAt(now, section, field)?.[language] ?? null) === value) return []
  const was = findSection(then, section)?.section
  const found = was && findField(catalog.find(was.template)?.fields ?? {}, was.content, field)
  const limits = found?.ok ? beyond(found.field, value) : {}
  return [{ do: 'set-field', section, field, language, value, ...limits }]
}

function textAt(site: Site, id: SectionId, path: string): { readonly [language: string]: string } | undefined {
  const value = valueAt(findSection(site, id)?.section.content, path)
  return value as { readonly [language: string]: string } | undefined
}

function restoreOne(way: Way, then: Site, id: SectionId): void {
  const was = findSection(then, id)
  if (!was) return
  const is = findSection(way.site, id)
  if (is) {
    restoreSection(way, is.section, was.section)
    return
  }
  const near = was.sections.slice(0, was.index).findLast((one) => findSection(way.site, one.id)?.place === was.place)
  way.go({ do: 'insert-section', place: was.place, after: near?.id ?? null, section: was.section })
}

function restoreSite(way: Way, then: Site): void {
  restoreMedia(way, then)
  if (!isSame(way.site.languages, then.languages)) restoreLanguages(way, then)
  restoreTheme(way, then)
  restoreSettings(way, then)
  if (!isSame(way.site.events, then.events)) way.go({ do: 'set-events', events: then.events })
  emptyPages(way, then)
  restoreShared(way, then)
  restorePages(way, then)
  // Another primary language may have needed texts that are only now there.
  if (!isSame(way.site.languages, then.languages)) way.go({ do: 'set-languages', languages: then.languages })
  restoreSources(way, then)
}

/** First all languages of both, the primary one as it is; so every text can be written. */
function restoreLanguages(way: Way, then: Site): void {
  const primary = primaryLanguage(way.site).code
  const known = new Set(way.site.languages.map(({ code }) => code))
  const missing = then.languages.filter(({ code }) => !known.has(code))
  if (missing.length === 0) return
  const languages = [...way.site.languages, ...missing].map((language, index) => ({
    ...language,
    ...{ id: `l${index}`, order: index + 1, isPrimary: language.code === primary },
  }))
  way.go({ do: 'set-languages', languages })
}

function restoreTheme(way: Way, then: Site): void {
  const { palette, extras: _, ...plain } = then.theme
  const wanted = { ...Object.fromEntries(Object.keys(openReaders).map((name) => [name, null])), ...plain }
  for (const [property, value] of Object.entries(wanted)) {
    const now = way.site.theme[property as keyof typeof plain] ?? null
    if (!isSame(now, value)) way.go({ do: 'set-theme', property, value })
  }
  for (const token of PALETTE_TOKENS) {
    if (way.site.theme.palette[token] === palette[token]) continue
    way.go({ do: 'set-theme', property: `palette/${token}`, value: palette[token] })
  }
}

function restoreSettings(way: Way, then: Site): void {
  for (const assignment of assignments(settingsFields, way.site.settings, then.settings)) {
    const { language } = assignment
    if (language !== undefined && !way.site.languages.some(({ code }) => code === language)) continue
    way.go({ do: 'set-setting', ...assignment })
  }
}

/** Only what is gone: what somebody has written about a picture since belongs to the whole site. */
function bringMedia(way: Way, then: Site): void {
  for (const [id, media] of Object.entries(then.media)) {
    if (!Object.hasOwn(way.site.media, id)) way.go({ do: 'set-media', id, media })
  }
}

function restoreMedia(way: Way, then: Site): void {
  for (const [id, media] of Object.entries(then.media)) {
    const now = Object.hasOwn(way.site.media, id) ? way.site.media[id] : undefined
    if (!isSame(now, media)) way.go({ do: 'set-media', id, media })
  }
}

/** What translations were made from, after all texts are what they were. */
function restoreSources(way: Way, then: Site): void {
  const primary = primaryLanguage(then).code
  const before = way.site.sources?.[primary] ?? {}
  const after = then.sources?.[primary] ?? {}
  const texts = new Set(textsOfSite(way.site, way.catalog).map(({ id }) => id))
  for (const text of Object.keys({ ...before, ...after })) {
    // Records of texts that are gone wait for them to come back.
    if (!texts.has(text)) continue
    for (const language of Object.keys({ ...before[text], ...after[text] })) {
      const source = after[text]?.[language] ?? null
      if ((before[text]?.[language] ?? null) === source) continue
      if (!way.site.languages.some(({ code }) => code === language)) continue
      way.go({ do: 'set-source', text, language, source })
    }
  }
}
