import type { HostSite } from '@mimar/contract'
import { type FormEvent, useId, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { serverSentence } from '../home/sites-server.ts'
import type { PartSay } from '../words/words.ts'
import own from './complaints.module.css'
import type { TakeDownWords } from './take-down-words.ts'
import { useHost } from './use-host.ts'

interface Props {
  readonly site: HostSite
  readonly say: PartSay<TakeDownWords>
  readonly changed: () => void
  readonly close: () => void
}

/** Taking a site down that nobody complained of: says what it does, and asks why. */
export function TakeSiteDown({ site: { id, name }, say, changed, close }: Props) {
  const { server } = useHost()
  const { say: sayHome, tell } = useHome()
  const [isBusy, setBusy] = useState(false)
  const reason = useId()
  const named = { site: `\u2068${name}\u2069` }
  const refuse = (error: unknown) => tell(serverSentence(error) || sayHome('unreachable'))
  const undo = () => void server.putBack(id).then(changed, refuse)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    server.takeDown(id, String(new FormData(event.currentTarget).get('reason')).trim()).then(
      () => {
        tell(say('isDown', named), undo)
        close()
        changed()
      },
      (error: unknown) => {
        setBusy(false)
        refuse(error)
      },
    )
  }
  return (
    <AlertQuestion title={say('question', named)} close={close}>
      <form onSubmit={submit}>
        <p>{say('what')}</p>
        <label className={own.line} htmlFor={reason}>
          <strong>{say('why')}</strong>
          <small>{say('ownerReads')}</small>
        </label>
        <textarea id={reason} name="reason" className={own.reason} required maxLength={1000} rows={4} dir="auto" />
        <div className={home.foot}>
          <button type="button" className={home.secondary} onClick={close}>
            {say('keep')}
          </button>
          <button type="submit" className={home.danger} aria-busy={isBusy}>
            {say('takeDown')}
          </button>
        </div>
      </form>
    </AlertQuestion>
  )
}
