import type { Media } from '@mimar/document'
import type { Cut } from '@mimar/fields'
import type { IconShape, PictureFile, SiteFacts, TemplateCatalog } from '@mimar/sections'

/** What a page needs from outside the document. Keep the object while nothing in it changes: it is compared as a whole. */
export interface Surroundings {
  /** The templates that sections may have. */
  readonly catalog: TemplateCatalog
  /** The files there are of a picture, in every size and type. */
  imageFiles(media: Media): readonly PictureFile[]
  /** The files there are of a part of a picture; without any, the whole picture is drawn so that only the part is seen. */
  cutFiles?(media: Media, cut: Cut): readonly PictureFile[]
  icon(name: string): IconShape | undefined
  /** What Mimar itself says to visitors in a language. */
  wordsIn(language: string): SiteFacts['words']
  /** The origin that has the flags as files; '' is the site itself. Without one, as in small previews, they come with the page. */
  readonly flagHost?: string
}
