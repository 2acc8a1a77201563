import { accept, type Checked, checkContent, lenient, refusalsBelow, refuse } from '@mimar/fields'
import type { Catalog } from './catalog.ts'
import { fileKeys } from './file/names.ts'
import type { Language, Page, Section, Site } from './site.ts'

/**
 * The content of a section, checked against its template. A section of a template this version does not know is kept
 * (decision 0043) if all it has is carried in `dataExtras`. So a misspelt template is refused, while one from a file
 * can be moved, removed and put back. Required texts may be unwritten (decision 0023), and texts and lists longer or
 * shorter than they may be published.
 */
export function checkSectionContent(section: Section, catalog: Catalog): Checked<Section> {
  const facts = catalog.find(section.template)
  if (!facts) {
    return Object.keys(section.content).length === 0
      ? accept(section)
      : refuse('not-an-option', { options: 'a template of this version' }, 'template')
  }
  if (facts.id !== section.template) return refuse('not-an-option', { options: facts.id }, 'template')
  const checked = lenient(checkContent(facts.fields, section.content))
  if (!checked.ok) return { ok: false, refusals: refusalsBelow('content', checked.refusals) }
  const clash = [...fileKeys(facts.fields)].find((key) => Object.hasOwn(section.dataExtras, key))
  if (clash !== undefined) return refuse('unknown-key', { key: clash }, `dataExtras/${clash}`)
  return accept({ ...section, content: checked.value })
}

/** First steps of paths that belong to the machine, beside the codes of languages; `home` is another name of the root. */
const RESERVED_PATHS: ReadonlySet<string> = new Set(['api', 'assets', 'edit', 'fonts', 'home', 'media', 'static'])

/** Why a path cannot be a page's, as half a sentence; undefined when it can. */
export function faultOfPath(path: string, languages: readonly Language[]): string | undefined {
  const fault = pathFault(path, languages)
  switch (fault) {
    case 'characters':
      return 'it must start with "/", not end with one, and have only letters, digits, "-" and "_" between'
    case 'reserved':
      return `"/${firstStep(path)}" is kept for the site itself`
    case 'language':
      return `"/${firstStep(path)}" is where that language begins`
    case undefined:
      return undefined
    default:
      return fault satisfies never
  }
}

/** What is wrong with the path of a page: its characters, or a first step that means something else. */
export function pathFault(
  path: string,
  languages: readonly Language[],
): 'characters' | 'reserved' | 'language' | undefined {
  if (path === '/') return undefined
  if (!/^(?:\/[A-Za-z0-9_-]+)+$/.test(path)) return 'characters'
  const first = firstStep(path)
  if (RESERVED_PATHS.has(first)) return 'reserved'
  return languages.some(({ code }) => code.toLowerCase() === first) ? 'language' : undefined
}

const firstStep = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''

/** The unique template that would stand twice on some page (GEN-6), and on which; shared header and footer count. */
export function findRepeatedUnique(
  site: Site,
  pages: readonly Page[],
  catalog: Catalog,
): { readonly template: string; readonly page: Page } | undefined {
  for (const page of pages) {
    const seen = new Set<string>()
    for (const sections of [page.header ?? site.header, page.sections, page.footer ?? site.footer]) {
      for (const template of uniqueTemplates(sections, catalog)) {
        if (seen.has(template)) return { template, page }
        seen.add(template)
      }
    }
  }
  return undefined
}

const uniques = new WeakMap<Catalog, WeakMap<readonly Section[], readonly string[]>>()

/** Templates in a list of sections that may stand once; one that stands twice is named twice. Remembered per list. */
function uniqueTemplates(sections: readonly Section[], catalog: Catalog): readonly string[] {
  const ofCatalog = uniques.get(catalog) ?? new WeakMap<readonly Section[], readonly string[]>()
  uniques.set(catalog, ofCatalog)
  const known = ofCatalog.get(sections)
  if (known) return known
  const found = sections.map(({ template }) => template).filter((template) => catalog.find(template)?.isUnique === true)
  ofCatalog.set(sections, found)
  return found
}

/** Everything that is wrong with a site's languages, as whole sentences. */
export function faultsOfLanguages(languages: readonly Language[]): string[] {
  const faults: string[] = []
  const primaries = languages.filter(({ isPrimary }) => isPrimary)
  if (primaries.length !== 1) faults.push(`Exactly one language is the primary one; here it is ${primaries.length}.`)
  if (primaries.some(({ isActive }) => !isActive)) faults.push('The primary language must be active.')
  for (const key of ['id', 'code', 'order'] as const) {
    const values = languages.map((language) => String(language[key]).toLowerCase())
    if (new Set(values).size < values.length) faults.push(`Two languages have the same ${key}.`)
  }
  return faults
}

/** The sections that stand anywhere in a site. */
export function allSections(site: Site): Section[] {
  const own = site.pages.flatMap((page) => [...page.sections, ...(page.header ?? []), ...(page.footer ?? [])])
  return [...site.header, ...site.footer, ...own]
}
