import type { AddedProvider } from '../frames/provider.ts'

/** Whose contents sections may show in frames beside those that Mimar knows: none here; the build adds an installation's own (0134). */
export const added: readonly AddedProvider[] = []
