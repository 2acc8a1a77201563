import { added } from '#added/definitions'
import { added as addedStyles } from '#added/styles'
import arch from './parts/arch.css?raw'
import badge from './parts/badge.css?raw'
import barHours from './parts/bar-hours.css?raw'
import footer from './parts/footer.css?raw'
import form from './parts/form.css?raw'
import frame from './parts/frame.css?raw'
import hovers from './parts/hovers.css?raw'
import items from './parts/items.css?raw'
import largeStar from './parts/large-star.css?raw'
import lightbox from './parts/lightbox.css?raw'
import longText from './parts/long-text.css?raw'
import search from './parts/search.css?raw'
import { templateStyles as shipped } from './registry/styles.ts'
import type { PartStyles, TemplatePresentation } from './template.ts'
import { views } from './views.ts'

const partStyles: { readonly [Part in PartStyles]: string } = {
  arch,
  badge,
  'bar-hours': barHours,
  footer,
  form,
  frame,
  hovers,
  items,
  'large-star': largeStar,
  lightbox,
  'long-text': longText,
  search,
}
const stylesOfAdded = added.map(
  ({ id, parts }) => [id, parts.map((part) => partStyles[part]).join('') + addedStyles[id]] as const,
)

/** How every template of this installation is drawn. Entries of programs hand it on, and nobody else imports it. */
export const presentation: TemplatePresentation = {
  views,
  styles: { ...shipped, ...Object.fromEntries(stylesOfAdded) },
}
