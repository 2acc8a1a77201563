import type { AskedPerson } from '@mimar/contract'
import { useCallback, useEffect, useState } from 'react'
import home from '../home/home.module.css'
import tags from '../kit/tag.module.css'
import type { UiLanguage } from '../words/words.ts'
import styles from './people.module.css'
import { apart, useInhabitants } from './use-inhabitants.ts'

const DAY_MS = 86_400_000

/** Who was asked to make sites and has not come yet; read again with every `turn`. */
export function Invited({ turn }: { readonly turn: number }) {
  const { server, say, sayOf, tell, refuse } = useInhabitants()
  const [invited, setInvited] = useState<readonly AskedPerson[]>([])
  const load = useCallback(() => server.listInvited().then(setInvited, refuse), [server, refuse])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is to be read
  useEffect(() => void load(), [load, turn])
  const again = ({ id, email }: AskedPerson) =>
    server
      .endInvitation(id)
      .then(() => server.invite(email))
      .then(() => tell(sayOf('inviteSent', { email: apart(email) })))
      .then(load, refuse)
  if (invited.length === 0) return null
  return (
    <ul className={styles.invited} aria-label={sayOf('invitedTag')}>
      {invited.map((one) => (
        <li key={one.id}>
          <span className={styles.asked}>
            <bdi dir="ltr">{one.email}</bdi> <span className={tags.tag}>{sayOf('invitedTag')}</span>
            <small>
              {one.invitedBy !== null && `${sayOf('invitedBy', { who: apart(one.invitedBy) })} · `}
              {sayOf('linkEnds', { when: ends(one.expiresAt, say.language) })}
            </small>
          </span>
          <span className={styles.together}>
            <button type="button" className={home.secondary} onClick={() => void again(one)}>
              {sayOf('sendAgain')}
            </button>
            <button
              type="button"
              className={home.plain}
              onClick={() => void server.endInvitation(one.id).then(load, refuse)}
            >
              {sayOf('takeBack')}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** In how many days that is, in the words of the language. */
function ends(at: string, language: UiLanguage): string {
  const days = Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS))
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}
