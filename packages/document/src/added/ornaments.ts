import type { Ornament } from '../ornaments/ornament.ts'

/** Ornaments from outside the checkout: none here; the build of an installation says what `#added/…` leads to (0043). */
export const added: readonly Ornament[] = []
