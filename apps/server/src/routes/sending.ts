import { endpoints, type Refused, type SendAnswer } from '@mimar/contract'
import { type Operation, Problem, readOperation } from '@mimar/document'
import type { OtherVersions } from '../sharing/other-versions.ts'
import { FarBehind, RevisionUnknown } from '../sites/apart.ts'
import type { Sending, Sent } from '../sites/sites.ts'
import { giveWay } from '../turns.ts'
import { VersionBehind } from '../unstorable.ts'
import { HttpError } from './http-error.ts'
import { readBody } from './read-body.ts'
import { type Spoken, sentence } from './words.ts'

/** Tells who sends when they know too little, or more than this server. */
export function tellApart(failure: unknown): never {
  if (failure instanceof FarBehind) throw new HttpError('far-behind')
  throw failure instanceof RevisionUnknown ? new HttpError('revision-unknown') : failure
}

/** Which changes somebody may make who may not make all, and what they are told of another. */
export interface Limit {
  readonly code: 'content-only' | 'translation-only'
  readonly isAllowed: NonNullable<Sending['isAllowed']>
}

type Versions = Pick<OtherVersions, 'hasNewer'>

/** Reads every change before any is stored, so that a request with one that is malformed changes nothing. */
export async function readSending(body: unknown, versions: Versions): Promise<Sending> {
  try {
    return await readAll(body)
  } catch (problem) {
    throw problem instanceof ChangeMalformed && (await versions.hasNewer()) ? new VersionBehind(problem) : problem
  }
}

/**
 * What became of a send. While a newer version runs no change is refused here: its editor may have made what only it knows. What
 * came before in the same request is stored, once however often it is sent.
 */
export async function outcomeOf(sending: Promise<Sent | undefined>, versions: Versions): Promise<Sent> {
  const sent = await sending.catch(tellApart)
  if (!sent) throw new HttpError('site-missing')
  if (sent.refused?.problem && (await versions.hasNewer())) throw new VersionBehind(sent.refused.problem)
  return sent
}

async function readAll(body: unknown): Promise<Sending> {
  const { base, changes } = readBody(endpoints.sendChanges.body, body)
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

interface AnswerFacts {
  readonly language: Spoken
  /** Visitors read what is stored now. */
  readonly isLevel: boolean
  readonly limit: Limit | undefined
}

/** What who sent it is told of a send. */
export function answerTo(sent: Sent, { language, isLevel, limit }: AnswerFacts): SendAnswer | Refused {
  const { revision, changes, missed, refused } = sent
  const stored = { revision, changes, missed, ...(isLevel && { publishedRevision: revision }) }
  if (!refused) return stored
  if (!refused.problem) {
    const code = limit?.code ?? 'content-only'
    const message = sentence(code, language)
    return { status: 403, message, code, change: refused.change, refusals: [], ...stored }
  }
  const { message, code, refusals } = refused.problem
  return { status: 422, message, code, change: refused.change, refusals, ...stored }
}
