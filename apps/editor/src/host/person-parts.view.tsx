import type { KnownPerson } from '@mimar/contract'
import home from '../home/home.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { PopupMenu } from '../kit/popup-menu.view.tsx'
import tags from '../kit/tag.module.css'
import { lastHere } from './last-here.ts'
import styles from './people.module.css'
import { apart, useInhabitants } from './use-inhabitants.ts'

interface Props {
  readonly person: KnownPerson
}

/** White reads on all of them. */
const COLORS = ['#0b7a66', '#a8236b', '#6440c8', '#a3490c', '#2f6d12', '#66707c'] as const

/** By the name they gave themselves, with the address beside it: a name is anybody's word (0102). */
export function Who({ person: { id, email, name } }: Props) {
  const color = COLORS[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLORS.length]
  return (
    <span className={styles.who}>
      <span className={styles.letter} style={{ background: color }} aria-hidden="true">
        {[...(name || email)][0]?.toUpperCase()}
      </span>
      <span className={styles.called}>
        {name !== '' && <bdi>{name}</bdi>}
        <bdi dir="ltr" className={name === '' ? undefined : styles.address}>
          {email}
        </bdi>
      </span>
    </span>
  )
}

export function RoleName({ person: { role } }: Props) {
  const { say } = useInhabitants()
  if (role === 'host') return <span className={`${tags.tag} ${styles.host}`}>{say('host')}</span>
  return <>{say(role)}</>
}

export function LastHere({ person: { isYou, seenAt } }: Props) {
  const { say } = useInhabitants()
  if (isYou) return <>{say('hereNow')}</>
  if (seenAt === null) return <span className={home.quiet}>{say('never')}</span>
  return <time dateTime={seenAt}>{lastHere(seenAt, say.language)}</time>
}

/** How somebody gets in; amber where one lost mailbox shuts them out. */
export function WaysIn({ person }: Props) {
  const { say } = useInhabitants()
  const { passkeys, codes, hasOrganisation, pausedAt } = person
  if (pausedAt !== null) return <span className={`${tags.tag} ${styles.paused}`}>{say('pausedByHost')}</span>
  if (passkeys > 0) {
    return (
      <span className={styles.fine}>
        <Icon name="check" />
        {say(codes > 0 ? 'passkeysAndCodes' : 'passkeys', { n: passkeys })}
      </span>
    )
  }
  if (codes > 0 || hasOrganisation) {
    return (
      <span className={styles.fine}>
        <Icon name="check" />
        {say(hasOrganisation ? 'organisation' : 'codesOnly')}
      </span>
    )
  }
  return (
    <span className={isAlone(person) ? styles.alone : home.quiet}>
      {isAlone(person) && <Icon name="alertTriangle" />}
      {say('mailOnly')}
    </span>
  )
}

/** Whether sites would be lost to them with one mailbox. */
const isAlone = ({ role, passkeys, codes, hasOrganisation }: KnownPerson) =>
  role !== 'member' && passkeys + codes === 0 && !hasOrganisation

interface ActsProps extends Props {
  readonly changed: (person: KnownPerson) => void
  readonly showDetails: (person: KnownPerson) => void
  readonly askPause: (person: KnownPerson) => void
}

/** The one thing to do next, and what else there is. */
export function Acts({ person, changed, showDetails, askPause }: ActsProps) {
  const { server, say, tell, refuse } = useInhabitants()
  const { id, email, isYou, pausedAt, role } = person
  const named = { email: apart(email) }
  if (isYou) return <span className={styles.you}>{say('you')}</span>
  const resume = () =>
    server.resume(id).then((now) => {
      tell(say('resumedNow', named))
      changed(now)
    }, refuse)
  const remind = () => server.remind(id).then(() => tell(say('reminded', named)), refuse)
  const details = { id: 'details', label: say('sitesAndLimits'), run: () => showDetails(person) }
  const pause = { id: 'pause', label: say('pause'), run: () => askPause(person) }
  const items = [details, ...(role === 'host' || pausedAt !== null ? [] : [pause])]
  return (
    <span className={styles.together}>
      {pausedAt !== null && (
        <button type="button" className={home.secondary} onClick={() => void resume()}>
          {say('resume')}
        </button>
      )}
      {pausedAt === null && isAlone(person) && (
        <button type="button" className={home.secondary} onClick={() => void remind()}>
          {say('remind')}
        </button>
      )}
      <PopupMenu
        label={say('actsFor', named)}
        className={styles.more}
        groups={[{ label: say('actsFor', named), isPlain: true, items }]}
      >
        <span aria-hidden="true">···</span>
      </PopupMenu>
    </span>
  )
}
