import type { OwnDecision } from '@mimar/contract'
import { useMemo, useState } from 'react'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { sayPart } from '../words/words.ts'
import { AnswerDecision } from './answer-decision.view.tsx'
import { decisionWords } from './decision-words.ts'
import own from './taken-down.module.css'

interface Props {
  readonly decisions: readonly OwnDecision[]
  readonly answered: () => void
}

/** What whoever runs the installation has asked or decided about sites of the account, until it is settled. */
export function Decisions({ decisions, answered }: Props) {
  const { language } = useHome().say
  const say = useMemo(() => sayPart(decisionWords, language), [language])
  const [asked, ask] = useState<OwnDecision | null>(null)
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { day: 'numeric', month: 'long' })
  return (
    <>
      <ul className={own.notices}>
        {decisions.map((one) => {
          const named = { site: `\u2068${one.siteName}\u2069`, date: format.format(new Date(one.decidedAt)) }
          const isQuestion = one.decision === 'ask-owner'
          return (
            <li key={one.id} className={own.notice} data-decision={one.id} data-asks={isQuestion || undefined}>
              <h2>{say(isQuestion ? 'asked' : 'decided', named)}</h2>
              <blockquote dir="auto">{one.reason}</blockquote>
              {one.outcomeReason !== null && <blockquote dir="auto">{one.outcomeReason}</blockquote>}
              <p>
                {say(
                  one.outcome === 'stays'
                    ? 'stays'
                    : one.answeredAt === null
                      ? isQuestion
                        ? 'answerBy'
                        : 'appealFor'
                      : 'answered',
                )}
              </p>
              {one.answeredAt === null && (
                <button type="button" className={styles.secondary} onClick={() => ask(one)}>
                  {say(isQuestion ? 'answer' : 'appeal')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {asked && <AnswerDecision decision={asked} say={say} answered={answered} close={() => ask(null)} />}
    </>
  )
}
