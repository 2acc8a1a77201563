import {
  findSection,
  type LanguageCode,
  narrowedFields,
  primaryLanguage,
  type Section,
  type Site,
} from '@mimar/document'
import {
  type BlockKind,
  findField,
  type Item,
  type ListField,
  type Localized,
  nameOfRole,
  valueFor,
} from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { hasRight } from '../state/rights.ts'
import type { Caret, Opened } from '../state/state.ts'

/** A block of a long text, and those it stands among. */
export interface BlockAt {
  readonly section: Section
  /** Path of the long text. */
  readonly list: string
  readonly field: ListField
  readonly items: readonly Item[]
  readonly index: number
  /** What its fields are called. */
  readonly names: { readonly block: string; readonly text: string; readonly marks: string }
}

/** The block whose text is at a place; undefined for every other text. */
export function blockAt(site: Site, { section: id, path }: Caret, catalog: TemplateCatalog): BlockAt | undefined {
  const section = findSection(site, id)?.section
  const template = section && catalog.find(section.template)
  const [, list = '', item, text = ''] = /^(.+)\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (!section || !template) return undefined
  const found = findField(narrowedFields(section, template.fields), section.content, list)
  if (!found.ok || found.field.kind !== 'list' || found.field.role !== 'long-text') return undefined
  const { field } = found
  const items = valueFor(field, found.value)
  const index = items.findIndex((one) => one.id === item)
  const block = nameOfRole(field.fields, 'block')
  const of = field.fields[text]
  const marks = of?.kind === 'text' ? of.beside?.marks : undefined
  if (index < 0 || block === undefined || marks === undefined) return undefined
  return { section, list, field, items, index, names: { block, text, marks } }
}

/** Whether blocks are made, moved and removed here: they are those of the first language, others translate them one by one. */
export const mayBuild = (opened: Opened): boolean =>
  opened.language === primaryLanguage(opened.site).code && hasRight(opened, 'edit-site')

/** What a block is, and what it says in a language. */
export interface BlockWords {
  readonly id: string
  readonly block: BlockKind
  readonly text: string
  readonly marks: string
}

export function wordsOfBlock({ names }: BlockAt, item: Item, language: LanguageCode): BlockWords {
  return {
    id: item.id,
    block: (item[names.block] as BlockKind | null) ?? 'PARAGRAPH',
    text: textsOfBlock(item, names.text)[language] ?? '',
    marks: textsOfBlock(item, names.marks)[language] ?? '',
  }
}

export const textsOfBlock = (item: Item, name: string): Localized => (item[name] ?? {}) as Localized

/** The path of the text of a block. */
export const pathOfBlock = ({ list, names }: BlockAt, id: string): string => `${list}/${id}/${names.text}`
