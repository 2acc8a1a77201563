import { firstViews, viewLoaders } from '@mimar/sections/view-loaders'
import type { views as allViews } from '@mimar/sections/views'

/** Before what did not come is asked for again, in milliseconds. */
const AGAIN = 2_000

/** Stands in for the views of all templates: those that have arrived, so that a page need not wait for what is not on it. */
export const views: { [template: string]: (typeof allViews)[string] } = { ...firstViews }

/** Whether all these can be drawn; a template that is not known needs no view. */
export function hasViews(templates: readonly string[]): boolean {
  return templates.every((template) => views[template] !== undefined || !Object.hasOwn(viewLoaders, template))
}

/** Fetches the views of these templates, or of all; may be called again after the connection failed. */
export async function loadViews(templates: readonly string[] = Object.keys(viewLoaders)): Promise<void> {
  const missing = [...new Set(templates)].filter((template) => !hasViews([template]))
  await Promise.all(
    missing.map(async (template) => {
      const view = await viewLoaders[template]?.()
      if (view) views[template] = view
    }),
  )
}

/** Runs when all views of the templates are here; where they fail to come after a moment, so that they are asked for again. */
export function whenViews(templates: readonly string[], run: () => void): void {
  loadViews(templates).then(run, () => setTimeout(run, AGAIN))
}
