import { APPEAL_MONTHS, COMPLAINT_STATES, type ComplaintCase, endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logFailure } from '../log.ts'
import { decisionMail } from '../messages/decision-mail.ts'
import type { ComplaintRow } from '../store/complaints.store.ts'
import { hostFor, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import { limitOf, nameNext, offsetOf } from './pages.ts'
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
    const { decision, reason } = readBody(endpoints.decideComplaint.body, request.body)
    if (decision === 'take-down') await requireProof(request, parts)
    const complaint = await complaintOf(request, parts)
    await parts.complaints.decide(complaint, { decision, reason, by: host.id }, new Date())
    if (decision === 'take-down') await takeDown(complaint, { by: host.id, reason }, parts)
    else if (complaint.case?.decision === 'take-down') await putBack(complaint, parts)
    await note(host.id, 'complaint-decided', complaint, reason, parts)
    await tellBoth(complaint, decision, reason, parts)
    return told(await complaintOf(request, parts), parts)
  })

  serve(app, endpoints.decideAppeal, async (request) => {
    const host = await hostFor(request, parts)
    const { outcome, reason } = readBody(endpoints.decideAppeal.body, request.body)
    const complaint = await complaintOf(request, parts)
    if (!(await parts.complaints.end(complaint.id, outcome, reason, new Date()))) throw new HttpError('not-found')
    if (outcome === 'taken-back' && complaint.case?.decision === 'take-down') await putBack(complaint, parts)
    await note(host.id, 'appeal-decided', complaint, reason, parts)
    await tellBoth(complaint, outcome, reason, parts)
    return told(await complaintOf(request, parts), parts)
  })
}

function readingRoutes(app: FastifyInstance, parts: Parts): void {
  const { complaints } = parts

  serve(app, endpoints.listComplaints, async (request, reply) => {
    await hostFor(request, parts)
    const { state: asked = 'open', offset } = request.query as { state?: string; offset?: string }
    const state = COMPLAINT_STATES.find((one) => one === asked)
    if (!state) throw new HttpError('request-malformed', 'state')
    const [limit, from] = [limitOf(request, AT_ONCE), offsetOf(offset)]
    const [total, rows] = [await complaints.count(state), await complaints.list(state, { limit, offset: from })]
    reply.header('x-total-count', total)
    if (from + rows.length < total) nameNext(request, reply, { offset: from + rows.length })
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
    const account = await signedIn(request, parts)
    const isOwn = !account.guest && account.givenBy === undefined
    const decisions = isOwn ? await parts.complaints.of(account.id, sinceAppealable()) : []
    reply.header('x-total-count', decisions.length)
    return decisions
  })

  serve(app, endpoints.answerDecision, async (request) => {
    const account = await signedIn(request, parts)
    if (account.guest || account.givenBy !== undefined) throw new HttpError('own-way-needed')
    const { complaint } = request.params as { complaint: string }
    const find = async () =>
      (await parts.complaints.of(account.id, sinceAppealable())).find(({ id }) => id === complaint)
    const found = await find()
    if (!found) throw new HttpError('not-found')
    const { text } = readBody(endpoints.answerDecision.body, request.body)
    if (!(await parts.complaints.answer(complaint, text, new Date()))) throw new HttpError('answered-before')
    await note(account.id, 'decision-appealed', found, '', parts)
    return (await find()) ?? found
  })
}

function sinceAppealable(): string {
  const since = new Date()
  since.setUTCMonth(since.getUTCMonth() - APPEAL_MONTHS)
  return since.toISOString()
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
  return { ...row, address: settings.siteAddress(slug), hasPage }
}

async function takeDown(
  { site, slug }: ComplaintRow,
  down: { by: string; reason: string },
  parts: Parts,
): Promise<void> {
  await parts.closedSites.takeDown(site, down, new Date())
  parts.visitors.forgetAddresses([slug])
}

async function putBack({ site, slug }: ComplaintRow, { closedSites, visitors }: Parts): Promise<void> {
  await closedSites.putBack(site)
  visitors.forgetAddresses([slug])
}

type Deed = 'complaint-decided' | 'appeal-decided' | 'decision-appealed'

function note(account: string, deed: Deed, { site }: { readonly site: string }, about: string, { audit }: Parts) {
  return audit.note({ account, deed, site, about }).catch(logFailure(`Noting "${deed}" failed`))
}

/** A statement of reasons to whoever owns the site, and to who complained (DSA, articles 16 and 17). */
async function tellBoth(
  complaint: ComplaintRow,
  what: Parameters<typeof decisionMail>[0],
  reason: string,
  parts: Parts,
) {
  const { host } = new URL(parts.settings.siteAddress(complaint.slug))
  const facts = { reason, host, siteName: complaint.siteName, app: parts.settings.appUrl }
  const owners = (await parts.complaints.ownersOf(complaint.site)).filter(({ email }) => !email.endsWith('@localhost'))
  for (const { email, language } of owners) {
    await parts.tell(decisionMail(what, { ...facts, email, language: language ?? complaint.language, isOwner: true }))
  }
  const { email, language } = complaint
  if (email) await parts.tell(decisionMail(what, { ...facts, email, language, isOwner: false }))
}
