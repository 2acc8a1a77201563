import { countGraphemes, isEmail } from '@mimar/fields'
import { z } from 'zod'
import type { Frozen } from './frozen.ts'

/** The largest form a visitor may send, in bytes: a message of 5,000 characters in any writing. */
export const MAX_FORM = 64_000
/** Characters of a contact message. */
const MESSAGE_LIMIT = 5000
/** Characters of a name, an address, and each text of a complaint. */
export const SHORT_LIMIT = 255

const EMPTY = 'field-empty'
const TOO_LONG = 'field-too-long'

/** What somebody typed, with line ends as scripts send them; browsers send others when they post by themselves. */
const typed = (limit: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine((text) => countGraphemes(text) <= limit, TOO_LONG)

const filled = (limit: number) => typed(limit).refine((text) => text !== '', EMPTY)

/** Marks of direction come along where an address is copied out of Arabic text. */
const address = z
  .string()
  .transform((text) => text.replace(/\p{Cf}/gu, ''))
  .pipe(filled(SHORT_LIMIT))
  .refine((text) => text === '' || isEmail(text), 'not-an-email')

/** What every form of a site sends beside what was typed. */
const everyForm = {
  siteHash: z.string().max(200),
  /** The trap for programs: people do not see this field. */
  website: z.string().max(2000).default(''),
  /** When the form was given out, signed by the server; only forms that it drew itself have it in them. */
  formTime: z.string().max(200).default(''),
}

/** A plain post sends what was not filled in as empty text. */
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** A message to the owner of a site. With an event it is the reply to an invitation. */
export const contactSchema = z.object({
  ...everyForm,
  name: filled(SHORT_LIMIT),
  email: address,
  message: typed(MESSAGE_LIMIT).default(''),
  isCookieAccepted: z.boolean().default(false),
  event: unlessEmpty(z.string().regex(/^[\w-]{1,80}$/)),
  attending: unlessEmpty(z.enum(['yes', 'no'])),
  guests: unlessEmpty(z.coerce.number().int().min(1).max(99)),
})
export type ContactForm = Frozen<z.infer<typeof contactSchema>>

/** A report that a site is abusive or a scam, to those who run the installation. */
export const complaintSchema = z.object({
  ...everyForm,
  email: address,
  name: filled(SHORT_LIMIT),
  comment: filled(SHORT_LIMIT),
})
export type ComplaintForm = Frozen<z.infer<typeof complaintSchema>>

/** Where the script of published pages sends what it measured, on the site's own origin: below /api/v1, as plain text. */
export const SPEED_PATH = '/sites/form/speed'

/** What a browser asks for once it shows a page that it had fetched ahead, on the site's own origin: below /api/v1. */
export const SHOWN_PATH = '/sites/form/shown'

/** The calls of published pages, each on the site's own origin: below /api/v1, as JSON or as a plain post. */
export const formPaths = {
  contact: '/sites/form/contact/:site/',
  compliance: '/sites/form/compliance/:site/',
  /** The signed time that a script asks for when somebody begins to write. */
  time: '/sites/form/time/:site/',
} as const
