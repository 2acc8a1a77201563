import type { Activity } from '@mimar/contract'
import { useEffect, useMemo, useState } from 'react'
import home from '../home/home.module.css'
import { timeAgo } from '../home/time-ago.ts'
import { sayPart } from '../words/words.ts'
import styles from './account.module.css'
import { activityWords } from './activity-words.ts'
import { useAccount } from './use-account.ts'

interface Shown {
  readonly deeds: readonly Activity[]
  readonly hasMore: boolean
}

/** Who did what to accounts, sites and ways in, as far as it is one's own. */
export function ActivityList() {
  const { server, say, refuse } = useAccount()
  const [{ deeds, hasMore }, setShown] = useState<Shown>({ deeds: [], hasMore: false })
  const sayDeed = useMemo(() => sayPart(activityWords, say.language), [say.language])
  useEffect(() => void server.listActivity().then(setShown, refuse), [server, refuse])
  const showEarlier = () => {
    const add = (earlier: Shown) => setShown((shown) => ({ ...earlier, deeds: [...shown.deeds, ...earlier.deeds] }))
    server.listActivity(deeds.at(-1)?.id).then(add, refuse)
  }
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
        {deeds.map(({ id, at, actor, actorName, isYours, deed, siteName, about }) => (
          <li key={id}>
            <p className={styles.name}>
              {sayDeed(deed, { site: apart(siteName), about: apart(about) })}
              <small>{isYours ? sayDeed('byYou') : <Actor name={actorName} email={actor} />}</small>
            </p>
            <time className={styles.used} dateTime={at}>
              {timeAgo(at, say.language)}
            </time>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className={styles.earlier}>
          <button type="button" className={home.secondary} onClick={showEarlier}>
            {sayDeed('activityEarlier')}
          </button>
        </p>
      )}
    </section>
  )
}

/** By name and address: a name is what somebody says of themselves. */
function Actor({ name, email }: { readonly name: string | null; readonly email: string }) {
  if (name === null) return <bdi>{email}</bdi>
  return (
    <>
      <bdi>{name}</bdi> · <bdi>{email}</bdi>
    </>
  )
}

/** Kept from turning the sentence around it. */
const apart = (text: string) => `\u2068${text}\u2069`
