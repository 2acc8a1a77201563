import {
  type Language,
  narrowedFields,
  type Operation,
  type Page,
  primaryLanguage,
  publishedPages,
  type Section,
  type Site,
  sectionsOnPage,
} from '@mimar/document'
import { statusOf } from '@mimar/document/translation'
import {
  type Content,
  type Fields,
  isWordless,
  type Localized,
  leavesOf,
  missingTexts,
  nameOfRole,
} from '@mimar/fields'
import { isShownIn } from '@mimar/render'
import { type CheckupInput, type Finding, finding, type Looking } from './finding.ts'
import { isSeen, itemsOf, type ListedItem, seenSections } from './walk.ts'

/** Texts that visitors must find and that are empty. Each publish asks: of a large site only what has changed is read again. */
export function* requiredTexts({ site, catalog }: Pick<CheckupInput, 'site' | 'catalog'>): Looking {
  const primary = primaryLanguage(site).code
  const read = { primary, catalog }
  const { header, footer, pages } = site
  const lists = [header, footer, ...pages.flatMap((page) => [page.sections, page.header, page.footer])]
  let isWhole = true
  for (const sections of lists) {
    if (sections) isWhole &&= isWritten(sections, read)
    if (!isWhole) break
    yield []
  }
  if (isWhole) return
  for (const { page, section } of seenSections(site)) {
    yield missingIn(section, read).map((field) =>
      finding('text-required', { page: page.id, section: section.id, field, language: primary }),
    )
  }
}

interface Reading extends Pick<CheckupInput, 'catalog'> {
  readonly primary: string
}

/** In which primary language nothing is missing in a list of sections: lists that stay the same are shared between versions of a site. */
const written = new WeakMap<readonly Section[], string>()

function isWritten(sections: readonly Section[], read: Reading): boolean {
  if (written.get(sections) === read.primary) return true
  const isSo = sections.every((section) => section.isHidden || missingIn(section, read).length === 0)
  if (isSo) written.set(sections, read.primary)
  return isSo
}

function missingIn(section: Section, { primary, catalog }: Reading): readonly string[] {
  const { fields } = catalog.find(section.template) ?? { fields: {} }
  return missingFor(narrowedFields(section, fields), section.content, primary)
}

/** Required texts that visitors would miss: nobody misses them in what is not there for visitors (GEN-7). */
function missingFor(fields: Fields, content: Content, primary: string): string[] {
  const missing = missingTexts(fields, content, primary)
  if (missing.length === 0 || !isSeen(fields, content)) return []
  const untouched = [...itemsOf(fields, content)].filter(isLeftOut).map(({ path }) => `${path}/`)
  return missing.filter((path) => !untouched.some((item) => path.startsWith(item)))
}

/** An item that nothing was written in is left out, as long as visitors still find as many as its list needs. */
function isLeftOut({ field: { fields, min }, item, items }: ListedItem): boolean {
  return !isSeen(fields, item) && items.filter((one) => isSeen(fields, one)).length >= min
}

/** Items that could say something and say nothing: whoever edits sees them, visitors do not. */
export function emptyItems({ site, catalog }: CheckupInput): Finding[] {
  return seenSections(site).flatMap(({ page, section }) => {
    const fields = catalog.find(section.template)?.fields ?? {}
    if (!isSeen(fields, section.content)) return []
    const empty = [...itemsOf(fields, section.content)].filter((one) => hasText(one.field.fields) && isLeftOut(one))
    return empty.map(({ path, list, field, item, items }) => {
      // As many as may go, so that all can be put right together.
      const among = empty.filter((one) => one.items === items).findIndex((one) => one.path === path)
      const fix: Operation[] =
        among < items.length - field.min ? [{ do: 'remove-item', section: section.id, list, item: item.id }] : []
      const first = Object.keys(field.fields).find((name) => field.fields[name]?.kind === 'text')
      return finding('item-empty', { page: page.id, section: section.id, field: `${path}/${first}`, fix })
    })
  })
}

const hasText = (fields: Fields) => Object.values(fields).some(({ kind }) => kind === 'text')

