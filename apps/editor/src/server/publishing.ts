import type { Listed, ScheduleEntry, Sharing } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import type { Server } from './server.ts'

/** A revision, or the id of a release. */
export type When = { readonly revision: string } | { readonly release: string }

const itemsOf = async <Item>(list: Promise<Listed<Item>>): Promise<readonly Item[]> => (await list).items

/** What publishing, sharing and history ask of the server. */
export function requestsOf({ client, site }: Pick<Server, 'client' | 'site'>) {
  return {
    /** Who did what, newest first: at most 200 changes after one revision, up to another. */
    history: (range: { readonly after?: number; readonly upTo?: number }) =>
      itemsOf(client.ask('GET /sites/:id/history', { query: range })),
    /** The site as it was after a revision, or as a release has it; visitors read the `live` one. */
    moment: (when: When) => client.ask('GET /sites/:id/document', { query: { ...when } }),
    momentStyles: (language: string, when: When) =>
      addressOf('GET /sites/:id/canvas.css', { at: { id: site }, query: { lang: language, ...when } }),
    releases: () => itemsOf(client.ask('GET /sites/:id/releases')),
    progress: () => client.ask('GET /sites/:id/releases/progress'),
    goLive: (release: string) => client.ask('PUT /sites/:id/live', { body: { release } }),
    schedule: () => client.ask('GET /sites/:id/schedule'),
    setSchedule: (wanted: Pick<ScheduleEntry, 'at' | 'timeZone'>) =>
      client.ask('PUT /sites/:id/schedule', { body: wanted }),
    /** Also forgets what became of the last one. */
    cancelSchedule: () => client.ask('DELETE /sites/:id/schedule'),
    setPageSchedule: (page: string, wanted: Pick<ScheduleEntry, 'at' | 'timeZone'>) =>
      client.ask('PUT /sites/:id/pages/:page/schedule', { at: { page }, body: wanted }),
    cancelPageSchedule: (page: string) => client.ask('DELETE /sites/:id/pages/:page/schedule', { at: { page } }),
    shareLinks: () => itemsOf(client.ask('GET /sites/:id/share-links')),
    /** A link for so many days, to look where nothing else is said; 0 days are one's own preview. */
    makeShareLink: (asked: Sharing) => client.ask('POST /sites/:id/share-links', { body: asked }),
    revokeShareLink: (link: string) => client.ask('DELETE /sites/:id/share-links/:link', { at: { link } }),
    reopenShareLink: (link: string) => client.ask('PUT /sites/:id/share-links/:link', { at: { link }, body: {} }),
  }
}
