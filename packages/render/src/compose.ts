import { holdsSame, type LanguageCode, primaryLanguage, type Section, sectionsOnPage } from '@mimar/document'
import type { SiteFacts, TemplateCatalog } from '@mimar/sections'
import { ComposedSection, type OnPage } from './composed-section.ts'
import { withoutHiddenPages } from './menus.ts'
import { remember } from './remember.ts'
import { type ReadWith, SectionReading } from './resolve-section.ts'
import { sectionFacts } from './section-facts.ts'
import { isShownIn } from './shown.ts'
import { findNavbar, findSocials, neighbourFacts, siteFacts } from './site-facts.ts'
import { siteHours, wantsHours } from './site-hours.ts'
import type { PageInput } from './surroundings.ts'

/** What stands on a page. */
export interface ComposedBody {
  readonly language: LanguageCode
  readonly dir: 'rtl' | 'ltr'
  readonly site: SiteFacts
  readonly sections: readonly ComposedSection[]
}

/**
 * A composer that remembers the page it composed last. A section that is the same, with the same facts, comes back as
 * the same object, so that one keystroke draws one section again.
 */
export function createComposer(): (input: PageInput) => ComposedBody {
  const plainFacts = remember(siteFacts)
  const fullFacts = remember(neighbourFacts)
  const readWith = remember((reading: ReadWith & { readonly [name: string]: unknown }) => reading)
  let last: ReadonlyMap<string, ComposedSection> = new Map()
  return (input) => {
    const { site, page, language, mode, surroundings } = input
    const { catalog } = surroundings
    const primary = primaryLanguage(site).code
    const reading = readWith({ media: site.media, language, primary, surroundings, mode })
    const own = sectionsOnPage(site, page)
    const all = mode === 'canvas' ? own : withoutHiddenPages(site, own, catalog)
    const index = input.pageIndex ?? site.pages.indexOf(page)
    const { id, languages, settings, theme, constants, events } = site
    const plain = plainFacts({
      ...{ id, languages, settings, theme, constants, events, path: page.path },
      ...{ pageIndex: index, language, mode, surroundings },
    })
    const full = fullFacts({
      ...{ facts: plain, primary, catalog },
      navbar: findNavbar(all, language, catalog),
      social: findSocials(all, language, catalog),
      hours: all.some((section) => wantsHours(section, catalog)) ? siteHours(site, language, catalog) : null,
    })
    const sources = all
      .filter((section) => mode === 'canvas' || isShownIn(section, language))
      .map((section) => sourceOf(section, reading, last.get(section.id)?.source))
      .filter((source) => mode === 'canvas' || !source.resolve().isEmpty)
    const standing = sources.map(({ section }) => section)
    const places = sectionFacts(standing, theme, language, catalog)
    const sections = sources.map((source, at) => {
      const around = { ...withMore(source, places[at]!, input), site: knowsNeighbours(source, catalog) ? full : plain }
      return composeSection(source, around, last.get(source.section.id))
    })
    last = new Map(sections.map((composed) => [composed.section.id, composed]))
    return { language, dir: plain.dir, site: full, sections }
  }
}

function sourceOf(section: Section, reading: ReadWith, before: SectionReading | undefined): SectionReading {
  return before?.isSame(section, reading) ? before : new SectionReading(section, reading)
}

/** A section knows what plays behind it; where it lists entries, or is one, it knows of them too. */
function withMore({ section, film }: SectionReading, place: Omit<OnPage, 'site'>, input: PageInput) {
  const known = input.surroundings.entryFacts?.(section, input)
  return { ...place, facts: { ...place.facts, film, ...known } }
}

function composeSection(source: SectionReading, around: OnPage, before: ComposedSection | undefined): ComposedSection {
  const known = before?.source === source && before.site === around.site && before
  if (!known || !holdsSame(known.facts, around.facts)) return new ComposedSection(source, around)
  // Facts that are the same are the same object: who draws sees that only the side is another.
  return known.side === around.side ? known : new ComposedSection(source, { ...around, facts: known.facts })
}

/**
 * Whether a section shows what others say: footers and menus repeat the page's links and socials, and some the hours. All
 * others get facts without them, so that typing in the navigation bar does not draw the whole page again.
 */
function knowsNeighbours({ section }: SectionReading, catalog: TemplateCatalog): boolean {
  return section.category === 'footer' || section.category === 'header' || wantsHours(section, catalog)
}
