import type { SiteEntry } from '@mimar/contract'
import { type ReactNode, useState } from 'react'
import home from '../home/home.module.css'
import { Still } from '../home/still.view.tsx'
import styles from './kept-sites.module.css'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: Pick<SiteEntry, 'id' | 'name' | 'address'>
  readonly kind: 'archived' | 'deleted'
  /** Where its first screen is. */
  readonly still: string
  /** Since when it stands here, and what became of it. */
  readonly about: string
  readonly children?: ReactNode
  /** What can be done with it; null by whom nothing can. */
  readonly acts: { readonly ask: Act<void>; readonly bringBack: Act<Promise<void>> } | null
}

interface Act<Done> {
  readonly name: string
  readonly run: () => Done
}

/** A site that is kept: what it looks like, its name and address, what became of it, and the way back. */
export function KeptRow({ site: { id, name, address }, kind, still, about, children, acts }: Props) {
  const refused = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const bringBack = () => {
    if (isBusy) return
    setBusy(true)
    acts?.bringBack.run().catch((error: unknown) => {
      setBusy(false)
      refused(error)
    })
  }
  return (
    <li className={styles.row} {...{ [`data-${kind}`]: id }}>
      <div className={styles.still}>
        <Still src={still} name={name} />
      </div>
      <div className={styles.about}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p dir="ltr" className={styles.address}>
          {new URL(address).host}
        </p>
        <p>{about}</p>
      </div>
      {children}
      {acts && (
        <div className={styles.acts}>
          <button type="button" className={home.plain} onClick={acts.ask.run}>
            {acts.ask.name}
          </button>
          <button type="button" className={home.secondary} aria-busy={isBusy} onClick={bringBack}>
            {acts.bringBack.name}
          </button>
        </div>
      )}
    </li>
  )
}
