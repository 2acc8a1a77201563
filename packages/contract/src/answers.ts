import { MAX_SENT_FILE, SENT_TYPES } from '@mimar/fields'
import { z } from 'zod'
import type { Frozen } from './frozen.ts'

const question = z.string().max(64)
/** What was asked, in the primary language of the site: the same in every message, whatever its visitor read. */
const label = z.string().max(1000)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const people = z.int().min(0).max(100_000)
/** An answer is at most 3,000 letters as people count them; each may be of several units. */
const text = z.string().max(100_000)

/** A file that came with a message: its number there, what it is called and what its bytes are. */
const sentFile = z.object({
  number: z.int().min(1).max(100),
  name: z.string().min(1).max(300),
  type: z.enum(SENT_TYPES),
  size: z.int().min(1).max(MAX_SENT_FILE),
})

/** What somebody answered to one question of a form, typed by the kind of the question. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ question, label, kind: z.enum(['TEXT', 'LONG', 'ONE', 'PHONE']), value: text }),
  z.object({ question, label, kind: z.enum(['DATE', 'DAY']), value: day }),
  z.object({
    ...{ question, label, kind: z.literal('TIME'), value: z.string().regex(/^\d{2}:\d{2}$/) },
    /** Which day it is on, where that is the one after the day that was chosen: hours go past midnight. */
    date: day.optional(),
  }),
  z.object({ question, label, kind: z.literal('SEVERAL'), value: z.array(text).max(100) }),
  z.object({ question, label, kind: z.literal('NUMBER'), value: z.number() }),
  z.object({ question, label, kind: z.literal('STAY'), from: day, until: day }),
  z.object({ question, label, kind: z.literal('PEOPLE'), adults: people, children: people }),
  z.object({ question, label, kind: z.literal('FILE'), files: z.array(sentFile).min(1).max(20) }),
  z.object({ question, label, kind: z.literal('CONSENT'), value: z.literal(true) }),
])
export type Answer = Frozen<z.infer<typeof answerSchema>>

export const answersSchema = z.array(answerSchema).max(100)
