import {
  type Content,
  type Field,
  type Fields,
  type Image,
  isPlain,
  type Json,
  type Localized,
  valueFor,
} from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { findSection } from '../places.ts'
import { allSections } from '../rules.ts'
import { isSame } from '../same.ts'
import { settingsFields } from '../settings.ts'
import { eventFields, metaFields } from '../shapes.ts'
import {
  type HiddenOn,
  type Language,
  type LanguageCode,
  type Media,
  type Page,
  primaryLanguage,
  type Section,
  type Site,
  type SiteEvent,
} from '../site.ts'
import { type Owner, textId, textsOf } from '../translation/texts.ts'

/** The site with what the draft says in one language, wherever both have the same text; with the language itself, if it is new. */
export function withLanguageOf(live: Site, draft: Site, code: LanguageCode, catalog: Catalog): Site {
  const section = (one: Section) => withSection(one, findSection(draft, one.id)?.section, code, catalog)
  const sections = (all: readonly Section[]) => mapped(all, section)
  const drafted = new Map(draft.pages.map((page) => [page.id, page]))
  const site: Site = {
    ...live,
    languages: languagesWith(live.languages, draft.languages, code),
    settings: withTexts(settingsFields, live.settings, draft.settings, code),
    header: sections(live.header),
    footer: sections(live.footer),
    pages: mapped(live.pages, (page) => withPage(page, drafted.get(page.id), code, sections)),
    media: withMedia(live.media, draft.media, code),
    events: mapped(live.events, (event) => withEvent(event, draft.events, code)),
  }
  const result = withSources(site, live, draft, code, catalog)
  return isSame(result, live) ? live : result
}

/** The same list where nothing in it became another. */
function mapped<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const next = items.map(change)
  return next.every((item, index) => item === items[index]) ? items : next
}

function languagesWith(live: readonly Language[], draft: readonly Language[], code: LanguageCode): readonly Language[] {
  const drafted = draft.find((one) => one.code === code) as Language
  const index = live.findIndex((one) => one.code === code)
  const known = live[index]
  if (known) {
    const { isPrimary, isActive } = known
    const isOn = isPrimary || drafted.isActive
    return isOn === isActive ? live : live.with(index, { ...known, isActive: isOn })
  }
  const ids = new Set(live.map(({ id }) => id))
  const order = Math.max(0, ...live.map((one) => one.order)) + 1
  const id = ids.has(drafted.id) ? `language-${code}` : drafted.id
  return [...live, { ...drafted, id, order, isPrimary: false }]
}

function withPage(
  page: Page,
  drafted: Page | undefined,
  code: LanguageCode,
  change: (sections: readonly Section[]) => readonly Section[],
): Page {
  // Sites share what did not change.
  if (drafted === page) return page
  const sections = change(page.sections)
  const header = page.header && change(page.header)
  const footer = page.footer && change(page.footer)
  const meta = drafted ? withTexts(metaFields, { ...page.meta }, { ...drafted.meta }, code) : page.meta
  const isKept = sections === page.sections && header === page.header && footer === page.footer
  return isKept && isSame(meta, page.meta) ? page : { ...page, sections, header, footer, meta: meta as Page['meta'] }
}

function withSection(section: Section, drafted: Section | undefined, code: LanguageCode, catalog: Catalog): Section {
  const fields = catalog.find(section.template)?.fields
  if (!drafted || drafted === section || !fields || drafted.template !== section.template) return section
  const content = withTexts(fields, section.content, drafted.content, code)
  const hidden = hiddenWith(section.hiddenOn ?? [], drafted.hiddenOn ?? [], `language:${code}`)
  if (content === section.content && !hidden) return section
  if (!hidden) return { ...section, content }
  const { hiddenOn: _, ...rest } = section
  return { ...rest, content, ...(hidden.length > 0 ? { hiddenOn: hidden } : {}) }
}

/** Where it is hidden when this language is as in the draft; undefined where that is no change. */
function hiddenWith(live: readonly HiddenOn[], draft: readonly HiddenOn[], here: HiddenOn): HiddenOn[] | undefined {
  if (live.includes(here) === draft.includes(here)) return undefined
  return draft.includes(here) ? [...live, here].sort() : live.filter((one) => one !== here)
}

function withEvent(event: SiteEvent, drafted: readonly SiteEvent[], code: LanguageCode): SiteEvent {
  const other = drafted.find(({ id }) => id === event.id)
  return other ? withTexts(eventFields, { ...event }, { ...other }, code, event) : event
}

function withMedia(live: Site['media'], draft: Site['media'], code: LanguageCode): Site['media'] {
  const changed = Object.values(live).flatMap((media): [string, Media][] => {
    const drafted = Object.hasOwn(draft, media.id) ? draft[media.id] : undefined
    if (!drafted || drafted.hash !== media.hash) return []
    const alt = withText(media.alt, drafted.alt, code)
    return alt === media.alt ? [] : [[media.id, { ...media, alt }]]
  })
  return changed.length > 0 ? { ...live, ...Object.fromEntries(changed) } : live
}

