import type { Starter } from '@mimar/contract'
import { useMemo } from 'react'
import { Still } from '../home/still.view.tsx'
import { Icon } from '../kit/icon.view.tsx'
import { sayPart } from '../words/words.ts'
import { type KindWords, kindWords } from './kind-words.ts'
import picked from './picked.module.css'
import styles from './start.module.css'
import { type QuestionProps, StartQuestion } from './start-question.view.tsx'
import { stillOf } from './wish.ts'

/** What kind of business: the trades there are, and each starter of the chosen one as it looks. */
export function KindQuestion({ starters, wish, change, say, children }: QuestionProps) {
  const sayKind = useMemo(() => sayPart<KindWords>(kindWords, say.language), [say.language])
  const trades = [...new Set(starters.map(({ trade }) => trade))]
  const chosen = starters.find(({ id }) => id === wish.starter)?.trade
  const shown = starters.filter(({ trade }) => trade === chosen)
  const choose = (starter: Starter | undefined) =>
    starter && change({ ...wish, starter: starter.id, color: wish.logo ? wish.color : 'own' })
  return (
    <StartQuestion
      title={say('kindTitle')}
      text={say('kindText')}
      next={say('kindNext')}
      answers={
        <>
          <div role="radiogroup" aria-label={say('kindTitle')} className={styles.trades}>
            {trades.map((trade) => (
              <label key={trade} className={`${picked.picked} ${styles.trade}`} data-trade={trade}>
                <input
                  type="radio"
                  name="trade"
                  value={trade}
                  checked={trade === chosen}
                  onChange={() => choose(starters.find((one) => one.trade === trade))}
                />
                {sayKind(`trade_${trade}` as 'trade_stay')}
              </label>
            ))}
          </div>
          <div role="radiogroup" aria-label={sayKind('looks')} className={styles.kinds}>
            {shown.map((starter) => (
              <label key={starter.id} className={`${picked.picked} ${styles.answer}`} data-kind={starter.id}>
                <input
                  type="radio"
                  name="kind"
                  value={starter.id}
                  checked={wish.starter === starter.id}
                  onChange={() => choose(starter)}
                />
                <Still src={stillOf(starter, [say.language])} name={sayKind(`kind_${starter.id}` as 'kind_hotel')} />
                <span className={styles.words}>
                  <b>{sayKind(`kind_${starter.id}` as 'kind_hotel')}</b>
                  <span>{sayKind(`has_${starter.id}` as 'has_hotel')}</span>
                </span>
                <Icon name="checkCircle" />
              </label>
            ))}
          </div>
        </>
      }
    >
      {children}
    </StartQuestion>
  )
}
