import { Icon } from '../../parts/icon.view.tsx'
import { reportWordsIn } from '../report/words.ts'
import { widgetShapes } from '../shapes.ts'
import type { WidgetFacts } from '../widget.ts'

/** Says that the site is not the platform's own, and where to report it (REPORT-1). Without a script the link leads to a page with the form. */
export function ReportBar({ facts }: { readonly facts: WidgetFacts }) {
  const { siteId, language } = facts.site
  const words = reportWordsIn(language)
  return (
    <p className="report-bar">
      {facts.disclaimer || (
        <>
          <span>{words.madeBy}</span> {words.noticed}
        </>
      )}
      <a
        href={`/api/v1/sites/form/compliance/${siteId}/?lang=${language}`}
        data-report=""
        data-late={facts.late('report')}
      >
        <Icon shape={widgetShapes.flag} /> {words.report}
      </a>
    </p>
  )
}
