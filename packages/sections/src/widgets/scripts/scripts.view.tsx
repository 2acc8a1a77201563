import type { WidgetFacts } from '../widget.ts'

interface Props {
  readonly facts: WidgetFacts
}

/** What a page knows of others' scripts until a person is there: where to ask, and whose answer to wait for. */
export function ScriptsGate({ facts }: Props) {
  return (
    <i
      hidden
      data-island="scripts"
      data-late={facts.late('scripts')}
      data-site={facts.consent ? facts.site.siteId : undefined}
    />
  )
}

/** How the scripts are started, for the one that starts them. */
export function Scripts({ facts }: Props) {
  return facts.scripts && <i hidden data-island="providers" data-starts={JSON.stringify(facts.scripts.starts)} />
}
