import { isRecord, type Json } from './checked.ts'
import { type Content, type Field, type Fields, isPlain, type ListField, valueFor } from './field.ts'
import { altField } from './image.ts'

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
  if (isPlain(field)) return { ok: false, lost: 'field', step }
  switch (field.kind) {
    case 'group':
      return { fields: field.fields, content: valueFor(field, value), requires: [] }
    case 'image':
      return { fields: { alt: altField }, content: valueFor(field, value), requires: [] }
    case 'list': {
      const items = valueFor(field, value)
      const item = items.find(({ id }) => id === step)
      if (item === undefined) return { ok: false, lost: 'item', step }
      return { fields: field.fields, content: item, requires: requiredIn(field, items.length) }
    }
    case 'text':
    case 'marks':
      return { ok: false, lost: 'field', step }
    default:
      return field satisfies never
  }
}

const isRequiredText = (field: Field) => field.kind === 'text' && field.isRequired

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
    const path = prefix + name
    if (field.kind === 'text') {
      const isRequired = isRequiredText(field) || requires.includes(name)
      return isRequired && !valueFor(field, content[name])[language] ? [path] : []
    }
    if (field.kind === 'group') {
      const inner = { fields: field.fields, content: valueFor(field, content[name]), requires: [] }
      return missingBelow(inner, language, `${path}/`)
    }
    return field.kind === 'list' ? missingInItems(field, valueFor(field, content[name]), language, path) : []
  })
}

function missingInItems(list: ListField, items: readonly Content[], language: string, path: string): string[] {
  const requires = requiredIn(list, items.length)
  return items.flatMap((item) =>
    missingBelow({ fields: list.fields, content: item, requires }, language, `${path}/${item.id}/`),
  )
}
