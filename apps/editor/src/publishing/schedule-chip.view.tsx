import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { publishIcons } from '../kit/publish-icons.ts'
import { pageSchedules } from '../state/page-schedules.ts'
import { momentName } from '../words/moment-name.ts'
import styles from './publish-bar.module.css'
import { readSchedule, sayNotPublished, schedule, soonestOf } from './schedule.ts'
import { useBarWords } from './use-bar-words.ts'

/** So long after its moment a publish is asked about, and again while it is under way. */
const AFTER_MS = 3_000
/** Without a connection it is asked again after so long. */
const AGAIN_MS = 30_000
/** The longest that timers of browsers can wait. */
const LONGEST_MS = 2_147_483_647

/** In the bar: when the site is published by itself, or that it was not. On a phone the menu says so. */
export function ScheduleChip({ isPhone }: { readonly isPhone: boolean }) {
  const { editor } = useEditing()
  const entry = useStore(schedule, (state) => state.entry)
  const say = useBarWords()
  useSchedule()
  if (!entry || isPhone) return null
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

/** Asks at the start, after each publish, when one comes back to the window, and when the moment has come. */
function useSchedule(): void {
  const { editor, server, say } = useEditing()
  const entry = useStore(schedule, (state) => state.entry)
  const pages = useStore(pageSchedules, ({ entries }) => entries)
  const isDone = useEditorState(({ publishing }) => publishing.kind === 'done')
  useEffect(() => {
    const asking = new AbortController()
    const ask = () => {
      // What cannot be known now is asked for again when somebody comes back to the window.
      if (!asking.signal.aborted) void readSchedule({ editor, server, say }).catch(() => undefined)
    }
    // What was told before a publish is asked for again when it is over.
    if (!isDone) ask()
    addEventListener('focus', ask, { signal: asking.signal })
    return () => asking.abort()
  }, [editor, server, say, isDone])
  useEffect(() => {
    const next = soonestOf(entry, pages)
    if (next === undefined) return
    const pause = Math.max(0, Date.parse(next) - Date.now()) + AFTER_MS
    let timer = setTimeout(ask, Math.min(pause, LONGEST_MS))
    function ask() {
      readSchedule({ editor, server, say }).catch(() => {
        timer = setTimeout(ask, AGAIN_MS)
      })
    }
    return () => clearTimeout(timer)
  }, [editor, server, say, entry, pages])
}
