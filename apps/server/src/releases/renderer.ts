import type { Site } from '@mimar/document'
import type { OutputFile, PublishInput } from '@mimar/publish'
import type { TemplateCatalog } from '@mimar/sections'
import type { ReleaseFile } from '../blobs/manifest.ts'
import type { NamedFile } from './drawing-job.ts'

/** The files of a site, or those that differ from what was drawn before. */
export interface ReleaseDrawing {
  readonly outputs: Iterable<OutputFile>
  /** True when all files are given. */
  readonly isWhole: boolean
  /** Addresses that are gone; known when not all files are given. */
  readonly removed: Iterable<string>
}

/** A site with everything that drawing it needs. */
export interface Scene {
  readonly input: PublishInput
  /** Names all that goes into the files beside the document. What was drawn with another one is drawn again. */
  readonly madeWith: string
  draw(before: PublishInput | null): ReleaseDrawing
  /** All files of the site, its pages drawn on other cores; undefined where that is not worth its while, or not to be had now. */
  drawBeside?(): AsyncIterable<OutputFile | NamedFile> | undefined
  /** The files of the pictures that were drawn, by address; their bytes are stored. Without those that an earlier release has, where that is given. */
  picturesShown(before?: PublishInput | null): Iterable<readonly [address: string, file: ReleaseFile]>
}

interface Preparing {
  /** Where visitors read it, without a slash at the end; where the site stands, unless it is given. */
  readonly origin?: string | undefined
  readonly before?: Site | undefined
}

/** Turns a site into files. */
export interface Renderer {
  /** The templates it draws with. */
  readonly catalog: TemplateCatalog
  /** Finds out what drawing needs; of a site that was prepared as it was `before` only what has changed since is read. */
  prepare(site: Site, preparing?: Preparing): Promise<Scene>
  /** Makes what takes long and can follow later; true when there is something new. */
  complete(site: Site): Promise<boolean>
}
