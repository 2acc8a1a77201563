/** A box in the pixels of a window: its corner at the top left, whichever way is read. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Size = Pick<Box, 'width' | 'height'>
