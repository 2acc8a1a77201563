import type { LanguageCode, Page, Section } from '@mimar/document'
import { escapeText } from '@mimar/fields/escape-text'
import { type ComposedPage, composePage, pageAddress, SectionOnPage, searchAddress } from '@mimar/render'
import { entryFacts, numberedPath } from '@mimar/render/entries'
import { wordsIn } from '@mimar/sections'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { openingTag } from './escape.ts'
import { flagHost } from './flags.ts'
import { preloadAddresses } from './fonts/faces.ts'
import { fontUses } from './fonts/needs.ts'
import { head, headParts } from './head.ts'
import { createIcons } from './icons.ts'
import { missingMarkup, missingPage } from './missing.ts'
import { type OutputFile, type PublishInput, pageFile } from './output.ts'
import { createPageStyles } from './page-styles.ts'
import { createScripts } from './scripts.ts'
import { searchMarkup, searchPage } from './searching/search-page.ts'
import { heldPhotoStyles, type PageOfOurs } from './styles.ts'
import { createWidgets } from './widgets.ts'

/** Renders the pages of one publish. */
export interface PageRenderer {
  /** A page in a language, or one of those behind it on which its list goes on. */
  page(page: Page, index: number, language: LanguageCode, listPage?: string): OutputFile
  /** The page for what is not there, at `address`. */
  missing(language: LanguageCode, address: string): OutputFile
  /** The page on which results of a search stand. */
  searching(language: LanguageCode): OutputFile
  /** The script by which a page that only leads to another does so. */
  leadingOn(): string | undefined
  /** The scripts that the pages so far ask for. */
  scripts(): Iterable<OutputFile>
  /** The icons of the pages so far. */
  icons(): Iterable<OutputFile>
  /** The late widgets of the languages so far. */
  lateWidgets(): Iterable<OutputFile>
}

export function createPageRenderer(input: PublishInput): PageRenderer {
  const { write, drawn, scripts, icons, widgets } = createWriter(input)
  const compose = (page: Page, pageIndex: number, language: LanguageCode, site = input.site, listPage = '') =>
    composePage({ ...drawn, site, page, pageIndex, language, listPage, mode: 'published' })

  return {
    page(first, index, language, listPage = '') {
      const page = listPage === '' ? first : { ...first, path: numberedPath(input.site, first, listPage) }
      const composed = compose(page, index, language, input.site, listPage)
      const number = listPage.split('-').at(-1)
      const titled = listPage === '' ? composed : { ...composed, title: `${composed.title} · ${number}` }
      return write({ address: pageAddress(input.site, page, language), page, composed: titled, main: '' })
    },
    missing(language, address) {
      const { page, site } = missingPage(input.site)
      const composed = compose(page, -1, language, site)
      const titled = { ...composed, title: `${composed.site.words.notFoundTitle} – ${composed.site.name}` }
      return write({ address, page, composed: titled, main: missingMarkup(input, composed), ours: '404' })
    },
    searching(language) {
      const { page, site } = searchPage(input.site)
      const composed = compose(page, -1, language, site)
      const titled = { ...composed, title: `${composed.site.words.searchTitle} – ${composed.site.name}` }
      const address = searchAddress(input.site, language)
      return write({ address, page, composed: titled, main: searchMarkup(input, composed), ours: 'search' })
    },
    leadingOn: () => scripts.of('<a data-island="moved">'),
    scripts: scripts.files,
    icons: icons.files,
    lateWidgets: widgets.files,
  }
}

interface Written {
  readonly address: string
  readonly page: Page
  readonly composed: ComposedPage
  /** What stands in the main part of a page of ours. */
  readonly main: string
  readonly ours?: PageOfOurs
}

