import type { SiteEvent } from '@mimar/document'
import { createRoot } from 'react-dom/client'
import { useModal } from '../kit/use-modal.ts'
import { Inbox, type InboxProps } from './inbox.view.tsx'

/** Shows what visitors sent, above the page, until it is closed. */
export function showInbox(props: InboxProps & { readonly closed: () => void }): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const closed = () => {
    root.unmount()
    host.remove()
    props.closed()
  }
  root.render(<InboxDialog {...props} closed={closed} />)
}

function InboxDialog({ closed, ...props }: Parameters<typeof showInbox>[0]) {
  const dialog = useModal()
  return (
    <dialog ref={dialog} data-inbox="" aria-labelledby="inbox-title" onClose={closed}>
      <Inbox {...props} close={() => dialog.current?.close()} />
    </dialog>
  )
}

/** What an event is called: in that language, else in the first it has a name in. */
export function eventNameIn(events: readonly SiteEvent[], language: string): (id: string) => string {
  return (id) => {
    const names = events.find((event) => event.id === id)?.name ?? {}
    return names[language] ?? Object.values(names)[0] ?? id
  }
}
