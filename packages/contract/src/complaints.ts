import { z } from 'zod'
import { type Endpoint, OF_PAGES, pageByPage } from './endpoint.ts'
import type { Frozen } from './frozen.ts'

/** So many days an owner has to answer when a host asks. */
export const ANSWER_DAYS = 7
/** So many months an owner can appeal. */
export const APPEAL_MONTHS = 6
/** An owner who has not answered is reminded so many days before the time is over. */
export const REMINDED_DAYS = 2

export const COMPLAINT_DECISIONS = ['no-action', 'ask-owner', 'hide', 'take-down'] as const
const decisions = z.enum(COMPLAINT_DECISIONS)
const reason = z.string().trim().min(1).max(1_000)

/** What was decided about a complaint, what the owner answered, and what became of the answer. */
const caseSchema = z.object({
  decision: decisions,
  reason: z.string(),
  decidedAt: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Of an appeal: whether the decision stays. */
  outcome: z.enum(['stays', 'taken-back']).nullable(),
  outcomeReason: z.string().nullable(),
  /** The host decided without a complaint. */
  isOwn: z.boolean(),
  /** Of a question: until when an answer is waited for. */
  dueAt: z.string().nullable(),
  /** Of a question: when that time was over without an answer. Nothing follows by itself. */
  lapsedAt: z.string().nullable(),
  /** The address of the page or picture that visitors are not shown. */
  hiddenAddress: z.string().nullable(),
})

export const COMPLAINT_STATES = ['open', 'appeals', 'closed'] as const

/** A complaint as hosts read it. `hasPage`: the site was published then, and can be looked at as it was. */
const complaintCaseSchema = z.object({
  id: z.string(),
  at: z.string(),
  site: z.string(),
  siteName: z.string(),
  address: z.string(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  hasPage: z.boolean(),
  isTakenDown: z.boolean(),
  case: caseSchema.nullable(),
})
export type ComplaintCase = Frozen<z.infer<typeof complaintCaseSchema>>

const countsSchema = z.object({ open: z.int(), appeals: z.int(), closed: z.int() })
export type ComplaintCounts = Frozen<z.infer<typeof countsSchema>>

/** A decision about a site, as its owners read it: nobody tells them who complained. */
const ownDecisionSchema = caseSchema.extend({ id: z.string(), site: z.string(), siteName: z.string() })
export type OwnDecision = Frozen<z.infer<typeof ownDecisionSchema>>

export const complaintEndpoints = {
  listComplaints: {
    method: 'GET',
    path: '/host/complaints',
    summary: `For hosts: complaints about all sites, newest first; \`state\` is \`open\` (also those an owner was asked about), \`appeals\` or \`closed\`: ${pageByPage(100)}.`,
    query: ['state', ...OF_PAGES],
    answers: { 200: z.array(complaintCaseSchema) },
  },
  countComplaints: {
    method: 'GET',
    path: '/host/complaints/counts',
    summary: 'For hosts: how many complaints wait for what.',
    answers: { 200: countsSchema },
  },
  complaintStill: {
    method: 'GET',
    path: '/host/complaints/:complaint/still',
    summary: 'For hosts: the first screen of the site as visitors read it when the complaint came.',
    answers: { 200: 'text/html' },
  },
  decideComplaint: {
    method: 'PUT',
    path: '/host/complaints/:complaint/decision',
    summary:
      'For hosts: decides about a complaint, with a reason that both sides read. Taking down closes the site to visitors; hiding takes the one page or picture at `address` from them, also after the site is published again. Another decision after that shows it again.',
    body: z.strictObject({ decision: decisions, reason, address: z.string().trim().max(2_000).optional() }),
    answers: { 200: complaintCaseSchema },
  },
  decideAppeal: {
    method: 'PUT',
    path: '/host/complaints/:complaint/appeal',
    summary:
      'For hosts: answers an appeal. Taken back, visitors see again what was taken from them, unless another decision still keeps it.',
    body: z.strictObject({ outcome: z.enum(['stays', 'taken-back']), reason }),
    answers: { 200: complaintCaseSchema },
  },
  listDecisions: {
    method: 'GET',
    path: '/decisions',
    summary: `What hosts have decided about the sites of the account in the last ${APPEAL_MONTHS} months, and its owner has been asked or may appeal.`,
    answers: { 200: z.array(ownDecisionSchema) },
  },
  answerDecision: {
    method: 'POST',
    path: '/decisions/:complaint/answer',
    summary: `Answers what a host asks, or appeals against what a host decided, once, for ${APPEAL_MONTHS} months.`,
    body: z.strictObject({ text: z.string().trim().min(1).max(2_000) }),
    answers: { 200: ownDecisionSchema },
  },
} as const satisfies { readonly [name: string]: Endpoint }
