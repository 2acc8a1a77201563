import type { SiteEntry } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import { useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { Still } from '../home/still.view.tsx'
import type { PartSay } from '../words/words.ts'
import type { ArchiveWords } from './archive-words.ts'
import styles from './deleted-sites.module.css'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: SiteEntry
  readonly say: PartSay<ArchiveWords>
  /** Told when the site has left the archive, or has come back to it. */
  readonly changed: () => void
  readonly lead: () => void
}

/** An archived site: since when, what its visitors find, and the way back. */
export function ArchivedRow({ site, say, changed, lead }: Props) {
  const { server, tell } = useHome()
  const refused = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const { id, name, revision, archived, rights } = site
  const leadsTo = archived?.leadsTo ?? null
  const putAway = () => void server.archiveSite(id, leadsTo).then(changed, refused)
  const takeOut = () => {
    if (isBusy) return
    setBusy(true)
    server.unarchiveSite(id).then(
      () => {
        tell(say('cameBack', { site: name }), putAway)
        changed()
      },
      (error: unknown) => {
        setBusy(false)
        refused(error)
      },
    )
  }
  const format = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, { dateStyle: 'long' })
  const found = leadsTo === null ? say('notice') : say('leadsTo', { address: `\u2068${leadsTo}\u2069` })
  return (
    <li className={styles.row} data-archived={id}>
      <div className={styles.still}>
        <Still src={addressOf('GET /sites/:id/still', { at: { id }, query: { revision } })} name={name} />
      </div>
      <div className={styles.about}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p dir="ltr" className={styles.address}>
          {new URL(site.address).host}
        </p>
        <p>
          {archived && say('archivedOn', { date: format.format(new Date(archived.at)) })}
          {site.publishedRevision !== null && ` · ${found}`}
        </p>
      </div>
      {rights.includes('delete-site') && (
        <div className={styles.acts}>
          <button type="button" className={home.plain} onClick={lead}>
            {say('lead')}
          </button>
          <button type="button" className={home.secondary} aria-busy={isBusy} onClick={takeOut}>
            {say('takeOut')}
          </button>
        </div>
      )}
    </li>
  )
}
