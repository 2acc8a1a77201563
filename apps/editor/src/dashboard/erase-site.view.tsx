import type { DeletedSiteEntry } from '@mimar/contract'
import { useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import type { PartSay } from '../words/words.ts'
import type { DeletedWords } from './deleted-words.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: DeletedSiteEntry
  readonly say: PartSay<DeletedWords>
  readonly erased: () => void
  readonly close: () => void
}

/** Asked because it is the one thing that cannot be taken back (U38). */
export function EraseSite({ site: { id, name }, say, erased, close }: Props) {
  const home = useHome()
  const refused = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const erase = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await home.server.eraseSite(id)
      home.tell(say('erased', { site: name }))
      close()
      erased()
    } catch (error) {
      setBusy(false)
      refused(error)
    }
  }
  return (
    <AlertQuestion title={say('eraseQuestion', { site: name })} close={close}>
      <p>{say('eraseWhy')}</p>
      <div className={styles.foot}>
        <button type="button" className={styles.secondary} onClick={close}>
          {say('keep')}
        </button>
        <button type="button" className={styles.danger} aria-busy={isBusy} onClick={() => void erase()}>
          {say('eraseSite')}
        </button>
      </div>
    </AlertQuestion>
  )
}
