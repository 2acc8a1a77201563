import { isPublished, primaryLanguage, type Section, type Site } from '@mimar/document'
import type { EntryShape, EntryToWrite } from '@mimar/document/entry-table'
import { type Fields, type Item, type ListField, nameOfRole, valueFor } from '@mimar/fields'
import { collectionsOf, type PlacedList } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'

/** The long text of a section: the name of its field, and its blocks. */
interface LongText {
  readonly section: Section
  readonly name: string
  readonly list: ListField
  readonly blocks: readonly Item[]
}

function longTextIn(fields: Fields): { readonly name: string; readonly list: ListField } | undefined {
  const name = nameOfRole(fields, 'long-text')
  const list = name === undefined ? undefined : fields[name]
  return name !== undefined && list?.kind === 'list' ? { name, list } : undefined
}

/** The long texts among some sections: of an entry, what it says below its beginning. */
export const articlesIn = (sections: readonly Section[], catalog: TemplateCatalog): readonly LongText[] =>
  sections.flatMap((section) => {
    const found = longTextIn(catalog.find(section.template)?.fields ?? {})
    if (!found) return []
    return [{ section, ...found, blocks: valueFor(found.list, section.content[found.name]) as readonly Item[] }]
  })

/** What entries of a site hold, as files of them do. */
export function entryShape(site: Site, list: PlacedList, { templates }: TemplateCatalog): EntryShape {
  const articles = templates.flatMap(({ fields }) => longTextIn(fields) ?? [])
  return {
    fields: templates.find(({ role }) => role === 'entry')?.fields ?? {},
    article: articles[0]?.list,
    details: list.details.map(({ id, label = {}, kind }) => ({
      ...{ id, kind: kind ?? 'TEXT' },
      title: label[primaryLanguage(site).code] ?? Object.values(label)[0] ?? '',
    })),
    languages: site.languages.map(({ code }) => code),
  }
}

/** The entries of a list, as they go into a file. */
export function entriesToWrite(site: Site, list: PlacedList, catalog: TemplateCatalog): readonly EntryToWrite[] {
  const entries = collectionsOf(site.pages, catalog).entries.get(list.collection) ?? []
  return entries.map(({ page, head }) => ({
    ...{ address: page.path, isDraft: !isPublished(page), content: head.content },
    articles: articlesIn(page.sections, catalog).map(({ blocks }) => blocks),
  }))
}
