import type { SiteEntry } from '@mimar/contract'
import { type FormEvent, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { LabelledField } from '../home/labelled-field.view.tsx'
import type { PartSay } from '../words/words.ts'
import type { ArchiveWords } from './archive-words.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: SiteEntry
  readonly say: PartSay<ArchiveWords>
  readonly changed: () => void
  readonly close: () => void
}

/** Where visitors of an archived site go on to: the way out of this installation. */
export function LeadOn({ site: { id, name, archived }, say, changed, close }: Props) {
  const { server, tell } = useHome()
  const refused = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const [address, setAddress] = useState(archived?.leadsTo ?? 'https://')
  const set = async (leadsTo: string | null) => {
    if (isBusy) return
    setBusy(true)
    try {
      await server.archiveSite(id, leadsTo)
      const told = { site: name, address: `\u2068${leadsTo}\u2069` }
      tell(leadsTo === null ? say('ledNowhere', told) : say('ledOn', told))
      close()
      changed()
    } catch (error) {
      setBusy(false)
      refused(error)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void set(address.trim())
  }
  return (
    <AlertQuestion title={say('leadQuestion', { site: name })} close={close}>
      <form onSubmit={submit}>
        <p>{say('leadWhy')}</p>
        <LabelledField
          label={say('address')}
          type="url"
          dir="ltr"
          required
          maxLength={500}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <div className={styles.foot}>
          {archived?.leadsTo != null && (
            <button type="button" className={styles.secondary} onClick={() => void set(null)}>
              {say('leadNowhere')}
            </button>
          )}
          <button type="submit" className={styles.primary} aria-busy={isBusy}>
            {say('save')}
          </button>
        </div>
      </form>
    </AlertQuestion>
  )
}
