import { endpoints, MAX_BODY, type Refused, type SendAnswer, type StoredChange } from '@mimar/contract'
import { isContentChange, isTranslationChange, type Operation, Problem, readOperation } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may, type Person } from '../accounts/access.ts'
import { costOfChanges } from '../limits/budgets.ts'
import { FarBehind, RevisionUnknown, type Sending, type Sent } from '../sites/sites.ts'
import { giveWay } from '../turns.ts'
import { languageOf } from './editor.ts'
import { refuseSpender, siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import { limitOf, nameNext } from './pages.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { sentence } from './words.ts'

/** As many changes as one answer holds; who wants more asks again. */
const AT_ONCE = 500
/** The largest number of a change that every database knows. */
const MOST_CHANGES = 2 ** 31 - 1

/** The one door through which a site changes, and the changes it has seen. */
export function operationRoutes(app: FastifyInstance, parts: Parts): void {
  const onRequest = async (request: FastifyRequest) => {
    for (const what of ['bytes', 'changes'] as const) await refuseSpender(request, parts, what)
  }
  app.post(endpoints.sendChanges.path, { onRequest }, async (request, reply): Promise<SendAnswer | Refused> => {
    const { account, row } = await siteFor(request, parts, 'translate-site')
    // Who does not say how much comes may have sent as much as there may be.
    await spend(request, parts, 'bytes', Number(request.headers['content-length'] ?? MAX_BODY))
    const sending = await readSending(request)
    await spend(request, parts, 'changes', costOf(sending))
    const limit = await changesFor(account, row.id, parts)
    const base = Math.max(sending.base, beginningFor(account))
    const asked = { ...sending, base, ...(limit && { isAllowed: limit.isAllowed }) }
    const sent = await parts.sites.send(row.id, asked, account.id).catch(tellApart)
    if (!sent) throw new HttpError('site-missing')
    parts.metrics.add('mimar_operations_total', sent.changes.length)
    if (sending.changes.some(({ operation }) => setsContact(operation))) await parts.mailboxes.askOnce(row.id)
    if (sent.refused) reply.code(sent.refused.problem ? 422 : 403)
    const isLevel = await parts.levels.reached(row, sent)
    return answer(sent, request, { isLevel, limit })
  })

  app.get(endpoints.listChanges.path, async (request, reply): Promise<StoredChange[]> => {
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

function costOf({ changes }: Sending): number {
  return costOfChanges(changes.reduce((sum, { operation }) => sum + changesIn(operation), 0))
}

function changesIn(operation: Operation): number {
  if (operation.do !== 'together') return 1
  return operation.operations.reduce((sum, each) => sum + changesIn(each), 1)
}

/** Whether messages may have to be mailed elsewhere now. */
function setsContact(operation: Operation): boolean {
  if (operation.do === 'together') return operation.operations.some(setsContact)
  return operation.do === 'set-setting' && operation.field === 'contactEmail'
}

/** Tells who sends when they know too little, or more than this server. */
function tellApart(failure: unknown): never {
  if (failure instanceof FarBehind) throw new HttpError('far-behind')
  throw failure instanceof RevisionUnknown ? new HttpError('revision-unknown') : failure
}

/** The revision after which somebody reads changes: what was written before a link was made is not for its guests. */
function beginningFor({ guest }: Person): number {
  return guest?.beginsAt ?? 0
}

/** Which changes somebody may make who may not make all, and what they are told of another. */
interface Limit {
  readonly code: 'content-only' | 'translation-only'
  readonly isAllowed: NonNullable<Sending['isAllowed']>
}

async function changesFor(person: Person, site: string, { accounts }: Parts): Promise<Limit | undefined> {
  const language = person.guest?.translates ?? null
  if (language !== null) {
    return { code: 'translation-only', isAllowed: (on, change) => isTranslationChange(on, change, language, catalog) }
  }
  if (await may(person, 'design-site', site, accounts)) return undefined
  return { code: 'content-only', isAllowed: (on, change) => isContentChange(on, change, catalog) }
}

/** Reads every change before any is stored, so that a request with one that is malformed changes nothing. */
async function readSending(request: FastifyRequest): Promise<Sending> {
  const { base, changes } = readBody(endpoints.sendChanges.body, request.body)
  const read: Sending['changes'][number][] = []
  for (const { id, operation, base: seen } of changes) {
    await giveWay()
    read.push({ id, operation: readChange(id, operation), base: seen })
  }
  return { base, changes: read }
}

function readChange(id: string, operation: unknown): Operation {
  try {
    return readOperation(operation)
  } catch (problem) {
    throw problem instanceof Problem ? new ChangeMalformed(id, problem) : problem
  }
}

/** A change that is no operation; nothing of its request was stored. */
export class ChangeMalformed extends Error {
  readonly change: string
  readonly problem: Problem

  constructor(change: string, problem: Problem) {
    super(problem.message)
    this.name = 'ChangeMalformed'
    this.change = change
    this.problem = problem
  }
}

function answer(
  sent: Sent,
  request: FastifyRequest,
  { isLevel, limit }: { readonly isLevel: boolean; readonly limit: Limit | undefined },
): SendAnswer | Refused {
  const { revision, changes, missed, refused } = sent
  const stored = { revision, changes, missed, ...(isLevel && { publishedRevision: revision }) }
  if (!refused) return stored
  if (!refused.problem) {
    const code = limit?.code ?? 'content-only'
    const message = sentence(code, languageOf(request))
    return { status: 403, message, code, change: refused.change, refusals: [], ...stored }
  }
  const { message, code, refusals } = refused.problem
  return { status: 422, message, code, change: refused.change, refusals, ...stored }
}
