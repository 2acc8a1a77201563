import { findField, type ListField } from '@mimar/fields'
import type { Catalog } from './catalog.ts'
import type { Section } from './site.ts'
import { textsIn } from './translation/texts.ts'

type Item = { readonly [name: string]: unknown }

/** What an item of a section's list is called: its first text, in whichever language; null where it has none. */
export function itemName({ template, content }: Section, list: string, item: Item, catalog: Catalog): string | null {
  const fields = catalog.find(template)?.fields
  const found = fields && findField(fields, content, list)
  return found?.ok && found.field.kind === 'list' ? firstText(found.field, item) : null
}

/** The first text of an item that says something. */
export function firstText({ fields }: Pick<ListField, 'fields'>, item: Item): string | null {
  const said = textsIn(fields, item as Section['content']).flatMap(({ texts }) => Object.values(texts))
  return (
    said
      .find((text) => text.trim() !== '')
      ?.replaceAll(/\s+/g, ' ')
      .trim() ?? null
  )
}
