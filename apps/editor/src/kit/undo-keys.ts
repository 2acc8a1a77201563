import type { KeyboardEvent } from 'react'
import type { Editor } from '../state/editor.ts'
import { commandOf } from './keys.ts'
import { storeDrafts } from './use-draft.ts'

/** One undo list over everything, also from fields whose text is stored while it is typed: that becomes a change first (U27, U36). */
export function undoKeys(event: KeyboardEvent, editor: Editor): void {
  const command = commandOf(event)
  if (command !== 'undo' && command !== 'redo' && command !== 'save') return
  event.preventDefault()
  // The window listens too; once is enough.
  event.stopPropagation()
  storeDrafts()
  if (command === 'undo') editor.undo()
  if (command === 'redo') editor.redo()
  if (command === 'save') void editor.save()
}
