import { LONGEST_PERSON_NAME } from '@mimar/contract'
import { type FormEvent, useEffect, useId, useState } from 'react'
import field from '../home/labelled-field.module.css'
import { isFramed } from '../server/framed.ts'
import styles from './account.module.css'
import { OwnUseCards } from './own-use.view.tsx'
import { useProfile } from './use-profile.ts'

/** What one is called, and what one's sites hold. */
export function ProfilePlace() {
  const { profile, say, change } = useProfile()
  return (
    <>
      {profile?.isPossible && (
        <section className={styles.card} aria-labelledby="profile">
          <div className={styles.top}>
            <div>
              <h2 id="profile">{say('profile')}</h2>
              <p>{say('profileWhat')}</p>
            </div>
          </div>
          <NameField
            name={profile.name}
            label={say('name')}
            hint={say('nameHint')}
            keep={(name) => void change({ name }, { name: profile.name })}
          />
        </section>
      )}
      {!isFramed() && <OwnUseCards />}
    </>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly keep: (name: string) => void
}

/** Kept when it is left, or by Enter. */
function NameField({ name, label, hint, keep }: NameFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(name)
  // Also one that came back.
  useEffect(() => setTyped(name), [name])
  const leave = () => {
    if (typed.trim() !== name) keep(typed.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    leave()
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
        onBlur={leave}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </form>
  )
}
