import type { KnownPerson } from '@mimar/contract'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import home from '../home/home.module.css'
import own from './complaints.module.css'
import { apart, useInhabitants } from './use-inhabitants.ts'

interface Props {
  readonly person: KnownPerson
  readonly changed: (person: KnownPerson) => void
  readonly close: () => void
}

/** Says what pausing does, before it is done, and offers to take what the person owns from visitors with it. */
export function PausePerson({ person: { id, email, sites }, changed, close }: Props) {
  const { server, say, tell, refuse } = useInhabitants()
  const [owned, setOwned] = useState(0)
  const [takesDown, setTakesDown] = useState(false)
  const named = { email: apart(email) }
  useEffect(() => void server.sitesOf(id).then((all) => setOwned(all.length), refuse), [server, id, refuse])
  const resume = () =>
    void server.resume(id).then((now) => {
      tell(say('resumedNow', named))
      changed(now)
    }, refuse)
  const pause = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = takesDown ? String(new FormData(event.currentTarget).get('reason')).trim() : undefined
    server
      .pause(id, reason)
      .then((now) => {
        tell(say(takesDown ? 'pausedWithSites' : 'pausedNow', named), resume)
        changed(now)
      }, refuse)
      .finally(close)
  }
  return (
    <AlertQuestion title={say('pauseQuestion', named)} close={close}>
      <form onSubmit={pause}>
        <p>{say('pauseWhat', { n: takesDown ? 0 : sites })}</p>
        {owned > 0 && (
          <label className={own.choice}>
            <input type="checkbox" checked={takesDown} onChange={(event) => setTakesDown(event.target.checked)} />
            <span>
              <strong>{say('takeDownToo', { n: owned })}</strong>
              <small>{say('takeDownTooHow')}</small>
            </span>
          </label>
        )}
        {takesDown && <Why />}
        <div className={home.foot}>
          <button type="button" className={home.secondary} onClick={close}>
            {say('keep')}
          </button>
          <button type="submit" className={home.danger}>
            {say('pause').replace('…', '').trim()}
          </button>
        </div>
      </form>
    </AlertQuestion>
  )
}

function Why() {
  const { say } = useInhabitants()
  const field = useId()
  return (
    <>
      <label className={own.line} htmlFor={field}>
        <strong>{say('why')}</strong>
        <small>{say('ownersRead')}</small>
      </label>
      <textarea id={field} name="reason" className={own.reason} required maxLength={1000} rows={3} dir="auto" />
    </>
  )
}
