import type { SiteEvent } from '@mimar/document'
import { createServer } from '../server/server.ts'
import type { UiLanguage } from '../words/words.ts'

let isOpening = false

/** Shows what visitors of a site sent, above the list of sites, until it is closed; says so then. */
export async function openEnquiries(site: string, language: UiLanguage, closed: () => void): Promise<void> {
  if (isOpening || document.querySelector('[data-inbox]')) return
  isOpening = true
  const server = createServer(site, () => language)
  try {
    const [{ eventNameIn, showInbox }, events] = await Promise.all([
      import('../inbox/show.tsx'),
      server.readDocument().then(
        (answer): readonly SiteEvent[] => answer.site.events,
        () => [],
      ),
    ])
    showInbox({ server, language, eventName: eventNameIn(events, language), closed })
  } finally {
    isOpening = false
  }
}
