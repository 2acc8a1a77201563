import type { LanguageCode, Operation, Section, Site } from '@mimar/document'
import { findSection, narrowedFields } from '@mimar/document'
import {
  type BlockKind,
  type Content,
  type Fields,
  findField,
  initialContent,
  type Json,
  type ListField,
  type Localized,
  nameOfRole,
  valueFor,
} from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { Caret } from '../state/state.ts'

export const ALIGNMENTS = [
  ['LEFT', 'alignLeft'],
  ['CENTER', 'alignCenter'],
  ['RIGHT', 'alignRight'],
] as const

export const BUTTON_TYPES = ['primary', 'secondary', 'tertiary'] as const

export type Alignment = (typeof ALIGNMENTS)[number][0]
type ButtonType = (typeof BUTTON_TYPES)[number]

/** A value that stands beside a text: its alignment, its link, the type of its button. */
interface Beside<Value> {
  readonly path: string
  readonly value: Value
}

/** The entry of a list that a text belongs to. */
interface ItemPlace {
  readonly list: string
  readonly field: ListField
  readonly ids: readonly string[]
  readonly index: number
}

/** A text, and everything that can be changed about it beside its words. */
export interface TextPlace {
  readonly section: Section
  readonly alignment: Beside<Alignment | null> | null
  readonly link: Beside<string> | null
  readonly type: Beside<ButtonType | null> | null
  /** What of it is bold, italic or a link, by language; null where nothing can be. */
  readonly marks: (Beside<Localized> & { readonly texts: Localized }) | null
  /** What it is of a long text: a paragraph, a heading, an entry of a list … */
  readonly block: Beside<BlockKind | null> | null
  /** Whether it is what a button says. */
  readonly isButton: boolean
  readonly item: ItemPlace | null
}

/** The text with nothing but its words and what is marked in them, for who translates. */
export function wordsAlone({ section, marks }: TextPlace): TextPlace {
  return { section, alignment: null, link: null, type: null, marks, block: null, isButton: false, item: null }
}

/** Reads from the template what stands beside the text at the caret; undefined when the text is gone. */
export function placeOfText(site: Site, { section: id, path }: Caret, catalog: TemplateCatalog): TextPlace | undefined {
  const section = findSection(site, id)?.section
  const template = section && catalog.find(section.template)
  if (!section || !template || !findField(template.fields, section.content, path).ok) return undefined
  const at = path.lastIndexOf('/')
  const [above, name] = [at < 0 ? '' : path.slice(0, at), path.slice(at + 1)]
  const scope = scopeOf(narrowedFields(section, template.fields), section.content, above)
  if (!scope) return undefined
  const prefix = above === '' ? '' : `${above}/`
  const beside = (field: string | undefined) =>
    field === undefined ? null : { path: prefix + field, value: valueIn(scope, field) }
  const text = scope.fields[name]
  const { alignment, link, type, marks } = (text?.kind === 'text' && text.beside) || {}
  return {
    section,
    alignment: beside(alignment) as TextPlace['alignment'],
    link: beside(link) as TextPlace['link'],
    type: beside(type) as TextPlace['type'],
    marks: marks === undefined ? null : ({ ...beside(marks), texts: valueIn(scope, name) } as TextPlace['marks']),
    block: beside(nameOfRole(scope.fields, 'block')) as TextPlace['block'],
    isButton: text?.role === 'button',
    item: scope.item,
  }
}

/** The first button of a list is the one that matters, unless the owner has said otherwise. */
export function typeOfButton({ type, item }: TextPlace): ButtonType {
  return type?.value ?? (item?.index === 0 ? 'primary' : 'secondary')
}

/** The text at which somebody goes on after an item was added or removed: the first of the item. */
export function firstTextOf({ list, field }: ItemPlace, id: string): string | undefined {
  const name = Object.keys(field.fields).find((one) => field.fields[one]?.kind === 'text')
  return name && `${list}/${id}/${name}`
}

/** Puts an empty item after the one at the caret. */
export function insertionAfter(section: Section, { list, field, ids, index }: ItemPlace, id: string): Operation {
  const item = { ...(initialContent(field.fields) as Content), id }
  return { do: 'insert-item', section: section.id, list, after: ids[index] ?? null, item }
}

/** Moves the item one place earlier or later. */
export function moveOf(section: Section, item: ItemPlace, step: 1 | -1): Operation {
  const { ids, index } = item
  return moveAfter(section, item, (step === 1 ? ids[index + 1] : ids[index - 2]) ?? null)
}

/** Moves the item behind another of its list, or before all. */
export function moveAfter(section: Section, { list, ids, index }: ItemPlace, after: string | null): Operation {
  return { do: 'move-item', section: section.id, list, item: ids[index] as string, after }
}

/** What a section is called by its first words in a language, for who looks for it. */
export function headingIn(
  { template, content }: Section,
  language: LanguageCode,
  primary: LanguageCode,
  catalog: TemplateCatalog,
): string {
  const fields = catalog.find(template)?.fields ?? {}
  const texts = Object.keys(fields).filter((name) => fields[name]?.kind === 'text')
  const values = texts.map((name) => content[name] as { readonly [language: string]: string } | undefined)
  return values.map((value) => value?.[language] ?? value?.[primary] ?? '').find((words) => words !== '') ?? ''
}

interface Scope {
  readonly fields: Fields
  readonly content: Content
  readonly item: ItemPlace | null
}

function scopeOf(fields: Fields, content: Content, above: string): Scope | undefined {
  if (above === '') return { fields, content, item: null }
  const group = findField(fields, content, above)
  if (group.ok && group.field.kind === 'group') {
    return { fields: group.field.fields, content: valueFor(group.field, group.value), item: null }
  }
  const at = above.lastIndexOf('/')
  const [list, id] = [above.slice(0, at), above.slice(at + 1)]
  const found = findField(fields, content, list)
  if (!found.ok || found.field.kind !== 'list') return undefined
  const items = valueFor(found.field, found.value)
  const index = items.findIndex((item) => item.id === id)
  if (index < 0) return undefined
  const field = found.field
  return {
    fields: field.fields,
    content: items[index] as Content,
    item: { list, field, ids: items.map((item) => item.id), index },
  }
}

function valueIn({ fields, content }: Scope, name: string): Json {
  return content[name] ?? fields[name]?.initial ?? null
}
