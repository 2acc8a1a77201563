import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'
import { siteEntrySchema } from './schemas.ts'

/** So many days a deleted site can be brought back. */
export const DELETED_SITES_DAYS = 30

/** A deleted site; `deletedBy` is an e-mail address, null where nobody knows, `erasedAt` (ISO) the end of its days. */
export const deletedSiteSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  deletedAt: z.string(),
  erasedAt: z.string(),
  deletedBy: z.string().nullable(),
  isYou: z.boolean(),
  messages: z.number(),
})
export type DeletedSiteEntry = Frozen<z.infer<typeof deletedSiteSchema>>

export const deletedSiteEndpoints = {
  deleteSite: {
    method: 'DELETE',
    path: '/sites/:id',
    summary:
      'Takes a site away from everybody and from visitors. Its owners can bring it back for 30 days; then it is erased.',
    answers: { 204: 'nothing' },
  },
  listDeletedSites: {
    method: 'GET',
    path: '/deleted-sites',
    summary: `The sites that the account owned and that were deleted less than ${DELETED_SITES_DAYS} days ago, the last first.`,
    answers: { 200: z.array(deletedSiteSchema) },
  },
  deletedSiteStill: {
    method: 'GET',
    path: '/deleted-sites/:site/still',
    summary:
      'The first screen of a deleted site as it was, to look at: in the language `lang`, or the one it is written in.',
    answers: { 200: 'text/html' },
  },
  bringBackSite: {
    method: 'POST',
    path: '/deleted-sites/:site/return',
    summary: 'Gives a deleted site back to everybody who was on it, and to visitors what they read before.',
    body: z.looseObject({}),
    answers: { 200: siteEntrySchema },
  },
  eraseSite: {
    method: 'DELETE',
    path: '/deleted-sites/:site',
    summary: 'Removes a deleted site for good, with its releases and messages, before its days are over.',
    answers: { 204: 'nothing' },
  },
} as const satisfies { readonly [name: string]: Endpoint }
