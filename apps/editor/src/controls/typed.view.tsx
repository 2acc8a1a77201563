import { learnProviders } from '@mimar/sections/known-frames'
import { type ReactNode, useEffect, useId } from 'react'
import { fetchPatiently } from '../kit/patiently.ts'
import { useDraft } from '../kit/use-draft.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'

interface TypedProps {
  readonly label: string
  readonly stored: string
  readonly mode?: 'decimal' | 'email' | 'url' | 'text'
  readonly hint?: string
  readonly list?: { readonly id: string; readonly options: ReactNode }
  /** What is wrong with what was typed, as a sentence; null where nothing is. */
  readonly faultOf: (typed: string) => string | null
  readonly store: (typed: string, visit: string) => void
}

/** Something typed, with the reason beneath it where it cannot be taken. */
export function Typed({ label, stored, mode = 'text', hint, list, faultOf, store }: TypedProps) {
  const id = useId()
  const draft = useDraft({ stored, faultOf, store })
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.field}
        value={draft.value}
        placeholder={hint}
        inputMode={mode}
        list={list?.id}
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={draft.fault !== null}
        aria-describedby={`${id}-why`}
        onFocus={draft.entered}
        onChange={(event) => draft.typed(event.target.value)}
        onBlur={draft.left}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && draft.left()}
      />
      {list && <datalist id={list.id}>{list.options}</datalist>}
      <p id={`${id}-why`} role="status" className={styles.why}>
        {draft.fault}
      </p>
    </div>
  )
}

/** An e-mail address. */
export function Mail({ field, value, label, say, store }: ControlProps<'email'>) {
  return (
    <Typed
      label={label}
      mode="email"
      stored={value}
      faultOf={(typed) => (field.check(typed).ok ? null : say('notAnEmail'))}
      store={(typed, visit) => store(typed.trim(), visit)}
    />
  )
}

/** What a machine reads, in the one form that it takes; whose frames are known comes with it. */
export function Code({ field, value, label, say, store }: ControlProps<'code'>) {
  useEffect(() => void fetchPatiently(learnProviders), [])
  const faultOf = (typed: string) => {
    const checked = field.check(typed)
    if (checked.ok) return null
    const [refusal] = checked.refusals
    return refusal?.code === 'provider-unknown'
      ? say('providerUnknown', { known: String(refusal.params.known) })
      : say('wrongForm', { form: String(refusal?.params.form ?? '') })
  }
  return (
    <Typed
      label={label}
      stored={value}
      faultOf={faultOf}
      store={(typed, visit) => {
        const checked = field.check(typed)
        if (checked.ok) store(checked.value, visit)
      }}
    />
  )
}

/** Where something leads: a page of the site, or an address that is completed as those of texts are. */
export function LinkAddress({ field, value, label, pages, say, store }: ControlProps<'link'>) {
  const id = useId()
  const options = pages.map(({ address, name }) => <option key={address} value={address} label={name} />)
  return (
    <Typed
      label={label}
      mode="url"
      stored={value}
      list={{ id: `${id}-pages`, options }}
      faultOf={(typed) => (field.check(typed).ok ? null : say('notALink'))}
      store={(typed, visit) => {
        const checked = field.check(typed)
        if (checked.ok) store(checked.value, visit)
      }}
    />
  )
}
