import type { WidgetFacts } from '../widget.ts'

/** What a page knows of consent before it is asked: whose cookie to look for, and where the banner is. The banner takes its place. */
export function ConsentGate({ facts }: { readonly facts: WidgetFacts }) {
  return (
    <i hidden data-island="consent" data-then="kept" data-late={facts.late('consent')} data-site={facts.site.siteId} />
  )
}
