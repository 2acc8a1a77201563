import { Still } from '../home/still.view.tsx'
import { Icon } from '../kit/icon.view.tsx'
import picked from './picked.module.css'
import styles from './start.module.css'
import { type QuestionProps, StartQuestion } from './start-question.view.tsx'
import { stillOf } from './wish.ts'

/** What kind of business: each starter as it looks. */
export function KindQuestion({ starters, wish, change, say, children }: QuestionProps) {
  return (
    <StartQuestion
      title={say('kindTitle')}
      text={say('kindText')}
      next={say('kindNext')}
      answers={
        <div role="radiogroup" aria-label={say('kindTitle')} className={styles.kinds}>
          {starters.map((starter) => (
            <label key={starter.id} className={`${picked.picked} ${styles.answer}`} data-kind={starter.id}>
              <input
                type="radio"
                name="kind"
                value={starter.id}
                checked={wish.starter === starter.id}
                onChange={() => change({ ...wish, starter: starter.id, color: wish.logo ? wish.color : 'own' })}
              />
              <Still src={stillOf(starter, [say.language])} name={say(`kind_${starter.id}` as 'kind_hotel')} />
              <span className={styles.words}>
                <b>{say(`kind_${starter.id}` as 'kind_hotel')}</b>
                <span>{say(`has_${starter.id}` as 'has_hotel')}</span>
              </span>
              <Icon name="checkCircle" />
            </label>
          ))}
        </div>
      }
    >
      {children}
    </StartQuestion>
  )
}
