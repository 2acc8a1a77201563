import type { Site } from '@mimar/document'
import type { SiteFacts } from '@mimar/sections'
import type { WidgetFacts } from '@mimar/sections/widgets'

interface WidgetFactsInput {
  readonly site: Site
  /** The facts of any page in the language. */
  readonly facts: SiteFacts
  /** Address of each late widget's file, where it has one. */
  readonly late: ReadonlyMap<string, string>
}

/** What widgets may know of a site in one language. */
export function widgetFacts({ site, facts, late }: WidgetFactsInput): WidgetFacts {
  return {
    site: facts,
    messengerSide: site.settings.messengerAlignment ?? 'right',
    late: (widget) => late.get(widget),
  }
}
