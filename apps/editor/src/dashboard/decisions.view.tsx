import type { OwnDecision } from '@mimar/contract'
import { useMemo, useState } from 'react'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { AnswerDecision } from './answer-decision.view.tsx'
import { type DecisionWords, decisionWords } from './decision-words.ts'
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
          return (
            <li
              key={one.id}
              className={own.notice}
              data-decision={one.id}
              data-asks={one.decision === 'ask-owner' || undefined}
            >
              <h2>{say(titleOf(one), named)}</h2>
              <blockquote dir="auto">{one.reason}</blockquote>
              {one.outcomeReason && <blockquote dir="auto">{one.outcomeReason}</blockquote>}
              {one.hiddenAddress !== null && <p>{say('what', { address: `\u2066${one.hiddenAddress}\u2069` })}</p>}
              <p>{standingIn(one, say, format)}</p>
              {one.answeredAt === null && (
                <button type="button" className={styles.secondary} onClick={() => ask(one)}>
                  {say(one.decision === 'ask-owner' ? 'answer' : 'appeal')}
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

function titleOf({ decision, isOwn }: OwnDecision) {
  if (decision === 'ask-owner') return 'asked'
  if (decision === 'hide') return 'hid'
  return isOwn ? 'decidedOwn' : 'decided'
}

/** What comes next, and until when. */
function standingIn(one: OwnDecision, say: PartSay<DecisionWords>, format: Intl.DateTimeFormat): string {
  const { outcome, answeredAt, dueAt, lapsedAt } = one
  if (outcome === 'stays') return say('stays')
  if (answeredAt !== null) return say('answered')
  if (dueAt === null) return say('appealFor')
  return say(lapsedAt === null ? 'answerBy' : 'lapsed', { date: format.format(new Date(dueAt)) })
}
