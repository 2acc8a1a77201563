import {
  type ComplaintForm,
  type ContactForm,
  complaintSchema,
  contactSchema,
  formPaths,
  MAX_FORM,
} from '@mimar/contract'
import { isId } from '@mimar/fields'
import { fileFaults } from '@mimar/sections/questions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type LiveForm, readAnswers, toldOfGone } from '../messages/read-answers.ts'
import { LiveForms } from '../releases/live-forms.ts'
import type { Receipt } from '../store/messages.store.ts'
import { whyUnanswered } from '../unstorable.ts'
import { type Fault, FormFaulty, faultSentences } from './form-faults.ts'
import { formPage, thanksPage } from './form-page.ts'
import { type FormSite, formSite } from './form-site.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readClean } from './read-body.ts'
import { clearSent, MULTIPART, readSentForms, roomFor, sentWith } from './sent-form.ts'

type Kind = 'contact' | 'compliance'

const POSTED = 'application/x-www-form-urlencoded'

/** What visitors send from a site's own origin: as JSON by the page's script, or posted by the browser itself. */
export async function formRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(POSTED, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  )
  readSentForms(app, parts)
  const all = { parts, forms: new LiveForms(parts) }
  app.setErrorHandler((error, request, reply) => answerPlainly(error, request, reply, all))

  for (const kind of ['contact', 'compliance'] as const) {
    const path = formPaths[kind]
    app.post(path, { bodyLimit: MAX_FORM, config: { isOpen: true } }, (request, reply) =>
      receive(kind, request, reply, all).finally(() => clearSent(request)),
    )
    app.get(path, async (request, reply) => showForm(kind, await formSite(request, parts), request, reply, all))
    app.get(`${path}thanks`, async (request, reply) => {
      const site = await formSite(request, parts)
      return pageReply(reply).send(thanksPage(kind, site.page, (await formOf(kind, site, request, all))?.form))
    })
  }
  app.get(formPaths.time, async (request, reply) => {
    const { id } = await formSite(request, parts)
    return reply.type('text/plain; charset=utf-8').send(parts.messages.formTime(id))
  })
}

/** What these routes stand on. */
interface FormParts {
  readonly parts: Parts
  readonly forms: LiveForms
}

async function receive(kind: Kind, request: FastifyRequest, reply: FastifyReply, all: FormParts) {
  const { parts } = all
  const site = await formSite(request, parts)
  const asked = await formOf(kind, site, request, all)
  if (!asked && formNamed(kind, request) !== '') throw new HttpError('form-gone')
  if (sentWith(request).isBusy) throw new HttpError('rate-limited')
  const receipt = await store(kind, site, asked, request, parts)
  if (receipt === 'no-room') throw withoutRoom(asked, site, request)
  if (receipt === 'too-many') reply.header('retry-after', '60')
  const refusal = REFUSALS[receipt]
  if (refusal) throw new HttpError(refusal)
  if (!isPosted(request)) return reply.code(204).send()
  return reply.redirect(addressOf(kind, site, 'thanks', asked), 303)
}

const REFUSALS = {
  stored: undefined,
  known: undefined,
  'too-many': 'rate-limited',
  repeated: 'complaint-repeated',
  'site-missing': 'site-missing',
} as const satisfies { readonly [R in Exclude<Receipt, 'no-room'>]: unknown }

/** The room for files went while they came. */
function withoutRoom(asked: LiveForm | undefined, { page }: FormSite, request: FastifyRequest): FormFaulty {
  const { files } = sentWith(request)
  const sent = (asked?.form.questions ?? []).filter(({ id }) => files.has(`a/${id}`))
  return new FormFaulty(sent.map((question) => [`a/${question.id}`, fileFaults(question, page.language).full]))
}

/** Which form with questions is meant, by the id of its section; '' for the forms that ask the same everywhere. */
function formNamed(kind: Kind, { body, query }: FastifyRequest): string {
  const { form } = { ...(query as object), ...(typeof body === 'object' ? body : {}) } as { form?: unknown }
  return kind === 'contact' && isId(form) ? form : ''
}

/** The form with questions that is meant, as visitors read it now. */
async function formOf(kind: Kind, { id, release, page }: FormSite, request: FastifyRequest, { forms }: FormParts) {
  const section = formNamed(kind, request)
  return section === '' ? undefined : forms.find(id, release, section, page.language)
}

async function store(
  kind: Kind,
  site: FormSite,
  asked: LiveForm | undefined,
  request: FastifyRequest,
  parts: Parts,
): Promise<Receipt> {
  const key = String(request.headers['idempotency-key'] ?? '')
  if (key !== '' && !/^[\w-]{8,64}$/.test(key)) throw new HttpError('request-malformed', 'idempotency-key')
  const arrival = { site: site.id, language: site.page.language, address: request.ip, key: key || null }
  if (kind === 'compliance')
    return parts.messages.complaint(arrival, read<ComplaintForm>(complaintSchema, site, request))
  const { form, answered } = await readContact(site, asked, request, parts)
  if (!sentWith(request).isWhole) throw new HttpError('request-malformed', MULTIPART)
  return parts.messages.contact(arrival, form, answered)
}

const cleanBody = ({ body }: FastifyRequest) =>
  typeof body === 'object' ? (readClean(body) as { readonly [name: string]: unknown } | null) : undefined

