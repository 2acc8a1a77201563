import type { Theme } from '@mimar/document'

/** Choices that styles ask the root of a page for. */
const SAID = ['buttons', 'headings', 'scale', 'pictures', 'frame'] as const

/** What the root of a page says to styles. On the canvas, where choices change as it stands, also what is not chosen. */
export function rootAttributes(theme: Theme, isCanvas: boolean): { readonly [attribute: string]: string } {
  const said = SAID.filter((name) => isCanvas || theme[name]).map((name) => [`data-${name}`, theme[name] ?? ''])
  return { 'data-look': theme.look, 'data-ornament': theme.ornament ?? 'none', ...Object.fromEntries(said) }
}
