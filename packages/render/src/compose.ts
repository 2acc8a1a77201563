import { holdsSame, type LanguageCode, type Page, primaryLanguage, type Site, sectionsOnPage } from '@mimar/document'
import { canvasMark, publishedMark, type SectionFacts, type SiteFacts } from '@mimar/sections'
import type { ComposedSection } from './composed-section.ts'
import { withoutHiddenPages } from './menus.ts'
import { pageMeta } from './page-meta.ts'
import { remember } from './remember.ts'
import { type ResolvedSection, resolveSection } from './resolve-section.ts'
import { sectionFacts } from './section-facts.ts'
import { hiddenDevices, isShownIn } from './shown.ts'
import { findNavbar, findSocials, neighbourFacts, type RenderMode, siteFacts } from './site-facts.ts'
import type { Surroundings } from './surroundings.ts'

interface PageInput {
  readonly site: Site
  readonly page: Page
  readonly language: LanguageCode
  readonly mode: RenderMode
  readonly surroundings: Surroundings
  /** The page's place among the site's pages, where the caller knows it. */
  readonly pageIndex?: number
}

/** What stands on a page. */
export interface ComposedBody {
  readonly language: LanguageCode
  readonly dir: 'rtl' | 'ltr'
  readonly site: SiteFacts
  readonly sections: readonly ComposedSection[]
}

/** What stands on a page, and what is said about it. */
export interface ComposedPage extends ComposedBody {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

/** Composes a whole page once; an editor, which composes what stands on it again and again, makes a composer. */
export function composePage(input: PageInput): ComposedPage {
  const body = createComposer()(input)
  return { ...body, ...pageMeta(input, body.site, body.sections) }
}

/**
 * A composer that remembers the page it composed last. A section that is the same, with the same facts, comes back as
 * the same object, so that one keystroke draws one section again.
 */
export function createComposer(): (input: PageInput) => ComposedBody {
  const plainFacts = remember(siteFacts)
  const fullFacts = remember(neighbourFacts)
  let last: ReadonlyMap<string, Entry> = new Map()
  return (input) => {
    const { site, page, language, mode, surroundings } = input
    const { catalog } = surroundings
    const primary = primaryLanguage(site).code
    const reading = { media: site.media, language, primary, surroundings, keepsEmptyItems: mode === 'canvas' }
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
    })
    const resolved = all
      .filter((section) => mode === 'canvas' || isShownIn(section, language))
      .map((section) => resolveSection(section, reading, last.get(section.id)?.resolved))
      .filter(({ isEmpty }) => mode === 'canvas' || !isEmpty)
    const standing = resolved.map(({ section }) => section)
    const places = sectionFacts(standing, theme, language, catalog)
    const around = (entry: ResolvedSection, at: number) => ({
      ...places[at]!,
      site: knowsNeighbours(entry) ? full : plain,
      mode,
    })
    const entries = resolved.map((entry, at) => composeSection(entry, around(entry, at), last.get(entry.section.id)))
    last = new Map(entries.map((entry) => [entry.resolved.section.id, entry]))
    const sections = entries.map(({ composed }) => composed)
    return { language, dir: plain.dir, site: full, sections }
  }
}

/** What a composer keeps of a section. */
interface Entry {
  readonly resolved: ResolvedSection
  readonly side: SectionFacts['orientation'] | undefined
  readonly composed: ComposedSection
}

interface Around {
  readonly facts: SectionFacts
  readonly side: SectionFacts['orientation'] | undefined
  readonly site: SiteFacts
  readonly mode: RenderMode
}

function composeSection(resolved: ResolvedSection, around: Around, before: Entry | undefined): Entry {
  const { facts, side, site, mode } = around
  const known = before?.resolved === resolved ? before.composed : undefined
  const isKnown = known?.mode === mode && known.props.site === site && holdsSame(known.props.section, facts)
  if (before && isKnown && before.side === side) return before
  const makeMark = mode === 'canvas' ? canvasMark : publishedMark
  const { template, content, standIns, reading } = resolved
  const id = resolved.section.id
  const mark = makeMark({
    ...{ section: id, template: facts.template, standIns, primary: reading.primary },
    ...{ hiddenOn: hiddenDevices(resolved.section), side },
  })
  // Facts that are the same are the same object: who draws sees that only the mark is another.
  const section = known && isKnown ? known.props.section : facts
  const composed = { section: resolved.section, template, props: { content, mark, section, site }, mode }
  return { resolved, side, composed }
}

/**
 * Whether a section shows what others say: footers and menus repeat the page's links and socials. All others get facts
 * without them, so that typing in the navigation bar does not draw the whole page again.
 */
function knowsNeighbours({ section }: ResolvedSection): boolean {
  return section.category === 'footer' || section.category === 'header'
}
