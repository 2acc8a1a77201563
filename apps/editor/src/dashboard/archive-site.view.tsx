import type { SiteEntry } from '@mimar/contract'
import { useMemo, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { sayPart } from '../words/words.ts'
import { archiveWords } from './archive-words.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: SiteEntry
  readonly changed: () => void
  readonly close: () => void
}

/** A question before visitors lose a site for as long as its owner likes. */
export function ArchiveSite({ site: { id, name }, changed, close }: Props) {
  const { server, say: home, tell } = useHome()
  const say = useMemo(() => sayPart(archiveWords, home.language), [home.language])
  const refused = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const takeOut = () =>
    void server.unarchiveSite(id).then(() => {
      tell(say('cameBack', { site: name }))
      changed()
    }, refused)
  const archive = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await server.archiveSite(id, null)
      tell(say('putAway', { site: name }), takeOut)
      close()
      changed()
    } catch (error) {
      setBusy(false)
      refused(error)
    }
  }
  return (
    <AlertQuestion title={say('question', { site: name })} close={close}>
      <p>{say('why')}</p>
      <div className={styles.foot}>
        <button type="button" className={styles.secondary} onClick={close}>
          {say('keep')}
        </button>
        <button type="button" className={styles.primary} aria-busy={isBusy} onClick={() => void archive()}>
          {say('archiveSite')}
        </button>
      </div>
    </AlertQuestion>
  )
}
