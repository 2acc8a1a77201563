import {
  altField,
  type Content,
  type Fields,
  findField,
  isPlain,
  type Localized,
  leavesOf,
  type TextField,
  valueFor,
} from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import { findSection } from '../places.ts'
import { settingsFields } from '../settings.ts'
import { eventFields, metaFields } from '../shapes.ts'
import type { Section, Site, SiteEvent } from '../site.ts'

/** A text of some content, by its path there. */
interface TextAt {
  readonly path: string
  readonly field: TextField
  readonly texts: Localized
  readonly marks?: MarksAt
}

/** What of a text is bold, italic or a link, and where that is said. */
export interface MarksAt {
  readonly path: string
  readonly texts: Localized
}

/** Who a text belongs to, as the first step of its id: a section by its id, everything else with a word in front. */
export type Owner =
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'page' | 'event' | 'media'; readonly id: string }
  | { readonly kind: 'settings'; readonly id: '' }

/**
 * Every text of a content, in the order of its fields, or those below a path. Of pictures the words for those who
 * cannot see them.
 */
export function textsIn(fields: Fields, content: Content, below = ''): TextAt[] {
  const texts = [...leavesOf(fields, content, '', below)].flatMap(({ path, field, value }): TextAt[] => {
    if (isPlain(field)) return []
    switch (field.kind) {
      case 'text': {
        const marks = marksBeside(path, field, fields, content)
        return [{ path, field, texts: valueFor(field, value), ...(marks && { marks }) }]
      }
      case 'marks':
        return []
      case 'image': {
        const { media, alt } = valueFor(field, value)
        return media === '' ? [] : [{ path: `${path}/alt`, field: altField, texts: alt }]
      }
      default:
        return field satisfies never
    }
  })
  return below === '' ? texts : texts.filter(({ path }) => path === below || path.startsWith(`${below}/`))
}

function marksBeside(path: string, { beside }: TextField, fields: Fields, content: Content): MarksAt | undefined {
  if (beside?.marks === undefined) return undefined
  const at = path.slice(0, path.lastIndexOf('/') + 1) + beside.marks
  const found = findField(fields, content, at)
  return found.ok && found.field.kind === 'marks' ? { path: at, texts: valueFor(found.field, found.value) } : undefined
}

const mediaFields: Fields = { alt: altField }

/**
 * The texts of a section, a page's meta, the settings, an event or a picture. With a path those below it; nothing where
 * there is no such owner.
 */
export function textsOf(site: Site, owner: Owner, catalog: Catalog, below = ''): TextAt[] {
  switch (owner.kind) {
    case 'section': {
      const section = findSection(site, owner.id)?.section
      return section ? textsOfSection(section, catalog, below) : []
    }
    case 'page': {
      const page = site.pages.find(({ id }) => id === owner.id)
      return page ? textsIn(metaFields, { ...page.meta }, below) : []
    }
    case 'event': {
      const event = site.events.find(({ id }) => id === owner.id)
      return event ? textsIn(eventFields, contentOf(event), below) : []
    }
    case 'media': {
      const media = Object.hasOwn(site.media, owner.id) ? site.media[owner.id] : undefined
      return media ? textsIn(mediaFields, { alt: media.alt }, below) : []
    }
    case 'settings':
      return textsIn(settingsFields, site.settings, below)
    default:
      return owner satisfies never
  }
}

export function textsOfSection({ template, content }: Section, catalog: Catalog, below = ''): TextAt[] {
  const fields = catalog.find(template)?.fields
  return fields ? textsIn(fields, content, below) : []
}

function contentOf({ name, date, place, text }: SiteEvent): Content {
  return { name, date, place, text }
}

/** The id of a text, which stays its own when sections and items move: `hero/buttons/k1/buttonText`, `page.home/title`. */
export function textId(owner: Owner, path: string): string {
  return `${ownerId(owner)}/${path}`
}

function ownerId({ kind, id }: Owner): string {
  if (kind === 'section') return id
  return kind === 'settings' ? 'site.settings' : `${kind}.${id}`
}

/** Whether texts of that owner are content; those of pages, events and settings are for who designs (U4). */
export function isContentOwner({ kind }: Pick<Owner, 'kind'>): boolean {
  return kind === 'section' || kind === 'media'
}

/** Reads the id of a text: whose it is, and its path there. */
export function readTextId(id: string): { readonly owner: Owner; readonly path: string } {
  const slash = id.indexOf('/')
  const [first, path] = [id.slice(0, slash), id.slice(slash + 1)]
  const [, kind, name] = /^(page|event|media)\.(.+)$/.exec(first) ?? []
  if (kind !== undefined && name !== undefined) return { owner: { kind: kind as 'page', id: name }, path }
  return { owner: first === 'site.settings' ? { kind: 'settings', id: '' } : { kind: 'section', id: first }, path }
}
