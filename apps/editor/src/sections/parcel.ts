import { type Media, primaryLanguage, type Section, type Site } from '@mimar/document'
import {
  type Content,
  type Field,
  type Fields,
  imagesIn,
  isPlain,
  type Json,
  type Localized,
  leavesOf,
  markedText,
  valueFor,
} from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { Opened } from '../state/state.ts'

/** What the clipboard calls sections of Mimar. */
export const PARCEL_TYPE = 'application/x-mimar-sections+json'

/** Sections on their way to another page or site, with everything they need there. */
export interface Parcel {
  readonly mimar: 1
  readonly site: string
  readonly primary: string
  readonly sections: readonly Section[]
  readonly media: readonly Media[]
  /** Where the bytes of each picture can be had. */
  readonly files: { readonly [media: string]: string }
}

/** Packs sections with the pictures they show. */
export function pack(sections: readonly Section[], { site, facts }: Opened, catalog: TemplateCatalog): Parcel {
  const ids = new Set(sections.flatMap((section) => mediaIn(section, catalog)))
  const media = [...ids].flatMap((id) => site.media[id] ?? [])
  const files = media.flatMap(({ id }) => {
    const largest = (facts.imageFiles[id] ?? [])
      .filter(({ type, shape }) => shape === 'full' && type !== 'image/avif')
      .toSorted((one, other) => other.width - one.width)[0]
    return largest ? [[id, new URL(largest.url, location.href).href] as const] : []
  })
  const primary = primaryLanguage(site).code
  return { mimar: 1, site: site.id, primary, sections, media, files: Object.fromEntries(files) }
}

/** Reads what came from a clipboard; null for anything else. What the sections hold is checked when they are inserted. */
export function readParcel(text: string): Parcel | null {
  try {
    const read = JSON.parse(text) as Parcel | null
    const isParcel = read?.mimar === 1 && Array.isArray(read.sections) && Array.isArray(read.media)
    return isParcel && read.sections.length > 0 ? read : null
  } catch {
    return null
  }
}

/** The words of sections, one text a line, for programs that take nothing else. */
export function plainText(sections: readonly Section[], language: string, catalog: TemplateCatalog): string {
  const texts = sections.flatMap(({ template, content }) =>
    [...leavesOf(catalog.find(template)?.fields ?? {}, content)].map(({ field, value }) =>
      field.kind === 'text' ? (valueFor(field, value)[language] ?? '') : '',
    ),
  )
  return texts.filter((text) => text !== '').join('\n')
}

/** The media a section shows. */
function mediaIn({ template, content }: Section, catalog: TemplateCatalog): readonly string[] {
  const fields = catalog.find(template)?.fields
  return fields ? imagesIn(fields, content).flatMap(({ media }) => (media ? [media] : [])) : []
}

/** A section as another site can take it: pictures under their names there, and words where its primary language needs them. */
export function unpack(
  section: Section,
  id: string,
  pictures: ReadonlyMap<string, string>,
  words: { readonly from: string; readonly to: string },
  catalog: TemplateCatalog,
): Section {
  const fields = catalog.find(section.template)?.fields
  const content = fields ? moved(fields, section.content, pictures, words) : section.content
  return { ...section, id, content }
}

function moved(
  fields: Fields,
  content: Content,
  pictures: ReadonlyMap<string, string>,
  words: { readonly from: string; readonly to: string },
): Content {
  const change = (name: string, value: Json): Json => {
    const field: Field | undefined = fields[name]
    if (!field || isPlain(field)) return value
    switch (field.kind) {
      case 'image': {
        const image = valueFor(field, value)
        return { ...image, media: pictures.get(image.media) ?? '' }
      }
      case 'text': {
        const text = valueFor(field, value)
        const own = text[words.from]
        return text[words.to] === undefined && own !== undefined ? { ...text, [words.to]: own } : text
      }
      case 'marks': {
        const texts = (content[markedText(fields, name) ?? ''] ?? {}) as Localized
        const marks = valueFor(field, value)
        const own = marks[words.from]
        return texts[words.to] === undefined && own !== undefined ? { ...marks, [words.to]: own } : marks
      }
      case 'group':
        return moved(field.fields, valueFor(field, value), pictures, words)
      case 'list':
        return valueFor(field, value).map((item) => ({ ...item, ...moved(field.fields, item, pictures, words) }))
      default:
        return field satisfies never
    }
  }
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, change(name, value)]))
}

/** The picture of a site that is the same as one that comes along. */
export function sameIn(site: Site, parcel: Parcel, media: Media): string | undefined {
  if (parcel.site === site.id) return Object.hasOwn(site.media, media.id) ? media.id : undefined
  if (media.hash === '') return undefined
  return Object.values(site.media).find(({ hash }) => hash === media.hash)?.id
}
