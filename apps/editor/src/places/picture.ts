import { findSection, type Media, type Section, type Site } from '@mimar/document'
import { findField, type Image, valueFor } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { Caret } from '../state/state.ts'

export type LogoColor = 'default' | 'black' | 'white'

/** A picture's place in a section, what stands there, and what can be changed about it. */
export interface PicturePlace {
  readonly caret: Caret
  readonly section: Section
  readonly image: Image
  /** null where the place is empty, or its picture is gone. */
  readonly medium: Media | null
  /** Whether it lies behind its section. */
  readonly isBackground: boolean
  /** Colour of a logo, and where it is kept; null for pictures that are no logo. */
  readonly logo: { readonly path: string; readonly color: LogoColor } | null
}

/** The picture at a path; undefined when its section, item or field is gone. */
export function placeOfPicture(site: Site, caret: Caret, catalog: TemplateCatalog): PicturePlace | undefined {
  const section = findSection(site, caret.section)?.section
  const template = section && catalog.find(section.template)
  if (!section || !template) return undefined
  const found = findField(template.fields, section.content, caret.path)
  if (!found.ok || found.field.kind !== 'image') return undefined
  const image = valueFor(found.field, found.value)
  const { role, color } = found.field
  const colorPath = color === undefined ? undefined : caret.path.replace(/[^/]*$/, color)
  const now = colorPath === undefined ? undefined : findField(template.fields, section.content, colorPath)
  return {
    caret,
    section,
    image,
    medium: Object.hasOwn(site.media, image.media) ? (site.media[image.media] as Media) : null,
    isBackground: role === 'background',
    logo: colorPath && now?.ok ? { path: colorPath, color: (now.value ?? 'default') as LogoColor } : null,
  }
}

/** Whether the picture at a path lies behind its section. */
export function isBackground(site: Site, { section: id, path }: Caret, catalog: TemplateCatalog): boolean {
  const section = findSection(site, id)?.section
  return section !== undefined && catalog.fieldFor(section.template, 'background') === path
}

/** The alternative text that visitors get in a language, and whether it stands at this place or with the picture itself. */
export function altOf({ image, medium }: PicturePlace, language: string): string {
  return image.alt[language] ?? medium?.alt[language] ?? ''
}

export function isSameCaret(one: Caret | null, other: Caret | null): boolean {
  return one?.section === other?.section && one?.path === other?.path
}
