import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { PartSay } from '../words/words.ts'
import styles from './proof.module.css'
import type { ProofWords } from './words.ts'

interface Props {
  readonly say: PartSay<ProofWords>
  readonly kind: 'mail' | 'paper'
  readonly send: (code: string) => Promise<void>
  readonly keep: string
  readonly close: () => void
}

/** A code is typed or pasted. */
export function CodeForm({ say, kind, send, keep, close }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (code === '' || isBusy) return
    setBusy(true)
    void send(code).finally(() => setBusy(false))
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {say(kind === 'mail' ? 'code' : 'paperCode')}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        dir="ltr"
        maxLength={60}
        spellCheck={false}
        inputMode={kind === 'mail' ? 'numeric' : 'text'}
        autoComplete={kind === 'mail' ? 'one-time-code' : 'off'}
      />
      <div className={styles.foot}>
        <button type="button" className={styles.secondary} onClick={close}>
          {keep}
        </button>
        <button type="submit" className={styles.primary} aria-busy={isBusy}>
          {say('confirm')}
        </button>
      </div>
    </form>
  )
}
