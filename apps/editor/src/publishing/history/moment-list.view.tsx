import { useEffect, useRef, useState } from 'react'
import { usePublishWords } from '../say.ts'
import { sayWho } from '../say-deeds.ts'
import { FindMoments } from './find-moments.view.tsx'
import styles from './history.module.css'
import type { Moment } from './moments.ts'
import { useMomentTexts } from './use-moment-texts.ts'

interface Props {
  readonly moments: readonly Moment[]
  readonly chosen: Moment | undefined
  readonly choose: (moment: Moment) => void
  readonly earlier: (() => void) | undefined
}

/** So many are seen without a search. */
const FEW = 12

/** Who did what, newest first, day by day; releases stand out, and a long list is searched. */
export function MomentList({ moments, chosen, choose, earlier }: Props) {
  const say = usePublishWords()
  const [query, setQuery] = useState('')
  const { fits } = useMomentTexts()
  const found = moments.filter((moment) => fits(moment, query))
  const day = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, { weekday: 'long', day: 'numeric', month: 'long' })
  const days = Map.groupBy(found.toReversed(), ({ at }) => day.format(new Date(at)))
  return (
    <div className={styles.list} data-moments="">
      {(moments.length > FEW || earlier !== undefined) && (
        <FindMoments query={query} setQuery={setQuery} found={found.length} />
      )}
      {[...days].map(([name, ofDay]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ol>
            {ofDay.map((moment) => (
              <li key={moment.key}>
                <Row moment={moment} isChosen={moment === chosen} choose={choose} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {earlier && (
        <button type="button" className={styles.earlier} onClick={earlier}>
          {say('earlier')}
        </button>
      )}
    </div>
  )
}

interface RowProps {
  readonly moment: Moment
  readonly isChosen: boolean
  readonly choose: (moment: Moment) => void
}

function Row({ moment, isChosen, choose }: RowProps) {
  const say = usePublishWords()
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const clock = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const who = new Set(moment.told.flatMap((one) => [...one.who]))
  return (
    <button
      ref={row}
      type="button"
      className={styles.moment}
      data-release={moment.release !== null || undefined}
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => choose(moment)}
    >
      <span className={styles.dot} />
      <span className={styles.did}>{useMomentTexts().name(moment)}</span>
      <span className={styles.when}>
        {who.size > 0 && (
          <>
            <bdi>{sayWho(who, say)}</bdi>
            {' · '}
          </>
        )}
        <bdi dir="ltr">{clock.format(new Date(moment.at))}</bdi>
        {moment.release?.isLive && <> · {say('liveNow')}</>}
      </span>
    </button>
  )
}
