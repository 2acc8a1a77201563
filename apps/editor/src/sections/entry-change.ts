import { isSame, type Operation, type Section, type Site } from '@mimar/document'
import {
  type ArticleRead,
  answersAfter,
  articleAfter,
  articleTitle,
  type EntryRead,
  type EntryShape,
  type EntryValue,
  holdsAnswers,
  isOwn,
  isTooShort,
  itemsAfter,
  type ListRead,
  saysNothing,
} from '@mimar/document/entry-table'
import { type Content, type Item, type ListField, type Localized, valueFor } from '@mimar/fields'
import type { EntryPage } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { newId } from '../state/new-id.ts'
import { emptyText } from './entry-acts.ts'
import { articlesIn } from './entry-parts.ts'

const newItemId = () => `i${newId(8)}`

/** What makes an entry what a row of a file says of it; nothing where it is so already. */
export function entryChanges(
  { page, head }: EntryPage,
  row: EntryRead,
  site: Site,
  catalog: TemplateCatalog,
): readonly Operation[] {
  const isHidden = page.isHidden === true
  const { isDraft = isHidden } = row
  return [
    ...row.values.flatMap((value) => fieldChange(head, value)),
    ...listChanges(head, row, catalog),
    ...textChanges({ page, head }, row, site, catalog),
    ...(isDraft === isHidden
      ? []
      : [{ do: 'set-page-flag', page: page.id, flag: 'isHidden', value: isDraft } as const]),
  ]
}

/** Long texts that the row makes others, and those that the entry has not yet: behind the last of it, else below its beginning. */
function textChanges(
  { page, head }: Pick<EntryPage, 'page' | 'head'>,
  row: EntryRead,
  site: Site,
  catalog: TemplateCatalog,
): readonly Operation[] {
  const texts = articlesIn(page.sections, catalog)
  const changed = texts.flatMap(({ section, name, list, blocks }, at): readonly Operation[] => {
    const read = row.articles.get(at)
    const after = read ? articleAfter(list, blocks, read, newItemId) : blocks
    return isSame(blocks, after) ? [] : [{ do: 'set-field', section: section.id, field: name, value: after }]
  })
  const behind = texts.at(-1)?.section ?? head
  const more = textsAfter(texts.length, row, site, catalog)
  const inserted = more.map((section, at): Operation => {
    return { do: 'insert-section', place: page.id, after: (more[at - 1] ?? behind).id, section }
  })
  return [...changed, ...inserted]
}

const isEmpty = (value: unknown) => value === '' || value === null || value === false

function fieldChange({ id, content }: Section, { field, language, value }: EntryValue): readonly Operation[] {
  const stored = content[field]
  const before = language === undefined ? stored : ((stored as Localized | undefined)?.[language] ?? null)
  if (isSame(before ?? null, value) || (before === undefined && isEmpty(value))) return []
  return [{ do: 'set-field', section: id, field, ...(language !== undefined && { language }), value }]
}

/** Lists that the row makes others: whole, as each item keeps its id. */
function listChanges(
  { id, template, content }: Section,
  row: SaidOfLists,
  catalog: TemplateCatalog,
): readonly Operation[] {
  const fields = catalog.find(template)?.fields ?? {}
  return Object.entries(fields).flatMap(([name, field]): readonly Operation[] => {
    if (field.kind !== 'list') return []
    const before = valueFor(field, content[name]) as readonly Item[]
    const after = listAfter(name, field, before, row)
    return isSame(before, after) ? [] : [{ do: 'set-field', section: id, field: name, value: after }]
  })
}

type SaidOfLists = Pick<EntryRead, 'lists' | 'details'>

