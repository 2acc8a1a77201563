import {
  altField,
  type Checked,
  type ContentOf,
  type Crop,
  checkMarks,
  type Field,
  type Fields,
  type Image,
  type ImageField,
  isId,
  isPlain,
  isRecord,
  type Json,
  type ListField,
  type Localized,
  NO_IMAGE,
  nameOfRole,
  type TextField,
} from '@mimar/fields'
import { namesOf, pictureKeys } from './names.ts'
import type { Shelf } from './shelf.ts'
import type { Reading, Source } from './source.ts'

/** What reading content needs to know of the file around it. */
export interface Around {
  readonly reading: Reading
  readonly shelf: Shelf
  readonly primary: string
}

/** The same object in the file, in the primary language with all its values, and in each other language with its texts only. */
export interface Layers {
  readonly base: Source
  readonly others: readonly { readonly language: string; readonly source: Source }[]
}

/** Reads the values of a set of fields. A required text may be missing: it is a draft that is read (0023). */
export function readContent<F extends Fields>(fields: F, layers: Layers, around: Around): ContentOf<F> {
  const content: Record<string, Json> = {}
  for (const [name, field] of Object.entries(fields)) {
    content[name] = readField(name, field, fields, layers, around)
  }
  return content as ContentOf<F>
}

function readField(name: string, field: Field, fields: Fields, layers: Layers, around: Around): Json {
  const names = namesOf(name, fields)
  if (isPlain(field)) {
    return layers.base.read(names, (input): Checked<Json> => field.check(input), field.initial as Json)
  }
  switch (field.kind) {
    case 'text':
      return readText(field, names, layers, around)
    case 'marks':
      return readText({ checkText: checkMarks }, names, layers, around)
    case 'image':
      return readPicture(name, field, fields, layers, around)
    case 'list':
      return readItems(field, names, layers, around)
    case 'group':
      return readContent(field.fields, enter(layers, names), around)
    default:
      return field satisfies never
  }
}

function enter({ base, others }: Layers, names: readonly string[]): Layers {
  const below = (source: Source) => source.below(names.find((name) => source.has(name)) ?? (names[0] as string))
  return { base: below(base), others: others.map(({ language, source }) => ({ language, source: below(source) })) }
}

function readText(
  field: Pick<TextField, 'checkText'>,
  names: readonly string[],
  layers: Layers,
  { primary }: Around,
): Localized {
  const texts: Record<string, string> = {}
  for (const { language, source } of [{ language: primary, source: layers.base }, ...layers.others]) {
    const value = source.read(names, field.checkText, '')
    if (value !== '') texts[language] = value
  }
  return texts
}

function readPicture(name: string, field: ImageField, fields: Fields, layers: Layers, around: Around): Image {
  const keys = pictureKeys(field, fields)
  const nested = [keys.within, name].find((key) => key !== undefined && holdsPicture(layers.base, key, keys.url))
  const { base, others } = nested === undefined ? layers : enter(layers, [nested])
  const media = around.shelf.idOf(base.take(...keys.url), base.pathOf(...keys.url))
  return {
    media,
    alt: readAlt(keys.alt, { base, others }, around),
    isDecorative: base.read(keys.isDecorative, flag, false),
    crop: readCrop(keys.crop, base, field, around),
    width: base.read(
      keys.width,
      (input) => checkPart(field, 'width', input === 0 || input === '' ? null : Number(input)),
      null as number | null,
    ),
  }
}

const flag = (input: unknown) =>
  typeof input === 'boolean'
    ? { ok: true as const, value: input }
    : { ok: false as const, refusals: [{ code: 'not-a-flag' as const, at: '', params: {} }] }

/** Checks one part of a picture by the rules of the whole. */
function checkPart<Key extends 'crop' | 'width'>(field: ImageField, key: Key, input: unknown) {
  const checked = field.check({ ...NO_IMAGE, [key]: input })
  return checked.ok
    ? { ok: true as const, value: checked.value[key] }
    : { ok: false as const, refusals: checked.refusals.map((refusal) => ({ ...refusal, at: '' })) }
}

function holdsPicture(source: Source, key: string, urls: readonly string[]): boolean {
  const value = source.peek(key)
  return isRecord(value) && urls.some((url) => Object.hasOwn(value, url))
}

function readAlt(key: string, { base, others }: Layers, { primary, reading }: Around): Localized {
  const path = base.pathOf(key)
  const own = base.take(key) ?? {}
  const texts: Record<string, unknown> = isRecord(own) ? { ...own } : { [primary]: own }
  for (const { language, source } of others) {
    const text = source.take(key)
    if (text !== undefined && text !== null) texts[language] = text
  }
  return reading.keep(path, altField.check(texts)) ?? {}
}

const CROP_KEYS = ['containerWidth', 'containerHeight', 'width', 'left', 'top', 'transform'] as const

