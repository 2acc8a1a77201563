import { apply } from './apply.ts'
import type { Catalog } from './catalog.ts'
import type { Fault } from './check.ts'
import type { Applied, Operation } from './operation.ts'
import { Problem } from './problems.ts'
import type { Extras, Media, Page, Section, Site } from './site.ts'

/** What of a site has a ceiling. `kept`: the largest thing that is kept without being understood; `size`: all of it, as JSON. */
export type Ceiling = 'pages' | 'sections' | 'media' | 'languages' | 'events' | 'kept' | 'size'
type Measures = { readonly [Name in Ceiling]: number }

/** The most that one site holds (docs/decisions/0021-a-site-has-a-ceiling.md). Lengths are characters of JSON. */
const CEILINGS: Measures = {
  pages: 10_000,
  sections: 1_000,
  media: 5_000,
  languages: 50,
  events: 500,
  kept: 100_000,
  size: 10_000_000,
}

/**
 * What `apply` gives, for a change that is new: refused (`site-full`) where the site would grow past a ceiling. What stood above one
 * before may stay and shrink. Changes that are stored already are made again with `apply`, so that no site becomes unreadable.
 */
export function applyNew(site: Site, operation: Operation, catalog: Catalog): Applied<Site> {
  const applied = apply(site, operation, catalog)
  refuseGrowth(site, applied.site)
  return applied
}

/** Throws `site-full` where a site has grown past a ceiling. */
export function refuseGrowth(from: Site, to: Site): void {
  const over = overflows(to, from)
  if (over.length === 0) return
  const before = measure(from)
  const grown = over.find(({ name, count }) => count > before[name])
  if (grown) throw siteFull(grown)
}

/** Where a site that comes in whole is past a ceiling. */
export function faultsOfCeilings(site: Site): Fault[] {
  return overflows(site).map((overflow) => ({
    path: PATHS[overflow.name],
    code: 'site-full',
    message: siteFull(overflow).message,
  }))
}

interface Overflow {
  readonly name: Ceiling
  readonly count: number
}

function overflows(site: Site, before?: Site): Overflow[] {
  const measures = measure(site, before)
  return NAMES.map((name) => ({ name, count: measures[name] })).filter(({ name, count }) => count > CEILINGS[name])
}

const NAMES = Object.keys(CEILINGS) as Ceiling[]

const PATHS: { readonly [Name in Ceiling]: string } = {
  pages: 'pages',
  sections: 'pages',
  media: 'media',
  languages: 'languages',
  events: 'events',
  kept: '',
  size: '',
}

function siteFull({ name, count }: Overflow): Problem {
  const max = CEILINGS[name]
  return new Problem('site-full', SENTENCES[name](max.toLocaleString('en'), count.toLocaleString('en')), [
    { code: 'too-many', at: name, params: { max, count } },
  ])
}

const SENTENCES: { readonly [Name in Ceiling]: (max: string, count: string) => string } = {
  pages: (max, count) => `A site holds at most ${max} pages, and this would make ${count}. Remove one first.`,
  sections: (max, count) =>
    `A page holds at most ${max} sections, and this would make ${count}. Remove one first, or put it on another page.`,
  media: (max, count) =>
    `A site holds at most ${max} pictures, and this would make ${count}. Remove one that nothing shows first.`,
  languages: (max, count) => `A site has at most ${max} languages, and this would make ${count}. Remove one first.`,
  events: (max, count) => `A site has at most ${max} events, and this would make ${count}. Remove one first.`,
  kept: (max, count) =>
    `What a section, page or picture brings that this version does not know is kept up to ${max} characters of JSON, and this has ${count}. Take out what is not needed.`,
  size: (max, count) =>
    `A site holds at most ${max} characters of JSON, and this would make ${count}. Remove pages, sections or texts first.`,
}

/** What a part weighs in JSON, and the most that stands in one place and in one bag below it. */
interface Load {
  readonly size: number
  readonly sections: number
  readonly kept: number
}

const loads = new WeakMap<object, Load>()

