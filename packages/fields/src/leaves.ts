import type { Json } from './checked.ts'
import {
  type Content,
  type Field,
  type FieldKind,
  type Fields,
  type GroupField,
  type ListField,
  valueFor,
} from './field.ts'

/** One value of a content: its field, and the path that leads to it. */
interface Leaf {
  readonly path: string
  readonly field: Exclude<Field, ListField | GroupField>
  readonly value: Json
}

/**
 * Every value of a content that is no list and no group, in order. With `below`, those on the way to that path; nothing
 * else is read.
 */
export function* leavesOf(fields: Fields, content: Content, prefix = '', below = ''): Generator<Leaf> {
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix + name
    if (!leads(path, below)) continue
    if (field.kind === 'group') yield* leavesOf(field.fields, valueFor(field, content[name]), `${path}/`, below)
    else if (field.kind === 'list') {
      for (const item of valueFor(field, content[name])) {
        if (leads(`${path}/${item.id}`, below)) yield* leavesOf(field.fields, item, `${path}/${item.id}/`, below)
      }
    } else yield { path, field, value: valueFor(field, content[name]) }
  }
}

/** Whether one of two paths leads to the other, or they are the same. */
function leads(path: string, to: string): boolean {
  const [short, long] = path.length < to.length ? [path, to] : [to, path]
  return short === '' || (long.startsWith(short) && (long.length === short.length || long[short.length] === '/'))
}

/** Every picture of a content, with its path; with `below`, the picture at that path and those below it. */
export function imagesIn(fields: Fields, content: Content, below = '') {
  if (!holdImages(fields)) return []
  return [...leavesOf(fields, content, '', below)].flatMap(({ path, field, value }) => {
    if (field.kind !== 'image') return []
    const image = valueFor(field, value)
    return [{ path, field, image, media: String(image.media) }]
  })
}

const holdImages = holding('image')

/** Whether there can be a value of a kind at all: contents of templates without one are not looked through. */
export function holding(kind: FieldKind): (fields: Fields) => boolean {
  const known = new WeakMap<Fields, boolean>()
  return function holds(fields) {
    const before = known.get(fields)
    if (before !== undefined) return before
    const found = Object.values(fields).some((field) =>
      field.kind === 'list' || field.kind === 'group' ? holds(field.fields) : field.kind === kind,
    )
    known.set(fields, found)
    return found
  }
}

/** Every link of a content that leads somewhere, with its path. */
export function linksIn(fields: Fields, content: Content): { readonly path: string; readonly address: string }[] {
  return [...leavesOf(fields, content)].flatMap(({ path, field, value }) =>
    field.kind === 'link' && value !== '' ? [{ path, address: String(value) }] : [],
  )
}
