import type { Member } from '@mimar/contract'
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

/** Who has a role; who was sent away stays in the list with the way back until one leaves it (U38). */
export function Members({ people, members, say }: Props) {
  return (
    <section className={own.members} aria-label={say('members')}>
      <h4>{say('members')}</h4>
      <ul>
        {members.map((member) => (
          <li key={member.id} data-member={member.email}>
            {people.removed.includes(member.id) ? (
              <Removed {...{ people, member, say }} />
            ) : (
              <Row {...{ people, member, say }} />
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

function Row({ people, member, say }: RowProps) {
  const { email, role, isYou } = member
  const known = GUEST_ROLES.find((one) => one === role)
  return (
    <>
      <bdi className={own.email}>{email}</bdi>
      {isYou && <span className={own.tag}>{say('you')}</span>}
      {known ? (
        <>
          <select
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
          <IconButton icon="remove" label={say('remove', { email })} run={() => void people.remove(member)} />
        </>
      ) : (
        <span className={own.fixed}>{say(role === 'owner' ? 'owner' : 'viewer')}</span>
      )}
    </>
  )
}

function Removed({ people, member, say }: RowProps) {
  const { email, role } = member
  const known = GUEST_ROLES.find((one) => one === role)
  const comeBack = async (row: HTMLElement | null) => {
    if (!known || !(await people.setRole(member, known))) return
    requestAnimationFrame(() => row?.querySelector('select')?.focus())
  }
  return (
    <>
      <span className={own.email} role="status">
        {say('removed', { email: `\u2066${email}\u2069` })}
      </span>
      {known && (
        <button
          type="button"
          ref={(button) => button?.focus()}
          className={styles.button}
          aria-label={say('undoOf', { email })}
          onClick={({ currentTarget }) => void comeBack(currentTarget.closest('li'))}
        >
          {say('undo')}
        </button>
      )}
    </>
  )
}
