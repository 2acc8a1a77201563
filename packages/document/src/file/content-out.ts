import {
  type Content,
  type Field,
  type Fields,
  type Image,
  type ImageField,
  isPlain,
  isRecord,
  type Json,
  type ListField,
  type Localized,
  leavesOf,
  nameOfRole,
  valueFor,
} from '@mimar/fields'
import { fileKeys, pictureKeys } from './names.ts'

/** An object of the file while it is being written. */
export type Tree = { [key: string]: Json }

/** Content as a file has it in the primary language: texts are strings, pictures are their keys. */
export function writeContent(fields: Fields, content: Content, primary: string): Tree {
  const tree: Tree = {}
  ownKeys.set(tree, fileKeys(fields))
  for (const [name, field] of Object.entries(fields)) {
    const value = content[name]
    if (field.kind === 'image') writePicture(tree, field, fields, valueFor(field, value))
    else if (!isLeftOut(field, value)) tree[name] = writeValue(field, value, primary)
  }
  return tree
}

/** Nobody has to know of films who has none: files without them stay as they were. */
const isLeftOut = (field: Field, value: Json | undefined) =>
  field.role === 'background-film' && Object.keys(valueFor(field, value) ?? {}).length === 0

function writeValue(field: Exclude<Field, ImageField>, value: Json | undefined, primary: string): Json {
  if (isPlain(field)) return valueFor(field, value)
  switch (field.kind) {
    case 'text':
    case 'marks':
      return valueFor(field, value)[primary] ?? ''
    case 'group':
      return writeContent(field.fields, valueFor(field, value), primary)
    case 'list':
      return writeItems(field, valueFor(field, value), primary)
    default:
      return field satisfies never
  }
}

function writeItems({ fields }: ListField, items: readonly Content[], primary: string): Json {
  const trees = items.map((item) => withId(item, writeContent(fields, item, primary)))
  const set = nameOfRole(fields, 'set')
  return set === undefined ? trees : inGroups(trees, set)
}

/** Neighbours of one group as a list of their own, as files hold them; without groups as they are (SEC-22). */
function inGroups(items: readonly Tree[], set: string): Json {
  const lists: { readonly group: Json; readonly items: Tree[] }[] = []
  for (const item of items) {
    const group = item[set] ?? null
    delete item[set]
    const last = lists.at(-1)
    if (last && last.group === group) last.items.push(item)
    else lists.push({ group, items: [item] })
  }
  return lists.flatMap((list) => (list.group === null ? list.items : [list.items]))
}

function withId(item: Content, tree: Tree): Tree {
  const identified: Tree = { id: item.id as Json, ...tree }
  ownKeys.set(identified, { has: (key) => key === 'id' || ownKeys.get(tree)?.has(key) === true })
  return identified
}

function writePicture(tree: Tree, field: ImageField, fields: Fields, value: Image): void {
  const keys = pictureKeys(field, fields)
  const target: Tree = keys.within === undefined ? tree : {}
  if (keys.within !== undefined) {
    tree[keys.within] = target
    ownKeys.set(target, fileKeys(fields))
  }
  target[keys.url[0] as string] = value.media
  if (Object.keys(value.alt).length > 0) target[keys.alt] = value.alt
  if (value.isDecorative) target[keys.isDecorative] = true
  if (value.crop !== null) target[keys.crop] = { ...value.crop }
  if (value.width !== null) target[keys.width] = value.width
}

/** Texts, and what is marked in them. */
const isByLanguage = ({ kind }: Field) => kind === 'text' || kind === 'marks'

/** The texts of a content in one other language, in the same shape; undefined where there is none. */
export function writeTexts(fields: Fields, content: Content, language: string): Tree | undefined {
  const tree: Tree = {}
  ownKeys.set(tree, fileKeys(fields))
  for (const [name, field] of Object.entries(fields)) {
    const texts = textsOf(field, content[name], language)
    if (texts !== undefined) tree[name] = texts
  }
  return Object.keys(tree).length > 0 ? tree : undefined
}

function textsOf(field: Field, value: Json | undefined, language: string): Json | undefined {
  if (isByLanguage(field)) return (valueFor(field, value) as Localized)[language]
  if (field.kind === 'group') return writeTexts(field.fields, valueFor(field, value), language)
  if (field.kind !== 'list') return undefined
  const items = valueFor(field, value).flatMap((item) => {
    const texts = writeTexts(field.fields, item, language)
    return texts ? [withId(item, texts)] : []
  })
  return items.length > 0 ? items : undefined
}

/** Every language some text of a content is written in. */
export function languagesIn(fields: Fields, content: Content): string[] {
  return [...leavesOf(fields, content)].flatMap(({ field, value }) =>
    isByLanguage(field) ? Object.keys(valueFor(field, value) as Localized) : [],
  )
}

/** Keys that an object of the file has a meaning for, whether they are written or not. */
const ownKeys = new WeakMap<object, { has(key: string): boolean }>()

/** The object as one in which every key has a meaning. */
export function closed(tree: Tree): Tree {
  ownKeys.set(tree, { has: () => true })
  return tree
}

/** Puts unknown keys back where they came from; one whose place is gone stays on top, under its whole path. */
export function placeUnknown(tree: Tree, extras: Content): Tree {
  for (const [path, value] of Object.entries(extras)) {
    const steps = path.split('/')
    const key = steps.pop() as string
    const place = steps.length === 0 ? undefined : findPlace(tree, steps)
    if (place && !Object.hasOwn(place, key) && !ownKeys.get(place)?.has(key)) place[key] = value
    else if (!Object.hasOwn(tree, path)) tree[path] = value
  }
  return tree
}

function findPlace(tree: Tree, steps: readonly string[]): Tree | undefined {
  let place: Json | undefined = tree
  for (const step of steps) {
    if (Array.isArray(place))
      place = (place as readonly Json[]).flat().find((entry) => isRecord(entry) && entry.id === step)
    else place = isRecord(place) && Object.hasOwn(place, step) ? (place as Tree)[step] : undefined
  }
  return isRecord(place) ? (place as Tree) : undefined
}
