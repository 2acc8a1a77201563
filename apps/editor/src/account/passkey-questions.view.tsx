import type { Passkey } from '@mimar/contract'
import { type FormEvent, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import home from '../home/home.module.css'
import { LabelledField } from '../home/labelled-field.view.tsx'
import { ActQuestion } from '../proof/act-question.view.tsx'
import { useAccount } from './use-account.ts'

interface Props {
  readonly passkey: Passkey
  readonly close: () => void
  readonly done: (told: string) => Promise<unknown>
}

/** Nobody signs in with it any more, and that cannot be taken back. */
export function RemovePasskey({ passkey: { id, name }, close, done }: Props) {
  const { server, say, refuse } = useAccount()
  const remove = () =>
    server
      .removePasskey(id)
      .then(() => void done(say('passkeyRemoved', { name })), refuse)
      .finally(close)
  return (
    <ActQuestion
      {...{ title: say('removePasskeyQuestion', { name }), undone: 'changed', close, perform: remove }}
      {...{ keep: say('keepPasskey'), act: say('removePasskey') }}
    >
      <p>{say('removePasskeyWhy')}</p>
    </ActQuestion>
  )
}

export function RenamePasskey({ passkey, close, done }: Props) {
  const { server, say, refuse } = useAccount()
  const [name, setName] = useState(passkey.name)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    server
      .renamePasskey(passkey.id, name)
      .then(() => void done(say('passkeyRenamed', { name })), refuse)
      .finally(close)
  }
  return (
    <AlertQuestion title={say('renamePasskey')} close={close} isFirm>
      <form onSubmit={rename}>
        <LabelledField
          label={say('passkeyName')}
          value={name}
          maxLength={60}
          dir="auto"
          onChange={({ target }) => setName(target.value)}
        />
        <div className={home.foot}>
          <button type="button" className={home.secondary} onClick={close}>
            {say('stay')}
          </button>
          <button type="submit" className={home.primary}>
            {say('saveName')}
          </button>
        </div>
      </form>
    </AlertQuestion>
  )
}
