import type { Member } from '@mimar/contract'
import { useState } from 'react'
import { IconButton } from '../choice-setting.view.tsx'
import styles from '../settings.module.css'
import own from './people.module.css'
import { GUEST_ROLES, type People } from './use-people.ts'
import type { SayPeople } from './words.ts'

interface Props {
  readonly people: People
  readonly members: readonly Member[]
  readonly say: SayPeople
}

/** Where the focus goes when it was on what is no longer there. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Who has a role; who was sent away stays in the list with the way back until one leaves it (U38). */
export function Members({ people, members, say }: Props) {
  const [back, setBack] = useState('')
  return (
    <section className={own.members} aria-label={say('members')}>
      <h4>{say('members')}</h4>
      <ul>
        {members.map((member) => (
          <li key={member.id} data-member={member.email}>
            {people.removed.includes(member.id) ? (
              <Removed {...{ people, member, say }} comeBack={() => setBack(member.id)} />
            ) : (
              <Row {...{ people, member, say }} isBack={back === member.id} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Omit<Props, 'members'> {
  readonly member: Member
}

function Row({ people, member, say, isBack }: RowProps & { readonly isBack: boolean }) {
  const { email, name, role, isYou, isInvited } = member
  const known = GUEST_ROLES.find((one) => one === role)
  return (
    <>
      <span className={own.email}>
        {name !== null && <bdi className={own.name}>{name}</bdi>}
        <bdi>{email}</bdi>
      </span>
      {isYou && <span className={own.tag}>{say('you')}</span>}
      {isInvited && <span className={own.tag}>{say('invited')}</span>}
      {known ? (
        <>
          <select
            ref={isBack ? takeFocus : undefined}
            className={own.role}
            aria-label={say('roleOf', { email })}
            value={known}
            onChange={({ target }) =>
              void people.setRole(member, GUEST_ROLES.find((one) => one === target.value) ?? known)
            }
          >
            {GUEST_ROLES.map((one) => (
              <option key={one} value={one}>
                {say(one)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={styles.quiet}
            aria-label={say('newLinkFor', { email })}
            onClick={() => void people.giveLink(member)}
          >
            {say('newLink')}
          </button>
          <IconButton
            icon="remove"
            label={say(isInvited ? 'takeBack' : 'remove', { email })}
            run={() => void people.remove(member)}
          />
        </>
      ) : (
        <span className={own.fixed}>{say(role === 'owner' ? 'owner' : 'viewer')}</span>
      )}
    </>
  )
}

interface RemovedProps extends RowProps {
  readonly comeBack: () => void
}

function Removed({ people, member, say, comeBack }: RemovedProps) {
  const { email, role, isInvited } = member
  const known = GUEST_ROLES.find((one) => one === role)
  return (
    <>
      <span className={own.email} role="status">
        {say(isInvited ? 'takenBack' : 'removed', { email: `\u2066${email}\u2069` })}
      </span>
      {known && (
        <button
          type="button"
          ref={takeFocus}
          className={styles.button}
          aria-label={say(isInvited ? 'inviteAgain' : 'undoOf', { email })}
          onClick={() => {
            comeBack()
            void people.setRole(member, known)
          }}
        >
          {say('undo')}
        </button>
      )}
    </>
  )
}
