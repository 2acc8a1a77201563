import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

/** Where somebody is signed in. `browser` and `system` are names of products; null where the browser names none that is known. */
export const deviceSchema = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
  since: z.string(),
  /** To the hour. */
  usedAt: z.string(),
})
export type SignedInDevice = Frozen<z.infer<typeof deviceSchema>>

/** What people do with their own account. */
export const accountEndpoints = {
  listDevices: {
    method: 'GET',
    path: '/account/devices',
    summary:
      'Where the account is signed in, used last first. Who came by the link of somebody else is told of what that person’s links opened.',
    answers: { 200: z.array(deviceSchema) },
  },
  signOutDevice: {
    method: 'DELETE',
    path: '/account/devices/:device',
    summary: 'Signs the account out there. 404: it is not signed in there any more.',
    answers: { 204: 'nothing' },
  },
  signOutOthers: {
    method: 'DELETE',
    path: '/account/devices',
    summary: 'Signs the account out everywhere but here.',
    answers: { 204: 'nothing' },
  },
} as const satisfies { readonly [name: string]: Endpoint }
