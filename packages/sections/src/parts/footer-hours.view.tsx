import type { SiteFacts } from '../template.ts'
import { hoursIsland } from './hours-island.ts'
import { HoursRows } from './hours-rows.view.tsx'

/** When the business is open, as the section that says so has it: today alone once a script knows which day that is, until then the week. A day that differs stands in the place of its weekday. */
export function FooterHours({ isShown, site }: { readonly isShown: boolean; readonly site: SiteFacts }) {
  const { hours, words } = site
  if (!isShown || hours === null) return null
  return (
    <div className="footer-hours" {...hoursIsland(site)}>
      <p className="hours-state" hidden>
        <strong />
        <span />
      </p>
      <HoursRows hours={hours} site={site} days="short" />
      <span className="hours-today" hidden>
        {words.today}
      </span>
    </div>
  )
}
