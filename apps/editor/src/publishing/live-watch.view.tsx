import { useEffect } from 'react'
import { useEditing } from '../desk/editing.ts'
import { watchLive } from './watch-live.ts'

/** Tells the state of the editor in what the draft differs from what visitors have. */
export function LiveWatch() {
  const { editor, server } = useEditing()
  useEffect(() => watchLive(editor, server), [editor, server])
  return null
}
