import { Readable } from 'node:stream'
import { endpoints, type MoveStep } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FileRefusal } from '../media/files/refusal.ts'
import { PictureRefusal } from '../media/refusal.ts'
import type { Permitted } from '../moving/arrivals.ts'
import type { Spend } from '../moving/receiving.ts'
import { MoveRefusal } from '../moving/refusal.ts'
import { countGuess, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { refuseMaking } from './sites.ts'

/** The longest change that there is, as JSON. */
const MOST_OF_A_STEP = 45_000_000
/** Asks for a permission before it reads a body. */
const open = { config: { isOpen: true } }

/** Sites that come from another installation, and where those are that went to one (0127). */
export function moveRoutes(app: FastifyInstance, parts: Parts): void {
  const { arrivals, departures } = parts

  serve(app, endpoints.allowMove, async (request, reply) => {
    const account = await signedIn(request, parts)
    await refuseMaking(account, parts)
    readBody(endpoints.allowMove.body, request.body)
    spendOf(account.id, parts)('copies')
    reply.code(201)
    return arrivals.allow(account.id).catch(told)
  })

  serve(app, endpoints.readArrival, async (request) => {
    return arrivals.state(moveOf(request)).catch(told)
  })

  serve(app, endpoints.readDeparture, async (request) => ({ standing: await departures.standing(moveOf(request)) }))

  app.register(async (steps) => stepRoutes(steps, parts))
  app.register(async (bytes) => bytesRoutes(bytes, parts))
}

function stepRoutes(app: FastifyInstance, parts: Parts): void {
  app.addHook('onRequest', async (request) => {
    const { account } = await permittedFor(request, parts)
    // Before any of it is read: who has nothing left sends nothing.
    spendOf(account, parts)('bytes', Number(request.headers['content-length'] ?? MOST_OF_A_STEP))
  })
  serve(app, endpoints.takeMoveStep, { ...open, bodyLimit: MOST_OF_A_STEP }, async (request) => {
    const step = readBody(endpoints.takeMoveStep.body, request.body) as MoveStep
    const permitted = await permittedFor(request, parts)
    return parts.arrivals.step(permitted, moveOf(request), step, spendOf(permitted.account, parts)).catch(told)
  })
}

/** Bytes go where they belong as they come. */
function bytesRoutes(app: FastifyInstance, parts: Parts): void {
  app.addHook('onRequest', async (request) => void (await permittedFor(request, parts)))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  serve(app, endpoints.sendMovePicture, open, async (request, reply) => {
    const { hash } = request.params as { hash: string }
    const names = { move: moveOf(request), hash }
    await parts.arrivals.receivePicture(await permittedFor(request, parts), names, bodyOf(request)).catch(told)
    return reply.code(204).send()
  })

  serve(app, endpoints.sendMoveOwnFile, open, async (request, reply) => {
    const { hash } = request.params as { hash: string }
    const names = { move: moveOf(request), hash }
    await parts.arrivals.receiveOwnFile(await permittedFor(request, parts), names, bodyOf(request)).catch(told)
    return reply.code(204).send()
  })

  serve(app, endpoints.sendMoveSentFile, open, async (request, reply) => {
    const { hash } = request.params as { hash: string }
    const names = { move: moveOf(request), hash }
    await parts.arrivals.receiveSentFile(await permittedFor(request, parts), names, bodyOf(request)).catch(told)
    return reply.code(204).send()
  })

  serve(app, endpoints.sendMoveFile, open, async (request, reply) => {
    const state = await parts.arrivals
      .receiveFile(await permittedFor(request, parts), moveOf(request), bodyOf(request))
      .catch(told)
    reply.code(202)
    return state
  })
}

/** What a site that arrives costs its owner, as if they had made all of it here. */
const spendOf =
  (account: string, { budgets }: Parts): Spend =>
  (what, cost = 1) => {
    const wait = budgets.take(what, account, `arriving ${account}`, cost)
    if (wait > 0) throw new HttpError('rate-limited', '', wait)
  }

const bodyOf = ({ body }: FastifyRequest) => (body instanceof Readable ? body : Readable.from([]))

/** Looked up once for each request. */
const known = new WeakMap<FastifyRequest, Promise<Permitted>>()

function permittedFor(request: FastifyRequest, parts: Parts): Promise<Permitted> {
  const found = known.get(request) ?? findPermitted(request, parts)
  known.set(request, found)
  return found
}

/** Whoever brings the secret; wrong ones are counted. */
async function findPermitted(request: FastifyRequest, parts: Parts): Promise<Permitted> {
  const [, secret = ''] = /^move\s+([A-Za-z0-9_-]{43})$/i.exec(request.headers.authorization ?? '') ?? []
  const permitted = secret === '' ? undefined : await parts.arrivals.permitted(secret)
  if (permitted) return permitted
  await countGuess(request, parts, 'move')
  throw new HttpError('move-unpermitted')
}

function moveOf({ params }: FastifyRequest): string {
  const { move } = params as { move: string }
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(move)) throw new HttpError('request-malformed', 'move')
  return move
}

/** What the other server, and who moves a site, is told. */
function told(failure: unknown): never {
  if (failure instanceof PictureRefusal) throw new HttpError(failure.code)
  if (failure instanceof FileRefusal) throw new HttpError(failure.code, failure.detail)
  if (failure instanceof MoveRefusal) throw new HttpError('move-refused', failure.message)
  throw failure
}
