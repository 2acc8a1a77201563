import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'
import { siteEntrySchema } from './schemas.ts'

/** A role on a site that was offered to who asks; `invitedBy` is an e-mail address, null where nobody knows. */
export const openInvitationSchema = z.object({
  site: z.string(),
  siteName: z.string(),
  role: z.string(),
  invitedBy: z.string().nullable(),
})
export type OpenInvitation = Frozen<z.infer<typeof openInvitationSchema>>

export const invitationEndpoints = {
  listInvitations: {
    method: 'GET',
    path: '/invitations',
    summary: 'The sites to which the account is invited and has not answered yet.',
    answers: { 200: z.array(openInvitationSchema) },
  },
  acceptInvitation: {
    method: 'POST',
    path: '/sites/:id/invitation',
    summary: 'Agrees to be a member of the site; for who is one already nothing changes.',
    body: z.looseObject({}),
    answers: { 200: siteEntrySchema },
  },
  declineInvitation: {
    method: 'DELETE',
    path: '/sites/:id/invitation',
    summary: 'Declines the invitation to a site. 404: there is none.',
    answers: { 204: 'nothing' },
  },
} as const satisfies { readonly [name: string]: Endpoint }
