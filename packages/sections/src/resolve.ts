import {
  addressOfFile,
  type Field,
  type Fields,
  type FileField,
  filesFor,
  type Image,
  type ImageField,
  isPlain,
  isWordless,
  isWritten,
  type Json,
  type KeptFile,
  type Localized,
  type MarksField,
  markedText,
  valueFor,
} from '@mimar/fields'
import type { Picture, ResolvedContent, ShownFile } from './template.ts'

/** How content becomes what a view reads. */
interface Resolution {
  readonly language: string
  /** The language that stands in for a missing text. */
  readonly primary: string
  picture(image: Image, field: ImageField): Picture | null
  /** Where visitors get a file; undefined for one that is not here. Unless given, each is where it should be. */
  readonly fileAddress?: ((file: KeptFile) => string | undefined) | undefined
  /** True on the canvas: items without any content stay; visitors do not get them (GEN-7). */
  readonly keepsEmptyItems?: boolean
  /** Told of every text that the primary language stands in for, by its path. */
  standIn?(path: string): void
}

/** Content in all languages → content in one: texts are strings, pictures are ready. Unknown keys are left out. */
export function resolveContent<F extends Fields>(
  fields: F,
  content: { readonly [name: string]: Json },
  resolution: Resolution,
): ResolvedContent<F> {
  return resolveFields(fields, content, resolution, '') as ResolvedContent<F>
}

function resolveFields(
  fields: Fields,
  content: { readonly [name: string]: Json },
  resolution: Resolution,
  path: string,
) {
  const resolved: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = content[name] ?? field.initial
    if (field.kind === 'marks') resolved[name] = marksIn(name, fields, content, resolution)
    else resolved[name] = resolveField(field, value, resolution, path + name)
  }
  return resolved
}

/** The marks of the text that is shown, whichever language it is in. */
function marksIn(
  name: string,
  fields: Fields,
  content: { readonly [name: string]: Json },
  { language, primary }: Resolution,
): string {
  const text = markedText(fields, name)
  const texts = (text === undefined ? undefined : content[text]) as Localized | undefined
  const marks = content[name] as Localized | undefined
  return marks?.[texts?.[language] === undefined ? primary : language] ?? ''
}

function resolveField(field: Exclude<Field, MarksField>, value: Json, resolution: Resolution, path: string): unknown {
  if (field.kind === 'file') return shownFiles(field, value, resolution)
  if (isPlain(field)) return field.kind === 'choice' ? (value ?? field.usual ?? null) : value
  switch (field.kind) {
    case 'text':
      // A text with a word of Mimar's own to fall back to is better in the visitor's language than in another (EDIT-13).
      if (field.fallback !== null) return valueFor(field, value)[resolution.language] ?? ''
      return textIn(valueFor(field, value), resolution, path)
    case 'image':
      return resolution.picture(valueFor(field, value), field)
    case 'list': {
      const items = listOf(value, path)
      const inner = field.fields
      const resolved = items.map((item) => ({
        ...resolveFields(inner, item, resolution, `${path}/${item.id}/`),
        id: item.id,
      }))
      return resolution.keepsEmptyItems ? resolved : resolved.filter((item) => !isEmptyItem(inner, item))
    }
    case 'group':
      return resolveFields(field.fields, valueFor(field, value), resolution, `${path}/`)
    default:
      return field satisfies never
  }
}

function shownFiles(field: FileField, value: Json, resolution: Resolution): readonly ShownFile[] {
  const { fileAddress = addressOfFile } = resolution
  return filesFor(field, valueFor(field, value), resolution).flatMap(([place, file]) => {
    const url = fileAddress(file)
    return url === undefined ? [] : [{ ...file, url, place }]
  })
}

type Items = readonly ({ readonly id: string } & { readonly [name: string]: Json })[]

/** Whoever gave something else than a list is told what, and where (VIS-5). */
function listOf(value: Json, path: string): Items {
  if (Array.isArray(value)) return value
  const got =
    value === null ? 'null' : typeof value === 'object' ? 'an object' : `the ${typeof value} ${JSON.stringify(value)}`
  throw new TypeError(`The data of the list "${path}" must be an array, and is ${got}.`)
}

function textIn(texts: Localized, { language, primary, standIn }: Resolution, path: string): string {
  const own = texts[language]
  if (own !== undefined) return own
  const other = texts[primary]
  if (other !== undefined && !isWordless(other)) standIn?.(path)
  return other ?? ''
}

/** An item that could say something and says nothing. Where items hold icons and links alone, as socials do, one without a link is empty. */
function isEmptyItem(fields: Fields, item: { readonly [name: string]: unknown }): boolean {
  if (!isEmptyContent(fields, item)) return false
  const kinds = Object.values(fields).map((field) => field.kind)
  if (kinds.some((kind) => kind === 'text' || kind === 'image' || kind === 'list' || kind === 'group')) return true
  return Object.entries(fields).every(([name, field]) => field.kind !== 'link' || !item[name])
}

/** Whether nothing of the content would be seen: all texts, pictures and lists are empty (GEN-7). */
export function isEmptyContent(fields: Fields, content: { readonly [name: string]: unknown }): boolean {
  return Object.entries(fields).every(([name, field]) => isEmptyValue(field, content[name]))
}

/** Days, hours, prices, files and what answers a list are read by visitors; icons, choices and links alone show nothing. */
const isRead = (field: Field) =>
  isWritten(field) || field.kind === 'date' || field.kind === 'file' || field.role === 'detail'

function isEmptyValue(field: Field, value: unknown): boolean {
  if (field.kind === 'marks') return true
  // A number says something, whatever it is.
  if (isPlain(field)) return !isRead(field) || (typeof value !== 'number' && !(value as string | readonly [])?.length)
  switch (field.kind) {
    case 'text':
      return value === '' || value === undefined
    case 'image':
      return value === null || value === undefined
    case 'list':
      return ((value ?? []) as readonly { readonly [name: string]: unknown }[]).every((item) =>
        isEmptyContent(field.fields, item),
      )
    case 'group':
      return isEmptyContent(field.fields, (value ?? {}) as { readonly [name: string]: unknown })
    default:
      return field satisfies never
  }
}
