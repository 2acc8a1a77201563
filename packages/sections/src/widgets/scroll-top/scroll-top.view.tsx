import { Icon } from '../../parts/icon.view.tsx'
import { widgetShapes } from '../shapes.ts'
import type { WidgetFacts } from '../widget.ts'

/** Leads back to the top of a page that has been scrolled (VIS-1); a plain link, so it also does without its script. */
export function ScrollTop({ facts }: { readonly facts: WidgetFacts }) {
  return (
    <a className="round scroll-top" href="#main" data-then="scroll-top" aria-label={facts.site.words.toTop}>
      <Icon shape={widgetShapes.arrowUp} />
    </a>
  )
}
