import type { SiteEvent } from '@mimar/document'
import { createRoot } from 'react-dom/client'
import { createServer } from '../server/server.ts'
import type { UiLanguage } from '../words/words.ts'

/** Shows what visitors of a site sent, above the list of sites, until it is closed; says so then. */
export async function openEnquiries(site: string, language: UiLanguage, closed: () => void): Promise<void> {
  if (document.querySelector('[data-inbox]')) return
  const server = createServer(site, () => language)
  const dialog = document.createElement('dialog')
  dialog.dataset.inbox = ''
  document.body.append(dialog)
  const [{ Inbox }, events] = await Promise.all([
    import('../inbox/inbox.view.tsx'),
    server.readDocument().then(
      (answer): readonly SiteEvent[] => answer.site.events,
      () => [],
    ),
  ])
  const eventName = (id: string) => {
    const names = events.find((event) => event.id === id)?.name ?? {}
    return names[language] ?? Object.values(names)[0] ?? id
  }
  const root = createRoot(dialog)
  root.render(
    <Inbox
      server={server}
      language={language}
      eventName={eventName}
      show={() => dialog.open || dialog.showModal()}
      close={() => dialog.close()}
    />,
  )
  dialog.addEventListener('close', () => {
    root.unmount()
    dialog.remove()
    closed()
  })
}
