import { createRoot } from 'react-dom/client'
import type { Editing } from '../desk/editing.ts'
import { Inbox } from './inbox.view.tsx'

/** Shows what visitors sent, above the editor, until it is closed; focus goes back to where it was. */
export function openInbox({ editor, server, say }: Pick<Editing, 'editor' | 'server' | 'say'>): void {
  if (document.querySelector('[data-inbox]')) return
  const dialog = document.createElement('dialog')
  dialog.dataset.inbox = ''
  document.body.append(dialog)
  const root = createRoot(dialog)
  const opened = editor.store.getState().opened
  const eventName = (id: string) => {
    const event = opened?.site.events.find((one) => one.id === id)
    return event?.name[opened?.language ?? ''] ?? Object.values(event?.name ?? {})[0] ?? id
  }
  root.render(
    <Inbox
      server={server}
      language={say.language}
      eventName={eventName}
      show={() => dialog.open || dialog.showModal()}
      close={() => dialog.close()}
    />,
  )
  dialog.addEventListener('close', () => {
    root.unmount()
    dialog.remove()
  })
}
