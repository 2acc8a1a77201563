import { MAX_BODY, openapi } from '@mimar/contract'
import { cleanJson, cleanText } from '@mimar/fields'
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import { AccountPaused } from '../accounts/sign-in.ts'
import { QuotaReached } from '../limits/quotas.ts'
import { log } from '../log.ts'
import { requestIdOf } from '../request-id.ts'
import { whyUnanswered } from '../unstorable.ts'
import { VERSION } from '../version.ts'
import { accountRoutes } from './account.ts'
import { addressBackPages } from './address-back.ts'
import { addressRoutes } from './addresses.ts'
import { archiveRoutes, archiveSliceRoutes } from './archives.ts'
import { auditRoutes } from './audit.ts'
import { canvasRoutes, fileRoutes } from './canvas.ts'
import { closedSiteRoutes } from './closed-sites.ts'
import { complaintRoutes } from './complaints.ts'
import { dataRequestRoutes } from './data-requests.ts'
import { deletedSiteRoutes } from './deleted-sites.ts'
import { domainHelpPage, domainHelpRoutes } from './domain-help.ts'
import { domainRoutes } from './domains.ts'
import { editorRoutes } from './editor.ts'
import { enquirySettingsRoutes } from './enquiry-settings.ts'
import { sentFileRoutes } from './files.ts'
import { formRoutes } from './forms.ts'
import { createForwardingWarning } from './forwarding.ts'
import { admitBody, refuseGuests, refuseOtherOrigins } from './guard.ts'
import { historyRoutes } from './history.ts'
import { hostRoutes } from './host.ts'
import { type ErrorCode, HttpError } from './http-error.ts'
import { inboxRoutes } from './inbox.ts'
import { invitationRoutes } from './invitations.ts'
import { readJsonBodies } from './json-body.ts'
import { languageOf } from './language-of.ts'
import { letterRoutes } from './letters.ts'
import { confirmRoutes, mailboxRoutes } from './mailbox.ts'
import { measureAll, noteError } from './measuring.ts'
import { mediaRoutes } from './media.ts'
import { moveRoutes } from './moves.ts'
import { offerRoutes } from './offers.ts'
import { operationRoutes } from './operations.ts'
import { organisationRoutes } from './organisation.ts'
import { pageScheduleRoutes } from './page-schedules.ts'
import type { Parts } from './parts.ts'
import { passkeyRoutes } from './passkeys.ts'
import { peopleRoutes } from './people.ts'
import { plainPage } from './plain-page.ts'
import { profileRoutes } from './profile.ts'
import { proofRoutes } from './proof.ts'
import { recoveryRoutes } from './recovery.ts'
import { releaseRoutes } from './releases.ts'
import { scheduleRoutes } from './schedule.ts'
import { ChangeMalformed } from './sending.ts'
import { sessionRoutes } from './session.ts'
import { shareLinkRoutes } from './share-links.ts'
import { shownRoutes } from './shown.ts'
import { signInAddressRoutes } from './sign-in-address.ts'
import { signUpPages, signUpRoutes } from './sign-ups.ts'
import { siteRoutes } from './sites.ts'
import { spamRoutes } from './spam.ts'
import { speedRoutes } from './speed.ts'
import { starterRoutes } from './starters.ts'
import { statisticsRoutes } from './statistics.ts'
import { tenantRoutes } from './tenants.ts'
import { unpublishedRoutes } from './unpublished.ts'
import { waitingDeviceRoutes } from './waiting-devices.ts'
import { webhookRoutes } from './webhook.ts'
import { sentence } from './words.ts'

const API = '/api/v1'
/** The largest body of who is not signed in, in bytes; forms say their own. */
const MAX_OPEN_BODY = 2_000
/** Seconds after which it is worth trying again when nothing can be stored. */
const RETRY_AFTER = 3

/** Each request has an id of its own (correlation id): in its lines of the log, and in the header `x-request-id` of its answer. */
const LOGGING = {
  loggerInstance: log as FastifyBaseLogger,
  genReqId: requestIdOf,
  requestIdHeader: false,
  // The framework's own lines name whole addresses, some of which are secrets.
  logController: new LogController({ requestIdLogLabel: 'request', disableRequestLogging: true }),
} as const

