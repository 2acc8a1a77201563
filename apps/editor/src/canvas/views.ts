import { sectionsOnPage } from '@mimar/document'
import type { Surroundings, Views } from '@mimar/render'
import type { TemplateCatalog } from '@mimar/sections'
import { loadFirstViews } from '@mimar/sections/first-views'
import type { Opened } from '../state/state.ts'

/** Before what did not come is asked for again, in milliseconds. */
const AGAIN = 2_000

/** The views that have arrived, which the canvas draws with: most pages need not wait for what is not on them. */
export const views: { [template: string]: Views[string] } = {}
/** What lists and entries know of each other comes with the views that show it. */
export const later: Pick<Surroundings, 'entryFacts'> = {}
let areAllHere = false

/** The templates of all that stands on the open page. */
export function templatesShown({ site, page }: Opened): readonly string[] {
  const shown = site.pages.find(({ id }) => id === page)
  return shown ? sectionsOnPage(site, shown).map(({ template }) => template) : []
}

/** Whether all these can be drawn; once all views are here, a template without one is not known. */
export function hasViews(templates: readonly string[]): boolean {
  return areAllHere || templates.every((template) => views[template] !== undefined)
}

/** Fetches all views; may be called again after the connection failed. */
export async function loadViews(): Promise<void> {
  if (areAllHere) return
  const all = await import('./all-views.ts')
  Object.assign(views, all.views)
  later.entryFacts = all.entryFacts
  areAllHere = true
}

/** Fetches the views of the templates that most home pages have. */
export async function loadUsualViews(): Promise<void> {
  Object.assign(views, await loadFirstViews())
}

/** Fetches the views of these: all of them where one is unusual. */
export async function loadViewsOf(templates: readonly string[], catalog: TemplateCatalog): Promise<void> {
  if (templates.every((template) => catalog.find(template)?.isUsual)) await loadUsualViews()
  // A template from outside is in no file of ours, whatever it says of itself.
  if (!hasViews(templates)) await loadViews()
}

/** Runs when the views of these are here; where they fail to come after a moment, so that they are asked for again. */
export function whenViews(templates: readonly string[], catalog: TemplateCatalog, run: () => void): void {
  loadViewsOf(templates, catalog).then(run, () => setTimeout(run, AGAIN))
}
