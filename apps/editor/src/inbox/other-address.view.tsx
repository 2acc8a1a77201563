import type { MailboxAnswer } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { mistypedEmail } from '@mimar/fields'
import { type FormEvent, useId, useState } from 'react'
import { EmailField } from '../home/labelled-field.view.tsx'
import type { Server } from '../server/server.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import styles from './arriving.module.css'
import { arrivingWords } from './arriving-words.ts'
import thread from './thread.module.css'
import { inOwnDirection } from './thread-words.ts'

interface Props {
  readonly server: Server
  readonly language: UiLanguage
  /** How the button looks that opens it. */
  readonly isMain?: boolean
}

/** Where enquiries are mailed to from now on: opened where mail to the address before failed, or went nowhere. */
export function OtherAddress({ server, language, isMain = false }: Props) {
  const say = sayPart(arrivingWords, language)
  // Undefined: it was not opened yet.
  const [isOpen, setOpen] = useState<boolean>()
  const [done, setDone] = useState<MailboxAnswer>()
  if (done) {
    return (
      <p className={thread.said} role="status" tabIndex={-1} ref={takeFocus}>
        {say(SAID[done.state], { email: inOwnDirection(done.email) })}
      </p>
    )
  }
  if (!isOpen) {
    return (
      <button
        type="button"
        className={isMain ? thread.main : thread.button}
        ref={isOpen === false ? takeFocus : null}
        onClick={() => setOpen(true)}
      >
        {say('otherAddress')}
      </button>
    )
  }
  return <AddressForm server={server} language={language} done={setDone} close={() => setOpen(false)} />
}

/** Where enquiries are from now on. */
const SAID = {
  none: 'notChanged',
  waiting: 'asksThere',
  confirmed: 'goesTo',
  unmailed: 'isUnmailed',
  muted: 'isMuted',
} as const satisfies Readonly<Record<MailboxAnswer['state'], string>>

/** What was pressed is gone. */
const takeFocus = (instead: HTMLElement | null) => instead?.focus()

interface FormProps extends Props {
  readonly done: (mailbox: MailboxAnswer) => void
  readonly close: () => void
}

function AddressForm({ server, language, done, close }: FormProps) {
  const say = sayPart(arrivingWords, language)
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const hint = useId()
  const meant = mistypedEmail(email)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const body = { email: email.trim() }
    await server.client.ask('PUT /sites/:id/mailbox', { body }).then(done, (error: unknown) => {
      const isRefused = error instanceof RequestError && error.status === 403
      setFault(isRefused ? error.message : say('notChanged'))
      setBusy(false)
    })
  }
  return (
    <form className={styles.address} onSubmit={submit}>
      <EmailField
        label={say('address')}
        value={email}
        autoFocus
        aria-describedby={hint}
        onChange={({ target }) => setEmail(target.value)}
      />
      <p id={hint} className={styles.hint} role="status">
        {meant && (
          <>
            {say('meant', { email: inOwnDirection(meant) })}{' '}
            <button type="button" onClick={() => setEmail(meant)}>
              <bdi dir="ltr">{meant}</bdi>
            </button>
          </>
        )}
      </p>
      {fault !== '' && (
        <p className={thread.fault} role="alert">
          {fault}
        </p>
      )}
      <p className={styles.acts}>
        <button type="submit" className={thread.main} aria-busy={isBusy}>
          {say('useIt')}
        </button>
        <button type="button" className={thread.button} onClick={close}>
          {say('cancel')}
        </button>
      </p>
    </form>
  )
}
