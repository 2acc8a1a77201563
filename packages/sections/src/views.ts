import { added } from '#added/views'
import { firstViews } from './registry/first-views.ts'
import { shippedViews } from './registry/views.ts'
import type { AnyView } from './template.ts'

/** How each template is drawn, by its id. */
export const views: { readonly [template: string]: AnyView } = { ...firstViews, ...shippedViews, ...added }
