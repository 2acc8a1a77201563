import { findSection, type Section, type Site } from '@mimar/document'
import { findField } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { Caret } from '../state/state.ts'
import { placeOfText, type TextPlace } from './text.ts'

/** An icon's place in a section, and what can be changed about it. */
export interface IconPlace {
  readonly caret: Caret
  readonly section: Section
  /** Name of the icon, '' for none. */
  readonly value: string
  readonly item: TextPlace['item']
  /** Where the item leads, when its icon is all there is to it: then it cannot be without one. */
  readonly link: TextPlace['link']
}

/** The icon at a path; undefined when its section, item or field is gone. */
export function placeOfIcon(site: Site, caret: Caret, catalog: TemplateCatalog): IconPlace | undefined {
  const section = findSection(site, caret.section)?.section
  const template = section && catalog.find(section.template)
  if (!section || !template) return undefined
  const found = findField(template.fields, section.content, caret.path)
  if (!found.ok || found.field.kind !== 'icon') return undefined
  const item = placeOfText(site, caret, catalog)?.item ?? null
  const fields = Object.entries(item?.field.fields ?? {})
  const isAlone = !fields.some(([, { kind }]) => kind === 'text')
  const link = isAlone ? fields.find(([, { kind }]) => kind === 'link') : undefined
  const path = link && caret.path.replace(/[^/]*$/, link[0])
  const address = path === undefined ? undefined : findField(template.fields, section.content, path)
  return {
    caret,
    section,
    value: found.value as string,
    item,
    link: path !== undefined && address?.ok ? { path, value: address.value as string } : null,
  }
}
