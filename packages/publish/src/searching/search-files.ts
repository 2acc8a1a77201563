// Search index of a static site: written in parts by the hash of a page, so that one change makes one part anew.
import type { LanguageCode, Page, Site } from '@mimar/document'
import { activeLanguages, searchAddress, searchIndexAddress } from '@mimar/render'
import { type SearchList, writePart } from '@mimar/search'
import type { TemplateCatalog } from '@mimar/sections'
import { resultWordsIn } from '@mimar/sections/result-words'
import { digest } from '../digest.ts'
import { type OutputFile, type PublishInput, plainFile } from '../output.ts'
import { type PageGroup, pageGroups } from '../page-groups.ts'
import { digestOfPage, frameOf, keptTexts, type TextSource } from './page-texts.ts'

/** A part has so many pages on average at most, and at least half as many where there are several. */
const PAGES_A_PART = 32
/** Part of the name of every part: another one where parts are written otherwise. */
const FORMAT = 2
const JSON_TYPE = 'application/json; charset=utf-8'

interface Part {
  readonly language: LanguageCode
  readonly name: string
  readonly pages: readonly Page[]
}

/** What visitors of a site search: a list for each language, and the parts it names, two files each. Nothing where it has no search. */
export function* searchFiles(input: PublishInput, before?: Site): Iterable<OutputFile> {
  const { site } = input
  if (!hasSearch(site)) return
  const source = { site, catalog: input.surroundings.catalog }
  for (const { code } of activeLanguages(site)) {
    const parts = partsOf(source, code, before)
    const then = before && hasSearch(before) ? partsOf({ ...source, site: before }, code) : []
    const standing = new Set(then.map(({ name }) => name))
    if (then.length === parts.length && parts.every(({ name }) => standing.has(name))) continue
    yield listFile(code, parts)
    for (const part of parts) if (!standing.has(part.name)) yield* partFiles(source, part)
  }
}

/** The addresses of parts that `site` no longer has; those that nobody may find any more are among them. */
export function goneParts({ site, surroundings }: PublishInput, before: Site): readonly string[] {
  const { catalog } = surroundings
  const now = new Set(namesOf({ site, catalog }, before))
  return namesOf({ site: before, catalog })
    .filter((name) => !now.has(name))
    .flatMap((name) => [indexAddress(name), textsAddress(name)])
}

/** The pages of results, and the lists of what is searched. */
export function searchAddresses(site: Site): readonly string[] {
  if (!hasSearch(site)) return []
  return activeLanguages(site).flatMap(({ code }) => [searchAddress(site, code), searchIndexAddress(code)])
}

export const hasSearch = ({ settings }: Pick<Site, 'settings'>): boolean => settings.hasSearch === true

const indexAddress = (name: string) => `/search/${name}.json`
const textsAddress = (name: string) => `/search/${name}-texts.json`

const namesOf = (source: TextSource, before?: Site): readonly string[] =>
  hasSearch(source.site)
    ? activeLanguages(source.site).flatMap(({ code }) => partsOf(source, code, before).map(({ name }) => name))
    : []

/** Groups of pages that were made into parts, by what they are and by how their languages stand. */
const made = new WeakMap<TemplateCatalog, WeakMap<PageGroup, Map<string, Part>>>()

/** The parts of a language. Those whose pages are what they were `before` are not even looked at: of ten thousand pages a change concerns one. */
function partsOf(source: TextSource, language: LanguageCode, before?: Site): readonly Part[] {
  const { site, catalog } = source
  const ofGroups = made.get(catalog) ?? new WeakMap<PageGroup, Map<string, Part>>()
  made.set(catalog, ofGroups)
  const kind = frameOf(source, language)
  return pageGroups(site, PAGES_A_PART, before).flatMap((pages) => {
    if (pages.length === 0) return []
    const known = ofGroups.get(pages) ?? new Map<string, Part>()
    ofGroups.set(pages, known)
    const part = known.get(kind) ?? partOf(source, language, pages)
    known.set(kind, part)
    return part
  })
}

function partOf(source: TextSource, language: LanguageCode, pages: PageGroup): Part {
  const said = pages.map((page) => digestOfPage(source, page, language))
  return { language, name: digest([FORMAT, language, ...said].join(' ')), pages }
}

/** What a search begins with: how many pages there are, the names of the parts, and what is said of results. */
function listFile(language: LanguageCode, parts: readonly Part[]): OutputFile {
  const pages = parts.reduce((sum, part) => sum + part.pages.length, 0)
  const { alone: _, ...words } = resultWordsIn(language)
  const list: SearchList = { language, pages, words, parts: parts.map(({ name }) => name) }
  return plainFile(searchIndexAddress(language), JSON_TYPE, JSON.stringify(list))
}

function* partFiles(source: TextSource, { language, name, pages }: Part): Iterable<OutputFile> {
  const { index, texts } = writePart(
    pages.map((page) => keptTexts(source, page, language)),
    language,
  )
  yield plainFile(indexAddress(name), JSON_TYPE, index, { isImmutable: true })
  yield plainFile(textsAddress(name), JSON_TYPE, texts, { isImmutable: true })
}
