import type { LanguageCode, Media, MediaId, Section, Site } from '@mimar/document'
import { isEmptyContent, resolveContent, type Template, type ViewProps } from '@mimar/sections'
import { pictureOf } from './picture.ts'
import type { Surroundings } from './surroundings.ts'

/** What a section's content is read with. */
export interface Reading {
  readonly media: Site['media']
  readonly language: LanguageCode
  readonly primary: LanguageCode
  readonly surroundings: Surroundings
  /** On the canvas items without any content stay (GEN-7). */
  readonly isCanvas: boolean
}

/** A section's content in one language. */
interface ResolvedSection {
  readonly content: ViewProps['content']
  /** Paths of texts that the primary language stands in for. */
  readonly standIns: ReadonlySet<string>
  readonly isEmpty: boolean
  readonly usedMedia: ReadonlyMap<MediaId, Media | undefined>
}

/**
 * A section and what it is read with (lazy evaluation). For visitors it is read once; on the canvas each time a view
 * asks, because of most sections of a long page nobody asks, and what was read takes more memory than the section.
 */
export class SectionReading {
  readonly section: Section
  readonly reading: Reading
  #kept: ResolvedSection | undefined

  constructor(section: Section, reading: Reading) {
    this.section = section
    this.reading = reading
  }

  get template(): Template | undefined {
    return this.reading.surroundings.catalog.find(this.section.template)
  }

  /** The content as views get it. */
  resolve(): ResolvedSection {
    if (this.#kept) return this.#kept
    const resolved = resolveSection(this.section, this.template, this.reading)
    if (!this.reading.isCanvas) this.#kept = resolved
    return resolved
  }

  /** Whether it says the same as that section, read with that. */
  isSame(section: Section, reading: Reading): boolean {
    const { language, primary, surroundings, media, isCanvas } = this.reading
    if (this.section !== section) return false
    if (reading === this.reading) return true
    if (language !== reading.language || primary !== reading.primary) return false
    if (surroundings !== reading.surroundings || isCanvas !== reading.isCanvas) return false
    return media === reading.media || [...this.resolve().usedMedia].every(([id, one]) => reading.media[id] === one)
  }
}

function resolveSection(section: Section, template: Template | undefined, reading: Reading): ResolvedSection {
  const standIns = new Set<string>()
  const usedMedia = new Map<MediaId, Media | undefined>()
  const { language, primary, media, surroundings, isCanvas: keepsEmptyItems } = reading
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
  return { content, standIns, isEmpty, usedMedia }
}
