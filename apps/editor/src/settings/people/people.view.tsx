import type { GuestRole } from '@mimar/contract'
import { isEmail } from '@mimar/fields'
import { type FormEvent, useId, useState } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { sayPart } from '../../words/words.ts'
import { useSettingsContext } from '../context.ts'
import { Field } from '../field.view.tsx'
import styles from '../settings.module.css'
import { NewLink } from './link.view.tsx'
import { Members } from './members.view.tsx'
import own from './people.module.css'
import { GUEST_ROLES, type People, usePeople } from './use-people.ts'
import { type PeopleWords, peopleWords, type SayPeople } from './words.ts'

/** Who may work on the site: invited, given another role, sent away (U4). */
export function PeopleTopic() {
  const { say: main } = useEditing()
  const say: SayPeople = sayPart<PeopleWords>(peopleWords, main.language)
  const people = usePeople()
  return (
    <>
      <Invite people={people} say={say} />
      {people.fault !== null && (
        <p className={styles.fault} role="alert">
          {people.fault || say('failed')}
        </p>
      )}
      {people.link && <NewLink key={people.link.address} link={people.link} say={say} />}
      {people.members && <Members people={people} members={people.members} say={say} />}
    </>
  )
}

function Invite({ people, say }: { readonly people: People; readonly say: SayPeople }) {
  const { say: settings } = useSettingsContext()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GuestRole>('editor')
  const [isWrong, setWrong] = useState(false)
  const helpId = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isRight = isEmail(email.trim())
    setWrong(!isRight)
    if (isRight && (await people.invite(email.trim(), role))) setEmail('')
  }
  return (
    <form className={own.invite} noValidate onSubmit={(event) => void send(event)}>
      <Field label={say('email')} fault={isWrong && settings('faultEmail')}>
        {({ id, described }) => (
          <input
            id={id}
            type="email"
            dir="ltr"
            className={styles.input}
            autoComplete="off"
            value={email}
            aria-invalid={isWrong}
            aria-describedby={described}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Field label={say('role')}>
        {({ id }) => (
          <select
            id={id}
            className={styles.input}
            value={role}
            aria-describedby={helpId}
            onChange={({ target }) => setRole(GUEST_ROLES.find((one) => one === target.value) ?? 'editor')}
          >
            {GUEST_ROLES.map((one) => (
              <option key={one} value={one}>
                {say(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className={`${styles.button} ${own.main}`}>
        {say('invite')}
      </button>
      <p id={helpId} className={styles.help}>
        {say(`${role}May`)}
      </p>
    </form>
  )
}
