import type { DefinedTemplate } from '../template.ts'

/** Templates from outside the checkout: none here; the build of an installation says what `#added/…` leads to (0043). */
export const added: readonly DefinedTemplate[] = []
