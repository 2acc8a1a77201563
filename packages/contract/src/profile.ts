import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

/** The longest that people may call themselves. */
export const LONGEST_PERSON_NAME = 60

const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
/** Mails of enquiries to the address of the account: as each site says, at once or once a day; or none. */
const enquiryMails = z.enum(['as-sites-say', 'none'])

/**
 * `name` is empty where somebody goes by their address. `language` is that of mails to them, and of the editor on devices where no
 * other was chosen; null until it is known. `isMailed`: whether mails go out from here at all. `isPossible`: who came by somebody's
 * link sets nothing of the account.
 */
const profileSchema = z.object({
  name: z.string(),
  language: z.string().nullable(),
  enquiryMails,
  isMailed: z.boolean(),
  isPossible: z.boolean(),
})
export type Profile = Frozen<z.infer<typeof profileSchema>>

const profileChangeSchema = z.strictObject({
  name: z.string().trim().max(LONGEST_PERSON_NAME).optional(),
  language: language.optional(),
  enquiryMails: enquiryMails.optional(),
})
export type ProfileChange = Frozen<z.infer<typeof profileChangeSchema>>

export const profileEndpoints = {
  readProfile: {
    method: 'GET',
    path: '/account/profile',
    summary: 'What the account is called by people it works with, in which language it reads, and which mails it gets.',
    answers: { 200: profileSchema },
  },
  setProfile: {
    method: 'PATCH',
    path: '/account/profile',
    summary: 'Changes what is named of it, and nothing else.',
    body: profileChangeSchema,
    answers: { 200: profileSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
