import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

/** What is noted of accounts, sites, addresses and ways in. */
const deeds = [
  ...['came-by-link', 'came-by-passkey', 'came-by-code', 'came-by-organisation', 'organisation-tied'],
  ...['came-by-device', 'device-let-in', 'device-blocked'],
  ...[
    'device-signed-out',
    'others-signed-out',
    'signed-out',
    'passkey-added',
    'passkey-removed',
    'passkeys-forgotten',
    'codes-made',
    'device-link-made',
  ],
  ...['site-made', 'site-copied', 'site-deleted', 'site-back', 'site-erased', 'site-moved', 'people-exported'],
  ...['site-archived', 'site-unarchived', 'site-taken-down', 'site-put-back'],
  ...['domain-set', 'domain-removed'],
  ...['site-offered', 'offer-withdrawn', 'offer-declined', 'site-taken-over', 'site-handed-over'],
  ...['complaint-decided', 'decision-appealed', 'appeal-decided', 'question-lapsed'],
  ...['person-exported', 'person-erased', 'enquiries-set'],
  ...['member-invited', 'member-changed', 'member-removed', 'member-link-made'],
  ...['share-link-made', 'share-link-closed', 'share-link-reopened', 'webhook-set', 'webhook-secret-made'],
  ...[
    'person-invited',
    'person-reminded',
    'person-paused',
    'person-resumed',
    'person-signed-out',
    'person-limited',
    'tenancy-changed',
  ],
  ...['address-changed', 'address-returned', 'address-doubled'],
  ...['invitation-ended', 'account-made', 'host-made', 'host-ended'],
] as const
export type Deed = (typeof deeds)[number]

/** Who did what. `actor` and `siteName` are what both were called then; `about` is an address or a name, or empty. */
const activitySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  /** What they call themselves now; null where they go by their address. */
  actorName: z.string().nullable(),
  isYours: z.boolean(),
  deed: z.enum(deeds),
  siteName: z.string(),
  about: z.string(),
})
export type Activity = Frozen<z.infer<typeof activitySchema>>

export const activityEndpoints = {
  listActivity: {
    method: 'GET',
    path: '/account/activity',
    summary:
      'What was done by the account and to the sites it owns, newest first; who runs the installation is told of all. At most `limit`, 100 at once; with `before` those before the deed of that id. Where there are more, the header `link` names the next page.',
    query: ['limit', 'before'],
    answers: { 200: z.array(activitySchema) },
  },
} as const satisfies { readonly [name: string]: Endpoint }
