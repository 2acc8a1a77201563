import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { siteEntrySchema } from './schemas.ts'

/** The longest reason of a host, in characters. */
const MOST_REASON = 1_000

export const closedSiteEndpoints = {
  archiveSite: {
    method: 'PUT',
    path: '/sites/:id/archive',
    summary:
      'Puts a site away: it leaves the list, nobody changes it, and its visitors are told that it is closed (410), or led on to the address `leadsTo` (308). Asked again, it changes where the site leads.',
    body: z.strictObject({ leadsTo: z.string().max(500).nullable() }),
    answers: { 200: siteEntrySchema },
  },
  unarchiveSite: {
    method: 'DELETE',
    path: '/sites/:id/archive',
    summary: 'Takes a site out of the archive: visitors read it again as before.',
    answers: { 200: siteEntrySchema },
  },
  takeSiteDown: {
    method: 'PUT',
    path: '/host/sites/:site/takedown',
    summary:
      'For hosts: shows visitors of a site a plain notice in its place (451). Its owners read the reason and can appeal; they can edit and export it, and cannot publish it.',
    body: z.strictObject({ reason: z.string().trim().min(1).max(MOST_REASON) }),
    answers: { 204: 'nothing' },
  },
  putSiteBack: {
    method: 'DELETE',
    path: '/host/sites/:site/takedown',
    summary: 'For hosts: shows visitors again what they read before a site was taken down, for whatever reason it was.',
    answers: { 204: 'nothing' },
  },
} as const satisfies { readonly [name: string]: Endpoint }
