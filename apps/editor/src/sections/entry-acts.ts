import { type Page, primaryLanguage, type Section, type Site } from '@mimar/document'
import { type Content, type Fields, initialContent, nameOfRole } from '@mimar/fields'
import { collectedOn, collectionsOf, type EntryPage, entriesInOrder, type PlacedList } from '@mimar/render/entries'
import { currencyOf, isOfToday, isTyped, newEntry, type Template, type TemplateCatalog } from '@mimar/sections'
import { newItem } from '../places/new-item.ts'
import { freePath, pathFor } from '../places/page-path.ts'
import type { Editor } from '../state/editor.ts'
import { newId } from '../state/new-id.ts'
import { hasRight } from '../state/rights.ts'
import { articlesIn } from './entry-parts.ts'
import { likeThose } from './like-last.ts'
import { newSection } from './new-section.ts'
import { newSectionId } from './section-id.ts'

/** A list as its owner sees it. */
interface ShownList {
  /** Where it is defined; undefined where that is gone. */
  readonly home: PlacedList | undefined
  /** Drafts are among them. */
  readonly entries: readonly EntryPage[]
}

/** The list that a section shows, with its entries in their order. */
export function listShownBy(site: Site, section: string, language: string, catalog: TemplateCatalog): ShownList {
  const lists = site.pages.flatMap((page) => collectedOn(page, catalog).lists)
  const shown = lists.find((list) => list.section.id === section)
  const { homes, entries } = collectionsOf(site.pages, catalog)
  const home = homes.get(shown?.collection ?? '')
  return { home, entries: home ? entriesInOrder(entries.get(home.collection) ?? [], home, site, language) : [] }
}

/** What begins an entry on a page that is there already stands in the list of the site; among several its owner chooses. */
export function belonging({ role, fields }: Template, site: Site, catalog: TemplateCatalog): Content {
  const name = nameOfRole(fields, 'collection')
  const [list, ...others] = role === 'entry' ? collectionsOf(site.pages, catalog).homes.keys() : []
  return name === undefined || list === undefined || others.length > 0 ? {} : { [name]: list }
}

interface NewEntry {
  readonly list: PlacedList
  readonly title: string
  /** In which the title is written, beside the primary one, where it stands in; '' is the primary one. */
  readonly language: string
  /** Today, as calendars write it. */
  readonly day: string
  /** Its address, where that does not follow from the title. */
  readonly path?: string
  /** What its price is in; as `usualCurrency` has it unless said. */
  readonly currency?: string
  /** With nothing but empty long texts below, and one at least, for who cannot add any: each is published once it says something. */
  readonly hasText?: boolean
}

/** A page that stands in a list, with its beginning ready and made like the page of the last entry, in which nothing is written; undefined where there is no template for one. */
export function entryPage(site: Site, entry: NewEntry, catalog: TemplateCatalog) {
  const { list, title, language, day, path, hasText = false } = entry
  const { currency = usualCurrency(site, list, catalog) } = entry
  const template = catalog.templates.find(({ role }) => role === 'entry')
  if (!template) return undefined
  // Empty places are asked for where they stand; a sample would be told by every list.
  const begun = newSection(template, site, new Map(), newSectionId())
  const last = collectionsOf(site.pages, catalog).entries.get(list.collection)?.at(-1)
  const [head = begun] = last ? likeThose([last.head], catalog) : []
  // In other languages the words of the title stand in, until somebody translates it.
  const texts = { [primaryLanguage(site).code]: title, ...(language !== '' && { [language]: title }) }
  const own = newEntry({ collection: list.collection, day: isOfToday(list.kind) ? day : '', title: texts, currency })
  const above = list.page.path === '/' ? '' : list.page.path
  const page: Page = {
    id: `p${newId(12)}`,
    path: path ?? freePath(site, above + pathFor(title, site)),
    meta: { title: {}, keywords: {}, description: {} },
    sections: [
      {
        ...head,
        content: { ...initialContent(template.fields), ...head.content, ...own, ...askedBy(list, template.fields) },
      },
      ...below(last, site, hasText, catalog),
    ],
    ...{ header: null, footer: null, extras: {} },
  }
  return { page, head: head.id, next: nameOfRole(template.fields, 'lead') }
}

/** What stands below the beginning, as on the page of the entry that was made last; of who adds long texts alone, one of those. */
function below(last: EntryPage | undefined, site: Site, hasText: boolean, catalog: TemplateCatalog) {
  const like = likeThose(last?.page.sections.filter((one) => one !== last.head) ?? [], catalog)
  if (!hasText) return like
  const texts = like.filter((one) => articlesIn([one], catalog).length > 0)
  return texts.length > 0 ? texts : emptyText(site, catalog)
}

/** Empty places for what the list asks of all and is written where it stands. */
function askedBy({ details }: PlacedList, fields: Fields): Content {
  const found = Object.entries(fields).find(([, one]) => one.kind === 'list' && nameOfRole(one.fields, 'detail'))
  const [name, list] = found ?? []
  const typed = details.filter(({ kind }) => isTyped(kind ?? 'TEXT'))
  if (name === undefined || list?.kind !== 'list' || typed.length === 0) return {}
  return { [name]: typed.map(({ id }) => ({ ...newItem(list, `i${newId(8)}`), of: id })) }
}

/** What prices of a list are in: as of the entry that was made last, else as of any other prices of the site. */
export function usualCurrency(site: Site, { collection }: PlacedList, catalog: TemplateCatalog): string {
  const currencyIn = ({ template, content }: Section) => currencyOf(catalog.find(template), content)
  const entries = collectionsOf(site.pages, catalog).entries.get(collection) ?? []
  const last = entries.findLast(({ head }) => currencyIn(head) !== '')
  if (last) return currencyIn(last.head)
  for (const { sections } of site.pages) {
    const priced = sections.find((section) => currencyIn(section) !== '')
    if (priced) return currencyIn(priced)
  }
  return ''
}

/** An article in which nothing is written, which looks as any new one does; nothing where there is no template for one. */
export function emptyText(site: Site, catalog: TemplateCatalog): readonly Section[] {
  const template = catalog.templates.find(({ fields }) => nameOfRole(fields, 'long-text') !== undefined)
  if (!template) return []
  const section = newSection(template, site, new Map(), newSectionId())
  const looks = Object.entries(section.content).filter(([name]) => template.fields[name]?.isDesign)
  return [{ ...section, content: { ...initialContent(template.fields), ...Object.fromEntries(looks) } }]
}

/** Adds an entry behind all pages, goes there, and puts the caret into what comes after its title. */
export function addEntry(editor: Editor, entry: NewEntry): boolean {
  const { opened } = editor.store.getState()
  const hasText = !hasRight(opened, 'design-site')
  const made = opened && entryPage(opened.site, { ...entry, hasText }, editor.catalog)
  if (!opened || !made) return false
  const after = opened.site.pages.at(-1)?.id ?? null
  const operations = [{ do: 'insert-page', after, page: made.page } as const]
  editor.do({ name: { kind: 'PageAdded', template: '' }, operations })
  const now = editor.store.getState().opened
  if (!now?.site.pages.some(({ id }) => id === made.page.id)) return false
  editor.goTo(made.page.id)
  if (made.next !== undefined) editor.placeCaret({ section: made.head, path: made.next, isWhole: true })
  return true
}
