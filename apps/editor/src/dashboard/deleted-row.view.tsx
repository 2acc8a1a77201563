import type { DeletedSiteEntry } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import { useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { Still } from '../home/still.view.tsx'
import type { PartSay } from '../words/words.ts'
import styles from './deleted-sites.module.css'
import type { DeletedWords } from './deleted-words.ts'
import { useRefusal } from './use-refusal.ts'

const DAY_MS = 86_400_000

interface Props {
  readonly site: DeletedSiteEntry
  readonly say: PartSay<DeletedWords>
  readonly cameBack: () => void
  readonly erase: () => void
}

/** A deleted site: who did it and when, how long it waits, and the way back. */
export function DeletedRow({ site, say, cameBack, erase }: Props) {
  const { server, tell } = useHome()
  const refused = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const bringBack = () => {
    if (isBusy) return
    setBusy(true)
    server.bringBackSite(site.id).then(
      () => {
        tell(say('cameBack', { site: site.name }))
        cameBack()
      },
      (error: unknown) => {
        setBusy(false)
        refused(error)
      },
    )
  }
  const days = Math.ceil((Date.parse(site.erasedAt) - Date.now()) / DAY_MS)
  return (
    <li className={styles.row} data-deleted={site.id}>
      <div className={styles.still}>
        <Still src={addressOf('GET /deleted-sites/:site/still', { at: { site: site.id } })} name={site.name} />
      </div>
      <div className={styles.about}>
        <h2>
          <bdi>{site.name}</bdi>
        </h2>
        <p dir="ltr" className={styles.address}>
          {new URL(site.address).host}
        </p>
        <p>
          {sayDeleted(site, say)}
          {site.messages > 0 && ` · ${say('enquiries', { n: site.messages })}`}
        </p>
      </div>
      <p className={styles.left} data-soon={days <= 1 || undefined}>
        {days <= 1 ? say('lastDay') : say('daysLeft', { n: days })}
      </p>
      <div className={styles.acts}>
        <button type="button" className={home.plain} onClick={erase}>
          {say('erase')}
        </button>
        <button type="button" className={home.secondary} aria-busy={isBusy} onClick={bringBack}>
          {say('bringBack')}
        </button>
      </div>
    </li>
  )
}

function sayDeleted({ deletedAt, deletedBy, isYou }: DeletedSiteEntry, say: Props['say']): string {
  const format = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, { day: 'numeric', month: 'long' })
  const date = format.format(new Date(deletedAt))
  if (isYou) return say('deletedByYou', { date })
  // The owner of an installation has no address until one is given.
  if (deletedBy === null || deletedBy.endsWith('@localhost')) return say('deletedOn', { date })
  return say('deletedBy', { date, who: `\u2068${deletedBy}\u2069` })
}
