import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { siteEntrySchema } from './schemas.ts'

/** What somebody may do with a site. The editor shows what these allow; the server decides by them. */
export const siteRights = [
  'read-site',
  'translate-site',
  'edit-site',
  'design-site',
  'publish-site',
  'delete-site',
  'move-site',
  'invite-people',
  'handle-messages',
  'forward-messages',
] as const
export type SiteRight = (typeof siteRights)[number]

/** What one can be invited as: a designer changes everything, an editor words, pictures, links and lists. */
export const guestRoleSchema = z.enum(['designer', 'editor'])
export type GuestRole = z.infer<typeof guestRoleSchema>

/** Somebody with a role on a site. */
export const memberSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.string(),
  isYou: z.boolean(),
  /** Whether they have not agreed yet: nothing of the site opens for them. */
  isInvited: z.boolean(),
})
export type Member = Readonly<z.infer<typeof memberSchema>>

export const invitationSchema = z.object({ email: z.string().trim().toLowerCase().max(254), role: guestRoleSchema })
export const memberChangeSchema = z.object({ role: guestRoleSchema })

/** A link that signs a member in, once; its address is told once, now. */
export const signInLinkSchema = z.object({ address: z.string(), expiresAt: z.string(), isMailed: z.boolean() })
export type SignInLink = Readonly<z.infer<typeof signInLinkSchema>>

export const invitedSchema = z.object({ member: memberSchema, link: signInLinkSchema })
export type Invited = Readonly<z.infer<typeof invitedSchema>>

/** A role on a site that was offered to who asks; `invitedBy` is an e-mail address, null where nobody knows. */
export const openInvitationSchema = z.object({
  site: z.string(),
  siteName: z.string(),
  role: z.string(),
  invitedBy: z.string().nullable(),
})
export type OpenInvitation = Readonly<z.infer<typeof openInvitationSchema>>

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