/** Editor and API on the app's host. */
export function createApp(parts: Parts): FastifyInstance {
  const app = fastify({
    bodyLimit: MAX_OPEN_BODY,
    ...LOGGING,
    trustProxy: [...parts.settings.trustedProxies],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200, querystringParser: readQuery },
  })
  app.setErrorHandler(answerError).setNotFoundHandler(answerMissing)
  readJsonBodies(app)
  receiveAll(app, parts)
  app.register(
    async (api) => {
      admitBodies(api, parts)
      auditRoutes(api, parts, API)
      proofRoutes(api, parts, API)
      ownRoutes(api, parts)
      sitesRoutes(api, parts)
      operationRoutes(api, parts)
      releaseRoutes(api, parts)
      for (const routes of [scheduleRoutes, pageScheduleRoutes]) routes(api, parts)
      historyRoutes(api, parts)
      unpublishedRoutes(api, parts)
      shareLinkRoutes(api, parts)
      peopleRoutes(api, parts)
      invitationRoutes(api, parts)
      webhookRoutes(api, parts)
      canvasRoutes(api, parts)
      enquiryRoutes(api, parts)
      archiveRoutes(api, parts)
      api.register(async (slices) => archiveSliceRoutes(slices, parts))
      for (const routes of [mediaRoutes, sentFileRoutes]) api.register(async (bytes) => routes(bytes, parts))
      api.register(async (forms) => formRoutes(forms, parts))
      for (const routes of [speedRoutes, shownRoutes]) routes(api, parts)
      api.get('/openapi.json', { config: { isPublished: true } }, () => openapi(parts.settings.appUrl.origin, VERSION))
    },
    { prefix: API },
  )
  pageRoutes(app, parts)
  return app
}

/** Ways in, what people do with their own account, and what whoever runs the installation does. */
function ownRoutes(api: FastifyInstance, parts: Parts): void {
  sessionRoutes(api, parts)
  accountRoutes(api, parts)
  passkeyRoutes(api, parts)
  recoveryRoutes(api, parts)
  signInAddressRoutes(api, parts)
  waitingDeviceRoutes(api, parts)
  profileRoutes(api, parts)
  tenantRoutes(api, parts)
  hostRoutes(api, parts)
  signUpRoutes(api, parts)
}

/** What visitors wrote, where it goes, and what is answered. */
function enquiryRoutes(api: FastifyInstance, parts: Parts): void {
  mailboxRoutes(api, parts)
  inboxRoutes(api, parts)
  letterRoutes(api, parts)
  spamRoutes(api, parts)
  dataRequestRoutes(api, parts)
  enquirySettingsRoutes(api, parts)
  statisticsRoutes(api, parts)
}

/** Sites as a whole: made, listed, deleted, and where they stand. */
function sitesRoutes(api: FastifyInstance, parts: Parts): void {
  siteRoutes(api, parts)
  deletedSiteRoutes(api, parts)
  closedSiteRoutes(api, parts)
  offerRoutes(api, parts)
  moveRoutes(api, parts)
  complaintRoutes(api, parts)
  addressRoutes(api, parts)
  domainRoutes(api, parts)
  domainHelpRoutes(api, parts)
  starterRoutes(api, parts)
}

/** What people open, and the files their pages need. */
function pageRoutes(app: FastifyInstance, parts: Parts): void {
  fileRoutes(app, parts)
  domainHelpPage(app, parts)
  editorRoutes(app, parts)
  app.register(async (pages) => signUpPages(pages, parts))
  app.register(async (pages) => addressBackPages(pages, parts))
  app.register(async (confirming) => confirmRoutes(confirming, parts))
  app.register(async (organisation) => organisationRoutes(organisation, parts))
}

/** Answers run nothing, are framed by nobody and read by no other origin, unless a route says otherwise (CSP, COOP, CORP). */
const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // Windows that the editor opens are still its own to look at.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

/** What is done with every request before its route is asked. */
function receiveAll(app: FastifyInstance, parts: Parts): void {
  const warnOfForwarding = createForwardingWarning()
  app.addHook('onRequest', async (request, reply) => {
    warnOfForwarding(request)
    reply.headers(EVERY_ANSWER).header('x-request-id', request.id)
    if (!hasCleanAddress(request)) return answerMissing(request, reply)
    refuseOtherOrigins(request, parts.settings.appUrl)
  })
  measureAll(app, parts)
}

