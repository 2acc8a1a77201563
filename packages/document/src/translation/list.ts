import { isWordless, type Localized, type TextField } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { type LanguageCode, type PageId, primaryLanguage, type Section, type Site } from '../site.ts'
import { type MarksAt, type Owner, textId, textsOf, textsOfSection } from './texts.ts'

/** One text of a site, and everything a translator has to know of it. */
export interface SiteText {
  /** `hero/buttons/k1/buttonText`: stays its own when sections and items move. */
  readonly id: string
  readonly path: string
  readonly field: TextField
  readonly texts: Localized
  readonly marks?: MarksAt
  readonly group: TextGroup
}

/** The texts of one section, or of one other thing that has texts. */
interface TextGroup {
  readonly owner: Owner
  /** Where it stands; null is on several pages, or on none. */
  readonly page: PageId | null
  /** Template of a section; '' of anything else. */
  readonly template: string
}

/** Every text of a site: page by page in reading order, then what pages share, the settings, events and pictures. */
export function textsOfSite(site: Site, catalog: Catalog): readonly SiteText[] {
  const section = (page: PageId | null) => (one: Section) =>
    listed({ owner: { kind: 'section', id: one.id }, page, template: one.template }, textsOfSection(one, catalog))
  const other = (owner: Owner, page: PageId | null = null) =>
    listed({ owner, page, template: '' }, textsOf(site, owner, catalog))
  return [
    ...site.pages.flatMap((page) => [
      ...other({ kind: 'page', id: page.id }, page.id),
      ...[...(page.header ?? []), ...page.sections, ...(page.footer ?? [])].flatMap(section(page.id)),
    ]),
    ...[...site.header, ...site.footer].flatMap(section(null)),
    ...other({ kind: 'settings', id: '' }),
    ...site.events.flatMap(({ id }) => other({ kind: 'event', id })),
    ...Object.keys(site.media).flatMap((id) => other({ kind: 'media', id })),
  ]
}

function listed(group: TextGroup, texts: ReturnType<typeof textsOf>): SiteText[] {
  return texts.map((text) => ({ ...text, id: textId(group.owner, text.path), group }))
}

/** How a text stands in a language: 'none' has nothing to translate, 'stale' was made from another original. */
export type TextStatus = 'done' | 'stale' | 'empty' | 'none'

export function statusOf(
  site: Site,
  { id, texts }: Pick<SiteText, 'id' | 'texts'>,
  language: LanguageCode,
): TextStatus {
  const original = texts[primaryLanguage(site).code] ?? ''
  if (!texts[language]) return isWordless(original) ? 'none' : 'empty'
  return original !== '' && sourceOf(site, id, language) !== undefined ? 'stale' : 'done'
}

/** What the original said when an outdated translation was written; undefined where it fits. */
export function sourceOf(site: Site, text: string, language: LanguageCode): string | undefined {
  const records = site.sources?.[primaryLanguage(site).code]
  const record = records && Object.hasOwn(records, text) ? records[text] : undefined
  return record?.[language]
}
