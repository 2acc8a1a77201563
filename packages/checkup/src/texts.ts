import { type Language, type Page, primaryLanguage, type Site } from '@mimar/document'
import { statusOf } from '@mimar/document/translation'
import { type Image, isWordless, type Localized, missingTexts, type TextField } from '@mimar/fields'
import { type CheckupInput, type Finding, finding } from './finding.ts'
import { leavesOf, seenSections } from './walk.ts'

/** Texts that visitors must find and that are empty. */
export function requiredTexts({ site, catalog }: CheckupInput): Finding[] {
  const primary = primaryLanguage(site).code
  return seenSections(site).flatMap(({ page, section }) => {
    const fields = catalog.find(section.template)?.fields ?? {}
    if (!saysAnything(fields, section.content)) return []
    return missingTexts(fields, section.content, primary).map((field) =>
      finding('text-required', { page: page.id, section: section.id, field, language: primary }),
    )
  })
}

/** A section in which nothing is written and no picture hangs is not shown to visitors at all (GEN-7). */
function saysAnything(...[fields, content]: Parameters<typeof leavesOf>): boolean {
  return [...leavesOf(fields, content)].some(({ field, value }) => {
    if (field.kind === 'image') return (value as Image).media !== ''
    return field.kind === 'text' && Object.keys(value as Localized).length > 0
  })
}

/** Texts for which visitors of another language get the primary one. */
export function untranslatedTexts({ site, catalog }: CheckupInput): Finding[] {
  const primary = primaryLanguage(site).code
  const others = site.languages.filter(({ code, isActive }) => isActive && code !== primary)
  const isMissing = (texts: Localized, { code }: Language) => !isWordless(texts[primary] ?? '') && !texts[code]
  return seenSections(site).flatMap(({ page, section }) => {
    const leaves = [...leavesOf(catalog.find(section.template)?.fields ?? {}, section.content)]
    // A text with a word of Mimar's own to fall back to is there in every language.
    const texts = leaves.filter(({ field }) => field.kind === 'text' && (field as TextField).fallback === null)
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
export function pageTexts({ site }: CheckupInput): Finding[] {
  const primary = primaryLanguage(site).code
  return site.pages.flatMap((page) => [
    ...(hasText(page, 'title', primary) ? [] : [finding('title-missing', { page: page.id, field: 'title' })]),
    ...(hasText(page, 'description', primary) || saysSomething(site, page)
      ? []
      : [finding('description-missing', { page: page.id, field: 'description' })]),
  ])
}

function hasText(page: Page, property: 'title' | 'description', language: string): boolean {
  return Boolean(page.meta[property][language])
}

/** A page without a description of its own is described by its first paragraph. */
function saysSomething(site: Site, page: Page): boolean {
  const primary = primaryLanguage(site).code
  return page.sections.some(({ content, isHidden }) => {
    const paragraph = (content.paragraph ?? {}) as Localized
    return !isHidden && Boolean(paragraph[primary])
  })
}
