import { COMPLAINT_STATES, type ComplaintCase, endpoints, type OwnDecision } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clock } from '../clock.ts'
import { decide, endAppeal, note, tellHosts } from '../complaints/deciding.ts'
import { ownDecisions, readsDecisions } from '../complaints/own-decisions.ts'
import { dueAt } from '../complaints/questions.ts'
import type { ComplaintRow } from '../store/complaints.store.ts'
import { hostFor, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import { pageAsked, tellPage } from './pages.ts'
import type { Parts } from './parts.ts'
import { requireProof } from './proof.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { sendStill } from './starters.ts'

/** As many complaints as one answer tells of. */
const AT_ONCE = 100

/** Notice and action: hosts decide about complaints, owners answer and appeal, and both sides are told why. */
export function complaintRoutes(app: FastifyInstance, parts: Parts): void {
  readingRoutes(app, parts)
  ownerRoutes(app, parts)

  serve(app, endpoints.decideComplaint, async (request) => {
    const host = await hostFor(request, parts)
    const { decision, reason, address } = readBody(endpoints.decideComplaint.body, request.body)
    if (decision === 'take-down') await requireProof(request, parts)
    const complaint = await complaintOf(request, parts)
    const hidden = decision === 'hide' ? await hiddenAt(complaint, address ?? '', parts) : undefined
    const isOwn = complaint.case?.isOwn ?? false
    await decide(complaint, { decision, reason, by: host.id, hidden, isOwn }, parts)
    return told(await complaintOf(request, parts), parts)
  })

  serve(app, endpoints.decideAppeal, async (request) => {
    const host = await hostFor(request, parts)
    const { outcome, reason } = readBody(endpoints.decideAppeal.body, request.body)
    const complaint = await complaintOf(request, parts)
    if (!(await endAppeal(complaint, { outcome, reason, by: host.id }, parts))) throw new HttpError('not-found')
    return told(await complaintOf(request, parts), parts)
  })
}

/** What stands at an address of the site, as visitors read it now. */
async function hiddenAt(complaint: ComplaintRow, address: string, { visitors }: Parts) {
  const found = await visitors.partAt(complaint, address)
  if (!found) throw new HttpError('nothing-there')
  return { ...found, address }
}

function readingRoutes(app: FastifyInstance, parts: Parts): void {
  const { complaints } = parts

  serve(app, endpoints.listComplaints, async (request, reply) => {
    await hostFor(request, parts)
    const { state: asked = 'open' } = request.query as { state?: string }
    const state = COMPLAINT_STATES.find((one) => one === asked)
    if (!state) throw new HttpError('request-malformed', 'state')
    const page = pageAsked(request, AT_ONCE)
    const [total, rows] = [await complaints.count(state), await complaints.list(state, page)]
    tellPage(request, reply, total, page.offset + rows.length)
    return Promise.all(rows.map((row) => told(row, parts)))
  })

  serve(app, endpoints.countComplaints, async (request) => {
    await hostFor(request, parts)
    const [open, appeals] = [await complaints.count('open'), await complaints.count('appeals')]
    return { open, appeals, closed: await complaints.count('closed') }
  })

  serve(app, endpoints.complaintStill, async (request, reply) => {
    await hostFor(request, parts)
    const { site, at } = await complaintOf(request, parts)
    const release = await complaints.releaseAt(site, at)
    const then = release === undefined ? undefined : await parts.mixtures.siteOf(site, release)
    if (!then) throw new HttpError('release-missing')
    const { lang } = request.query as { lang?: string }
    return sendStill(reply, then.site, { lang, draft: site }, parts)
  })
}

/** What owners read and answer. */
function ownerRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.listDecisions, async (request, reply) => {
    const decisions = await ownDecisions(await signedIn(request, parts), parts.complaints)
    reply.header('x-total-count', decisions.length)
    return decisions.map(withDue)
  })

  serve(app, endpoints.answerDecision, async (request) => {
    const account = await signedIn(request, parts)
    if (!readsDecisions(account)) throw new HttpError('own-way-needed')
    const { complaint } = request.params as { complaint: string }
    const find = async () => (await ownDecisions(account, parts.complaints)).find(({ id }) => id === complaint)
    const found = await find()
    if (!found) throw new HttpError('not-found')
    const { text } = readBody(endpoints.answerDecision.body, request.body)
    if (!(await parts.complaints.answer(complaint, text, clock.date()))) throw new HttpError('answered-before')
    await note(account.id, 'decision-appealed', found, '', parts)
    const row = await parts.complaints.find(complaint)
    if (row) await tellHosts(row, found.decision === 'ask-owner' ? 'answered' : 'appealed', text, parts)
    return withDue((await find()) ?? found)
  })
}

async function complaintOf(request: FastifyRequest, { complaints }: Parts): Promise<ComplaintRow> {
  const { complaint } = request.params as { complaint: string }
  const found = await complaints.find(complaint)
  if (!found) throw new HttpError('message-missing')
  return found
}

async function told(
  { slug, language: _, ...row }: ComplaintRow,
  { settings, complaints }: Parts,
): Promise<ComplaintCase> {
  const hasPage = (await complaints.releaseAt(row.site, row.at)) !== undefined
  return { ...row, case: row.case && withDue(row.case), address: settings.siteAddress(slug), hasPage }
}

type Facts = Pick<OwnDecision, 'decision' | 'decidedAt'>

/** A question says until when an answer is waited for. */
function withDue<Of extends Facts>(made: Of): Of & { readonly dueAt: string | null } {
  return { ...made, dueAt: made.decision === 'ask-owner' ? dueAt(made.decidedAt).toISOString() : null }
}
