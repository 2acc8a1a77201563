import type { OpenInvitation } from '@mimar/contract'
import { useId, useRef } from 'react'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import own from './invitations.module.css'
import type { useInvitations } from './use-invitations.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly open: ReturnType<typeof useInvitations>
  /** Told of the site that is theirs now. */
  readonly accepted: (site: string) => void
}

/** Sites one is invited to: nothing of them opens before one agrees (U4). */
export function Invitations({ open, accepted }: Props) {
  const { say, tell } = useHome()
  const refused = useRefusal()
  const list = useRef<HTMLUListElement>(null)
  const answer = (answering: Promise<unknown>, done: () => void) => answering.then(done, refused)
  const accept = ({ site, siteName }: OpenInvitation) =>
    answer(open.accept(site), () => {
      tell(say('invitationAccepted', { site: siteName }))
      accepted(site)
    })
  const decline = ({ site, siteName }: OpenInvitation) => {
    // The heading stays when the row is gone.
    const heading = list.current?.closest('main')?.querySelector('h1')
    return answer(open.decline(site), () => {
      tell(say('invitationDeclined', { site: siteName }))
      heading?.focus()
    })
  }
  if (open.invitations.length === 0) return null
  return (
    <ul ref={list} className={own.invitations} aria-label={say('invitations')}>
      {open.invitations.map((one) => (
        <Row key={one.site} invitation={one} accept={() => void accept(one)} decline={() => void decline(one)} />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly invitation: OpenInvitation
  readonly accept: () => void
  readonly decline: () => void
}

function Row({ invitation, accept, decline }: RowProps) {
  const { say } = useHome()
  const id = useId()
  const { site, siteName, role, invitedBy } = invitation
  // The owner of an installation has no address until one is given.
  const who = invitedBy?.endsWith('@localhost') ? null : invitedBy
  const named = { site: apart(siteName), role: roleOf(role, say), ...(who !== null && { who: apart(who) }) }
  return (
    <li className={own.invitation} data-invitation={site}>
      <p id={id}>{say(who === null ? 'youAreInvited' : 'invitesYou', named)}</p>
      <div>
        <button type="button" className={styles.primary} aria-describedby={id} onClick={accept}>
          {say('accept')}
        </button>
        <button type="button" className={styles.secondary} aria-describedby={id} onClick={decline}>
          {say('decline')}
        </button>
      </div>
    </li>
  )
}

/** Kept from turning the sentence around it. */
const apart = (text: string) => `\u2068${text}\u2069`

function roleOf(role: string, say: ReturnType<typeof useHome>['say']): string {
  if (role === 'designer') return say('designer')
  return say(role === 'editor' ? 'editor' : 'viewer')
}
