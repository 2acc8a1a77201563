import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

const word = z.string().min(1).max(80)

/** Words that speak for spam, what speaks most first; names of servers as `example.com`. */
const wordsSchema = z.object({ words: z.array(word) })

const markedSchema = wordsSchema.extend({ also: z.array(z.string()) })

/** What is marked as spam is learnt from, for its site alone; nothing is ever erased by it. */
export const spamEndpoints = {
  markSpam: {
    method: 'POST',
    path: '/sites/:id/messages/:message/spam',
    summary:
      'Moves a message to spam, learns from it, and moves what is like it along: `also` says which. `isUndo` takes back that it was marked as wanted.',
    body: z.object({ isUndo: z.boolean().default(false) }),
    answers: { 200: markedSchema },
  },
  readSpamWords: {
    method: 'GET',
    path: '/sites/:id/messages/:message/spam-words',
    summary: 'The words of a message that speak for spam, as its site has learnt it.',
    answers: { 200: wordsSchema },
  },
  takeSpamWordBack: {
    method: 'POST',
    path: '/sites/:id/messages/:message/spam-words',
    summary:
      'Has a word of a message never speak for spam again, whatever is marked later; `isUndo` has it speak as before.',
    body: z.object({ word, isUndo: z.boolean().default(false) }),
    answers: { 200: wordsSchema },
  },
  markWanted: {
    method: 'POST',
    path: '/sites/:id/messages/:message/wanted',
    summary:
      'Moves a message, and those that went `also`, back to the inbox. Its sender is never spam from then on, unless `isUndo` only takes back a marking.',
    body: z.object({ also: z.array(z.string().max(64)).max(100).default([]), isUndo: z.boolean().default(false) }),
    answers: { 204: 'nothing' },
  },
} as const satisfies { readonly [name: string]: Endpoint }
