import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

/** Spans after which messages can be erased by themselves, in days. */
export const KEPT_DAYS = [30, 90, 365] as const
export type KeptDays = (typeof KEPT_DAYS)[number]

const keptDays = z.union(KEPT_DAYS.map((days) => z.literal(days))).nullable()
const hasNoLink = (text: string) => !/:\/\/|www\.|@|[^\s\d]\.[^\s\d]{2,}/iu.test(text)

/** How messages come to the owner of a site, are confirmed to who wrote, and are kept. */
export const enquirySettingsSchema = z.object({
  /** The hour of the day at which one mail tells of all; null: each is told at once. */
  digestHour: z.int().min(0).max(23).nullable(),
  timeZone: z.string().max(64).refine(isTimeZone, 'no time zone'),
  sendsReceipt: z.boolean(),
  /** A sentence of the owner's own in it, by language, without addresses of pages or people. */
  receiptWords: z.record(z.string().max(35), z.string().trim().max(300).refine(hasNoLink, 'no addresses')),
  /** Null: for ever. */
  keepDays: z.object({ contact: keptDays, reply: keptDays }),
})
export type EnquirySettings = Frozen<z.infer<typeof enquirySettingsSchema>>

const counts = z.record(z.string(), z.int())
/** `older` says how many messages of each kind would be erased, by days. */
const enquirySettingsAnswerSchema = enquirySettingsSchema.extend({
  older: z.object({ contact: counts, reply: counts }),
})
export type EnquirySettingsAnswer = Frozen<z.infer<typeof enquirySettingsAnswerSchema>>

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const enquirySettingsEndpoints = {
  readEnquirySettings: {
    method: 'GET',
    path: '/sites/:id/enquiry-settings',
    summary:
      'Whether messages come at once or in one mail a day, whether who wrote is told, and how long they are kept.',
    answers: { 200: enquirySettingsAnswerSchema },
  },
  setEnquirySettings: {
    method: 'PUT',
    path: '/sites/:id/enquiry-settings',
    summary: 'Sets all of that. What is older than it is to be kept is erased within a day.',
    body: enquirySettingsSchema,
    answers: { 200: enquirySettingsAnswerSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