/** A message and what its questions were answered; what is wrong with either is told at once. */
async function readContact(site: FormSite, asked: LiveForm | undefined, request: FastifyRequest, parts: Parts) {
  if (!asked) return { form: read<ContactForm>(contactSchema, site, request) }
  const { files } = sentWith(request)
  const came = { files, isFull: needsFiles(asked) && (await roomFor(site, request, parts)) === 'full' }
  const answered = readAnswers(asked, cleanBody(request) ?? {}, site.page.language, parts.messages.now(), came)
  const faults = asked.form.questions.flatMap(({ id, label }): Fault[] => {
    const fault = answered.faults[id]
    return fault === undefined ? [] : [[`a/${id}`, fault, `${label}: ${fault}`]]
  })
  const form = read<ContactForm>(contactSchema, site, request, faults)
  return { form, answered: { ...answered, ...withBytes(answered.sent, parts) } }
}

const needsFiles = ({ form }: LiveForm) => form.questions.some(({ kind, isNeeded }) => kind === 'FILE' && isNeeded)

/** Files go with the message that names them. */
function withBytes(sent: ReturnType<typeof readAnswers>['sent'], { sentFiles }: Parts) {
  if (sent.length === 0) return {}
  return {
    files: sent.map(({ number, size, arrived }) => ({ number, size, hash: arrived.kept!.hash })),
    keep: () => sentFiles.keep(sent.map(({ arrived }) => arrived)),
  }
}

/** The form as its schema promises it, from a page of this site, unless there are faults already. */
function read<Form extends { readonly siteHash: string }>(
  schema: z.ZodType<Form>,
  { hash }: FormSite,
  request: FastifyRequest,
  faults: readonly Fault[] = [],
): Form {
  const body = cleanBody(request)
  const signed = request.headers['form-time']
  const checked = schema.safeParse(signed === undefined ? body : { ...body, formTime: String(signed) })
  const own = checked.success ? [] : checked.error.issues.map(({ path, message }) => [path.join('/'), message] as const)
  if (!checked.success || faults.length > 0) throw new FormFaulty([...faults, ...own])
  if (checked.data.siteHash !== hash) throw new HttpError('site-hash-wrong')
  return checked.data
}

/** Who posted without a script gets a page: the form again, with what was typed and what is wrong. */
async function answerPlainly(failure: unknown, request: FastifyRequest, reply: FastifyReply, all: FormParts) {
  // Why is told to the host by the log; a visitor can do nothing about a disk.
  const error = whyUnanswered(failure) ? Object.assign(new HttpError('not-received'), { cause: failure }) : failure
  const kind = request.url.includes('/form/compliance/') ? 'compliance' : 'contact'
  // Without the site there is no page to answer with, and the failure is answered as it is.
  const site = isPosted(request) ? await formSite(request, all.parts).catch(() => undefined) : undefined
  if (!site || !(error instanceof HttpError)) throw withFaults(error, kind, request)
  reply.code(error.status)
  return showForm(kind, site, request, reply, all, error)
}

/** A script that sent files says what is wrong beside each question: to send them once more for a page would take long. */
function withFaults(error: unknown, kind: Kind, request: FastifyRequest): unknown {
  if (!(error instanceof FormFaulty) || !isMultipart(request)) return error
  const { lang } = request.query as { lang?: string }
  return new HttpError(error.code, error.detail, undefined, { faults: faultSentences(kind, lang ?? 'en', error) })
}

async function showForm(
  kind: Kind,
  site: FormSite,
  request: FastifyRequest,
  reply: FastifyReply,
  all: FormParts,
  error?: HttpError,
) {
  // Without the release there is no form to show, and what was typed comes back as a message.
  const asked = await formOf(kind, site, request, all).catch(() => undefined)
  const typed = asked ? typedIn(request) : await asMessage(kind, site, request, all)
  const { event, attending, guests } = typed
  const hidden = {
    siteHash: site.hash,
    formTime: all.parts.messages.formTime(site.id),
    event,
    attending,
    guests,
    form: asked?.id,
  }
  const page = formPage({
    ...{ kind, typed, site: site.page, action: addressOf(kind, site), questions: asked?.form },
    hidden: Object.fromEntries(Object.entries(hidden).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    faults: error ? faultSentences(kind, site.page.language, error) : {},
    hasLostFiles: error !== undefined && sentWith(request).files.size > 0,
  })
  return pageReply(reply).send(page)
}

const typedIn = ({ body }: FastifyRequest) => readClean(body ?? {}) as Record<string, string>

/** Answers to questions that are asked no longer, in one text: nothing that was typed is lost. */
async function asMessage(
  kind: Kind,
  { id, release, page: { language } }: FormSite,
  request: FastifyRequest,
  { forms, parts }: FormParts,
): Promise<Record<string, string>> {
  const typed = typedIn(request)
  if (!Object.keys(typed).some((name) => name.startsWith('a/'))) return typed
  const section = formNamed(kind, request)
  const gone = section === '' ? undefined : await forms.findGone(id, release, section, language).catch(() => undefined)
  const told = toldOfGone(gone, typed, language, parts.messages.now())
  return { ...typed, message: [typed.message, told].filter(Boolean).join('\n') }
}

function addressOf(kind: Kind, { id, page }: FormSite, rest = '', asked?: LiveForm): string {
  const which = asked ? `&form=${encodeURIComponent(asked.id)}` : ''
  return `/api/v1${formPaths[kind].replace(':site', encodeURIComponent(id))}${rest}?lang=${encodeURIComponent(page.language)}${which}`
}

/** Whether a browser posted it by itself, and shows what is answered. */
function isPosted(request: FastifyRequest): boolean {
  const { headers } = request
  if (isMultipart(request)) return !headers.accept?.startsWith('application/json')
  return headers['content-type']?.startsWith(POSTED) ?? false
}

const isMultipart = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(MULTIPART) ?? false

function pageReply(reply: FastifyReply): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none';style-src 'unsafe-inline';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
}
