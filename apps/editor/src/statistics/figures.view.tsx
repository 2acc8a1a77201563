import type { StatisticsAnswer } from '@mimar/contract'
import { useHome } from '../home/home.ts'
import { changeOf, grouped, rateOf } from './numbers.ts'
import { isSlow } from './slow.ts'
import styles from './statistics.module.css'
import { useStatisticsWords } from './use-statistics.ts'

/** The five numbers, each with what it was before. */
export function FigureRow({ told }: { readonly told: StatisticsAnswer }) {
  const { language } = useHome().say
  const { say } = useStatisticsWords()
  const { sum, before } = told
  const format = (value: number | undefined, digits: number) =>
    value === undefined ? '–' : grouped(value, language, digits)
  const was = (value: number | undefined, digits: number) =>
    before && value !== undefined ? say('was', { x: grouped(value, language, digits) }) : say('noBefore')
  const change = before && changeOf(sum.visits, before.visits, language)
  const hundred = rateOf(sum.enquiries, sum.visits, 100)
  const hundredBefore = before ? rateOf(before.enquiries, before.visits, 100) : undefined
  const better = hundred !== undefined && hundredBefore !== undefined && hundred > hundredBefore
  return (
    <dl className={styles.figures}>
      <Figure
        name={say('visits')}
        value={grouped(sum.visits, language)}
        meaning={change ? say('change', { x: `\u2066${change}\u2069` }) : say('noBefore')}
        tone={before && sum.visits > before.visits ? 'ok' : undefined}
      />
      <Figure
        name={say('pagesPerVisit')}
        value={format(rateOf(sum.views, sum.visits), 1)}
        meaning={was(before ? rateOf(before.views, before.visits) : undefined, 1)}
      />
      <Figure name={say('enquiries')} value={grouped(sum.enquiries, language)} meaning={was(before?.enquiries, 0)} />
      <Figure
        name={say('perHundred')}
        value={format(hundred, 2)}
        meaning={was(hundredBefore, 2)}
        tone={better ? 'ok' : undefined}
      />
      <FastPages told={told} />
    </dl>
  )
}

function FastPages({ told: { speeds } }: { readonly told: StatisticsAnswer }) {
  const { language } = useHome().say
  const { say } = useStatisticsWords()
  const known = speeds.filter(({ lcp }) => lcp !== null)
  const slow = known.filter(isSlow)
  if (known.length === 0) return null
  const count = { n: grouped(known.length - slow.length, language), all: grouped(known.length, language) }
  const [first] = slow
  const page = first && (first.path === '/' ? say('home') : first.title || first.path)
  return (
    <Figure
      name={say('fastPages')}
      value={say('ofAll', count)}
      meaning={page ? say('slow', { page }) : say('allFast')}
      tone={page ? 'warn' : 'ok'}
    />
  )
}

interface FigureProps {
  readonly name: string
  readonly value: string
  /** What the number is worth. */
  readonly meaning: string
  readonly tone?: 'ok' | 'warn' | undefined
}

function Figure({ name, value, meaning, tone }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <small data-tone={tone}>{meaning}</small>
      </dd>
    </div>
  )
}