/** A list as a row has it. A table tells of an entry's own items and, in columns of their own, of what its list asks. */
function listAfter(name: string, field: ListField, before: readonly Item[], { lists, details }: SaidOfLists) {
  const read = lists[name]
  const isAnswer = holdsAnswers(field)
  const items = read ? (read.isWhole || !isAnswer ? itemsAfter(field, before, read, newItemId) : ownAfter()) : before
  return isAnswer ? answersAfter(field, items, details, newItemId) : items

  function ownAfter(): readonly Item[] {
    const own = before.filter((item) => isOwn(item, field.fields))
    const after = itemsAfter(field, own, read as ListRead, newItemId)
    return isSame(own, after) ? before : [...before.filter((item) => !own.includes(item)), ...after]
  }
}

/** Lists of which a row leaves fewer items than there always are, as a file calls them, and how many that are. */
export function shortLists(row: EntryRead, entry: EntryPage | undefined, shape: EntryShape, catalog: TemplateCatalog) {
  const texts = entry ? articlesIn(entry.page.sections, catalog) : []
  const own = Object.entries(row.lists).map(([column, said]) => {
    const list = shape.fields[column]
    return { column, said, list, before: list && valueFor(list, entry?.head.content[column]) }
  })
  const below = [...row.articles].flatMap(([at, said]) => {
    const isWithoutText = !texts[at] && saysNothing(said)
    if (!('items' in said) || isWithoutText) return []
    return [{ column: articleTitle(at), said, list: shape.article, before: texts[at]?.blocks ?? [] }]
  })
  return [...own, ...below].flatMap(({ column, said, list, before }) =>
    list?.kind === 'list' && isTooShort(list, before as readonly Item[], said) ? [{ column, min: list.min }] : [],
  )
}

/** The section of a new entry as a row says it. */
export function headOf(head: Section, row: EntryRead, catalog: TemplateCatalog): Section {
  const changed: Record<string, Content[string]> = { ...head.content }
  for (const { field, language, value } of row.values) {
    // An empty cell of a new entry says nothing: its currency is the one that the list has.
    if (language === undefined) changed[field] = isEmpty(value) ? (changed[field] ?? value) : value
    else if (value !== null) changed[field] = { ...(changed[field] as Localized), [language]: value as string }
  }
  for (const [name, field] of Object.entries(catalog.find(head.template)?.fields ?? {})) {
    if (field.kind !== 'list') continue
    const before = valueFor(field, changed[name]) as readonly Item[]
    const after = listAfter(name, field, row.lists[name]?.isWhole ? [] : before, row)
    if (!isSame(before, after)) changed[name] = after
  }
  return { ...head, content: changed }
}

/** The long texts that an entry has not yet which has so many, up to the last of which the row says something. */
function textsAfter(count: number, { articles }: EntryRead, site: Site, catalog: TemplateCatalog): readonly Section[] {
  const last = Math.max(-1, ...[...articles].flatMap(([at, read]) => (saysNothing(read) ? [] : [at])))
  return Array.from({ length: Math.max(0, last + 1 - count) }, (_, index) => {
    const [section] = emptyText(site, catalog)
    return section ? [withBlocks(section, articles.get(count + index), catalog)] : []
  }).flat()
}

/** A section with the long text that a row has for it. */
function withBlocks(section: Section, read: ArticleRead | undefined, catalog: TemplateCatalog): Section {
  const [place] = articlesIn([section], catalog)
  if (!place || !read || saysNothing(read)) return section
  return { ...section, content: { ...section.content, [place.name]: articleAfter(place.list, [], read, newItemId) } }
}

/** Sections of a new entry with the texts of its row: in those that have a place for one, the others behind them, else before all. */
export function withArticles(
  sections: readonly Section[],
  row: EntryRead,
  site: Site,
  catalog: TemplateCatalog,
): readonly Section[] {
  const places = articlesIn(sections, catalog).map(({ section }) => section)
  const more = textsAfter(places.length, row, site, catalog)
  const behind = sections.lastIndexOf(places.at(-1) as Section) + 1
  const filled = sections.map((one) => withBlocks(one, row.articles.get(places.indexOf(one)), catalog))
  return [...filled.slice(0, behind), ...more, ...filled.slice(behind)]
}
