import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'
import { siteEntrySchema } from './schemas.ts'

/** So many days an offered site waits for an answer. */
export const OFFER_DAYS = 14

const madeOfferSchema = z.object({ email: z.string(), stays: z.boolean(), expiresAt: z.string() })
const offerAnswerSchema = z.object({ offer: madeOfferSchema.nullable() })
/** An offer of a site, as its owner reads it; null: there is none. */
export type OfferAnswer = Frozen<z.infer<typeof offerAnswerSchema>>

const openOfferSchema = z.object({ site: z.string(), siteName: z.string(), by: z.string(), expiresAt: z.string() })
/** A site that somebody else offers; `by` is their address. */
export type OpenOffer = Frozen<z.infer<typeof openOfferSchema>>

export const offerEndpoints = {
  readOffer: {
    method: 'GET',
    path: '/sites/:id/offer',
    summary: 'To whom a site is offered, and until when.',
    answers: { 200: offerAnswerSchema },
  },
  offerSite: {
    method: 'PUT',
    path: '/sites/:id/offer',
    summary: `Offers a site to somebody by their e-mail address. Nothing changes until they agree, within ${OFFER_DAYS} days; then they own it, and who offered it stays as an editor (\`stays\`) or leaves.`,
    body: z.strictObject({ email: z.string().max(254), stays: z.boolean() }),
    answers: { 200: offerAnswerSchema },
  },
  withdrawOffer: {
    method: 'DELETE',
    path: '/sites/:id/offer',
    summary: 'Takes an offer back.',
    answers: { 204: 'nothing' },
  },
  listOffers: {
    method: 'GET',
    path: '/offers',
    summary: 'The sites that others offer to the account.',
    answers: { 200: z.array(openOfferSchema) },
  },
  takeSite: {
    method: 'POST',
    path: '/offers/:site',
    summary:
      'Takes a site that was offered. Links to its draft, the program that gets its messages, and who gets them by mail are asked for anew.',
    body: z.looseObject({}),
    answers: { 200: siteEntrySchema },
  },
  declineOffer: {
    method: 'DELETE',
    path: '/offers/:site',
    summary: 'Declines a site that was offered.',
    answers: { 204: 'nothing' },
  },
} as const satisfies { readonly [name: string]: Endpoint }
