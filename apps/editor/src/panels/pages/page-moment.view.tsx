import type { PageScheduleEntry } from '@mimar/contract'
import type { Page } from '@mimar/document'
import { useId } from 'react'
import { useStore } from 'zustand'
import { useEditing, useMay } from '../../desk/editing.ts'
import { publishIcons } from '../../kit/publish-icons.ts'
import { ofPage, pageSchedules } from '../../state/page-schedules.ts'
import { shortMomentName } from '../../words/moment-name.ts'
import { pageMomentWords, sayMoment } from '../../words/page-moment.ts'
import { sayPart } from '../../words/words.ts'
import lists from '../lists.module.css'
import styles from './pages.module.css'

interface Props {
  readonly page: Page
}

const Clock = () => <span className="icon" dangerouslySetInnerHTML={{ __html: publishIcons.clock }} />

/** When the page appears by itself, and the way to choose that. */
export function PageMoment({ page }: Props) {
  const { editor, say: main } = useEditing()
  const entry = useStore(pageSchedules, ofPage(page.id))
  const say = sayPart(pageMomentWords, main.language)
  const id = useId()
  if (!useMay('publish-site')) return null
  return (
    <div className={styles.field}>
      <button
        type="button"
        className={lists.wide}
        data-page-schedule=""
        aria-haspopup="dialog"
        aria-describedby={id}
        onClick={() => editor.show({ dialog: { kind: 'schedule', page: page.id } })}
      >
        <Clock />
        {entry ? sayMoment(entry, say) : say('schedulePage')}
      </button>
      <p className={lists.hint} id={id}>
        {say('byItselfHint')}
      </p>
    </div>
  )
}

/** Below the name of a page in its row: when it appears, or that it did not. */
export function PageMomentLine({ entry }: { readonly entry: PageScheduleEntry }) {
  const { say: main } = useEditing()
  return (
    <span className={`${lists.below} ${styles.moment}`} data-moment={entry.outcome === null ? 'waiting' : 'stopped'}>
      <Clock />
      {sayMoment(entry, sayPart(pageMomentWords, main.language), shortMomentName)}
    </span>
  )
}
