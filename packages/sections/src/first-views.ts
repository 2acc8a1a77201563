import type { AnyView } from './template.ts'

/** How those are drawn that most home pages begin with: for a program that shows a page before it needs all. */
export { firstViews } from './registry/first-views.ts'

/** How all templates are drawn, in a file of their own. */
export const loadAllViews = async (): Promise<{ readonly [template: string]: AnyView }> =>
  (await import('./views.ts')).views
