import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

/** So many days who had an address before can take it back. */
export const ADDRESS_RETURN_DAYS = 7

/**
 * `email` is null while no mail reaches the account. `isMailed`: without a mail server only the machine's command line changes it.
 * `isPossible`: not for who came by somebody's link. `waiting` is what waits for its code in this session.
 */
const signInAddressSchema = z.object({
  email: z.string().nullable(),
  isMailed: z.boolean(),
  isPossible: z.boolean(),
  waiting: z.object({ email: z.string(), expiresAt: z.string() }).nullable(),
})
export type SignInAddress = Frozen<z.infer<typeof signInAddressSchema>>

export const signInAddressEndpoints = {
  readSignInAddress: {
    method: 'GET',
    path: '/account/address',
    summary: 'The address that the account signs in with.',
    answers: { 200: signInAddressSchema },
  },
  askSignInAddress: {
    method: 'PUT',
    path: '/account/address',
    summary:
      'Mails a code to a new address, which counts in this session, once, for 10 minutes. What is answered is the same whether somebody has the address here or not. Nothing is changed yet.',
    body: z.strictObject({ email: z.string().trim().max(254) }),
    answers: { 200: signInAddressSchema },
  },
  dropSignInAddress: {
    method: 'DELETE',
    path: '/account/address',
    summary: 'Forgets a new address that waits for its code.',
    answers: { 204: 'nothing' },
  },
  takeSignInAddress: {
    method: 'POST',
    path: '/account/address/code',
    summary: `Changes the address by the code in its mail. Sessions stay. The former address is written to, and can be taken back for ${ADDRESS_RETURN_DAYS} days. 422: the code does not count.`,
    body: z.object({ code: z.string().max(60) }),
    answers: { 200: signInAddressSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
