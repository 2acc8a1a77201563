import type { Views } from '@mimar/render'
import { firstViews, loadAllViews } from '@mimar/sections/first-views'

/** Before what did not come is asked for again, in milliseconds. */
const AGAIN = 2_000

/** The views that have arrived, which the canvas draws with: most pages need not wait for what is not on them. */
export const views: { [template: string]: Views[string] } = { ...firstViews }
let areAllHere = false

/** Whether all these can be drawn; once all views are here, a template without one is not known. */
export function hasViews(templates: readonly string[]): boolean {
  return areAllHere || templates.every((template) => views[template] !== undefined)
}

/** Fetches all views; may be called again after the connection failed. */
export async function loadViews(): Promise<void> {
  if (areAllHere) return
  Object.assign(views, await loadAllViews())
  areAllHere = true
}

/** Runs when all views are here; where they fail to come after a moment, so that they are asked for again. */
export function whenViews(run: () => void): void {
  loadViews().then(run, () => setTimeout(run, AGAIN))
}
