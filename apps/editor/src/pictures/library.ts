import { type Media, type PageId, type Section, type SectionId, type Site, settingsFields } from '@mimar/document'
import { fold, imagesIn } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'

/** A picture of the site, what it is called, and what shows it. */
export interface LibraryEntry {
  readonly medium: Media
  readonly name: string
  readonly uses: readonly Use[]
}

/** A place that shows a picture. Without a section: a page as it is shared, or the settings where there is no page either. */
export interface Use {
  /** null is every page. */
  readonly page: PageId | null
  readonly section: SectionId | null
  readonly template: string | null
}

/** Every picture of the site, the newest first. */
export function libraryOf(site: Site, catalog: TemplateCatalog): readonly LibraryEntry[] {
  const uses = new Map<string, Use[]>()
  const note = (media: string, use: Use) => media !== '' && uses.set(media, [...(uses.get(media) ?? []), use])
  const walk = (sections: readonly Section[] | null, page: string | null) => {
    for (const { id, template, content } of sections ?? []) {
      const fields = catalog.find(template)?.fields
      if (fields) for (const { media } of imagesIn(fields, content)) note(media, { page, section: id, template })
    }
  }
  walk(site.header, null)
  for (const { id, header, sections, footer, socialImage } of site.pages) {
    for (const part of [header, sections, footer]) walk(part, id)
    note(socialImage ?? '', { page: id, section: null, template: null })
  }
  walk(site.footer, null)
  for (const { media } of imagesIn(settingsFields, site.settings)) {
    note(media, { page: null, section: null, template: null })
  }
  return Object.values(site.media)
    .map((medium) => ({ medium, name: nameOf(medium), uses: uses.get(medium.id) ?? [] }))
    .reverse()
}

/** Those whose name, or words in any language, hold what was typed. */
export function matching(entries: readonly LibraryEntry[], query: string): readonly LibraryEntry[] {
  const wanted = fold(query.trim())
  if (wanted === '') return entries
  return entries.filter(({ name, medium }) =>
    [name, ...Object.values(medium.alt)].some((words) => fold(words).includes(wanted)),
  )
}

/** The file's own name, without where it came from. */
function nameOf({ source, id }: Media): string {
  const file = source.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return file.replace(/\.[a-z]{3,4}$/i, '') || id
}
