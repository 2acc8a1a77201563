import type { PictureProblem } from './refusal.ts'
import type { Cut } from './sizes.ts'

export type PictureType = 'image/avif' | 'image/webp' | 'image/jpeg'

/** What the encoder's process is asked. */
export interface EncodeTask {
  readonly bytes: Uint8Array
  readonly types: readonly PictureType[]
  /** Left out: all of the picture in all its sizes, and its placeholder. */
  readonly cuts?: readonly Cut[]
}

export interface EncodedFile {
  readonly shape: Cut['shape']
  readonly type: PictureType
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

/** What it answers. */
export interface Decoded {
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
  readonly placeholder: string
  readonly files: readonly EncodedFile[]
}

/** `why` is for who runs the server. */
export interface Failure {
  readonly code: PictureProblem
  readonly why: string
}

export type ToEncoder = { readonly id: number; readonly task: EncodeTask }
/** A drawing that is being drawn has a time limit of its own. */
export type FromEncoder = { readonly id: number } & (
  | { readonly done: Decoded }
  | { readonly failed: Failure }
  | { readonly isDrawing: boolean }
)
