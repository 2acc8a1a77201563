import type {
  DeedEntry,
  DocumentAnswer,
  NewShareLink,
  PublishAnswer,
  PublishProgress,
  ReleaseEntry,
  ScheduleAnswer,
  ScheduleEntry,
  ShareLinkEntry,
  Sharing,
} from '@mimar/contract'
import type { Server } from './server.ts'

interface Listed<Item> {
  readonly items: readonly Item[]
}

/** A revision, or the id of a release. */
export type When = { readonly revision: string } | { readonly release: string }

/** What publishing, sharing and history ask of the server. */
export function requestsOf({ client, path }: Pick<Server, 'client' | 'path'>) {
  const listed = async <Item>(answer: Promise<Listed<Item> | readonly Item[]>): Promise<readonly Item[]> => {
    const read = await answer
    return 'items' in read ? read.items : read
  }
  return {
    /** Who did what, newest first: at most 200 changes after one revision, up to another. */
    history: (range: { readonly after?: number; readonly upTo?: number }) =>
      listed(client.get<Listed<DeedEntry>>(`${path}/history`, { query: range })),
    /** The site as it was after a revision, or as a release has it; visitors read the `live` one. */
    moment: (when: When) => client.get<DocumentAnswer>(`${path}/document`, { query: { ...when } }),
    momentStyles: (language: string, when: When) =>
      `/api/v1${path}/canvas.css?${new URLSearchParams({ lang: language, ...when })}`,
    releases: () => listed(client.get<Listed<ReleaseEntry>>(`${path}/releases`)),
    progress: () => client.get<PublishProgress>(`${path}/releases/progress`),
    goLive: (release: string) => client.put<PublishAnswer>(`${path}/live`, { release }),
    schedule: () => client.get<ScheduleAnswer>(`${path}/schedule`),
    setSchedule: (wanted: Pick<ScheduleEntry, 'at' | 'timeZone'>) =>
      client.put<ScheduleAnswer>(`${path}/schedule`, wanted),
    /** Also forgets what became of the last one. */
    cancelSchedule: () => client.delete(`${path}/schedule`),
    shareLinks: () => listed(client.get<Listed<ShareLinkEntry>>(`${path}/share-links`)),
    /** A link for so many days, to look where nothing else is said; 0 days are one's own preview. */
    makeShareLink: (asked: Sharing) => client.post<NewShareLink>(`${path}/share-links`, asked),
    revokeShareLink: (id: string) => client.delete(`${path}/share-links/${encodeURIComponent(id)}`),
    reopenShareLink: (id: string) => client.put<ShareLinkEntry>(`${path}/share-links/${encodeURIComponent(id)}`, {}),
  }
}
