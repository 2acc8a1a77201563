import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { pageSchedules } from '../state/page-schedules.ts'
import { readSchedule } from './read-schedule.ts'
import { schedule, soonestOf } from './schedule.ts'

/** So long after its moment a publish is asked about, and again while it is under way. */
const AFTER_MS = 3_000
/** Without a connection it is asked again after so long. */
const AGAIN_MS = 30_000
/** The longest that timers of browsers can wait. */
const LONGEST_MS = 2_147_483_647

/** Asks at the start, after each publish, when one comes back to the window, and when the moment has come. */
export function useSchedule(): void {
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
