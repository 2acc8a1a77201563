import { z } from 'zod'
import { answersSchema } from './answers.ts'
import type { Frozen } from './frozen.ts'

/** Where messages of visitors are mailed to: 'waiting' until somebody there agrees, 'unmailed' where no mail is sent at all, 'muted' where who signs in by it wants none. */
export const mailboxSchema = z.object({
  email: z.string(),
  state: z.enum(['none', 'unmailed', 'waiting', 'confirmed', 'muted']),
})
export type MailboxAnswer = Frozen<z.infer<typeof mailboxSchema>>

/** Where a message lies; what is done waits for nobody, and can come back. Complaints are seen by those who run the installation only. */
export const FOLDERS = ['inbox', 'done', 'spam', 'complaints'] as const
export type Folder = (typeof FOLDERS)[number]

/** The longest note about a message. */
export const MAX_NOTE = 2000

/** A message as the inbox shows it. */
export const messageSchema = z.object({
  id: z.string(),
  /** A `test` is of the site's own people, and counted nowhere. */
  kind: z.enum(['contact', 'reply', 'complaint', 'test']),
  folder: z.enum(['inbox', 'done', 'spam']),
  name: z.string(),
  email: z.string(),
  /** What was written; of a form with questions all of it, as its visitor read and answered it. */
  text: z.string(),
  /** What the questions of the owner's own were answered; none of other messages. */
  answers: answersSchema,
  /** Of a reply: the event it answers, and what it says. */
  event: z.string().nullable(),
  attending: z.boolean().nullable(),
  guests: z.int().nullable(),
  /** The language of the page it came from. */
  language: z.string(),
  isCookieAccepted: z.boolean().nullable(),
  at: z.string(),
  isRead: z.boolean(),
  /** What the people of the site note about it for themselves; '' where they do not. */
  note: z.string(),
})
export type Message = Frozen<z.infer<typeof messageSchema>>

const countSchema = z.object({ total: z.int(), unread: z.int() })

/** How much lies where; without complaints for who may not read them. */
export const messageCountsSchema = z.object({
  inbox: countSchema,
  done: countSchema,
  spam: countSchema,
  complaints: countSchema.optional(),
})
export type MessageCounts = Frozen<z.infer<typeof messageCountsSchema>>

/** What can be done to a message. One that is erased can be brought back for a day; then it is gone. */
export const messageChangeSchema = z.object({
  isRead: z.boolean().optional(),
  folder: z.enum(['inbox', 'done', 'spam']).optional(),
  isErased: z.boolean().optional(),
})
export type MessageChange = z.infer<typeof messageChangeSchema>

/** A note about a message, and the one that its author had read; where somebody else wrote another meanwhile, theirs stays. */
export const noteChangeSchema = z.object({ note: z.string().trim().max(MAX_NOTE), before: z.string().max(MAX_NOTE) })
