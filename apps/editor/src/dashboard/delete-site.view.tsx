import type { SiteEntry } from '@mimar/contract'
import { useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { serverSentence } from '../home/sites-server.ts'

interface Props {
  readonly site: SiteEntry
  readonly removed: () => void
  readonly close: () => void
}

/** The one question that is asked before something is done, because it cannot be taken back (U38). */
export function DeleteSite({ site: { id, name }, removed, close }: Props) {
  const { server, say, tell } = useHome()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await server.deleteSite(id)
      tell(say('removed', { site: name }))
      close()
      removed()
    } catch (error) {
      setBusy(false)
      tell(serverSentence(error) ? say('failed', { why: serverSentence(error) }) : say('unreachable'))
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
