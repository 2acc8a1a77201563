import type { OutputFile, PublishInput } from '@mimar/publish'
import type { IconShape } from '@mimar/sections'
import type { Hash } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import type { PictureTable } from '../media/site-pictures.ts'

/** All that drawing the pages of a site needs, as it goes to another thread. */
export interface DrawingJob extends Pick<PublishInput, 'origin' | 'today' | 'fonts' | 'islands'> {
  /** The site as JSON: parsed there, and written here in slices. */
  readonly site: string
  readonly flagHost: string
  readonly pictures: PictureTable
  /** Files of the owner's that are here, by their addresses. */
  readonly files: ReadonlyMap<string, ReleaseFile>
  readonly icons: ReadonlyMap<string, IconShape>
}

/** Pages by their numbers among those that are published; 'rest' is what those so far ask for. */
export type DrawingTask = { readonly job: DrawingJob } | { readonly from: number; readonly to: number } | 'rest'

/** A file whose bytes have their name already. */
export interface NamedFile extends Omit<OutputFile, 'body'> {
  readonly body: Uint8Array
  readonly hash: Hash
}

export type DrawingAnswer =
  | {
      readonly files: readonly NamedFile[]
      /** Addresses of the picture files that these pages name. */
      readonly shown: readonly string[]
    }
  | { readonly failed: string }
