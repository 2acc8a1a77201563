import type { Editing } from '../desk/editing.ts'
import { eventNameIn, showInbox } from './show.tsx'

/** Shows what visitors sent, above the editor, until it is closed; focus goes back to where it was. */
export function openInbox({ editor, server, say }: Pick<Editing, 'editor' | 'server' | 'say'>): void {
  if (document.querySelector('[data-inbox]')) return
  const { opened } = editor.store.getState()
  const eventName = eventNameIn(opened?.site.events ?? [], opened?.language ?? '')
  showInbox({ server, language: say.language, eventName, closed: () => {} })
}
