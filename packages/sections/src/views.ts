import { added } from '#added/views'
import { views as shipped } from './registry/views.ts'
import type { AnyView } from './template.ts'

/** How each template is drawn, by its id. */
export const views: { readonly [template: string]: AnyView } = { ...shipped, ...added }
