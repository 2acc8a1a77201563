import type { KnownPerson } from '@mimar/contract'
import { useEffect, useId, useState } from 'react'
import typed from '../home/labelled-field.module.css'
import { ActQuestion } from '../proof/act-question.view.tsx'
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
  const pause = (filledIn: FormData) => {
    const reason = takesDown ? String(filledIn.get('reason')).trim() : undefined
    return server
      .pause(id, reason)
      .then((now) => {
        tell(say(takesDown ? 'pausedWithSites' : 'pausedNow', named), resume)
        changed(now)
      }, refuse)
      .finally(close)
  }
  return (
    <ActQuestion
      {...{ title: say('pauseQuestion', named), undone: 'changed', close, perform: pause }}
      {...{ keep: say('keep'), act: say('pause').replace('…', '').trim() }}
    >
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
    </ActQuestion>
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
      <textarea id={field} name="reason" className={typed.area} required maxLength={1000} rows={3} dir="auto" />
    </>
  )
}
