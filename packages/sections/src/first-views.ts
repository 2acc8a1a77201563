import type { AnyView } from './template.ts'

type Views = { readonly [template: string]: AnyView }

/** How those are drawn that most home pages have, in a file of their own. */
export const loadFirstViews = async (): Promise<Views> => (await import('./registry/first-views.ts')).firstViews
