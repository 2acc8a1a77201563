import type { SectionFacts, SiteFacts } from '../template.ts'
import { shortHoursIsland } from './hours-island.ts'
import { HoursRows } from './hours-rows.view.tsx'
import { Icon } from './icon.view.tsx'
import { shapes } from './shapes.ts'

interface Props {
  readonly isShown: boolean
  readonly site: SiteFacts
  readonly className: string
  /** Of what opens, where it has a surface of its own. */
  readonly panel?: { readonly className: string; readonly colorMode: SectionFacts['colorMode'] }
  /** Those of a name close each other. */
  readonly name?: string
}

/** One line of a bar that opens the week: "Opening hours" until a script knows whether it is open now, and says so (SEC-23). */
export function BarHours({ isShown, site, className, panel, name }: Props) {
  const { hours, words } = site
  if (!isShown || hours === null) return null
  return (
    <details className={`bar-hours ${className}`} name={name} {...shortHoursIsland(site)}>
      <summary>
        <span className="hours-state" hidden>
          <strong />
          <span />
        </span>
        <span className="bar-hours-name">{words.openingHours}</span>
        <Icon shape={shapes.chevronDown} />
      </summary>
      <div className={panel ? `bar-hours-week ${panel.className}` : 'bar-hours-week'} data-mode={panel?.colorMode}>
        <HoursRows hours={hours} site={site} days="long" />
        <span className="hours-today" hidden>
          {words.today}
        </span>
      </div>
    </details>
  )
}
