import { ADDRESS_RETURN_DAYS, type SignInAddress } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import home from '../home/home.module.css'
import type { PartSay } from '../words/words.ts'
import styles from './account.module.css'
import type { SignInAddressWords } from './address-words.ts'
import { useAccount } from './use-account.ts'

interface Props {
  readonly known: SignInAddress
  readonly say: PartSay<SignInAddressWords>
  readonly close: () => void
  /** A code is on its way: whoever closes and comes back goes on there. */
  readonly asked: (now: SignInAddress) => void
  readonly done: (now: SignInAddress) => void
}

/** A new address is typed, then the code that was mailed to it; what waits for its code goes on there. */
export function ChangeSignInAddress({ known, say, close, asked, done }: Props) {
  const { server } = useAccount()
  const [waiting, setWaiting] = useState(known.waiting?.email)
  const ask = async (email: string) => {
    const now = await server.askSignInAddress(email)
    asked(now)
    setWaiting(now.waiting?.email)
  }
  const take = async (code: string) => done(await server.takeSignInAddress(code))
  const title = waiting === undefined ? say(known.email === null ? 'addTitle' : 'changeTitle') : say('codeTitle')
  return (
    <AlertQuestion title={title} close={close} turn={waiting ?? ''} isFirm>
      {waiting === undefined ? (
        <Line key="address" say={say} kind="address" send={ask} close={close}>
          {say('how', { days: ADDRESS_RETURN_DAYS })}
        </Line>
      ) : (
        <Line key="code" say={say} kind="code" send={take} close={close} other={() => setWaiting(undefined)}>
          {say('sent', { email: `\u2066${waiting}\u2069` })}
        </Line>
      )}
    </AlertQuestion>
  )
}

interface LineProps {
  readonly say: PartSay<SignInAddressWords>
  readonly kind: 'address' | 'code'
  readonly send: (text: string) => Promise<void>
  readonly close: () => void
  /** Back to the address. */
  readonly other?: () => void
  readonly children: string
}

/** One line to be filled in; why it was refused stands below it. */
function Line({ say, kind, send, close, other, children }: LineProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text === '' || isBusy) return
    setFault('')
    setBusy(true)
    send(text)
      .catch((error: unknown) => {
        setFault(faultOf(error, say))
        field.current?.focus()
      })
      .finally(() => setBusy(false))
  }
  const isCode = kind === 'code'
  return (
    <form onSubmit={submit} noValidate>
      <p>{children}</p>
      <label htmlFor={id} className={styles.label}>
        {say(isCode ? 'code' : 'field')}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        dir="ltr"
        maxLength={isCode ? 60 : 254}
        spellCheck={false}
        inputMode={isCode ? 'numeric' : 'email'}
        autoComplete={isCode ? 'one-time-code' : 'email'}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-fault`}
      />
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={home.foot}>
        <button type="button" className={home.secondary} onClick={other ?? close}>
          {say(other ? 'other' : 'cancel')}
        </button>
        <button type="submit" className={home.primary} aria-busy={isBusy}>
          {say(isCode ? 'take' : 'next')}
        </button>
      </div>
    </form>
  )
}

function faultOf(error: unknown, say: PartSay<SignInAddressWords>): string {
  if (!(error instanceof RequestError)) return ''
  return error.code === 'request-malformed' ? say('wrongAddress') : error.message
}
