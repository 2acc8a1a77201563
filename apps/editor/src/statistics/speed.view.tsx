import type { PageSpeed, StatisticsAnswer } from '@mimar/contract'
import { useHome } from '../home/home.ts'
import { Icon } from '../kit/icon.view.tsx'
import own from './lists.module.css'
import { grouped } from './numbers.ts'
import { isGood, isSlow, MEASURES, type Measure } from './slow.ts'
import styles from './statistics.module.css'
import { useStatisticsWords } from './use-statistics.ts'

interface Props {
  readonly site: string
  readonly told: StatisticsAnswer
}

/** What visitors waited for each page, and which section was why. */
export function Speed({ site, told: { speeds, measuresSpeed } }: Props) {
  const { saySpeed: say } = useStatisticsWords()
  const known = speeds.filter((speed) => MEASURES.some((measure) => speed[measure] !== null))
  return (
    <section className={`${styles.card} ${own.speed}`}>
      <div>
        <h2>{say('speed')}</h2>
        <p>{say('speedHow')}</p>
      </div>
      {known.length === 0 && (
        <p className={styles.note}>
          {say(measuresSpeed ? 'speedFew' : 'speedOff')}{' '}
          {!measuresSpeed && <a href={`/edit/${encodeURIComponent(site)}/`}>{say('toSettings')}</a>}
        </p>
      )}
      {known.length > 0 && (
        <ul>
          {known.map((speed) => (
            <SpeedRow key={speed.path} speed={speed} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SpeedRow({ speed }: { readonly speed: PageSpeed }) {
  const { language } = useHome().say
  const { say: sayAll, saySpeed: say } = useStatisticsWords()
  const tone = isSlow(speed) ? 'warn' : 'ok'
  const name = speed.path === '/' ? sayAll('home') : speed.title || speed.path
  const written = (measure: Measure, value: number) =>
    measure === 'cls' ? grouped(value, language, 2) : say('seconds', { n: grouped(value / 1000, language, 1) })
  return (
    <li>
      <details>
        <summary>
          <bdi>{name}</bdi>
          <strong data-tone={tone}>
            <Icon name={tone === 'ok' ? 'checkCircle' : 'alertTriangle'} />
            <span className="only-heard">{say(tone === 'ok' ? 'good' : 'bad')}</span>
            {speed.lcp === null ? '–' : written('lcp', speed.lcp)}
          </strong>
          <span className={styles.link}>{say('showWhy')}</span>
        </summary>
        <dl>
          {MEASURES.map((measure) => {
            const value = speed[measure]
            const section = speed.sections[measure]
            if (value === null) return null
            return (
              <div key={measure} data-tone={isGood(measure, value) ? 'ok' : 'warn'}>
                <dt>{say(measure)}</dt>
                <dd>
                  {written(measure, value)}
                  {section !== '' && <small>{say('mostly', { section })}</small>}
                </dd>
              </div>
            )
          })}
        </dl>
      </details>
    </li>
  )
}
