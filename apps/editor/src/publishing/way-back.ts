import type { Part } from '@mimar/document'
import { createStore } from 'zustand/vanilla'

interface WayBack {
  readonly isOpen: boolean
  /** What was to be published alone. */
  readonly part: Part | undefined
}

/** Whether somebody was led from the list before publishing to a place on the page, and may want to go back to it. */
export const wayBack = createStore((): WayBack => ({ isOpen: false, part: undefined }))
