import { isEmail } from '@mimar/fields'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { listedMessageSchema } from './letters.ts'
import { mailboxSchema, messageChangeSchema, messageCountsSchema, noteChangeSchema } from './messages.ts'
import { webhookChangeSchema, webhookSchema } from './webhook.ts'

const json = z.looseObject({})

/** What visitors wrote, and where it is sent on to. */
export const messageEndpoints = {
  listMessages: {
    method: 'GET',
    path: '/sites/:id/messages',
    summary:
      'What visitors sent, newest first, 50 at once; `folder` is inbox, done, spam or complaints, `only` unread or nothing, `before` the id of the last one had; x-total-count says how many there are.',
    query: ['folder', 'only', 'search', 'before'],
    answers: { 200: z.array(listedMessageSchema) },
  },
  countMessages: {
    method: 'GET',
    path: '/sites/:id/messages/counts',
    summary: 'How many messages lie in which folder, and how many of them nobody has read.',
    answers: { 200: messageCountsSchema },
  },
  exportMessages: {
    method: 'GET',
    path: '/sites/:id/messages.csv',
    summary: 'A whole folder as comma-separated values.',
    query: ['folder', 'only', 'search'],
    answers: { 200: 'text/csv' },
  },
  readMessage: {
    method: 'GET',
    path: '/sites/:id/messages/:message',
    summary: 'One message, wherever it lies.',
    answers: { 200: listedMessageSchema },
  },
  readCalendarFile: {
    method: 'GET',
    path: '/sites/:id/messages/:message/calendar.ics',
    summary: 'The days that a message asks for, as a file for calendars (iCalendar); 404 where it asks for none.',
    answers: { 200: 'text/calendar' },
  },
  readSentFile: {
    method: 'GET',
    path: '/sites/:id/messages/:message/files/:number',
    summary: 'A file that came with a message, by its number there, as bytes to keep: it comes from a stranger.',
    answers: { 200: 'application/octet-stream' },
  },
  noteMessage: {
    method: 'PUT',
    path: '/sites/:id/messages/:message/note',
    summary:
      'Keeps a note about a message for the people of the site, in place of the one `before`; refused where somebody else has written another.',
    body: noteChangeSchema,
    answers: { 200: z.object({ note: z.string() }) },
  },
  changeMessage: {
    method: 'PATCH',
    path: '/sites/:id/messages/:message',
    summary:
      'Marks a message as read or not, moves it to what is done, to spam or to the inbox, erases it or brings it back.',
    body: messageChangeSchema,
    answers: { 204: 'nothing' },
  },
  readMailbox: {
    method: 'GET',
    path: '/sites/:id/mailbox',
    summary:
      'The address that messages of visitors are mailed to, and whether somebody there has agreed; until then, messages are in the inbox alone.',
    answers: { 200: mailboxSchema },
  },
  askMailbox: {
    method: 'POST',
    path: '/sites/:id/mailbox/mails',
    summary: 'Sends the mail again by which somebody there agrees: at most three an hour to an address.',
    body: json,
    answers: { 200: mailboxSchema },
  },
  setMailbox: {
    method: 'PUT',
    path: '/sites/:id/mailbox',
    summary:
      'Has messages mailed to another address from now on, as a change of the site, and asks there; an owner’s own is asked nothing.',
    body: z.object({ email: z.string().max(254).refine(isEmail) }),
    answers: { 200: mailboxSchema },
  },
  sendTestEnquiry: {
    method: 'POST',
    path: '/sites/:id/test-enquiries',
    summary:
      'Sends an enquiry as a visitor’s form does, by the address of who asks: it is marked as a test, lies in the inbox, is mailed at once, counted nowhere and erased after a week.',
    body: json,
    answers: { 201: z.object({ id: z.string() }) },
  },
  readWebhook: {
    method: 'GET',
    path: '/sites/:id/webhook',
    summary: 'The program that messages of visitors are sent to, and the secret it checks their signature with.',
    answers: { 200: webhookSchema },
  },
  setWebhook: {
    method: 'PUT',
    path: '/sites/:id/webhook',
    summary:
      'Sends new messages to an https address as well, signed as Standard Webhooks describes; an empty address ends that.',
    body: webhookChangeSchema,
    answers: { 200: webhookSchema },
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/sites/:id/webhook/secret',
    summary: 'Makes a new secret; the one before signs nothing any more.',
    body: json,
    answers: { 200: webhookSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
