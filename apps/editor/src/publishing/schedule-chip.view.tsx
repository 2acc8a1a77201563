import type { ScheduleEntry } from '@mimar/contract'
import { useEditing } from '../desk/editing.ts'
import { publishIcons } from '../kit/publish-icons.ts'
import { momentName } from '../words/moment-name.ts'
import { sayPart } from '../words/words.ts'
import { momentWords } from './moment-words.ts'
import { sayNotPublished } from './not-published.ts'
import styles from './publish-bar.module.css'

/** In the bar: when the site is published by itself, or that it was not. On a phone the menu says so. */
export function ScheduleChip({ entry }: { readonly entry: ScheduleEntry }) {
  const { editor, say: main } = useEditing()
  const say = sayPart(momentWords, main.language)
  const isBad = entry.outcome !== null
  const when = momentName(entry.at, say.language)
  const full = isBad ? sayNotPublished(entry, say) : say('scheduledFor', { when })
  return (
    <button
      type="button"
      className={styles.schedule}
      data-schedule={isBad ? 'stopped' : 'waiting'}
      data-tip={full}
      aria-haspopup="dialog"
      aria-label={full}
      onClick={() => editor.show({ dialog: { kind: 'schedule' } })}
    >
      <span dangerouslySetInnerHTML={{ __html: publishIcons.clock }} />
      <span>{isBad ? say('notPublishedChip') : when}</span>
    </button>
  )
}