function readCrop(key: string, base: Source, field: ImageField, { reading }: Around): Crop | null {
  const value = base.peek(key)
  if (!isRecord(value)) {
    if (value !== undefined && value !== null && value !== '')
      reading.refuse(base.pathOf(key), { code: 'not-an-image' })
    base.take(key)
    return null
  }
  const source = base.below(key)
  const entries = CROP_KEYS.filter((name) => source.has(name)).map((name) => [name, source.take(name)] as const)
  if (entries.length === 0) return null
  const checked = checkPart(field, 'crop', Object.fromEntries(entries))
  if (checked.ok) return checked.value
  reading.refuse(base.pathOf(key), { code: 'not-an-image' })
  return null
}

/** As many as a list can hold, whatever its own limit. */
const MOST = 1000

function readItems(field: ListField, names: readonly string[], layers: Layers, around: Around): Json {
  const { reading } = around
  const path = layers.base.pathOf(...names)
  const set = nameOfRole(field.fields, 'set')
  const entries = readEntries(layers.base, names, field, around, (all) =>
    set === undefined ? all.flat() : grouped(all, set),
  )
  const { min, ceiling } = field
  const { length: count } = entries
  if (count < min) reading.note(path, { code: 'too-few', params: { min, count } })
  if (count > MOST) reading.refuse(path, { code: 'too-many', params: { max: ceiling, count } })
  else if (count > ceiling) reading.note(path, { code: 'too-many', params: { max: ceiling, count } })
  const ids = idsOf(entries, path, around)
  const others = layers.others.map(({ language, source }) => ({
    language,
    sources: alignItems(source, names, ids, field, around),
  }))
  const name = names.find((candidate) => layers.base.has(candidate)) ?? (names[0] as string)
  return entries.map((entry, index) => {
    const id = ids[index] as string
    if (entry === null) reading.refuse(`${path}[${index}]`, { code: 'not-an-object' })
    const base = layers.base.entry(name, names[0] as string, index, id, entry)
    base.take('id')
    const inner = others.flatMap(({ language, sources }) => {
      const source = sources.get(id)
      return source ? [{ language, source }] : []
    })
    return { id, ...readContent(field.fields, { base, others: inner }, around) }
  })
}

/** The entries of a list. A row may be a bare list of pictures, and pictures may stand in groups. */
function readEntries(
  source: Source,
  names: readonly string[],
  field: ListField,
  { reading }: Around,
  flat = (list: readonly unknown[]): unknown[] => list.flat(),
): unknown[] {
  const path = source.pathOf(...names)
  const list = source.take(...names)
  if (list === undefined || list === null) return []
  if (!Array.isArray(list)) {
    reading.refuse(path, { code: 'not-a-list', params: { got: typeof list } })
    return []
  }
  const inner = Object.entries(field.fields).filter(([, candidate]) => candidate.kind === 'list')
  if (inner.length === 0) return flat(list)
  const [name] = inner[0] as [string, Field]
  return list.map((entry: unknown) => (Array.isArray(entry) ? { [name]: entry } : entry))
}

/** Entries of groups as one list, each with the number of its group in a field of it; one that stands alone has none (SEC-22). */
function grouped(list: readonly unknown[], set: string): unknown[] {
  let group = 0
  return list.flatMap((entry) => {
    if (!Array.isArray(entry)) return [entry]
    group += 1
    return entry.map((inner: unknown) => (isRecord(inner) ? { ...inner, [set]: group } : inner))
  })
}

/** The ids of the entries; those without get one from their place, which no other entry has. */
function idsOf(entries: readonly unknown[], path: string, { reading }: Around): string[] {
  const given = entries.map((entry) => {
    const id = isRecord(entry) ? entry.id : undefined
    return typeof id === 'number' ? String(id) : id
  })
  const taken = new Set<unknown>()
  given.forEach((id, index) => {
    if (id === undefined || id === null) return
    if (!isId(id)) reading.refuse(`${path}[${index}].id`, { code: 'not-an-id' })
    else if (taken.has(id)) reading.refuse(`${path}[${index}].id`, { code: 'id-repeated', params: { id } })
    taken.add(id)
  })
  return given.map((id, index) => {
    if (isId(id)) return id
    let made = `i${index + 1}`
    while (taken.has(made)) made += 'x'
    taken.add(made)
    return made
  })
}

/** The entries of a translated list by the id of the item each belongs to: its own id, or else its place. */
export function alignItems(
  source: Source,
  names: readonly string[],
  ids: readonly string[],
  field: ListField,
  around: Around,
) {
  const entries = readEntries(source, names, field, around)
  const name = names.find((candidate) => source.has(candidate)) ?? (names[0] as string)
  const aligned = new Map<string, Source>()
  entries.forEach((entry, index) => {
    if (entry === null || entry === undefined) return
    const given = isRecord(entry) && entry.id !== undefined ? String(entry.id) : undefined
    const id = given ?? ids[index]
    if (id === undefined || !ids.includes(id)) {
      const message = `There is no item "${given ?? index}" in the primary language that this would translate.`
      around.reading.fault(`${source.pathOf(name)}[${index}]`, 'item-missing', message)
      return
    }
    const inner = source.entry(name, names[0] as string, index, id, entry)
    inner.take('id')
    aligned.set(id, inner)
  })
  return aligned
}
