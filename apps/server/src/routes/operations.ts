import { endpoints, MAX_BODY, type SiteRight } from '@mimar/contract'
import { isContentChange, isTranslationChange, type Operation } from '@mimar/document'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { include, type Person } from '../accounts/access.ts'
import { changesIn, costOfChanges } from '../limits/budgets.ts'
import type { Sending } from '../sites/sites.ts'
import { refuseSpender, siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import { msSinceArrival } from './measuring.ts'
import { limitOf, nameNext } from './pages.ts'
import type { Parts } from './parts.ts'
import { answerTo, type Limit, outcomeOf, readSending } from './sending.ts'
import { serve } from './serve.ts'

/** As many changes as one answer holds; who wants more asks again. */
const AT_ONCE = 500
/** The largest number of a change that every database knows. */
const MOST_CHANGES = 2 ** 31 - 1

/** The one door through which a site changes, and the changes it has seen. */
export function operationRoutes(app: FastifyInstance, parts: Parts): void {
  const onRequest = async (request: FastifyRequest) => {
    for (const what of ['bytes', 'changes'] as const) await refuseSpender(request, parts, what)
  }
  const { versions } = parts
  serve(app, endpoints.sendChanges, { onRequest }, async (request, reply) => {
    const { account, row, rights } = await siteFor(request, parts, 'translate-site')
    // Who does not say how much comes may have sent as much as there may be.
    await spend(request, parts, 'bytes', Number(request.headers['content-length'] ?? MAX_BODY))
    const sending = await readSending(request.body, versions)
    await spend(request, parts, 'changes', costOf(sending))
    const limit = changesFor(account, rights, parts)
    const base = Math.max(sending.base, beginningFor(account))
    const asked = { ...sending, row, base, ...(limit && { isAllowed: limit.isAllowed }) }
    const sent = await outcomeOf(parts.sites.send(row.id, asked, account.id), versions)
    countSaved(sent.changes.length, request, parts)
    if (sending.changes.some(({ operation }) => setsContact(operation))) await parts.mailboxes.askOnce(row.id)
    const isLevel = await parts.levels.reached(row, sent)
    const answer = answerTo(sent, { language: languageOf(request), isLevel, limit })
    if ('status' in answer) reply.code(answer.status)
    return answer
  })

  serve(app, endpoints.listChanges, async (request, reply) => {
    const { account, row } = await siteFor(request, parts, 'read-site')
    const since = Number((request.query as { since?: string }).since ?? 0)
    if (!Number.isInteger(since) || since < 0 || since > MOST_CHANGES)
      throw new HttpError('request-malformed', 'since: not a revision')
    const limit = limitOf(request, AT_ONCE)
    const after = Math.max(since, beginningFor(account))
    // Revisions have no gaps.
    reply.header('x-total-count', Math.max(0, row.revision - after))
    // Editors ask every few seconds, and mostly there is nothing new.
    if (after >= row.revision) return []
    const changes = await parts.siteStore.operationsAfter(row.id, { after, limit })
    const last = changes.at(-1)?.revision
    if (last !== undefined && last < row.revision) nameNext(request, reply, { since: last })
    return changes
  })
}

function countSaved(changes: number, request: FastifyRequest, { metrics }: Parts): void {
  metrics.add('mimar_operations_total', changes)
  metrics.took('mimar_save_seconds', msSinceArrival(request) / 1_000)
}

function costOf({ changes }: Sending): number {
  return costOfChanges(changes.reduce((sum, { operation }) => sum + changesIn(operation), 0))
}

/** Whether messages may have to be mailed elsewhere now. */
function setsContact(operation: Operation): boolean {
  if (operation.do === 'together') return operation.operations.some(setsContact)
  return operation.do === 'set-setting' && operation.field === 'contactEmail'
}

/** The revision after which somebody reads changes: what was written before a link was made is not for its guests. */
function beginningFor({ guest }: Person): number {
  return guest?.beginsAt ?? 0
}

function changesFor({ guest }: Person, rights: readonly SiteRight[], { sites: { catalog } }: Parts): Limit | undefined {
  const language = guest?.translates ?? null
  if (language !== null) {
    return { code: 'translation-only', isAllowed: (on, change) => isTranslationChange(on, change, language, catalog) }
  }
  if (include(rights, 'design-site')) return undefined
  return { code: 'content-only', isAllowed: (on, change) => isContentChange(on, change, catalog) }
}
