import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { newShareLinkSchema, shareLinkSchema, shareSchema } from './history.ts'
import { invitationSchema, invitedSchema, memberChangeSchema, memberSchema, signInLinkSchema } from './people.ts'

const json = z.looseObject({})

/** Who may work on a site, and the links that let guests look at it. */
export const peopleEndpoints = {
  listShareLinks: {
    method: 'GET',
    path: '/sites/:id/share-links',
    summary:
      'The links with which people without an account see the draft, while they open; those with which they work on it are for owners to see.',
    answers: { 200: z.array(shareLinkSchema) },
  },
  makeShareLink: {
    method: 'POST',
    path: '/sites/:id/share-links',
    summary:
      'A new link to the draft, which shows always the newest, or for those to work on it who have no account; its address is told once.',
    body: shareSchema,
    answers: { 201: newShareLinkSchema },
    isForGuests: true,
  },
  revokeShareLink: {
    method: 'DELETE',
    path: '/sites/:id/share-links/:link',
    summary: 'Closes a link to the draft.',
    answers: { 204: 'nothing' },
  },
  reopenShareLink: {
    method: 'PUT',
    path: '/sites/:id/share-links/:link',
    summary: 'Opens a link again that was closed, until the moment it was made for.',
    body: json,
    answers: { 200: shareLinkSchema },
  },
  listMembers: {
    method: 'GET',
    path: '/sites/:id/members',
    summary: 'Who has a role on the site or is invited to it, its owners first.',
    answers: { 200: z.array(memberSchema) },
  },
  inviteMember: {
    method: 'POST',
    path: '/sites/:id/members',
    summary:
      'Offers somebody a role on the site, which they have when they agree, and makes the link they sign in with: once, within a day. Who is new here agrees by using it. It is mailed to them as well where a mail server is set.',
    body: invitationSchema,
    answers: { 201: invitedSchema },
  },
  setMember: {
    method: 'PUT',
    path: '/sites/:id/members/:member',
    summary: 'Gives a member another role, or one that was taken away again.',
    body: memberChangeSchema,
    answers: { 200: memberSchema },
  },
  removeMember: {
    method: 'DELETE',
    path: '/sites/:id/members/:member',
    summary: 'Takes the role of a member away; with the next request they see nothing of the site any more.',
    answers: { 204: 'nothing' },
  },
  makeSignInLink: {
    method: 'POST',
    path: '/sites/:id/members/:member/links',
    summary: 'A new link for a member to sign in with, once, within a day.',
    body: json,
    answers: { 201: signInLinkSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
