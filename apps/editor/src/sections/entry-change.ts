import { isSame, type Operation, type Section, type Site } from '@mimar/document'
import { type EntryRead, type EntryValue, itemsAfter } from '@mimar/document/entry-table'
import { type Content, type Item, type Localized, valueFor } from '@mimar/fields'
import type { EntryPage } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { newId } from '../state/new-id.ts'
import { emptyText } from './entry-acts.ts'
import { articleIn } from './entry-parts.ts'

const newItemId = () => `i${newId(8)}`

type Lists = EntryRead['lists']

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
    ...listChanges(head, row.lists, catalog),
    ...(article ? listChanges(article.section, lists, catalog) : []),
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
function listChanges({ id, template, content }: Section, lists: Lists, catalog: TemplateCatalog): readonly Operation[] {
  return Object.entries(lists).flatMap(([name, read]): readonly Operation[] => {
    const field = catalog.find(template)?.fields[name]
    if (field?.kind !== 'list') return []
    const before = valueFor(field, content[name]) as readonly Item[]
    const after = itemsAfter(field, before, read, newItemId)
    return isSame(before, after) ? [] : [{ do: 'set-field', section: id, field: name, value: after }]
  })
}

/** The section of a new entry as a row says it. */
export function headOf(head: Section, { values, lists }: EntryRead, catalog: TemplateCatalog): Section {
  const changed: Record<string, Content[string]> = { ...head.content }
  for (const { field, language, value } of values) {
    if (language === undefined) changed[field] = value
    else if (value !== null) changed[field] = { ...(changed[field] as Localized), [language]: value as string }
  }
  for (const [name, read] of Object.entries(lists)) {
    const field = catalog.find(head.template)?.fields[name]
    if (field?.kind === 'list') changed[name] = itemsAfter(field, [], read, newItemId)
  }
  return { ...head, content: changed }
}

/** The text below an entry that has none yet; nothing where the row has none either. */
export function articleOf({ article }: EntryRead, site: Site, catalog: TemplateCatalog): readonly Section[] {
  if (!article || article.items.length === 0) return []
  const sections = emptyText(site, catalog)
  const found = articleIn(sections, catalog)
  if (!found) return []
  const blocks = itemsAfter(found.list, [], article, newItemId)
  return [{ ...found.section, content: { ...found.section.content, [found.name]: blocks } }]
}
