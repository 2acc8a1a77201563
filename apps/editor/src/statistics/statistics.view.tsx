import { STATISTICS_DAYS, type StatisticsAnswer, type StatisticsDays } from '@mimar/contract'
import { type ReactNode, useEffect, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { Segments } from '../kit/segments.view.tsx'
import { Chart } from './chart.view.tsx'
import { Counting } from './counting.view.tsx'
import { FigureRow } from './figures.view.tsx'
import { TopLists } from './lists.view.tsx'
import { Speed } from './speed.view.tsx'
import styles from './statistics.module.css'
import { useStatistics, useStatisticsWords } from './use-statistics.ts'

interface Props {
  readonly site: string
  /** Stands beside the title: which site it is. */
  readonly chooser: ReactNode
}

/** What was visited of a site: five figures, a chart with its table, lists, and what visitors waited. */
export function Statistics({ site, chooser }: Props) {
  const { say: sayHome } = useHome()
  const { say } = useStatisticsWords()
  const [days, setDays] = useState<StatisticsDays>(30)
  const { told, fault, load, set, fileOf } = useStatistics(site, days)
  useEffect(() => {
    document.title = `${say('title')} · ${sayHome('product')}`
  }, [say, sayHome])
  const options = STATISTICS_DAYS.map((one) => ({ value: String(one), name: say(`days${one}`) }))
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{say('title')}</h1>
        {chooser}
        <div className={styles.span}>
          <Segments
            title={say('span')}
            chosen={String(days)}
            options={options}
            choose={(value) => setDays(Number(value) as StatisticsDays)}
          />
        </div>
        <a className={home.secondary} href={fileOf('csv')} download="">
          {say('asTable')}
        </a>
        <a className={home.secondary} href={fileOf('json')} download="">
          {say('asData')}
        </a>
      </div>
      {fault !== '' && (
        <div className={styles.nothing} role="alert">
          <p>{fault}</p>
          <button type="button" className={home.secondary} onClick={load}>
            {sayHome('tryAgain')}
          </button>
        </div>
      )}
      {!told && fault === '' && <p className={home.quiet}>{say('loading')}</p>}
      {told && fault === '' && (
        <>
          <Body site={site} told={told} />
          <Counting told={told} set={set} />
        </>
      )}
    </div>
  )
}

function Body({ site, told }: { readonly site: string; readonly told: StatisticsAnswer }) {
  const { settings, sum, before } = told
  if (sum.views === 0 && sum.enquiries === 0 && !before) return <Nothing isCounted={settings.isCounted} told={told} />
  return (
    <>
      <section className={styles.card}>
        <FigureRow told={told} />
        <Chart key={told.days.length} days={told.days} />
      </section>
      <TopLists site={site} told={told} />
      <Speed site={site} told={told} />
    </>
  )
}

function Nothing({ isCounted, told }: { readonly isCounted: boolean; readonly told: StatisticsAnswer }) {
  const { say, sayCounting } = useStatisticsWords()
  return (
    <section className={`${styles.card} ${styles.nothing}`}>
      <h2>{isCounted ? say('empty') : sayCounting('off')}</h2>
      <p>{isCounted ? say('emptyHow') : sayCounting('offHow')}</p>
      {isCounted && (
        <p>
          <a href={told.address} target="_blank" rel="noopener noreferrer" dir="ltr">
            {told.address.replace(/^https?:\/\/|\/$/g, '')}
          </a>
        </p>
      )}
    </section>
  )
}
