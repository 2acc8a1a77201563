// Countdown timer.
import { calendarOf, hoursIn, momentOf, reachOf } from '@mimar/fields'
import { Buttons } from '../parts/buttons.view.tsx'
import { Day } from '../parts/day.view.tsx'
import { SectionHead } from '../parts/section-head.view.tsx'
import { Shell } from '../parts/shell.view.tsx'
import { Text } from '../parts/text.view.tsx'
import type { SectionView } from '../template.ts'
import type { countDown } from './count-down.ts'

export const CountDown: SectionView<typeof countDown> = ({ content, mark, section, site }) => {
  const { day, hours, overText } = content
  // Without a day there is nothing to wait for.
  if (day === '' && !mark.keepsEmpty) return null
  const moment = momentOf(day, reachOf(hours)?.from ?? 0, site.timeZone)?.toISOString()
  return (
    <Shell
      className="count-down veiled"
      mark={mark}
      section={section}
      background={content.backgroundImg}
      dim={content.bgOverlayTransparency}
    >
      <div className="wrap countdown" data-island={moment && 'countdown'} data-ends={moment}>
        <div className="countdown-head">
          <SectionHead mark={mark} section={section} content={content} />
          <p className="countdown-day">
            {day === '' ? <span>–</span> : <Day value={day} site={site} style="full" />}
            <Text as="span" mark={mark} field="hours" value={hoursIn(hours, site.language)} />
          </p>
        </div>
        {/* Without a script nothing is claimed about this moment. */}
        <div className="countdown-left" role="timer" hidden={!mark.keepsOpen}>
          {(['day', 'hour', 'minute'] as const).map((unit) => (
            <p key={unit} data-unit={unit}>
              <b>0</b> <span>{unitIn(unit, site.language)}</span>
            </p>
          ))}
        </div>
        <div className="countdown-over" hidden={!mark.keepsOpen}>
          <Text as="p" className="h3" mark={mark} field="overText" value={overText} />
        </div>
        <Buttons buttons={content.buttons} mark={mark} site={site} />
      </div>
    </Shell>
  )
}

/** What a language calls several of a unit. */
function unitIn(unit: string, language: string): string {
  const format = new Intl.NumberFormat(calendarOf(language), { style: 'unit', unit, unitDisplay: 'long' })
  return (format.formatToParts(5).find(({ type }) => type === 'unit')?.value ?? unit).trim()
}
