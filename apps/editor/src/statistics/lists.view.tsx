import { STATISTICS_REST, type StatisticsAnswer } from '@mimar/contract'
import { type ReactNode, useState } from 'react'
import { useHome } from '../home/home.ts'
import { languageName } from '../words/names.ts'
import own from './lists.module.css'
import { grouped } from './numbers.ts'
import styles from './statistics.module.css'
import { useStatisticsWords } from './use-statistics.ts'

interface Props {
  readonly site: string
  readonly told: StatisticsAnswer
}

/** So many stand in a list before all are asked for. */
const FIRST = 5

/** Pages, where visitors come from, languages and devices, each from the most to the least. */
export function TopLists({ site, told }: Props) {
  const { language } = useHome().say
  const { say } = useStatisticsWords()
  const { pages, sources, languages, wished, devices, widths } = told
  const nameOfPage = ({ path, title }: (typeof pages)[number]) =>
    path === STATISTICS_REST ? say('others') : path === '/' ? say('home') : title || path
  const nameOfSource = (host: string) => (host === '' ? say('typed') : host === STATISTICS_REST ? say('others') : host)
  const named = (
    rows: readonly { readonly name: string; readonly visits: number }[],
    nameOf: (name: string) => string,
  ) => rows.map(({ name, visits }) => ({ key: name, name: nameOf(name), count: visits }))
  const [most] = wished
  return (
    <div className={own.lists}>
      <List
        title={say('pages')}
        unit={say('views')}
        rows={pages.map((page) => ({ key: page.path, name: nameOfPage(page), count: page.views }))}
      />
      <List title={say('sources')} unit={say('visits')} rows={named(sources, nameOfSource)} />
      <List
        title={say('languages')}
        unit={say('visits')}
        rows={named(languages, (code) => languageName(code, language))}
      >
        {most && (
          <p className={styles.note}>
            {say('wished', { n: most.visits, language: languageName(most.name, language) })}{' '}
            <a href={`/edit/${encodeURIComponent(site)}/`}>{say('addLanguage')}</a>
          </p>
        )}
      </List>
      <List
        title={say('devices')}
        unit={say(widths.length > 0 ? 'views' : 'visits')}
        rows={
          widths.length > 0
            ? WIDTHS.flatMap((name) => {
                const width = widths.find((one) => one.name === name)
                return width ? [{ key: name, name: say(name), count: width.views }] : []
              })
            : named(devices, (name) => say(name === 'phone' ? 'phone' : 'larger'))
        }
      />
    </div>
  )
}

const WIDTHS = ['narrow', 'medium', 'wide'] as const

interface ListProps {
  readonly title: string
  /** What is counted. */
  readonly unit: string
  readonly rows: readonly { readonly key: string; readonly name: string; readonly count: number }[]
  readonly children?: ReactNode
}

function List({ title, unit, rows, children }: ListProps) {
  const { language } = useHome().say
  const { say } = useStatisticsWords()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, FIRST)
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section className={`${styles.card} ${own.list}`}>
      <h2>
        {title} <small>{unit}</small>
      </h2>
      {rows.length === 0 && <p className={own.quiet}>{say('none')}</p>}
      <ul>
        {shown.map(({ key, name, count }) => (
          <li key={key}>
            <span className={own.share} style={{ inlineSize: `${(count / most) * 100}%` }} />
            <bdi>{name}</bdi>
            <span>{grouped(count, language)}</span>
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <button type="button" className={styles.link} onClick={() => setWhole(true)}>
          {say('showAll', { n: grouped(rows.length, language) })}
        </button>
      )}
      {children}
    </section>
  )
}
