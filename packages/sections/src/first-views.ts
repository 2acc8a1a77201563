import type { AnyView } from './template.ts'

type Views = { readonly [template: string]: AnyView }

/** How those are drawn that most home pages have, in a file of their own. */
export const loadFirstViews = async (): Promise<Views> => (await import('./registry/first-views.ts')).firstViews

/** How all templates are drawn; what is not among the first is in another file. */
export const loadAllViews = async (): Promise<Views> => (await import('./views.ts')).views