/** Writes composed pages down, and gathers what they ask for. */
function createWriter(input: PublishInput) {
  const shared = headParts(input)
  const preloadsOf = createPreloads(input)
  const stylesOf = createPageStyles(input)
  const scripts = createScripts(input.islands)
  const icons = createIcons(input)
  const widgets = createWidgets(input, scripts, icons.inline)
  const drawn = {
    ...input,
    surroundings: { flagHost: '', ...input.surroundings, wordsIn, entryFacts, icon: icons.icon },
  }
  const write = ({ address, page, composed, main, ours }: Written): OutputFile => {
    const isMissing = ours !== undefined
    const floating = widgets.of(composed)
    const body = scripts.placed(icons.ofPage(bodyMarkup(input, page, composed, main))) + floating.markup
    const { script, rest, holdsPhotos } = scripts.ofPage(body, isMissing ? [] : measuringOf(input), ours !== 'search')
    const held = holdsPhotos ? heldPhotoStyles() : ''
    const styles = stylesOf(composed, body, floating.all, ours) + floating.styles + held
    const facts = { page, composed, onward: onwardOf(input, page, composed, isMissing), isMissing }
    const top = head(shared, { ...facts, styles, preloads: preloadsOf(composed.language), script, rest })
    const html = `<!doctype html>${rootTag(composed)}<head>${top}</head><body>${body}</body></html>`
    const asked = [...floating.providers, ...framedHosts(body), flagHost(input)]
    return pageFile(address, html, asked.filter(Boolean).join(' '))
  }
  return { write, drawn, scripts, icons, widgets }
}

/** Scripts that no markup names: what measures, where the owner wants it. */
const measuringOf = ({ site }: PublishInput) => (site.settings.measuresSpeed === true ? ['speed'] : [])

const rootTag = ({ language, dir, site }: ComposedPage) => openingTag('html', { lang: language, dir, ...site.root })

/** The fonts that a language's pages ask for at once; found once a publish. */
function createPreloads(input: PublishInput) {
  const preloads = new Map<LanguageCode, readonly string[]>()
  return (language: LanguageCode): readonly string[] => {
    const known = preloads.get(language) ?? preloadAddresses(fontUses(input.site, language), input.fonts)
    preloads.set(language, known)
    return known
  }
}

/** The anchor of what follows the first view: a page's second section, or its footer. */
function onwardOf({ site }: PublishInput, page: Page, { sections }: ComposedPage, isMissing: boolean) {
  const headers: readonly Section[] = page.header ?? site.header
  const drawn = sections.filter(({ section, template }) => template && !headers.includes(section))
  return drawn[isMissing ? 0 : 1]?.props.mark.root().id
}

/** Header, the page's own sections as its main part, footer. `main` stands in the main part of a page without sections. */
function bodyMarkup(input: PublishInput, page: Page, composed: ComposedPage, main: string): string {
  const { site, presentation } = input
  const { views } = presentation
  const headers: readonly Section[] = page.header ?? site.header
  const footers: readonly Section[] = page.footer ?? site.footer
  const before: ReactNode[] = []
  const own: ReactNode[] = []
  const after: ReactNode[] = []
  for (const section of composed.sections) {
    const place = headers.includes(section.section) ? before : footers.includes(section.section) ? after : own
    place.push(createElement(SectionOnPage, { composed: section, views, key: section.section.id }))
  }
  const attributes = { id: 'main', tabIndex: -1, 'data-failed': composed.site.words.imageFailed }
  const middle =
    main === ''
      ? createElement('main', { ...attributes, key: 'main', ...(own.length === 0 && { className: 'is-empty' }) }, own)
      : createElement('main', { ...attributes, key: 'main', dangerouslySetInnerHTML: { __html: main } })
  const skip = `<a class="skip-link" href="#main">${escapeText(composed.site.words.skipToContent)}</a>`
  try {
    return skip + renderToStaticMarkup([before, middle, after])
  } catch (cause) {
    throw new Error(`The page "${page.path}" cannot be drawn in "${composed.language}": a view of it failed.`, {
      cause,
    })
  }
}

/** Hosts of what a page shows in frames once a visitor asks for it. */
function framedHosts(body: string): ReadonlySet<string> {
  return new Set([...body.matchAll(/ data-(?:map|frame)="https:\/\/([^/"?]+)/g)].map(([, host]) => host!))
}
