import type { Settings } from '../settings.ts'
import { moveStorage } from '../storage.ts'

/** Moves bytes without a word, and without waiting for servers that nobody knows of. */
export const moveQuietly = (settings: Settings) => moveStorage(settings, { moved: () => {}, waits: () => {} }, 0)
