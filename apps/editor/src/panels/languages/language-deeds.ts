import { type Language, pathFault, primaryLanguage, type Site } from '@mimar/document'
import type { KnownLanguage } from '@mimar/document/known-languages'
import { statusOf, textsOfSite } from '@mimar/document/translation'
import { missingTexts } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { newId } from '../../state/new-id.ts'

/** How far a language is: texts that are there, how many there could be, and how many were made from another original. */
export interface TranslationProgress {
  readonly there: number
  readonly all: number
  readonly stale: number
}

export function progressOf(site: Site, catalog: TemplateCatalog): ReadonlyMap<string, TranslationProgress> {
  const texts = textsOfSite(site, catalog)
  const entries = site.languages.map(({ code }) => {
    const statuses = texts.map((text) => statusOf(site, text, code)).filter((status) => status !== 'none')
    const empty = statuses.filter((status) => status === 'empty').length
    const stale = statuses.filter((status) => status === 'stale').length
    return [code, { there: statuses.length - empty, all: statuses.length, stale }] as const
  })
  return new Map(entries)
}

/** Required texts that are written in the first language, and not in another: it cannot be the first one before they are. */
export function missingIn(site: Site, code: string, catalog: TemplateCatalog): number {
  const primary = primaryLanguage(site).code
  const own = site.pages.flatMap((page) => [...page.sections, ...(page.header ?? []), ...(page.footer ?? [])])
  return [...site.header, ...site.footer, ...own].reduce((sum, { template, content }) => {
    const fields = catalog.find(template)?.fields
    if (!fields) return sum
    const unwritten = new Set(missingTexts(fields, content, primary))
    return sum + missingTexts(fields, content, code).filter((path) => !unwritten.has(path)).length
  }, 0)
}

/** The languages in another order, which is also the one of the visitors' menu. */
export function inOrder(languages: readonly Language[], id: string, before: string | null): readonly Language[] {
  const moved = languages.find((language) => language.id === id)
  const others = languages.filter((language) => language.id !== id)
  const index = before === null ? others.length : others.findIndex((language) => language.id === before)
  if (!moved || index < 0) return languages
  return [...others.slice(0, index), moved, ...others.slice(index)].map((language, at) => ({
    ...language,
    order: at + 1,
  }))
}

/** As the languages stand in the visitors' menu. */
export function sorted(languages: readonly Language[]): readonly Language[] {
  return languages.toSorted((one, two) => one.order - two.order)
}

/** A language that nobody sees before it is switched on. */
export function withNewLanguage(site: Site, { code, name, ownName, flag }: KnownLanguage): readonly Language[] {
  const ids = new Set(site.languages.map(({ id }) => id))
  const order = Math.max(0, ...site.languages.map((language) => language.order)) + 1
  const added: Language = {
    id: ids.has(code) ? `${code}-${newId(8)}` : code,
    code,
    name,
    localizedName: ownName,
    flagCode: flag,
    smLangId: '',
    isActive: false,
    isPrimary: false,
    order,
    extras: {},
  }
  return [...site.languages, added]
}

/** A page whose address begins as that language's would; undefined where none does. */
export function pageInTheWay(site: Site, code: string): string | undefined {
  const languages = [{ ...primaryLanguage(site), code }]
  return site.pages.find(({ path }) => pathFault(path, languages) === 'language')?.path
}
