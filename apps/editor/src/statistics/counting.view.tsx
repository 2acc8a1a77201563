import {
  LONGEST_STATISTICS_MONTHS,
  STATISTICS_MONTHS,
  type StatisticsAnswer,
  type StatisticsSettings,
} from '@mimar/contract'
import home from '../home/home.module.css'
import { Segments } from '../kit/segments.view.tsx'
import styles from './statistics.module.css'
import { useStatisticsWords } from './use-statistics.ts'

interface Props {
  readonly told: StatisticsAnswer
  readonly set: (settings: StatisticsSettings, saved: string) => void
}

/** How visits are counted, what cannot be, and what its owners set about it. */
export function Counting({ told, set }: Props) {
  const { sayCounting: say } = useStatisticsWords()
  const { settings, mayChange, isBehindCache, lostSeconds } = told
  const { timeZone } = settings
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const change = (part: Partial<StatisticsSettings>) => set({ ...settings, ...part }, say('saved'))
  return (
    <footer className={styles.foot}>
      <p>{say('foot')}</p>
      {isBehindCache && <p className={styles.note}>{say('cache')}</p>}
      <details open={!settings.isCounted}>
        <summary>{say('how')}</summary>
        <p>{say('visit')}</p>
        <p>{say('notCounted')}</p>
        <p>{say('lost', { n: lostSeconds })}</p>
        <p>
          {say('zone', { zone: `\u2066${timeZone}\u2069` })}{' '}
          {mayChange && here !== timeZone && (
            <button type="button" className={styles.link} onClick={() => change({ timeZone: here })}>
              {say('useZone', { zone: `\u2066${here}\u2069` })}
            </button>
          )}
        </p>
        {mayChange && (
          <div className={styles.settings}>
            <label>
              <input
                type="checkbox"
                role="switch"
                aria-checked={settings.isCounted}
                aria-describedby="count-help"
                checked={settings.isCounted}
                onChange={({ target }) => change({ isCounted: target.checked })}
              />
              {say('count')}
            </label>
            <p id="count-help" className={home.quiet}>
              {say('countHelp')}
            </p>
            <Segments
              title={say('keep')}
              chosen={String(settings.keepMonths)}
              options={STATISTICS_MONTHS.map((months) => ({ value: String(months), name: say(`keep${months}`) }))}
              choose={(value) =>
                change({
                  keepMonths: STATISTICS_MONTHS.find((one) => String(one) === value) ?? LONGEST_STATISTICS_MONTHS,
                })
              }
            />
            <p className={home.quiet}>{say('keepHelp')}</p>
          </div>
        )}
      </details>
    </footer>
  )
}
