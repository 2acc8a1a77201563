import type { SiteEvent } from '@mimar/document'
import { useEffect, useMemo, useState } from 'react'
import { useHome } from '../home/home.ts'
import { eventNameIn } from '../inbox/event-name.ts'
import { Inbox } from '../inbox/inbox.view.tsx'
import { createServer } from '../server/server.ts'
import { HomeBar } from './dashboard-bar.view.tsx'
import styles from './messages-page.module.css'
import { useSites } from './use-sites.ts'

/** What visitors of a site sent, below the bar of the list of sites. */
export function MessagesPage({ site }: { readonly site: string }) {
  const { say } = useHome()
  const { language } = say
  const { all } = useSites('')
  const server = useMemo(() => createServer(site, () => document.documentElement.lang), [site])
  const [events, setEvents] = useState<readonly SiteEvent[]>([])
  useEffect(() => {
    server.readDocument().then(
      (answer) => setEvents(answer.site.events),
      () => undefined,
    )
  }, [server])
  const [unread, setUnread] = useState<number>()
  // The list of sites was counted when the page was opened.
  const counted = all.sites.map((one) => (one.id === site && unread !== undefined ? { ...one, unread } : one))
  const name = all.total > 1 ? all.sites.find(({ id }) => id === site)?.name : undefined
  return (
    <div className={styles.page}>
      <HomeBar all={{ ...all, sites: counted }} at="messages" />
      <main className={styles.main}>
        <Inbox
          key={site}
          server={server}
          language={language}
          eventName={eventNameIn(events, language)}
          siteName={name ?? ''}
          countedUnread={setUnread}
        />
      </main>
    </div>
  )
}