/** Remembered by the object, as objects that stay the same are shared between versions of a site. */
function remembered<Part extends object>(part: Part, weigh: (part: Part) => Load): Load {
  const known = loads.get(part)
  if (known) return known
  const load = weigh(part)
  loads.set(part, load)
  return load
}

/** Characters of a site as JSON, near enough; of one that was changed only what is new is counted. */
export function weightOf(site: Site): number {
  return measure(site).size
}

/** Weighs the pages of a site in steps, so that others can come in between; what is refused then is known at once. */
export function* weighing({ pages }: Site, before?: Site): Generator<void, void> {
  const known = before && loads.has(before.pages) ? before.pages : []
  for (const [index, page] of pages.entries()) {
    if (page === known[index]) continue
    remembered(page, loadOfPage)
    yield
  }
}

function measure(site: Site, before?: Site): Measures {
  const { pages, header, footer, media, languages, events, theme, settings, sources, extras } = site
  const load = together([
    loadOfPages(pages, before?.pages),
    ...[header, footer].map((sections) => remembered(sections, loadOfSections)),
    ...[theme, ...languages, ...events].map((part) => remembered(part, loadOfBearer)),
    ...[settings, sources ?? {}].map((part) => remembered(part, plainLoad)),
    remembered(media, loadOfMedia),
    remembered(extras, keptLoad),
  ])
  const counts = { pages: pages.length, languages: languages.length, events: events.length }
  return { ...load, ...counts, media: Object.keys(media).length }
}

type Pages = readonly Page[]

/** By difference, where the pages that they were are known. */
function loadOfPages(pages: Pages, before: Pages = []): Load {
  const was = loads.get(before)
  const sum = () => together(pages.map((page) => remembered(page, loadOfPage)))
  return remembered(pages, () => (was && before.length === pages.length && withChanges(was, before, pages)) || sum())
}

/** Undefined where what was the largest is no longer as large: which is now can only be found among all. */
function withChanges({ size, ...most }: Load, before: Pages, pages: Pages): Load | undefined {
  let { sections, kept } = most
  for (const [index, page] of pages.entries()) {
    const old = before[index] as Page
    if (page === old) continue
    const [was, is] = [old, page].map((one) => remembered(one, loadOfPage)) as [Load, Load]
    if (is.sections < was.sections && was.sections === most.sections) return undefined
    if (is.kept < was.kept && was.kept === most.kept) return undefined
    size += is.size - was.size
    sections = Math.max(sections, is.sections)
    kept = Math.max(kept, is.kept)
  }
  return { size, sections, kept }
}

function loadOfPage({ sections, header, footer, ...page }: Page): Load {
  const places = [sections, header ?? [], footer ?? []].map((place) => remembered(place, loadOfSections))
  return together([loadOfBearer(page), ...places])
}

function loadOfSections(sections: readonly Section[]): Load {
  const { size, kept } = together(sections.map((section) => remembered(section, loadOfSection)))
  return { size, kept, sections: sections.length }
}

function loadOfSection(section: Section): Load {
  const { extras, dataExtras, validation } = section
  return { ...plainLoad(section), kept: Math.max(lengthOf(extras), lengthOf(dataExtras), lengthOf(validation)) }
}

function loadOfMedia(media: { readonly [id: string]: Media }): Load {
  return together(Object.values(media).map((medium) => remembered(medium, loadOfBearer)))
}

const loadOfBearer = (part: { readonly extras: Extras }): Load => ({ ...plainLoad(part), kept: lengthOf(part.extras) })
const keptLoad = (extras: Extras): Load => ({ ...plainLoad(extras), kept: lengthOf(extras) })
const plainLoad = (part: object): Load => ({ size: lengthOf(part), sections: 0, kept: 0 })

const lengthOf = (value: unknown) => JSON.stringify(value)?.length ?? 0

function together(all: readonly Load[]): Load {
  let [size, sections, kept] = [0, 0, 0]
  for (const load of all) {
    size += load.size
    sections = Math.max(sections, load.sections)
    kept = Math.max(kept, load.kept)
  }
  return { size, sections, kept }
}
