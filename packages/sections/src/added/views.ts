import type { AnyView } from '../template.ts'

/** How templates from outside are drawn, by their ids. */
export const added: { readonly [template: string]: AnyView } = {}
