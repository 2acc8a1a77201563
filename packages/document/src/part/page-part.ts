import { imagesIn } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { pathKey } from '../path-key.ts'
import { isSame } from '../same.ts'
import { settingsFields } from '../settings.ts'
import type { Page, Section, Site, SiteEvent, Sources } from '../site.ts'
import { type Owner, readTextId } from '../translation/texts.ts'

/** The site with a page of the draft, and with the pictures and events that only this page shows. */
export function withPageOf(live: Site, draft: Site, page: Page, catalog: Catalog): Site {
  const index = live.pages.findIndex(({ id }) => id === page.id)
  const before = live.pages[index]
  const others = live.pages.filter((_, at) => at !== index)
  const shared = [...live.header, ...live.footer, ...others.flatMap(sectionsOf)]
  const media = mediaOf(live, draft, page, { others, shared }, catalog)
  const events = eventsOf(live, draft, sectionsOf(page), shared)
  const site = {
    ...live,
    pages: pagesWith(live.pages, draft.pages, page, index),
    settings: settingsOf(live, draft, before, page),
    media,
    events,
  }
  const owners = { page, before, media: changedIn(live.media, media), events: changedEvents(live.events, events) }
  const result = withSources(site, live, draft, owners)
  return isSame(result, live) ? live : result
}

function sectionsOf({ header, sections, footer }: Page): readonly Section[] {
  return [...(header ?? []), ...sections, ...(footer ?? [])]
}

function pagesWith(live: readonly Page[], draft: readonly Page[], page: Page, index: number): readonly Page[] {
  if (index >= 0) return isSame(live[index], page) ? live : live.with(index, page)
  const earlier = draft.slice(0, draft.indexOf(page)).map(({ id }) => id)
  // A new page comes after the nearest one before it that visitors know.
  const at = live.findLastIndex(({ id }) => id === earlier.findLast((one) => live.some((known) => known.id === one)))
  return live.toSpliced(at + 1, 0, page)
}

/** The addresses that lead to the page since it moved, as the draft has them. */
function settingsOf(live: Site, draft: Site, before: Page | undefined, page: Page): Site['settings'] {
  if (!before || before.path === page.path) return live.settings
  // Sites that were stored before there were redirects have none.
  const known: Site['settings']['redirects'] | undefined = live.settings.redirects
  const drafted: Site['settings']['redirects'] | undefined = draft.settings.redirects
  const paths = [before.path, page.path].map(pathKey)
  const leading = (drafted ?? []).filter(({ from, to }) => pathKey(from) === paths[0] || pathKey(to) === paths[1])
  const free = leading.filter(({ from }) => live.pages.every(({ id, path }) => id === page.id || !isOne(path, from)))
  const names = new Set([...free.map(({ from }) => pathKey(from)), paths[1]])
  const ids = new Set(free.map(({ id }) => id))
  const kept = (known ?? []).filter(({ id, from }) => !names.has(pathKey(from)) && !ids.has(id))
  return { ...live.settings, redirects: [...kept, ...free] }
}

const isOne = (path: string, other: string) => pathKey(path) === pathKey(other)

interface Others {
  readonly others: readonly Page[]
  readonly shared: readonly Section[]
}

function mediaOf(live: Site, draft: Site, page: Page, { others, shared }: Others, catalog: Catalog): Site['media'] {
  const elsewhere = new Set([
    ...picturesOf(shared, catalog),
    ...imagesIn(settingsFields, live.settings).map(({ media }) => media),
    ...others.map(({ socialImage = '' }) => socialImage),
  ])
  const shown = [...picturesOf(sectionsOf(page), catalog), page.socialImage ?? '']
  const changed = [...new Set(shown)].filter((id) => {
    if (!Object.hasOwn(draft.media, id)) return false
    const isKnown = Object.hasOwn(live.media, id)
    return !isKnown || (!elsewhere.has(id) && !isSame(live.media[id], draft.media[id]))
  })
  if (changed.length === 0) return live.media
  return { ...live.media, ...Object.fromEntries(changed.map((id) => [id, draft.media[id] as Site['media'][string]])) }
}

function picturesOf(sections: readonly Section[], catalog: Catalog): string[] {
  return sections.flatMap(({ template, content }) => {
    const fields = catalog.find(template)?.fields
    return fields ? imagesIn(fields, content).map(({ media }) => media) : []
  })
}

function eventsOf(
  live: Site,
  draft: Site,
  sections: readonly Section[],
  shared: readonly Section[],
): readonly SiteEvent[] {
  const elsewhere = new Set(shared.map((section) => invitedTo(section, live.events)))
  let { events } = live
  for (const event of new Set(sections.map((section) => invitedTo(section, draft.events)))) {
    if (!event) continue
    const index = events.findIndex(({ id }) => id === event.id)
    const known = events[index]
    if (!known) events = [...events, event]
    else if (!elsewhere.has(known) && !isSame(known, event)) events = events.with(index, event)
  }
  return events
}

/** The event that a section shows: the one it names, else the first. */
function invitedTo({ category, eventId }: Section, events: readonly SiteEvent[]): SiteEvent | undefined {
  return category === 'rsvp' ? (events.find(({ id }) => id === eventId) ?? events[0]) : undefined
}

interface Owners {
  readonly page: Page
  readonly before: Page | undefined
  readonly media: ReadonlySet<string>
  readonly events: ReadonlySet<string>
}

function changedIn(before: Site['media'], after: Site['media']): ReadonlySet<string> {
  return new Set(Object.keys(after).filter((id) => before[id] !== after[id]))
}

function changedEvents(before: readonly SiteEvent[], after: readonly SiteEvent[]): ReadonlySet<string> {
  return new Set(after.filter((event) => !before.includes(event)).map(({ id }) => id))
}

/** What is remembered of the originals of translations goes with the texts. */
function withSources(site: Site, live: Site, draft: Site, { page, before, media, events }: Owners): Site {
  const sections = new Set([...(before ? sectionsOf(before) : []), ...sectionsOf(page)].map(({ id }) => id))
  const goes = ({ kind, id }: Owner) =>
    (kind === 'section' && sections.has(id)) ||
    (kind === 'page' && id === page.id) ||
    (kind === 'media' && media.has(id)) ||
    (kind === 'event' && events.has(id))
  const all: Record<string, Sources[string]> = {}
  for (const primary of new Set([...Object.keys(live.sources ?? {}), ...Object.keys(draft.sources ?? {})])) {
    const records = Object.fromEntries([
      ...Object.entries(live.sources?.[primary] ?? {}).filter(([text]) => !goes(readTextId(text).owner)),
      ...Object.entries(draft.sources?.[primary] ?? {}).filter(([text]) => goes(readTextId(text).owner)),
    ])
    if (Object.keys(records).length > 0) all[primary] = records
  }
  const { sources: _, ...rest } = site
  return Object.keys(all).length > 0 ? { ...rest, sources: all } : rest
}
