import type { IconShape } from '../template.ts'
import { alertTriangle } from './missing-icon.ts'

/** A drawing of the set that all icons of templates are from. */
export const tabler = (body: string): IconShape => ({ body, width: 24, height: 24 })

/** The icons that templates use by themselves; those of forms and widgets stand beside these. What owners choose comes through `site.icon`. From Tabler Icons (MIT). */
export const shapes = {
  arrowRight: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M5 12h14m-6 6l6-6m-6-6l6 6"/>',
  ),
  arrowLeft: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M5 12h14M5 12l6 6m-6-6l6-6"/>',
  ),
  pause: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M8 5v14m8-14v14"/>',
  ),
  play: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M7 4v16l13-8z"/>',
  ),
  page: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M14 3v4a1 1 0 0 0 1 1h4m-2 13H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M12 11v6m-3-3l3 3l3-3"/>',
  ),
  arrowDown: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M12 5v14m6-6l-6 6m-6-6l6 6"/>',
  ),
  chevronDown: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="m6 9l6 6l6-6"/>',
  ),
  world: tabler(
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6"><path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m.6-3h16.8M3.6 15h16.8"/><path d="M11.5 3a17 17 0 0 0 0 18m1-18a17 17 0 0 1 0 18"/></g>',
  ),
  menu2: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M4 6h16M4 12h16M4 18h16"/>',
  ),
  search: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m18 11l-6-6"/>',
  ),
  close: tabler(
    '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6" d="M18 6L6 18M6 6l12 12"/>',
  ),
  /** Two stones of an arch, as quotation marks. */
  quote: {
    body: '<path fill="currentColor" d="M26 0v9a13 13 0 0 0-13 13h13v26H0V26A26 26 0 0 1 26 0m36 0v9a13 13 0 0 0-13 13h13v26H36V26A26 26 0 0 1 62 0"/>',
    width: 62,
    height: 48,
  },
  alertTriangle,
} satisfies { readonly [name: string]: IconShape }