/** Large bodies are for who is known, and who sends one is asked before any of it is read. */
function admitBodies(api: FastifyInstance, parts: Parts): void {
  api.addHook('onRoute', (route) => {
    if (!route.config?.isOpen) route.bodyLimit ??= MAX_BODY
  })
  api.addHook('onRequest', beginAnswer)
  api.addHook('onRequest', (request) => admitBody(request, parts))
}

async function beginAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
  refuseGuests(request, API)
}

/** One value for a name: routes read texts, never lists of them. */
function readQuery(query: string): { [name: string]: string } {
  return cleanJson(Object.fromEntries(new URLSearchParams(query))) as { [name: string]: string }
}

/** Nothing has an address with control characters, and not every database can be asked for one. */
function hasCleanAddress({ params }: FastifyRequest): boolean {
  return Object.values((params ?? {}) as Record<string, string>).every((part) => cleanText(part) === part)
}

/** Every error as {status, message, code} [API-4]; what nobody foresaw is written to the log, not to the answer. */
function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  if (error instanceof ChangeMalformed) {
    const { code, message } = error.problem
    return reply.code(400).send({ status: 400, message, code, change: error.change })
  }
  const { status, code, detail, retryAfter } = error instanceof HttpError ? error : foreseen(error)
  if (status === 503 || status === 507) {
    reply.header('retry-after', retryAfter ?? RETRY_AFTER)
    if (code !== 'overloaded') tellOf(code, error)
  } else if (status >= 500) logUnforeseen(request, error)
  if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter ?? 60)
  noteError(request, code)
  if (isForReading(request)) return answerPage(request, reply, status, code)
  const said = sentence(code, languageOf(request))
  // What nobody foresaw is found again in the log by what the request is called there.
  const named = status === 500 && { message: `${said} ${referenceTo(request)}`, reference: request.id }
  const more = error instanceof HttpError ? error.more : {}
  return reply.code(status).send({ ...more, status, message: detail ? `${said} (${detail})` : said, code, ...named })
}

/** Somebody went to a page of ours in a browser; programs and parts of pages are answered in JSON. */
function isForReading({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}

function answerPage(request: FastifyRequest, reply: FastifyReply, status: number, code: ErrorCode) {
  const reference = status === 500 ? referenceTo(request) : undefined
  const page = plainPage(languageOf(request), { problem: code, hasWayOn: true, reference })
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}

/** What somebody can tell who runs the server. */
function referenceTo(request: FastifyRequest): string {
  return sentence('reference', languageOf(request)).replace('{id}', request.id)
}

const told = new Map<string, number>()
const TOLD_AGAIN_MS = 10_000

/** While nothing can be stored every request fails for the same reason; the log hears it now and then. */
function tellOf(code: ErrorCode, error: Error): void {
  const why = whyUnanswered(error) ?? code
  if ((told.get(why) ?? Number.NEGATIVE_INFINITY) > performance.now() - TOLD_AGAIN_MS) return
  told.set(why, performance.now())
  const { message } = error instanceof HttpError && error.cause instanceof Error ? error.cause : error
  log.error(`Nothing can be stored (${why}): ${message}`)
}

function logUnforeseen({ method, routeOptions, log }: FastifyRequest, error: Error): void {
  log.error({ err: error, method, route: routeOptions.url }, 'A request failed')
}

/** What the framework refuses before a route is reached. */
function foreseen(
  error: FastifyError | Error,
): Pick<HttpError, 'status' | 'code' | 'detail'> & { retryAfter?: number | undefined } {
  const unstorable = whyUnanswered(error)
  if (unstorable) return new HttpError(unstorable)
  if (error instanceof AccountPaused) return new HttpError('account-paused')
  if (error instanceof QuotaReached) {
    return new HttpError(error.what, error.what === 'picture-limit' ? `${error.most} MB` : String(error.most))
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 415) return new HttpError('type-refused')
  if (status === 413) return new HttpError('request-too-large')
  if (status === 429) return new HttpError('rate-limited')
  if (status >= 400 && status < 500) return { status, code: 'request-malformed', detail: '' }
  return { status: 500, code: 'server-failed', detail: '' }
}

function answerMissing(request: FastifyRequest, reply: FastifyReply) {
  if (request.url.startsWith('/api/')) return answerError(new HttpError('not-found'), request, reply)
  const page = plainPage(languageOf(request), { problem: 'not-found' })
  return reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}
