import {
  type ComplaintForm,
  type ContactForm,
  complaintSchema,
  contactSchema,
  formPaths,
  MAX_FORM,
} from '@mimar/contract'
import { reportWordsIn, wordsIn } from '@mimar/sections'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Receipt } from '../store/messages.store.ts'
import { whyUnanswered } from '../unstorable.ts'
import { formPage, thanksPage } from './form-page.ts'
import { type FormSite, formSite } from './form-site.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readClean } from './read-body.ts'
import { sentence, spokenLanguage } from './words.ts'

type Kind = 'contact' | 'compliance'

const POSTED = 'application/x-www-form-urlencoded'

/** What visitors send from a site's own origin: as JSON by the page's script, or posted by the browser itself. */
export async function formRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(POSTED, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  )
  app.setErrorHandler((error, request, reply) => answerPlainly(error, request, reply, parts))

  for (const kind of ['contact', 'compliance'] as const) {
    const path = formPaths[kind]
    app.post(path, { bodyLimit: MAX_FORM, config: { isOpen: true } }, (request, reply) =>
      receive(kind, request, reply, parts),
    )
    app.get(path, async (request, reply) => showForm(kind, await formSite(request, parts), request, reply, parts))
    app.get(`${path}thanks`, async (request, reply) => {
      const { page } = await formSite(request, parts)
      return pageReply(reply).send(thanksPage(kind, page))
    })
  }
  app.get(formPaths.time, async (request, reply) => {
    const { id } = await formSite(request, parts)
    return reply.type('text/plain; charset=utf-8').send(parts.messages.formTime(id))
  })
}

async function receive(kind: Kind, request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  const site = await formSite(request, parts)
  const receipt = await store(kind, site, request, parts)
  if (receipt === 'too-many') reply.header('retry-after', '60')
  const refusal = REFUSALS[receipt]
  if (refusal) throw new HttpError(refusal)
  if (!isPosted(request)) return reply.code(204).send()
  return reply.redirect(addressOf(kind, site, 'thanks'), 303)
}

const REFUSALS = {
  stored: undefined,
  known: undefined,
  'too-many': 'rate-limited',
  repeated: 'complaint-repeated',
  'site-missing': 'site-missing',
} as const satisfies { readonly [R in Receipt]: unknown }

function store(kind: Kind, site: FormSite, request: FastifyRequest, parts: Parts): Promise<Receipt> {
  const key = String(request.headers['idempotency-key'] ?? '')
  if (key !== '' && !/^[\w-]{8,64}$/.test(key)) throw new HttpError('request-malformed', 'idempotency-key')
  const arrival = { site: site.id, language: site.page.language, address: request.ip, key: key || null }
  return kind === 'contact'
    ? parts.messages.contact(arrival, read<ContactForm>(contactSchema, site, request))
    : parts.messages.complaint(arrival, read<ComplaintForm>(complaintSchema, site, request))
}

/** The form as its schema promises it, from a page of this site. */
function read<Form extends { readonly siteHash: string }>(
  schema: z.ZodType<Form>,
  { hash }: FormSite,
  request: FastifyRequest,
): Form {
  const body = typeof request.body === 'object' ? (readClean(request.body) as object | null) : undefined
  const signed = request.headers['form-time']
  const checked = schema.safeParse(signed === undefined ? body : { ...body, formTime: String(signed) })
  if (!checked.success) throw new FormFaulty(checked.error)
  if (checked.data.siteHash !== hash) throw new HttpError('site-hash-wrong')
  return checked.data
}

/** A form that does not hold what it must: field → code. */
class FormFaulty extends HttpError {
  readonly faults: Readonly<Record<string, string>>

  constructor({ issues }: z.ZodError) {
    const faults = issues.map(({ path, message }) => [path.join('/'), message] as const)
    super('form-faulty', [...new Map(faults.toReversed()).keys()].toReversed().join(', '))
    this.faults = Object.fromEntries(faults.toReversed())
  }
}

/** Who posted without a script gets a page: the form again, with what was typed and what is wrong. */
async function answerPlainly(failure: unknown, request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  // Why is told to the host by the log; a visitor can do nothing about a disk.
  const error = whyUnanswered(failure) ? Object.assign(new HttpError('not-received'), { cause: failure }) : failure
  const kind = request.url.includes('/form/compliance/') ? 'compliance' : 'contact'
  // Without the site there is no page to answer with, and the failure is answered as it is.
  const site = isPosted(request) ? await formSite(request, parts).catch(() => undefined) : undefined
  if (!site || !(error instanceof HttpError)) throw error
  reply.code(error.status)
  return showForm(kind, site, request, reply, parts, error)
}

function showForm(
  kind: Kind,
  site: FormSite,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  error?: HttpError,
) {
  const typed = readClean(request.body ?? {}) as Record<string, string>
  const { event, attending, guests } = typed
  const hidden = { siteHash: site.hash, formTime: parts.messages.formTime(site.id), event, attending, guests }
  const page = formPage({
    ...{ kind, typed, site: site.page, action: addressOf(kind, site) },
    hidden: Object.fromEntries(Object.entries(hidden).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    faults: error ? faultSentences(kind, site, error) : {},
  })
  return pageReply(reply).send(page)
}

function faultSentences(kind: Kind, { page: { language } }: FormSite, error: HttpError): Record<string, string> {
  const said = sentence(error.code, spokenLanguage(language, undefined))
  if (!(error instanceof FormFaulty)) return { '': said }
  const words = wordsIn(language)
  const report = reportWordsIn(language)
  const empty = kind === 'contact' ? words.emptyField : report.required
  const sentences: Readonly<Record<string, string>> = {
    'field-empty': empty,
    'not-an-email': kind === 'contact' ? words.invalidEmail : report.wrongEmail,
    'field-too-long': report.tooLong,
  }
  return Object.fromEntries(Object.entries(error.faults).map(([name, code]) => [name, sentences[code] ?? empty]))
}

function addressOf(kind: Kind, { id, page }: FormSite, rest = ''): string {
  return `/api/v1${formPaths[kind].replace(':site', encodeURIComponent(id))}${rest}?lang=${encodeURIComponent(page.language)}`
}

function isPosted({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith(POSTED) ?? false
}

function pageReply(reply: FastifyReply): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none';style-src 'unsafe-inline';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
}
