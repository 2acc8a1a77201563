import { Readable } from 'node:stream'
import { endpoints, type ImportStateAnswer } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may } from '../accounts/access.ts'
import { type ArchivePart, ArchiveRefusal, PARTS } from '../archive/format.ts'
import { MOST_OF_A_SLICE } from '../archive/imports.ts'
import type { Taken } from '../archive/take.ts'
import { clock } from '../clock.ts'
import { QuotaReached } from '../limits/quotas.ts'
import { log } from '../log.ts'
import type { Account } from '../store/accounts.store.ts'
import { whyUnanswered } from '../unstorable.ts'
import { freeSlug } from './addresses.ts'
import { signedIn, siteFor, spend } from './guard.ts'
import { type ErrorCode, HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { requireProof } from './proof.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { siteEntry } from './site-entry.ts'
import { refused, refuseMaking, told } from './sites.ts'
import { sentence } from './words.ts'

/** Whole sites as one file: out as a stream, in by slices and then as work whose steps can be asked for. */
export function archiveRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.readArchiveContents, async (request) => {
    const { account, row } = await siteFor(request, parts, 'read-site')
    const found = await parts.archives.contents(row)
    if (!found) throw new HttpError('site-missing')
    const sees = await seen(account, row.id, parts)
    return { ...found, people: sees.people ? found.people : null, messages: sees.messages ? found.messages : null }
  })

  serve(app, endpoints.exportArchive, async (request, reply) => {
    const { account, row } = await siteFor(request, parts, 'read-site')
    const wanted = wishedParts(request)
    const sees = await seen(account, row.id, parts)
    const isClosed = (wanted.has('people') && !sees.people) || (wanted.has('messages') && !sees.messages)
    if (isClosed) throw new HttpError('not-allowed')
    if (wanted.has('people') || wanted.has('messages')) await requireProof(request, parts)
    await spend(request, parts, 'exports')
    const stream = await parts.archives.write(row, wanted)
    if (!stream) throw new HttpError('site-missing')
    stream.on('error', (failure) => request.log.error({ err: failure, site: row.id }, 'Exporting a site failed'))
    const day = clock.date().toISOString().slice(0, 10)
    reply.header('content-disposition', `attachment; filename="${row.slug}-${day}.zip"`)
    return reply.type('application/zip').send(stream)
  })

  serve(app, endpoints.beginImport, async (request, reply) => {
    const account = await maker(request, parts)
    await begin(request, account, parts)
    reply.code(202)
    return stateOf(request, account, parts)
  })

  serve(app, endpoints.readImport, async (request) => stateOf(request, await signedIn(request, parts), parts))

  serve(app, endpoints.cancelImport, async (request, reply) => {
    await parts.archives.imports.cancel(await signedIn(request, parts), keyOf(request))
    return reply.code(204).send()
  })
}

async function begin(request: FastifyRequest, account: Account, parts: Parts): Promise<void> {
  const { with: asked, slug } = readBody(endpoints.beginImport.body, request.body)
  const { imports } = parts.archives
  // Asked again for one that has begun, the address may be taken by that very site.
  if (slug !== undefined && !(await imports.isBegun(account, keyOf(request)))) await freeSlug(slug, parts)
  const wish = { parts: new Set(asked), slug }
  if (!(await imports.begin(account, keyOf(request), wish))) throw new HttpError('not-found')
}

/** Slices of site files: their bytes go to the disk as they come. */
export function archiveSliceRoutes(app: FastifyInstance, parts: Parts): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  serve(app, endpoints.sendArchive, async (request) => {
    const account = await maker(request, parts)
    const offset = Number((request.query as { offset?: string }).offset ?? 0)
    if (!Number.isSafeInteger(offset) || offset < 0) throw new HttpError('request-malformed', 'offset')
    if (Number(request.headers['content-length']) > MOST_OF_A_SLICE) throw new HttpError('request-too-large')
    const body = request.body instanceof Readable ? request.body : Readable.from([])
    const received = await parts.archives.imports.receive(account, keyOf(request), offset, body).catch(told)
    if (received === undefined) throw new HttpError('rate-limited')
    return { received }
  })
}

async function maker(request: FastifyRequest, parts: Parts): Promise<Account> {
  const account = await signedIn(request, parts)
  await refuseMaking(account, parts)
  return account
}

async function seen(account: Account, site: string, { accounts }: Parts) {
  return {
    people: await may(account, 'invite-people', site, accounts),
    messages: await may(account, 'handle-messages', site, accounts),
  }
}

function wishedParts({ query }: FastifyRequest): ReadonlySet<ArchivePart> {
  const names = ((query as { with?: string }).with ?? 'pictures,history').split(',').filter(Boolean)
  const unknown = names.find((name) => !PARTS.some((part) => part === name))
  if (unknown !== undefined) throw new HttpError('request-malformed', `with: ${PARTS.join(', ')}`)
  return new Set(names as ArchivePart[])
}

function keyOf({ params }: FastifyRequest): string {
  const { key } = params as { key: string }
  if (!/^[A-Za-z0-9-]{8,64}$/.test(key)) throw new HttpError('request-malformed', 'key')
  return key
}

async function stateOf(request: FastifyRequest, account: Account, parts: Parts): Promise<ImportStateAnswer> {
  const state = await parts.archives.imports.state(account, keyOf(request))
  if (!state) throw new HttpError('not-found')
  const { received, step, taken, failure } = state
  return {
    ...{ received, ...step },
    ...(taken && (await endingOf(taken, account, parts))),
    ...(failure !== undefined && { refused: refusalOf(failure, languageOf(request)) }),
  }
}

async function endingOf(taken: Taken, account: Account, parts: Parts) {
  if (!taken.ok) return { refused: refused(taken.faults) }
  return { site: { ...(await siteEntry(taken.site.id, account, parts)), findings: [...taken.findings] } }
}

/** The end of an import that failed, in the words of an answer. */
function refusalOf(failure: unknown, language: Parameters<typeof sentence>[1]) {
  const code = codeOf(failure)
  if (code === 'server-failed') log.error({ err: failure }, 'An import failed')
  const { status } = new HttpError(code)
  return { status, code, message: sentence(code, language) }
}

function codeOf(failure: unknown): ErrorCode {
  if (failure instanceof QuotaReached) return failure.what
  return failure instanceof ArchiveRefusal ? failure.code : (whyUnanswered(failure) ?? 'server-failed')
}
