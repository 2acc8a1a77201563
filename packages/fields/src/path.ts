import { type Field, type Fields, isRecord, type Json } from './field.ts'
import { altField, type Image, type ImageField } from './image.ts'
import type { GroupField, ListField } from './list.ts'
import type { TextField } from './text.ts'

export type Content = { readonly [name: string]: Json }

/** What a path leads to: the field, the value it holds, and whether a text may not be left empty there right now (EDIT-8). */
interface FoundField {
  readonly ok: true
  readonly field: Field
  readonly value: Json
  readonly isRequired: boolean
}

/** Where a path ends early: `step` is the name or id that is not there. */
interface LostField {
  readonly ok: false
  readonly lost: 'field' | 'item'
  readonly step: string
}

/** The field at a path such as `title`, `buttons/k1/buttonText`, `placeholders/name` or `logo/alt`. */
export function findField(fields: Fields, content: Content, path: string): FoundField | LostField {
  const steps = path.split('/')
  let here: Scope = { fields, content, requires: [] }
  for (let index = 0; ; index += 1) {
    const name = steps[index] as string
    if (!Object.hasOwn(here.fields, name)) return { ok: false, lost: 'field', step: name }
    const field = here.fields[name] as Field
    const value = (Object.hasOwn(here.content, name) ? here.content[name] : undefined) ?? field.initial
    if (index === steps.length - 1) {
      return { ok: true, field, value, isRequired: isRequiredText(field) || here.requires.includes(name) }
    }
    const next = enter(field, value, steps[index + 1] as string)
    if ('lost' in next) return next
    if (field.kind === 'list') index += 1
    here = next
    if (index === steps.length - 1) return { ok: false, lost: 'field', step: steps[index] as string }
  }
}

interface Scope {
  readonly fields: Fields
  readonly content: Content
  /** Names of texts that are required here because of how many items stand in the list. */
  readonly requires: readonly string[]
}

function enter(field: Field, value: Json, step: string): Scope | LostField {
  if (field.kind === 'group') return { fields: (field as GroupField).fields, content: value as Content, requires: [] }
  if (field.kind === 'image') return { fields: { alt: altField }, content: value as Content, requires: [] }
  if (field.kind !== 'list') return { ok: false, lost: 'field', step }
  const items = value as readonly Content[]
  const item = items.find(({ id }) => id === step)
  if (item === undefined) return { ok: false, lost: 'item', step }
  return { fields: (field as ListField).fields, content: item, requires: requiredIn(field as ListField, items.length) }
}

function isRequiredText(field: Field): boolean {
  return field.kind === 'text' && (field as TextField).isRequired
}

function requiredIn({ requiredAt }: ListField, count: number): readonly string[] {
  return requiredAt !== null && requiredAt.count === count ? requiredAt.fields : []
}

/** The content with another value at a path that `findField` has found; everything beside the path is shared. */
export function writeField(content: Content, path: string, value: Json): Content {
  return write(content, path.split('/'), value) as Content
}

function write(target: Json, [step, ...rest]: readonly string[], value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(target)) {
    return target.map((item: Json) => (isRecord(item) && item.id === step ? write(item, rest, value) : item))
  }
  const record = target as Content
  return { ...record, [step]: write(record[step] ?? {}, rest, value) }
}

/** The paths of all required texts that are empty in a language. */
export function missingTexts(fields: Fields, content: Content, language: string): string[] {
  return missingBelow({ fields, content, requires: [] }, language, '')
}

function missingBelow({ fields, content, requires }: Scope, language: string, prefix: string): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const value = content[name] ?? field.initial
    const path = prefix + name
    if (field.kind === 'text') {
      const isRequired = isRequiredText(field) || requires.includes(name)
      return isRequired && !(value as Content)[language] ? [path] : []
    }
    if (field.kind === 'group') {
      const inner = { fields: (field as GroupField).fields, content: value as Content, requires: [] }
      return missingBelow(inner, language, `${path}/`)
    }
    return field.kind === 'list' ? missingInItems(field as ListField, value as readonly Content[], language, path) : []
  })
}

function missingInItems(list: ListField, items: readonly Content[], language: string, path: string): string[] {
  const requires = requiredIn(list, items.length)
  return items.flatMap((item) =>
    missingBelow({ fields: list.fields, content: item, requires }, language, `${path}/${item.id}/`),
  )
}

/** Every picture of a content, with its path. */
export function imagesIn(
  fields: Fields,
  content: Content,
  prefix = '',
): { readonly path: string; readonly field: ImageField; readonly image: Image; readonly media: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name] ?? field.initial
    const path = prefix + name
    if (field.kind === 'image') {
      const image = value as Image
      return [{ path, field: field as ImageField, image, media: String(image.media) }]
    }
    if (field.kind === 'group') return imagesIn((field as GroupField).fields, value as Content, `${path}/`)
    if (field.kind !== 'list') return []
    const items = value as readonly Content[]
    return items.flatMap((item) => imagesIn((field as ListField).fields, item, `${path}/${item.id}/`))
  })
}

/** Every link of a content that leads somewhere, with its path. */
export function linksIn(
  fields: Fields,
  content: Content,
  prefix = '',
): { readonly path: string; readonly address: string }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name] ?? field.initial
    const path = prefix + name
    if (field.kind === 'link') return value === '' ? [] : [{ path, address: String(value) }]
    if (field.kind === 'group') return linksIn((field as GroupField).fields, value as Content, `${path}/`)
    if (field.kind !== 'list') return []
    const items = value as readonly Content[]
    return items.flatMap((item) => linksIn((field as ListField).fields, item, `${path}/${item.id}/`))
  })
}
