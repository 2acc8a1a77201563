import { ANSWER_DAYS, type ComplaintCase } from '@mimar/contract'
import { type FormEvent, useId, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import typed from '../home/labelled-field.module.css'
import { serverSentence } from '../home/sites-server.ts'
import type { PartSay } from '../words/words.ts'
import type { complaintWords } from './complaint-words.ts'
import own from './complaints.module.css'
import styles from './host.module.css'
import { dayAsSaid, momentOf } from './times.ts'
import { useHost } from './use-host.ts'

interface Props {
  readonly complaint: ComplaintCase
  readonly say: PartSay<(typeof complaintWords)['en']>
  readonly changed: () => void
}

type Choice = 'no-action' | 'ask-owner' | 'hide' | 'take-down' | 'stays' | 'taken-back'

/** What is decided, and why: about the complaint, or about an appeal against what was decided before. */
export function DecisionForm({ complaint, say, changed }: Props) {
  const { server } = useHost()
  const { say: sayHome, tell } = useHome()
  const { id, case: decided } = complaint
  const isAppeal = decided !== null && decided.decision !== 'ask-owner' && decided.answer !== null && !decided.outcome
  const [isBusy, setBusy] = useState(false)
  const [chosen, choose] = useState<Choice | null>(null)
  const reason = useId()
  const choices = isAppeal ? appealChoices(say) : decisionChoices(say)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const why = String(form.get('reason')).trim()
    const address = chosen === 'hide' ? String(form.get('address')).trim() : undefined
    setBusy(true)
    server
      .decide(id, form.get('choice') as Choice, why, address)
      .then(
        () => {
          tell(say('decided'))
          changed()
        },
        (error: unknown) => tell(serverSentence(error) || sayHome('unreachable')),
      )
      .finally(() => setBusy(false))
  }
  return (
    <form className={`${styles.card} ${own.part} ${own.decision}`} onSubmit={submit}>
      <h3 id={`${reason}-head`}>{say(isAppeal ? 'appeal' : 'decision')}</h3>
      {decided && <Standing decided={decided} say={say} />}
      <div role="radiogroup" aria-labelledby={`${reason}-head`}>
        {choices.map(({ value, name, how }) => (
          <label key={value} className={own.choice}>
            <input type="radio" name="choice" value={value} required onChange={() => choose(value)} />
            <span>
              <strong>{name}</strong>
              <small>{how}</small>
            </span>
          </label>
        ))}
      </div>
      {chosen === 'hide' && <Where say={say} />}
      <label className={own.line} htmlFor={reason}>
        <strong>{say('reason')}</strong>
        <small>{say('bothRead')}</small>
      </label>
      <textarea id={reason} name="reason" className={typed.area} required maxLength={1000} rows={4} dir="auto" />
      <button type="submit" className={home.primary} aria-busy={isBusy}>
        {say('decide')}
      </button>
      <small>{say('both')}</small>
    </form>
  )
}

/** Which page or picture visitors are not to see. */
function Where({ say }: Pick<Props, 'say'>) {
  const field = useId()
  return (
    <p className={own.where}>
      <label htmlFor={field}>
        <strong>{say('hideWhat')}</strong>
      </label>
      <input
        id={field}
        name="address"
        className={typed.field}
        dir="ltr"
        required
        maxLength={2000}
        aria-describedby={`${field}-how`}
      />
      <small id={`${field}-how`}>{say('hideWhere')}</small>
    </p>
  )
}

function Standing({ decided, say }: { readonly decided: NonNullable<ComplaintCase['case']> } & Pick<Props, 'say'>) {
  const NAMES = { 'no-action': 'noAction', 'ask-owner': 'askOwner', hide: 'hide', 'take-down': 'takeDown' } as const
  return (
    <div className={own.standing}>
      <strong>{say(NAMES[decided.decision])}</strong>
      <small>{say('decidedOn', { date: momentOf(decided.decidedAt, say.language) })}</small>
      <p dir="auto">{decided.reason}</p>
      {decided.hiddenAddress !== null && <p>{say('hidden', { address: `\u2066${decided.hiddenAddress}\u2069` })}</p>}
      {decided.lapsedAt !== null && <p>{say('lapsedOn', { date: dayAsSaid(decided.lapsedAt, say.language) })}</p>}
      {decided.outcome && (
        <>
          <strong>{say(decided.outcome === 'stays' ? 'stays' : 'takenBack')}</strong>
          <p dir="auto">{decided.outcomeReason}</p>
        </>
      )}
    </div>
  )
}

const decisionChoices = (say: Props['say']) =>
  [
    { value: 'no-action', name: say('noAction'), how: say('noActionHow') },
    { value: 'ask-owner', name: say('askOwner'), how: say('askOwnerHow', { n: ANSWER_DAYS }) },
    { value: 'hide', name: say('hide'), how: say('hideHow') },
    { value: 'take-down', name: say('takeDown'), how: say('takeDownHow') },
  ] as const

const appealChoices = (say: Props['say']) =>
  [
    { value: 'stays', name: say('stays'), how: say('staysHow') },
    { value: 'taken-back', name: say('takenBack'), how: say('takenBackHow') },
  ] as const
