import type { SiteEntry } from '@mimar/contract'
import { useMemo, useState } from 'react'
import { AddressSharing } from '../address/share-address.view.tsx'
import { addressWords } from '../address/words.ts'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { createServer } from '../server/server.ts'
import { sayPart } from '../words/words.ts'

interface Props {
  readonly site: SiteEntry
  readonly close: () => void
  readonly changed: () => void
}

/** The address of a site of the list: to copy, to share, to change. */
export function SiteAddressDialog({ site, close, changed }: Props) {
  const { say, tell } = useHome()
  const [address, setAddress] = useState(site.address)
  const server = useMemo(() => createServer(site.id, () => say.language), [site.id, say.language])
  const moved = (now: string) => {
    setAddress(now)
    changed()
  }
  const place = {
    ...{ site: site.id, name: site.name, address, isPublished: site.publishedRevision !== null },
    ...{ mayMove: site.rights.includes('move-site'), server, moved, announce: tell },
  }
  return (
    <AlertQuestion title={sayPart(addressWords, say.language)('address')} close={close}>
      <AddressSharing place={place} language={say.language} />
      <div className={styles.foot}>
        <button type="button" className={styles.secondary} onClick={close}>
          {say('close')}
        </button>
      </div>
    </AlertQuestion>
  )
}