/** Texts for which visitors of another language get the primary one. */
export function untranslatedTexts({ site, catalog }: CheckupInput): Finding[] {
  const primary = primaryLanguage(site).code
  const others = site.languages.filter(({ code, isActive }) => isActive && code !== primary)
  const isMissing = (texts: Localized, { code }: Language) => !isWordless(texts[primary] ?? '') && !texts[code]
  return seenSections(site).flatMap(({ page, section }) => {
    const leaves = [...leavesOf(catalog.find(section.template)?.fields ?? {}, section.content)]
    // A text with a word of Mimar's own to fall back to is there in every language.
    const texts = leaves.filter(({ field }) => field.kind === 'text' && field.fallback === null)
    return others.flatMap((language) =>
      texts
        .filter(({ value }) => isMissing(value as Localized, language))
        .map(({ path }) =>
          finding('text-untranslated', {
            ...{ page: page.id, section: section.id, field: path, language: language.code },
            params: { language: language.code },
          }),
        ),
    )
  })
}

/** Texts of the first language that a starter had in another one only, and nobody has written since. */
export function standInTexts({ site, catalog }: CheckupInput): Finding[] {
  const primary = primaryLanguage(site).code
  const { standIn } = site.extras
  if (typeof standIn !== 'string' || standIn === primary) return []
  const isLent = (texts: Localized) => {
    const text = texts[primary] ?? ''
    return text === texts[standIn] && !isWordless(text)
  }
  return seenSections(site).flatMap(({ page, section }) =>
    [...leavesOf(catalog.find(section.template)?.fields ?? {}, section.content)]
      .filter(({ field, value }) => field.kind === 'text' && field.fallback === null && isLent(value as Localized))
      .map(({ path }) =>
        finding('text-untranslated', {
          ...{ page: page.id, section: section.id, field: path, language: primary },
          params: { language: primary, standIn },
        }),
      ),
  )
}

/** Translations of originals that have changed since. */
export function staleTexts({ site, catalog }: CheckupInput): Finding[] {
  const primary = primaryLanguage(site).code
  const others = site.languages.filter(({ code, isActive }) => isActive && code !== primary)
  return seenSections(site).flatMap(({ page, section }) =>
    [...leavesOf(catalog.find(section.template)?.fields ?? {}, section.content)]
      .filter(({ field }) => field.kind === 'text')
      .flatMap(({ path, value }) =>
        others
          .filter(({ code }) => isStale(site, `${section.id}/${path}`, value as Localized, code))
          .map(({ code }) =>
            finding('text-stale', {
              ...{ page: page.id, section: section.id, field: path, language: code },
              params: { language: code },
            }),
          ),
      ),
  )
}

function isStale(site: Site, id: string, texts: Localized, language: string): boolean {
  return statusOf(site, { id, texts }, language) === 'stale'
}

/** Pages that search engines and browsers would have to name by themselves. */
export function pageTexts({ site, catalog }: CheckupInput): Finding[] {
  const reading = { site, catalog, primary: primaryLanguage(site).code }
  return publishedPages(site).flatMap((page) => [
    ...(isTold(page, 'title', reading) ? [] : [finding('title-missing', { page: page.id, field: 'title' })]),
    ...(page.noIndex || isTold(page, 'description', reading)
      ? []
      : [finding('description-missing', { page: page.id, field: 'description' })]),
  ])
}

/** What stands in for a title or a description that nobody has written: publishing takes the first there is (GEN-8). */
const STANDS_IN = { title: 'heading', description: 'lead' } as const

/** Whether a page has such a text of its own, or says it in a section. */
function isTold(
  page: Page,
  property: 'title' | 'description',
  { site, catalog, primary }: Reading & Pick<CheckupInput, 'site'>,
): boolean {
  if (page.meta[property][primary]) return true
  return sectionsOnPage(site, page).some((section) => {
    const template = catalog.find(section.template)
    if (!template || section.category === 'footer' || template.role === 'navigation') return false
    const texts = section.content[nameOfRole(template.fields, STANDS_IN[property]) ?? ''] ?? {}
    return isShownIn(section, primary) && Boolean((texts as Localized)[primary])
  })
}
