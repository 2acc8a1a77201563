import type { LanguageCode, Media, Page, Section, Site } from '@mimar/document'
import type { Cut, KeptFile } from '@mimar/fields'
import type { IconShape, PictureFile, SectionFacts, SiteFacts, TemplateCatalog } from '@mimar/sections'

/** What a page needs from outside the document. Keep the object while nothing in it changes: it is compared as a whole. */
export interface Surroundings {
  /** The templates that sections may have. */
  readonly catalog: TemplateCatalog
  /** The files there are of a picture, in every size and type. */
  imageFiles(media: Media): readonly PictureFile[]
  /** The files there are of a part of a picture; without any, the whole picture is drawn so that only the part is seen. */
  cutFiles?(media: Media, cut: Cut): readonly PictureFile[]
  /** Where visitors get a file of the owner's; undefined for one that is not here. Without this each is where it should be. */
  fileAddress?(file: KeptFile): string | undefined
  icon(name: string): IconShape | undefined
  /** What Mimar itself says to visitors in a language. */
  wordsIn(language: string): SiteFacts['words']
  /** What sections that list entries, and entries, know of each other (`listings.ts`); without it they stand alone. */
  entryFacts?(section: Section, input: PageInput): Pick<SectionFacts, 'listing' | 'entryOf'> | undefined
  /** The origin that has the flags as files; '' is the site itself. Without one, as in small previews, they come with the page. */
  readonly flagHost?: string
}

export type RenderMode = 'canvas' | 'published'

export interface PageInput {
  readonly site: Site
  readonly page: Page
  readonly language: LanguageCode
  readonly mode: RenderMode
  readonly surroundings: Surroundings
  /** The page's place among the site's pages, where the caller knows it. */
  readonly pageIndex?: number
  /** Which of the pages it is on which its lists go on (`listPageKey`); the first unless said. */
  readonly listPage?: string
  /** The day on which it is drawn, `2026-12-31`; that of this machine unless said. */
  readonly today?: string
}
