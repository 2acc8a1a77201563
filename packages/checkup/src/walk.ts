import { type Page, publishedPages, type Section, type Site, sectionsOnPage } from '@mimar/document'
import { type Content, type Fields, type Item, type ListField, leavesOf, valueFor } from '@mimar/fields'

/** One item of a list: the path that leads to it, and those it stands among. */
export interface ListedItem {
  readonly path: string
  readonly list: string
  readonly field: ListField
  readonly item: Item
  readonly items: readonly Item[]
}

/** Every item of every list of a content, those in other items included, in order. */
export function* itemsOf(fields: Fields, content: Content, prefix = ''): Generator<ListedItem> {
  for (const [name, field] of Object.entries(fields)) {
    const list = prefix + name
    if (field.kind === 'group') yield* itemsOf(field.fields, valueFor(field, content[name]), `${list}/`)
    if (field.kind !== 'list') continue
    const items = valueFor(field, content[name])
    for (const item of items) {
      const path = `${list}/${item.id}`
      yield { path, list, field, item, items }
      yield* itemsOf(field.fields, item, `${path}/`)
    }
  }
}

/** Whether visitors are shown a content (GEN-7): something is written in a content, in any language, a picture hangs in it, or a file is there. */
export function isSeen(fields: Fields, content: Content): boolean {
  // Most sections say something at once.
  for (const { field, value } of leavesOf(fields, content)) {
    if (field.kind === 'image' && valueFor(field, value).media !== '') return true
    if (field.kind === 'file' && Object.keys(valueFor(field, value)).length > 0) return true
    if (field.kind === 'text' && Object.keys(valueFor(field, value)).length > 0) return true
  }
  return false
}

/** A section that visitors see, and the first page they see it on. */
interface Seen {
  readonly page: Page
  readonly section: Section
}

/** Every section that visitors see, once: shared ones on the first page that shows them. */
export function seenSections(site: Site): readonly Seen[] {
  const known = new Set<Section>()
  const seen: Seen[] = []
  for (const page of publishedPages(site)) {
    for (const section of sectionsOnPage(site, page)) {
      if (section.isHidden || known.has(section)) continue
      known.add(section)
      seen.push({ page, section })
    }
  }
  return seen
}
