import type { Json } from './checked.ts'
import { type Content, type Field, type Fields, type GroupField, type ListField, valueFor } from './field.ts'

/** One value of a content: its field, and the path that leads to it. */
export interface Leaf {
  readonly path: string
  readonly field: Exclude<Field, ListField | GroupField>
  readonly value: Json
}

/** Every value of a content that is no list and no group, in order. */
export function* leavesOf(fields: Fields, content: Content, prefix = ''): Generator<Leaf> {
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix + name
    if (field.kind === 'group') yield* leavesOf(field.fields, valueFor(field, content[name]), `${path}/`)
    else if (field.kind === 'list') {
      for (const item of valueFor(field, content[name])) yield* leavesOf(field.fields, item, `${path}/${item.id}/`)
    } else yield { path, field, value: valueFor(field, content[name]) }
  }
}

/** Every picture of a content, with its path. */
export function imagesIn(fields: Fields, content: Content) {
  return [...leavesOf(fields, content)].flatMap(({ path, field, value }) => {
    if (field.kind !== 'image') return []
    const image = valueFor(field, value)
    return [{ path, field, image, media: String(image.media) }]
  })
}

/** Every link of a content that leads somewhere, with its path. */
export function linksIn(fields: Fields, content: Content): { readonly path: string; readonly address: string }[] {
  return [...leavesOf(fields, content)].flatMap(({ path, field, value }) =>
    field.kind === 'link' && value !== '' ? [{ path, address: String(value) }] : [],
  )
}
