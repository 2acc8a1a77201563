import type { LanguageCode, Page, Section } from '@mimar/document'
import { type ComposedPage, composePage, pageAddress, SectionOnPage } from '@mimar/render'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeMarkup } from './escape.ts'
import { preloadAddresses } from './fonts/faces.ts'
import { fontUses } from './fonts/needs.ts'
import { head, headParts } from './head.ts'
import { missingMarkup, missingPage } from './missing.ts'
import { type OutputFile, type PublishInput, pageFile } from './output.ts'
import { islandsIn, scriptFile } from './scripts.ts'
import { languageStyles, stylesOfTemplates } from './styles.ts'

/** What all pages of one language share, made once a publish. */
interface LanguageParts {
  readonly styles: string
  readonly preloads: readonly string[]
}

/** Renders the pages of one publish. */
export interface PageRenderer {
  /** A page in a language. */
  page(page: Page, index: number, language: LanguageCode): OutputFile
  /** The page for what is not there, at `address`. */
  missing(language: LanguageCode, address: string): OutputFile
  /** The scripts that the pages so far ask for. */
  scripts(): Iterable<OutputFile>
}

export function createPageRenderer(input: PublishInput): PageRenderer {
  const shared = headParts(input)
  const parts = new Map<LanguageCode, LanguageParts>()
  const styles = new Map<string, string>()
  const scripts = new Map<string, OutputFile>()

  const partsOf = (language: LanguageCode): LanguageParts => {
    const known = parts.get(language)
    if (known) return known
    const preloads = preloadAddresses(fontUses(input.site, language), input.fonts)
    const made = { styles: languageStyles(input, language), preloads }
    parts.set(language, made)
    return made
  }
  const stylesOf = (composed: ComposedPage) => {
    const used = new Set(composed.sections.map(({ template }) => template?.id ?? ''))
    const key = `${composed.language} ${[...used].toSorted().join()}`
    const known = styles.get(key) ?? partsOf(composed.language).styles + stylesOfTemplates(used)
    styles.set(key, known)
    return known
  }
  const scriptOf = (markup: string) => {
    const names = islandsIn(markup, input.islands)
    if (names.length === 0) return undefined
    const file = scripts.get(names.join()) ?? scriptFile(names, input.islands)
    scripts.set(names.join(), file)
    return file.address
  }
  const write = (address: string, page: Page, composed: ComposedPage, main: string, isMissing: boolean) => {
    const body = bodyMarkup(input, page, composed, main)
    const { preloads } = partsOf(composed.language)
    const script = scriptOf(body)
    const top = head(shared, { page, composed, styles: stylesOf(composed), preloads, script, isMissing })
    const { site } = composed
    const root = `<html lang="${escapeMarkup(composed.language)}" dir="${composed.dir}" data-look="${site.look}" data-ornament="${site.ornament}">`
    return pageFile(address, `<!doctype html>${root}<head>${top}</head><body>${body}</body></html>`)
  }
  const compose = (page: Page, pageIndex: number, language: LanguageCode) =>
    composePage({ ...input, page, pageIndex, language, mode: 'published' })

  return {
    page(page, index, language) {
      const composed = compose(page, index, language)
      return write(pageAddress(input.site, page, language), page, composed, '', false)
    },
    missing(language, address) {
      const { page, site } = missingPage(input.site)
      const composed = composePage({ ...input, site, page, pageIndex: -1, language, mode: 'published' })
      const titled = { ...composed, title: `${composed.site.words.notFoundTitle} – ${composed.site.name}` }
      return write(address, page, titled, missingMarkup(composed.site, input.site.theme.colorMode), true)
    },
    scripts: () => scripts.values(),
  }
}

/** Header, the page's own sections as its main part, footer. `main` stands in the main part of a page without sections. */
function bodyMarkup({ site }: PublishInput, page: Page, composed: ComposedPage, main: string): string {
  const headers: readonly Section[] = page.header ?? site.header
  const footers: readonly Section[] = page.footer ?? site.footer
  const before: ReactNode[] = []
  const own: ReactNode[] = []
  const after: ReactNode[] = []
  for (const section of composed.sections) {
    const place = headers.includes(section.section) ? before : footers.includes(section.section) ? after : own
    place.push(createElement(SectionOnPage, { composed: section, key: section.section.id }))
  }
  const attributes = { id: 'main', tabIndex: -1 }
  const middle =
    main === ''
      ? createElement('main', { ...attributes, key: 'main' }, own)
      : createElement('main', { ...attributes, key: 'main', dangerouslySetInnerHTML: { __html: main } })
  const skip = `<a class="skip-link" href="#main">${escapeMarkup(composed.site.words.skipToContent)}</a>`
  try {
    return skip + renderToStaticMarkup([before, middle, after])
  } catch (cause) {
    throw new Error(`The page "${page.path}" cannot be drawn in "${composed.language}": a view of it failed.`, {
      cause,
    })
  }
}
