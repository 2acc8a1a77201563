import type { SiteEntry } from '@mimar/contract'
import { useMemo, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { sayPart } from '../words/words.ts'
import { deletedWords } from './deleted-words.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: SiteEntry
  readonly removed: () => void
  readonly close: () => void
}

/** A question before everybody loses a site, although it can come back for thirty days. */
export function DeleteSite({ site: { id, name }, removed, close }: Props) {
  const { server, say: home, tell } = useHome()
  const say = useMemo(() => sayPart(deletedWords, home.language), [home.language])
  const refused = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const bringBack = () =>
    void server.bringBackSite(id).then(() => {
      tell(say('cameBack', { site: name }))
      removed()
    }, refused)
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await server.deleteSite(id)
      tell(say('removed', { site: name }), bringBack)
      close()
      removed()
    } catch (error) {
      setBusy(false)
      refused(error)
    }
  }
  return (
    <AlertQuestion title={say('removeQuestion', { site: name })} close={close}>
      <p>{say('removeWhy')}</p>
      <div className={styles.foot}>
        <button type="button" className={styles.secondary} onClick={close}>
          {say('keep')}
        </button>
        <button type="button" className={styles.danger} aria-busy={isBusy} onClick={() => void remove()}>
          {say('removeSite')}
        </button>
      </div>
    </AlertQuestion>
  )
}
