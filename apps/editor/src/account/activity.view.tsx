import type { Activity } from '@mimar/contract'
import { useEffect, useMemo, useState } from 'react'
import { timeAgo } from '../home/time-ago.ts'
import { sayPart } from '../words/words.ts'
import styles from './account.module.css'
import { activityWords } from './activity-words.ts'
import { useAccount } from './use-account.ts'

/** Who did what to accounts, sites and ways in, as far as it is one's own. */
export function ActivityList() {
  const { server, say, refuse } = useAccount()
  const [deeds, setDeeds] = useState<readonly Activity[]>([])
  const sayDeed = useMemo(() => sayPart(activityWords, say.language), [say.language])
  useEffect(() => void server.listActivity().then(setDeeds, refuse), [server, refuse])
  if (deeds.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="activity">
      <div className={styles.top}>
        <div>
          <h2 id="activity">{sayDeed('activity')}</h2>
          <p>{sayDeed('activityWhat')}</p>
        </div>
      </div>
      <ul className={styles.deeds}>
        {deeds.map(({ id, at, actor, isYours, deed, siteName, about }) => (
          <li key={id}>
            <p className={styles.name}>
              {sayDeed(deed, { site: apart(siteName), about: apart(about) })}
              <small>{isYours ? sayDeed('byYou') : <bdi>{actor}</bdi>}</small>
            </p>
            <time className={styles.used} dateTime={at}>
              {timeAgo(at, say.language)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Kept from turning the sentence around it. */
const apart = (text: string) => `\u2068${text}\u2069`
