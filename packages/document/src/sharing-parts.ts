// Structural sharing between two versions of a site that were made apart.
import { isSame } from './same.ts'
import type { Page, Section, Site } from './site.ts'

/**
 * The same site, where what another one says the same of is the very object that it is there. Who compares the two then
 * looks at what differs alone. In steps, so that others can come in between.
 */
export function* sharingInSteps(site: Site, other: Site): Generator<void, Site> {
  const known = new Map(other.pages.map((page) => [page.id, page]))
  const pages: Page[] = []
  for (const page of site.pages) {
    pages.push(sharedPage(page, known.get(page.id)))
    yield
  }
  const all = { ...site, pages: shared(pages, other.pages, areSame) }
  const header = sharedSections(site.header, other.header)
  const footer = sharedSections(site.footer, other.footer)
  const media = sharedMedia(site.media, other.media)
  const parts = PARTS.map((part) => [part, shared<unknown>(site[part], other[part], isSame)])
  return { ...all, ...Object.fromEntries(parts), header, footer, media }
}

const PARTS = ['constants', 'languages', 'theme', 'settings', 'events', 'extras'] as const

function sharedMedia(media: Site['media'], others: Site['media']): Site['media'] {
  const all = Object.entries(media).map(([id, one]) => [id, shared(one, others[id] ?? one, isSame)] as const)
  return shared(Object.fromEntries(all), others, isSame)
}

function sharedPage(page: Page, other: Page | undefined): Page {
  if (!other || isSame(page, other)) return other ?? page
  return { ...page, sections: sharedSections(page.sections, other.sections) }
}

function sharedSections(sections: readonly Section[], others: readonly Section[]): readonly Section[] {
  const known = new Map(others.map((section) => [section.id, section]))
  const all = sections.map((section) => shared(section, known.get(section.id) ?? section, isSame))
  return shared(all, others, areSame)
}

function shared<Part>(part: Part, other: Part, are: (one: Part, other: Part) => boolean): Part {
  return are(part, other) ? other : part
}

/** Whether the same objects stand in both, in the same order. */
function areSame<Item>(items: readonly Item[], others: readonly Item[]): boolean {
  return items.length === others.length && items.every((item, at) => item === others[at])
}
