import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

const email = z.string().trim().toLowerCase().min(3).max(254)
const askedSchema = z.object({ email })

/** What is stored about a person on the sites that somebody owns. */
const personSchema = z.object({
  messages: z.int(),
  letters: z.int(),
  /** Files that came with the messages. */
  files: z.int(),
  sites: z.array(z.object({ id: z.string(), name: z.string(), messages: z.int() })),
})
export type PersonFound = Frozen<z.infer<typeof personSchema>>

/** A request of a person about their data, answered in one act. Bodies and not addresses carry who it is: those are written down on the way. */
export const dataRequestEndpoints = {
  findPerson: {
    method: 'POST',
    path: '/account/data-requests',
    summary: 'How much is stored about an e-mail address, on all sites that the account owns, deleted ones too.',
    body: askedSchema,
    answers: { 200: personSchema },
  },
  exportPerson: {
    method: 'POST',
    path: '/account/data-requests/file',
    summary: 'All of it: messages, answers to them, confirmations, notes about them, and where their mails are.',
    body: askedSchema,
    answers: { 200: z.looseObject({}) },
  },
  readPerson: {
    method: 'POST',
    path: '/account/data-requests/page',
    summary: 'All of it as a page to read and to print.',
    body: askedSchema,
    answers: { 200: z.object({ page: z.string() }) },
  },
  readPersonsFiles: {
    method: 'POST',
    path: '/account/data-requests/files',
    summary: 'The files that came with the messages, as one ZIP archive: a folder for each site and message.',
    body: askedSchema,
    answers: { 200: 'application/zip' },
  },
  erasePerson: {
    method: 'POST',
    path: '/account/data-requests/erasure',
    summary: 'Erases all of it for good: as many `messages` as were found, or nothing.',
    body: z.object({ email, messages: z.int() }),
    answers: { 200: z.object({ erased: z.int() }) },
  },
} as const satisfies { readonly [name: string]: Endpoint }
