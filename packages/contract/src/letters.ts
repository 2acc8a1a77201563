import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'
import { mailboxSchema, messageSchema } from './messages.ts'

/** How long an answer may be, and how many texts a site keeps to answer with. */
export const MAX_LETTER = 5000
export const MAX_SAVED_REPLIES = 20

/** Where a mail has come to: 'waiting' for its next attempt at `at`, 'sent' then, 'bounced' when its address was refused, 'stopped' after the last attempt. */
export const mailStateSchema = z.object({
  state: z.enum(['waiting', 'sent', 'bounced', 'stopped']),
  /** '' until an attempt was made. */
  to: z.string(),
  at: z.string(),
  attempts: z.int(),
  /** What the mail server answered last; '' where it took the mail, or was silent. */
  said: z.string(),
})
export type MailState = Frozen<z.infer<typeof mailStateSchema>>

/** A message as a list shows it, with what became of the mail that tells of it, and who answered. */
export const listedMessageSchema = messageSchema.extend({
  /** Null where no mail tells of it. */
  notice: mailStateSchema.nullable(),
  answeredBy: z.string().nullable(),
})
export type ListedMessage = Frozen<z.infer<typeof listedMessageSchema>>

const replySchema = z.object({
  id: z.string(),
  text: z.string(),
  language: z.string(),
  author: z.string(),
  at: z.string(),
  mail: mailStateSchema.nullable(),
})
export type Reply = Frozen<z.infer<typeof replySchema>>

/** All mails about one message. `replyTo` is where an answer to an answer goes; '' where none can be sent. */
const threadSchema = z.object({
  notice: mailStateSchema.nullable(),
  receipt: mailStateSchema.nullable(),
  replies: z.array(replySchema),
  canReply: z.enum(['yes', 'unmailed', 'no-mailbox']),
  replyTo: z.string(),
  /** Whether messages are mailed, and why not. */
  mailbox: mailboxSchema.shape.state,
  /** When it is erased by itself; null where it is kept. */
  keptUntil: z.string().nullable(),
})
export type Thread = Frozen<z.infer<typeof threadSchema>>

const savedReplySchema = z.object({ id: z.string(), name: z.string(), text: z.string() })
export type SavedReply = Frozen<z.infer<typeof savedReplySchema>>

const text = z.string().trim().min(1).max(MAX_LETTER)

/** What is written back to visitors, and what became of every mail about a message. */
export const letterEndpoints = {
  readThread: {
    method: 'GET',
    path: '/sites/:id/messages/:message/mails',
    summary: 'What became of the mails about a message, and what was answered.',
    answers: { 200: threadSchema },
  },
  sendAgain: {
    method: 'POST',
    path: '/sites/:id/messages/:message/mails',
    summary:
      'Sends a mail about a message again now that was not sent: the one to the site’s own people, or a `letter`.',
    body: z.object({ letter: z.string().max(64).optional() }),
    answers: { 200: threadSchema },
  },
  replyToMessage: {
    method: 'POST',
    path: '/sites/:id/messages/:message/replies',
    summary:
      'Answers whoever sent a message, by mail, to the address they gave and no other, or, with `isCorrected`, to the one that was clearly meant (gmial.com); one sent again under the same `key` is sent once.',
    body: z.object({ text, key: z.string().regex(/^[\w-]{8,64}$/), isCorrected: z.boolean().default(false) }),
    answers: { 201: threadSchema },
  },
  listSavedReplies: {
    method: 'GET',
    path: '/sites/:id/saved-replies',
    summary: 'Texts to answer with again, by name.',
    answers: { 200: z.array(savedReplySchema) },
  },
  saveReply: {
    method: 'POST',
    path: '/sites/:id/saved-replies',
    summary: 'Keeps a text to answer with again: at most 20 a site; one of the same name gives way.',
    body: z.object({ name: z.string().trim().min(1).max(60), text }),
    answers: { 200: z.array(savedReplySchema) },
  },
  removeSavedReply: {
    method: 'DELETE',
    path: '/sites/:id/saved-replies/:saved',
    summary: 'Forgets such a text.',
    answers: { 200: z.array(savedReplySchema) },
  },
} as const satisfies { readonly [name: string]: Endpoint }
