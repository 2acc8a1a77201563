import type { HostSite } from '@mimar/contract'
import { useId } from 'react'
import { useHome } from '../home/home.ts'
import typed from '../home/labelled-field.module.css'
import { serverSentence } from '../home/sites-server.ts'
import { ActQuestion } from '../proof/act-question.view.tsx'
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
  const reason = useId()
  const named = { site: `\u2068${name}\u2069` }
  const refuse = (error: unknown) => tell(serverSentence(error) || sayHome('unreachable'))
  const undo = () => void server.putBack(id).then(changed, refuse)
  const takeDown = (filledIn: FormData) =>
    server.takeDown(id, String(filledIn.get('reason')).trim()).then(() => {
      tell(say('isDown', named), undo)
      close()
      changed()
    }, refuse)
  return (
    <ActQuestion
      {...{ title: say('question', named), undone: 'changed', close, perform: takeDown }}
      {...{ keep: say('keep'), act: say('takeDown') }}
    >
      <p>{say('what')}</p>
      <label className={own.line} htmlFor={reason}>
        <strong>{say('why')}</strong>
        <small>{say('ownerReads')}</small>
      </label>
      <textarea id={reason} name="reason" className={typed.area} required maxLength={1000} rows={4} dir="auto" />
    </ActQuestion>
  )
}
