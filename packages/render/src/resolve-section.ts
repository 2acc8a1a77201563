import type { LanguageCode, Media, MediaId, Section, Site } from '@mimar/document'
import { isEmptyContent, resolveContent, type Template, type ViewProps } from '@mimar/sections'
import { pictureOf } from './picture.ts'
import type { Surroundings } from './surroundings.ts'

/** What a section's content is read with. */
interface Reading {
  readonly media: Site['media']
  readonly language: LanguageCode
  readonly primary: LanguageCode
  readonly surroundings: Surroundings
  /** True on the canvas: items without any content stay (GEN-7). */
  readonly keepsEmptyItems: boolean
}

/** A section's content in one language, and what it was read from. */
export interface ResolvedSection {
  readonly section: Section
  readonly template: Template | undefined
  readonly content: ViewProps['content']
  /** Paths of texts that the primary language stands in for. */
  readonly standIns: ReadonlySet<string>
  readonly isEmpty: boolean
  readonly reading: Reading
  readonly usedMedia: ReadonlyMap<MediaId, Media | undefined>
}

/** Reads a section in one language; the answer of last time comes back while nothing it was read from has changed. */
export function resolveSection(section: Section, reading: Reading, before?: ResolvedSection): ResolvedSection {
  if (before && isSameReading(before, section, reading)) return before
  const template = reading.surroundings.catalog.find(section.template)
  const standIns = new Set<string>()
  const usedMedia = new Map<MediaId, Media | undefined>()
  const { language, primary, media, surroundings, keepsEmptyItems } = reading
  const content = template
    ? resolveContent(template.fields, section.content, {
        language,
        primary,
        keepsEmptyItems,
        standIn: (path) => standIns.add(path),
        picture(image, field) {
          if (image.media === '') return null
          usedMedia.set(image.media, media[image.media])
          return pictureOf({ image, field, media, language, primary, surroundings })
        },
      })
    : {}
  const isEmpty = template === undefined || isEmptyContent(template.fields, content)
  return { section, template, content, standIns, isEmpty, reading, usedMedia }
}

function isSameReading(before: ResolvedSection, section: Section, reading: Reading): boolean {
  const { language, primary, surroundings, media, keepsEmptyItems } = before.reading
  if (before.section !== section || language !== reading.language || primary !== reading.primary) return false
  if (surroundings !== reading.surroundings || keepsEmptyItems !== reading.keepsEmptyItems) return false
  return media === reading.media || [...before.usedMedia].every(([id, medium]) => reading.media[id] === medium)
}
