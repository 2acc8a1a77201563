import type { StatisticsAnswer } from '@mimar/contract'
import { type CSSProperties, useId, useState } from 'react'
import { useHome } from '../home/home.ts'
import own from './chart.module.css'
import { grouped, linesUpTo, type Slot, slotName, slotsOf } from './numbers.ts'
import styles from './statistics.module.css'
import { useStatisticsWords } from './use-statistics.ts'

interface Props {
  readonly days: StatisticsAnswer['days']
}

/** A bar for each day, or month; each is one of a group of radio buttons, so that arrows walk through them, in both directions. */
export function Chart({ days }: Props) {
  const { language } = useHome().say
  const { say } = useStatisticsWords()
  const slots = slotsOf(days)
  const isMonth = slots !== days
  const [chosen, choose] = useState(slots.length - 1)
  const [isTable, setTable] = useState(false)
  const table = useId()
  const slot = slots[chosen]
  if (!slot) return null
  return (
    <>
      <div className={own.chart}>
        <Bars {...{ slots, isMonth, chosen, choose }} />
        <div className={own.day}>
          <div aria-live="polite">
            <h2>{slotName(slot.day, isMonth, language)}</h2>
            <dl>
              <div>
                <dt>{say('visits')}</dt>
                <dd>{grouped(slot.visits, language)}</dd>
              </div>
              <div>
                <dt>{say('enquiries')}</dt>
                <dd>{grouped(slot.enquiries, language)}</dd>
              </div>
            </dl>
            {slot.publishes > 0 && <p className={styles.note}>{say('published', { n: slot.publishes })}</p>}
          </div>
          <button
            type="button"
            className={styles.link}
            aria-expanded={isTable}
            aria-controls={table}
            onClick={() => setTable(!isTable)}
          >
            {say(isTable ? 'hideTable' : 'showTable')}
          </button>
        </div>
      </div>
      <div id={table}>
        {isTable && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys
          <section className={own.tableBox} tabIndex={0} aria-label={say(isMonth ? 'byMonth' : 'byDay')}>
            <Table slots={slots} isMonth={isMonth} />
          </section>
        )}
      </div>
    </>
  )
}

interface BarsProps {
  readonly slots: readonly Slot[]
  readonly isMonth: boolean
  readonly chosen: number
  readonly choose: (index: number) => void
}

function Bars({ slots, isMonth, chosen, choose }: BarsProps) {
  const { language } = useHome().say
  const { say } = useStatisticsWords()
  const group = useId()
  const scale = linesUpTo(Math.max(...slots.map(({ visits }) => visits)))
  const top = scale.at(-1) ?? 1
  // A name below each of seven at most, or below every week of a month.
  const every = !isMonth && slots.length > 12 ? 7 : 1
  return (
    <fieldset className={own.bars} style={{ '--bars': slots.length } as CSSProperties}>
      <legend className="only-heard">{say(isMonth ? 'byMonth' : 'byDay')}</legend>
      <div className={own.scale} aria-hidden="true">
        {scale.toReversed().map((value) => (
          <span key={value}>{grouped(value, language)}</span>
        ))}
      </div>
      {slots.map(({ day, visits, enquiries }, index) => {
        const name = slotName(day, isMonth, language)
        const said = `${name}: ${say('countVisits', { n: visits })}, ${say('countEnquiries', { n: enquiries })}`
        return (
          <label key={day} className={own.bar} title={said}>
            <input
              type="radio"
              name={group}
              aria-label={said}
              checked={index === chosen}
              onChange={() => choose(index)}
            />
            <span className={own.column} aria-hidden="true">
              <span style={{ blockSize: `${(visits / top) * 100}%` }} />
            </span>
            {index % every === 0 && <small aria-hidden="true">{slotName(day, isMonth, language, true)}</small>}
          </label>
        )
      })}
    </fieldset>
  )
}

function Table({ slots, isMonth }: { readonly slots: readonly Slot[]; readonly isMonth: boolean }) {
  const { language } = useHome().say
  const { say } = useStatisticsWords()
  const columns = ['visits', 'views', 'enquiries'] as const
  return (
    <table className={own.table}>
      <caption className="only-heard">{say(isMonth ? 'byMonth' : 'byDay')}</caption>
      <thead>
        <tr>
          <th scope="col">{say(isMonth ? 'month' : 'day')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.toReversed().map((slot) => (
          <tr key={slot.day}>
            <th scope="row">{slotName(slot.day, isMonth, language)}</th>
            {columns.map((column) => (
              <td key={column}>{grouped(slot[column], language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