function withText(live: Localized, draft: Localized, code: LanguageCode): Localized {
  if (live[code] === draft[code]) return live
  const { [code]: _, ...others } = live
  const text = draft[code]
  return text === undefined ? others : { ...others, [code]: text }
}

/** A content with the texts of another in one language; the same object where they are the same. */
function withTexts<Kept extends object>(
  fields: Fields,
  live: Kept,
  draft: object,
  code: LanguageCode,
  unchanged: Kept = live,
): Kept {
  const before = live as Content
  const other = draft as Content
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const now = valueFor<Field>(field, before[name])
    const next = withValue(field, now, valueFor<Field>(field, other[name]), code)
    return next === now ? [] : [[name, next] as const]
  })
  return changed.length > 0 ? { ...live, ...Object.fromEntries(changed) } : unchanged
}

function withValue(field: Field, live: Json, draft: Json, code: LanguageCode): Json {
  if (isPlain(field)) return live
  switch (field.kind) {
    case 'text':
    case 'marks':
      return withText(valueFor(field, live), valueFor(field, draft), code)
    case 'image':
      return withAlt(valueFor(field, live), valueFor(field, draft), code)
    case 'group':
      return withTexts(field.fields, valueFor(field, live), valueFor(field, draft), code)
    case 'list':
      return mapped(valueFor(field, live), (item) => {
        const other = valueFor(field, draft).find(({ id }) => id === item.id)
        return other ? withTexts(field.fields, item, other, code) : item
      })
    default:
      return field satisfies never
  }
}

/** The words for another picture would be wrong for this one. */
function withAlt(live: Image, draft: Image, code: LanguageCode): Image {
  if (live.media === '' || live.media !== draft.media) return live
  const alt = withText(live.alt, draft.alt, code)
  return alt === live.alt ? live : { ...live, alt }
}

/** What the translations were made from, where that is not what the original says now. */
function withSources(site: Site, live: Site, draft: Site, code: LanguageCode, catalog: Catalog): Site {
  const primary = primaryLanguage(live).code
  const records: Record<string, Localized> = { ...live.sources?.[primary] }
  for (const owner of changedOwners(site, live)) {
    const [was, other] = [live, draft].map((one) => textsByPath(one, owner, catalog)) as [Texts, Texts]
    for (const [path, texts] of textsByPath(site, owner, catalog)) {
      const [before, drafted] = [was.get(path) ?? texts, other.get(path)]
      if (!drafted || before[code] === texts[code]) continue
      const id = textId(owner, path)
      const said = { live: live.sources?.[primary]?.[id] ?? {}, draft: draft.sources?.[primary]?.[id] ?? {} }
      const record: Record<LanguageCode, string> = { ...said.live }
      const isOriginal = code === primary
      for (const language of isOriginal ? Object.keys(texts).filter((one) => one !== primary) : [code]) {
        const from = isOriginal ? (said.live[language] ?? before[primary]) : (said.draft[language] ?? drafted[primary])
        if (!texts[language] || from === undefined || from === texts[primary]) delete record[language]
        else record[language] = from
      }
      records[id] = record
    }
  }
  const kept = Object.entries(records).filter(([, record]) => Object.keys(record).length > 0)
  const { sources: _, ...rest } = site
  const { [primary]: __, ...others } = live.sources ?? {}
  const all = kept.length > 0 ? { ...others, [primary]: Object.fromEntries(kept) } : others
  return Object.keys(all).length > 0 ? { ...rest, sources: all } : rest
}

type Texts = ReadonlyMap<string, Localized>

function textsByPath(site: Site, owner: Owner, catalog: Catalog): Texts {
  return new Map(textsOf(site, owner, catalog).map(({ path, texts }) => [path, texts]))
}

/** What has texts, and other ones than before. */
function changedOwners(site: Site, live: Site): Owner[] {
  const known = new Set(allSections(live))
  const changed = (kind: 'page' | 'event', now: readonly Named[], then: readonly Named[]) =>
    now.filter((one, index) => one !== then[index]).map(({ id }): Owner => ({ kind, id }))
  return [
    ...allSections(site).flatMap((one): Owner[] => (known.has(one) ? [] : [{ kind: 'section', id: one.id }])),
    ...changed('page', site.pages, live.pages),
    ...changed('event', site.events, live.events),
    ...(site.settings === live.settings ? [] : [{ kind: 'settings', id: '' } as const]),
    ...Object.keys(site.media).flatMap((id): Owner[] =>
      site.media[id] === live.media[id] ? [] : [{ kind: 'media', id }],
    ),
  ]
}

interface Named {
  readonly id: string
}
