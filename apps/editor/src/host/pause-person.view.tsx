import type { KnownPerson } from '@mimar/contract'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import home from '../home/home.module.css'
import { apart, useInhabitants } from './use-inhabitants.ts'

interface Props {
  readonly person: KnownPerson
  readonly changed: (person: KnownPerson) => void
  readonly close: () => void
}

/** Says what pausing does, before it is done. */
export function PausePerson({ person: { id, email, sites }, changed, close }: Props) {
  const { server, say, tell, refuse } = useInhabitants()
  const named = { email: apart(email) }
  const pause = () =>
    server
      .pause(id)
      .then((now) => {
        tell(say('pausedNow', named))
        changed(now)
      }, refuse)
      .finally(close)
  return (
    <AlertQuestion title={say('pauseQuestion', named)} close={close}>
      <p>{say('pauseWhat', { n: sites })}</p>
      <div className={home.foot}>
        <button type="button" className={home.secondary} onClick={close}>
          {say('keep')}
        </button>
        <button type="button" className={home.danger} onClick={() => void pause()}>
          {say('pause').replace('…', '')}
        </button>
      </div>
    </AlertQuestion>
  )
}
