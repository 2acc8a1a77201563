import { findSection, type Media, type Section, type Site } from '@mimar/document'
import { findField, type Image } from '@mimar/fields'
import { findTemplate } from '@mimar/sections/definitions'
import type { Caret } from '../state/state.ts'

export type LogoColor = 'default' | 'black' | 'white'

/** A picture's place in a section, what stands there, and what can be changed about it. */
export interface PicturePlace {
  readonly caret: Caret
  readonly section: Section
  readonly image: Image
  /** null where the place is empty, or its picture is gone. */
  readonly medium: Media | null
  /** Colour of a logo, and where it is kept; null for pictures that are no logo. */
  readonly logo: { readonly path: string; readonly color: LogoColor } | null
}

/** The picture at a path; undefined when its section, item or field is gone. */
export function placeOfPicture(site: Site, caret: Caret): PicturePlace | undefined {
  const section = findSection(site, caret.section)?.section
  const template = section && findTemplate(section.template)
  if (!section || !template) return undefined
  const found = findField(template.fields, section.content, caret.path)
  if (!found.ok || found.field.kind !== 'image') return undefined
  const image = found.value as Image
  const colorPath = caret.path.replace(/[^/]*$/, 'logoColor')
  const color = findField(template.fields, section.content, colorPath)
  const isLogo = found.field.keys.width !== undefined && color.ok
  return {
    caret,
    section,
    image,
    medium: Object.hasOwn(site.media, image.media) ? (site.media[image.media] as Media) : null,
    logo: isLogo ? { path: colorPath, color: (color.value ?? 'default') as LogoColor } : null,
  }
}

/** The alternative text that visitors get in a language, and whether it stands at this place or with the picture itself. */
export function altOf({ image, medium }: PicturePlace, language: string): string {
  return image.alt[language] ?? medium?.alt[language] ?? ''
}

export function isSameCaret(one: Caret | null, other: Caret | null): boolean {
  return one?.section === other?.section && one?.path === other?.path
}
