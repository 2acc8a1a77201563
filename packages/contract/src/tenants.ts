import { z } from 'zod'
import { type Endpoint, OF_PAGES, pageByPage } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

const json = z.looseObject({})

/** Who may make an account: those whom whoever runs the installation lets in; those whom owners invite too; everybody. */
export const signUpSchema = z.enum(['closed', 'invited', 'open'])
export type SignUp = z.infer<typeof signUpSchema>

const most = z.int().min(0).max(2_000_000_000).nullable()

/** What an owner may have at most. In settings of all: null is without limit; of one person: null is as everybody. */
const ownerLimitsSchema = z.object({
  sites: most,
  /** Megabytes of pictures on all of their sites together. */
  pictureMb: most,
  /** Pages that visitors read within 30 days. */
  visits: most,
})
export type OwnerLimits = Frozen<z.infer<typeof ownerLimitsSchema>>

/** What whoever runs the installation has said of all who make sites. */
const tenancySchema = z.object({ signUp: signUpSchema, limits: ownerLimitsSchema })
/** `mayOpen`: not where sites stand beside the editor on one domain. `sendsMails`: whether a mail server is set. */
const tenancyAnswerSchema = tenancySchema.extend({ mayOpen: z.boolean(), sendsMails: z.boolean() })
export type Tenancy = Frozen<z.infer<typeof tenancyAnswerSchema>>

/** Somebody with an account: how they get in, and how much they have; nothing of what stands on their sites. */
const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** What they call themselves; '' where they go by their address. */
  name: z.string(),
  role: z.enum(['host', 'owner', 'member']),
  isYou: z.boolean(),
  sites: z.int(),
  /** To the hour; null: never. */
  seenAt: z.string().nullable(),
  pausedAt: z.string().nullable(),
  passkeys: z.int(),
  codes: z.int(),
  /** Whether they come by an account of their organisation. */
  hasOrganisation: z.boolean(),
  /** Their own, where they have some. */
  limits: ownerLimitsSchema,
})
export type KnownPerson = Frozen<z.infer<typeof personSchema>>

const peopleCountsSchema = z.object({ all: z.int(), owners: z.int(), alone: z.int(), paused: z.int() })
export type PeopleCounts = Frozen<z.infer<typeof peopleCountsSchema>>

/** A site as whoever runs the installation sees it: what it is called and how much it holds. */
const heldSiteSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  isPublished: z.boolean(),
  pictureMb: z.number(),
  visits: z.int(),
})
export type HeldSite = Frozen<z.infer<typeof heldSiteSchema>>

const amount = z.object({ used: z.number(), most: z.number().nullable() })
const ownUseSchema = z.object({
  sites: amount,
  pictureMb: amount,
  /** `until`: from then on nothing more is published; null while there are no more visits than may be. */
  visits: amount.extend({ until: z.string().nullable() }),
  /** Whether the account may ask others to make sites. */
  mayInvite: z.boolean(),
})
export type OwnUse = Frozen<z.infer<typeof ownUseSchema>>

const askedPersonSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** The address of who asked them; null where they are gone. */
  invitedBy: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type AskedPerson = Frozen<z.infer<typeof askedPersonSchema>>

const givenSchema = z.object({ address: z.string().nullable(), isMailed: z.boolean(), expiresAt: z.string() })
export type GivenInvitation = Frozen<z.infer<typeof givenSchema>>

/** What whoever runs the installation does about people; all but `readOwnUse` refuse everybody else. */
export const tenantEndpoints = {
  listPeople: {
    method: 'GET',
    path: '/people',
    summary: `Who has an account, those here last first: ${pageByPage(50)}; with \`q\` only those whose address, or the name of one of whose sites, holds it; \`filter\` is all, owners, alone (who could lock themselves out) or paused. x-total-count says how many there are.`,
    query: [...OF_PAGES, 'q', 'filter'],
    answers: { 200: z.array(personSchema) },
  },
  countPeople: {
    method: 'GET',
    path: '/people/counts',
    summary: 'How many people there are of each kind.',
    answers: { 200: peopleCountsSchema },
  },
  listSitesOfPerson: {
    method: 'GET',
    path: '/people/:person/sites',
    summary:
      'The sites that somebody owns, at most 200: what they are called and how much they hold, nothing of what stands on them.',
    answers: { 200: z.array(heldSiteSchema) },
  },
  pausePerson: {
    method: 'PUT',
    path: '/people/:person/pause',
    summary:
      'Lets nobody in with that account: its sessions end at once. Its sites stay where they are, unless `takesDown` says why they are taken from visitors with it; resuming shows them again. 409: whoever runs the installation is not paused.',
    body: z.strictObject({ takesDown: z.string().trim().min(1).max(1_000).optional() }),
    answers: { 200: personSchema },
  },
  resumePerson: {
    method: 'DELETE',
    path: '/people/:person/pause',
    summary: 'Lets somebody in again; they sign in as before. Sites that were taken down with the pause are back.',
    answers: { 200: personSchema },
  },
  signOutPerson: {
    method: 'DELETE',
    path: '/people/:person/sessions',
    summary: 'Ends all sessions of an account; whoever has it signs in again.',
    answers: { 204: 'nothing' },
  },
  setPersonLimits: {
    method: 'PUT',
    path: '/people/:person/limits',
    summary: 'How much one person may have, where that is not what everybody may.',
    body: ownerLimitsSchema,
    answers: { 200: personSchema },
  },
  invitePerson: {
    method: 'POST',
    path: '/sign-ups',
    summary:
      'Asks somebody to make sites of their own, by a mail with a link that makes their account: once, within 7 days. Where no mails are sent, whoever runs the installation is told its address. Owners may where whoever runs it lets them.',
    body: z.object({ email: z.string().trim().toLowerCase().max(254) }),
    answers: { 201: givenSchema },
  },
  listInvited: {
    method: 'GET',
    path: '/sign-ups',
    summary: 'Who was asked to make sites and has not come yet, the last first: 100 at most.',
    answers: { 200: z.array(askedPersonSchema) },
  },
  endInvitation: {
    method: 'DELETE',
    path: '/sign-ups/:signUp',
    summary: 'Takes such an invitation back: its link makes no account any more.',
    answers: { 204: 'nothing' },
  },
  remindPerson: {
    method: 'POST',
    path: '/people/:person/reminders',
    summary: 'Writes to somebody who could lock themselves out how to add a second way in.',
    body: json,
    answers: { 204: 'nothing' },
  },
  readTenancy: {
    method: 'GET',
    path: '/tenancy',
    summary: 'Who may make an account, and how much each owner may have.',
    answers: { 200: tenancyAnswerSchema },
  },
  setTenancy: {
    method: 'PUT',
    path: '/tenancy',
    summary:
      'Says both. 409: everybody may sign up only where mails are sent, and where sites and editor share no domain.',
    body: tenancySchema,
    answers: { 200: tenancyAnswerSchema },
  },
  readOwnUse: {
    method: 'GET',
    path: '/account/use',
    summary: 'How much the sites of the account hold, and how much they may.',
    answers: { 200: ownUseSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
