import type { OwnDecision } from '@mimar/contract'
import { type FormEvent, useId, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import typed from '../home/labelled-field.module.css'
import type { PartSay } from '../words/words.ts'
import type { DecisionWords } from './decision-words.ts'
import own from './lead-on.module.css'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly decision: OwnDecision
  readonly say: PartSay<DecisionWords>
  readonly answered: () => void
  readonly close: () => void
}

/** An owner's words to whoever runs the installation, once for each decision. */
export function AnswerDecision({ decision: { id, siteName, decision }, say, answered, close }: Props) {
  const { server, tell } = useHome()
  const refused = useRefusal()
  const field = useId()
  const [isBusy, setBusy] = useState(false)
  const isQuestion = decision === 'ask-owner'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    setBusy(true)
    server.answerDecision(id, text).then(
      () => {
        tell(say('sent'))
        close()
        answered()
      },
      (error: unknown) => {
        setBusy(false)
        refused(error)
      },
    )
  }
  return (
    <AlertQuestion title={say(isQuestion ? 'answerTitle' : 'appealTitle', { site: siteName })} close={close}>
      <form onSubmit={submit}>
        <label className={own.field} htmlFor={field}>
          {say('yourWords')}
        </label>
        <textarea id={field} name="text" className={typed.area} required maxLength={2000} dir="auto" />
        <div className={styles.foot}>
          <button type="button" className={styles.secondary} onClick={close}>
            {say('notNow')}
          </button>
          <button type="submit" className={styles.primary} aria-busy={isBusy}>
            {say('send')}
          </button>
        </div>
      </form>
    </AlertQuestion>
  )
}
