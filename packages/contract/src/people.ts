import { z } from 'zod'
import type { Frozen } from './frozen.ts'

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
  /** What they call themselves; null where they go by their address. */
  name: z.string().nullable(),
  role: z.string(),
  isYou: z.boolean(),
  /** Whether they have not agreed yet: nothing of the site opens for them. */
  isInvited: z.boolean(),
})
export type Member = Frozen<z.infer<typeof memberSchema>>

export const invitationSchema = z.object({ email: z.string().trim().toLowerCase().max(254), role: guestRoleSchema })
export const memberChangeSchema = z.object({ role: guestRoleSchema })

/** A link that signs a member in, once; its address is told once, now. */
export const signInLinkSchema = z.object({ address: z.string(), expiresAt: z.string(), isMailed: z.boolean() })
export type SignInLink = Frozen<z.infer<typeof signInLinkSchema>>

export const invitedSchema = z.object({ member: memberSchema, link: signInLinkSchema })
export type Invited = Frozen<z.infer<typeof invitedSchema>>
