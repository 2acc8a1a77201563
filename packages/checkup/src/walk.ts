import { type Page, publishedPages, type Section, type Site, sectionsOnPage } from '@mimar/document'
import type { Content, Field, Fields, GroupField, Image, Json, ListField, Localized } from '@mimar/fields'

/** One value of a content: its field, and the path that leads to it. */
interface Leaf {
  readonly path: string
  readonly field: Field
  readonly value: Json
}

/** Every value of a content that is no list and no group, in order. */
export function* leavesOf(fields: Fields, content: Content, prefix = ''): Generator<Leaf> {
  for (const [name, field] of Object.entries(fields)) {
    const value = content[name] ?? field.initial
    const path = prefix + name
    if (field.kind === 'group') {
      yield* leavesOf((field as GroupField).fields, value as Content, `${path}/`)
    } else if (field.kind === 'list') {
      for (const item of value as readonly Content[]) {
        yield* leavesOf((field as ListField).fields, item, `${path}/${item.id}/`)
      }
    } else {
      yield { path, field, value }
    }
  }
}

/** One item of a list: the path that leads to it, and those it stands among. */
export interface Listed {
  readonly path: string
  readonly list: string
  readonly field: ListField
  readonly item: Content & { readonly id: string }
  readonly items: readonly Content[]
}

/** Every item of every list of a content, those in other items included, in order. */
export function* itemsOf(fields: Fields, content: Content, prefix = ''): Generator<Listed> {
  for (const [name, field] of Object.entries(fields)) {
    const value = content[name] ?? field.initial
    const list = prefix + name
    if (field.kind === 'group') yield* itemsOf((field as GroupField).fields, value as Content, `${list}/`)
    if (field.kind !== 'list') continue
    const items = value as unknown as readonly Listed['item'][]
    for (const item of items) {
      const path = `${list}/${item.id}`
      yield { path, list, field: field as ListField, item, items }
      yield* itemsOf((field as ListField).fields, item, `${path}/`)
    }
  }
}

/** Whether visitors are shown a content (GEN-7): something is written in a content, in any language, or a picture hangs in it. */
export function isSeen(fields: Fields, content: Content): boolean {
  return [...leavesOf(fields, content)].some(({ field, value }) => {
    if (field.kind === 'image') return (value as Image).media !== ''
    return field.kind === 'text' && Object.keys(value as Localized).length > 0
  })
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
