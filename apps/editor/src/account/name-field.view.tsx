import { LONGEST_PERSON_NAME, type Profile } from '@mimar/contract'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import field from '../home/labelled-field.module.css'
import styles from './account.module.css'

interface Props {
  readonly profile: Pick<Profile, 'name'>
  readonly label: string
  readonly hint: string
  readonly keep: (name: string) => Promise<boolean>
}

/** Kept when it is left, or by Enter. */
export function NameField({ profile, label, hint, keep }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(profile.name)
  const asked = useRef(profile.name)
  // Also one that came back, or that the server has tidied.
  useEffect(() => {
    const { name } = profile
    asked.current = name
    setTyped(name)
  }, [profile])
  const leave = async () => {
    const wanted = typed.trim()
    // Enter, and then leaving, are one wish.
    if (wanted === asked.current) return
    asked.current = wanted
    if (!(await keep(wanted))) asked.current = profile.name
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void leave()
  }
  return (
    <form className={styles.one} onSubmit={submit}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={field.field}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={LONGEST_PERSON_NAME}
        autoComplete="name"
        aria-describedby={`${id}-hint`}
        onBlur={() => void leave()}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </form>
  )
}
