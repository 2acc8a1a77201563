import { holdsSame, type LanguageCode, type Media, type MediaId, type Section, type Site } from '@mimar/document'
import {
  backgroundFilmOf,
  type FilmBehind,
  isEmptyContent,
  resolveContent,
  type Template,
  type ViewProps,
} from '@mimar/sections'
import { pictureOf } from './picture.ts'
import type { RenderMode, Surroundings } from './surroundings.ts'

/** What a section's content is read with. */
export interface ReadWith {
  readonly media: Site['media']
  readonly language: LanguageCode
  readonly primary: LanguageCode
  readonly surroundings: Surroundings
  /** On the canvas items without any content stay (GEN-7). */
  readonly mode: RenderMode
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
  readonly reading: ReadWith
  #kept: ResolvedSection | undefined
  #film: FilmBehind | null | undefined

  constructor(section: Section, reading: ReadWith) {
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
    if (this.reading.mode === 'published') this.#kept = resolved
    return resolved
  }

  /** What plays behind it, told without its content being read; the same object each time. */
  get film(): FilmBehind | undefined {
    if (this.#film === undefined) this.#film = filmBehind(this.section, this.template, this.reading) ?? null
    return this.#film ?? undefined
  }

  /** Whether it says the same as that section, read with that. */
  isSame(section: Section, reading: ReadWith): boolean {
    if (this.section !== section || this.reading === reading) return this.section === section
    const { media } = reading
    if (!holdsSame({ ...this.reading, media }, { ...reading })) return false
    return [...this.resolve().usedMedia].every(([id, one]) => media[id] === one)
  }
}

function filmBehind({ content }: Section, template: Template | undefined, { surroundings, language }: ReadWith) {
  if (template === undefined) return undefined
  const { fileAddress, wordsIn } = surroundings
  return backgroundFilmOf(template.fields, content, { fileAddress, words: wordsIn(language) })
}

function resolveSection(section: Section, template: Template | undefined, reading: ReadWith): ResolvedSection {
  const standIns = new Set<string>()
  const usedMedia = new Map<MediaId, Media | undefined>()
  const { language, primary, media, surroundings, mode } = reading
  const content = template
    ? resolveContent(template.fields, section.content, {
        language,
        primary,
        keepsEmptyItems: mode === 'canvas',
        fileAddress: surroundings.fileAddress,
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
