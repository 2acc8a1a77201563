import { problems } from './problems.ts'
import type { Page, PageId, Place, Section, SectionId, Site } from './site.ts'

/** A section, and where it stands. */
export interface FoundSection {
  readonly place: Place
  readonly sections: readonly Section[]
  readonly index: number
  readonly section: Section
}

/** The section of that id, wherever it stands; throws `section-missing`. */
export function getSection(site: Site, id: SectionId): FoundSection {
  const found = findSection(site, id)
  if (!found) throw problems.sectionMissing(id)
  return found
}

/** The section of that id, wherever it stands. Fast on sites of any size. */
export function findSection(site: Site, id: SectionId): FoundSection | undefined {
  for (const part of ['header', 'footer'] as const) {
    const index = site[part].findIndex((section) => section.id === id)
    if (index >= 0) return { place: part, sections: site[part], index, section: site[part][index] as Section }
  }
  const place = lookUp(indexOf(site.pages), id)
  const sections = place === undefined ? undefined : sectionsAt(site, place)
  const index = sections?.findIndex((section) => section.id === id) ?? -1
  if (place === undefined || sections === undefined || index < 0) return undefined
  return { place, sections, index, section: sections[index] as Section }
}

/** The sections of a place in order; undefined where there is no such place. */
export function sectionsAt(site: Site, place: Place): readonly Section[] | undefined {
  if (place === 'header' || place === 'footer') return site[place]
  const { page: id, part } = readPlace(place)
  const page = site.pages.find((candidate) => candidate.id === id)
  return page?.[part] ?? undefined
}

/** The site with other sections in a place that exists; every other page stays the same object. */
export function withSections(site: Site, place: Place, sections: readonly Section[]): Site {
  if (place === 'header' || place === 'footer') return { ...site, [place]: sections }
  const { page: id, part } = readPlace(place)
  const { page, index } = getPage(site, id)
  return withPage(site, index, { ...page, [part]: sections })
}

export function getPage(site: Site, id: PageId): { readonly page: Page; readonly index: number } {
  const index = site.pages.findIndex((page) => page.id === id)
  if (index < 0) throw problems.pageMissing(id)
  return { page: site.pages[index] as Page, index }
}

/** The site with another page in place of the one at `index`. */
export function withPage(site: Site, index: number, page: Page): Site {
  const pages = site.pages.with(index, page)
  return withPages(site, pages, [site.pages[index] as Page], [page])
}

/** The site with other pages; `gone` and `come` are the pages in which the two differ, so that the index need not be built anew. */
export function withPages(site: Site, pages: readonly Page[], gone: readonly Page[], come: readonly Page[]): Site {
  indexes.set(pages, carried(indexOf(site.pages), gone, come))
  return { ...site, pages }
}

function readPlace(place: Place): { readonly page: PageId; readonly part: 'sections' | 'header' | 'footer' } {
  const [page = '', part] = place.split('/', 2)
  if (part === undefined) return { page, part: 'sections' }
  return part === 'header' || part === 'footer' ? { page, part } : { page: '', part: 'sections' }
}

/** Which place each section of the pages is in: a big map that many versions share, and what changed since. */
interface Index {
  readonly base: ReadonlyMap<SectionId, Place>
  readonly since: ReadonlyMap<SectionId, Place | null>
}

const indexes = new WeakMap<readonly Page[], Index>()

function indexOf(pages: readonly Page[]): Index {
  const known = indexes.get(pages)
  if (known) return known
  const built = { base: new Map(pages.flatMap(placesOf)), since: new Map() }
  indexes.set(pages, built)
  return built
}

function lookUp({ base, since }: Index, id: SectionId): Place | undefined {
  const changed = since.get(id)
  return changed === undefined ? base.get(id) : (changed ?? undefined)
}

function placesOf(page: Page): (readonly [SectionId, Place])[] {
  return [
    ...page.sections.map(({ id }) => [id, page.id] as const),
    ...(page.header ?? []).map(({ id }) => [id, `${page.id}/header`] as const),
    ...(page.footer ?? []).map(({ id }) => [id, `${page.id}/footer`] as const),
  ]
}

/** A version's index from the one before it. Past a thousand differences the two maps become one again. */
function carried(before: Index, gone: readonly Page[], come: readonly Page[]): Index {
  if (gone.length === come.length && gone.every((page, at) => hasSamePlaces(page, come[at] as Page))) return before
  const changes = new Map<SectionId, Place | null>()
  for (const [id] of gone.flatMap(placesOf)) changes.set(id, null)
  for (const [id, place] of come.flatMap(placesOf)) changes.set(id, place)
  const real = [...changes].filter(([id, place]) => (lookUp(before, id) ?? null) !== place)
  if (real.length === 0) return before
  const since = new Map([...before.since, ...real])
  if (since.size <= 1000) return { base: before.base, since }
  const base = new Map(before.base)
  for (const [id, place] of since) place === null ? base.delete(id) : base.set(id, place)
  return { base, since: new Map() }
}

/** Whether the same sections stand in the same order: then only what is in them has changed. */
function hasSamePlaces(one: Page, other: Page): boolean {
  const parts = ['sections', 'header', 'footer'] as const
  return (
    one.id === other.id &&
    parts.every((part) => {
      const [was, is] = [one[part], other[part]]
      return was === is || (was?.length === is?.length && was?.every(({ id }, at) => id === is?.[at]?.id))
    })
  )
}
