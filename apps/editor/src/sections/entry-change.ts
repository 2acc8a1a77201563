import { isSame, type Operation, type Section, type Site } from '@mimar/document'
import {
  answersAfter,
  type EntryRead,
  type EntryShape,
  type EntryValue,
  holdsAnswers,
  isOwn,
  isTooShort,
  itemsAfter,
  type ListRead,
  TEXT_BELOW,
} from '@mimar/document/entry-table'
import { type Content, type Item, type ListField, type Localized, valueFor } from '@mimar/fields'
import type { EntryPage } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { newId } from '../state/new-id.ts'
import { emptyText } from './entry-acts.ts'
import { articleIn } from './entry-parts.ts'

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
  const article = articleIn(page.sections, catalog)
  const lists = article && row.article ? { [article.name]: row.article } : {}
  const written = article ? [] : articleOf(row, site, catalog)
  return [
    ...row.values.flatMap((value) => fieldChange(head, value)),
    ...listChanges(head, row, catalog),
    ...(article ? listChanges(article.section, { lists, details: [] }, catalog) : []),
    ...written.map((section) => ({ do: 'insert-section', place: page.id, after: head.id, section }) as const),
    ...(isDraft === isHidden
      ? []
      : [{ do: 'set-page-flag', page: page.id, flag: 'isHidden', value: isDraft } as const]),
  ]
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
  const blocks = entry && articleIn(entry.page.sections, catalog)?.blocks
  const isWithoutText = !blocks && row.article?.items.length === 0
  const read = { ...row.lists, ...(row.article && !isWithoutText && { [TEXT_BELOW]: row.article }) }
  return Object.entries(read).flatMap(([column, said]) => {
    const list = column === TEXT_BELOW ? shape.article : shape.fields[column]
    if (list?.kind !== 'list') return []
    const before = column === TEXT_BELOW ? (blocks ?? []) : valueFor(list, entry?.head.content[column])
    return isTooShort(list, before as readonly Item[], said) ? [{ column, min: list.min }] : []
  })
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

/** The text below an entry that has none yet; nothing where the row has none either. */
function articleOf({ article }: EntryRead, site: Site, catalog: TemplateCatalog): readonly Section[] {
  if (!article || article.items.length === 0) return []
  const sections = emptyText(site, catalog)
  const found = articleIn(sections, catalog)
  if (!found) return []
  const blocks = itemsAfter(found.list, [], article, newItemId)
  return [{ ...found.section, content: { ...found.section.content, [found.name]: blocks } }]
}

/** Sections of a new entry with the text of its row: in the first that has a place for one, else before all of them. */
export function withArticle(
  sections: readonly Section[],
  row: EntryRead,
  site: Site,
  catalog: TemplateCatalog,
): readonly Section[] {
  const place = articleIn(sections, catalog)
  const [written] = articleOf(row, site, catalog)
  if (!place || !written) return [...(written ? [written] : []), ...sections]
  const blocks = articleIn([written], catalog)?.blocks ?? []
  const filled = { ...place.section, content: { ...place.section.content, [place.name]: blocks } }
  return sections.map((one) => (one === place.section ? filled : one))
}
