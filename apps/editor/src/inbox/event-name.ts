import type { SiteEvent } from '@mimar/document'

/** What an event is called: in that language, else in the first it has a name in. */
export function eventNameIn(events: readonly SiteEvent[], language: string): (id: string) => string {
  return (id) => {
    const names = events.find((event) => event.id === id)?.name ?? {}
    return names[language] ?? Object.values(names)[0] ?? id
  }
}
