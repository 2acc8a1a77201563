import type { Media } from '@mimar/document'
import type { IconShape, PictureFile } from '@mimar/sections'

/** What a page needs from outside the document. Keep the object while nothing in it changes: it is compared as a whole. */
export interface Surroundings {
  /** The files there are of a picture, in every size and type. */
  imageFiles(media: Media): readonly PictureFile[]
  icon(name: string): IconShape | undefined
  /** Another origin that has the flags; none: they are published with the site. */
  readonly flagHost?: string
}
