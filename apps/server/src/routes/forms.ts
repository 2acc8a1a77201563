import {
  type ComplaintForm,
  type ContactForm,
  complaintSchema,
  contactSchema,
  formPaths,
  MAX_FORM,
} from '@mimar/contract'
import { isId } from '@mimar/fields'
import { reportWordsIn, wordsIn } from '@mimar/sections'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type LiveForm, readAnswers, toldOfGone } from '../messages/read-answers.ts'
import { LiveForms } from '../releases/live-forms.ts'
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
  const all = { parts, forms: new LiveForms(parts) }
  app.setErrorHandler((error, request, reply) => answerPlainly(error, request, reply, all))

  for (const kind of ['contact', 'compliance'] as const) {
    const path = formPaths[kind]
    app.post(path, { bodyLimit: MAX_FORM, config: { isOpen: true } }, (request, reply) =>
      receive(kind, request, reply, all),
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
  const receipt = await store(kind, site, asked, request, parts)
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
} as const satisfies { readonly [R in Receipt]: unknown }

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

function store(
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
  const { form, answered } = readContact(site, asked, request, parts)
  return parts.messages.contact(arrival, form, answered)
}

const cleanBody = ({ body }: FastifyRequest) =>
  typeof body === 'object' ? (readClean(body) as { readonly [name: string]: unknown } | null) : undefined

/** A message and what its questions were answered; what is wrong with either is told at once. */
function readContact(site: FormSite, asked: LiveForm | undefined, request: FastifyRequest, { messages }: Parts) {
  if (!asked) return { form: read<ContactForm>(contactSchema, site, request) }
  const answered = readAnswers(asked, cleanBody(request) ?? {}, site.page.language, messages.now())
  const faults = asked.form.questions.flatMap(({ id, label }): Fault[] => {
    const fault = answered.faults[id]
    return fault === undefined ? [] : [[`a/${id}`, fault, `${label}: ${fault}`]]
  })
  return { form: read<ContactForm>(contactSchema, site, request, faults), answered }
}

/** What is wrong with a field: a code, or what an answer should be to a question that is called so. */
type Fault = readonly [field: string, code: string, called?: string]

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

/** A form that does not hold what it must: field → code; of a question of the owner's own, what it should be. */
class FormFaulty extends HttpError {
  readonly faults: Readonly<Record<string, string>>

  constructor(faults: readonly Fault[]) {
    // The first of each field.
    const told = new Map(faults.toReversed().map(([field, , called = field]) => [field, called]))
    super('form-faulty', [...told.values()].toReversed().join(', '))
    this.faults = Object.fromEntries(faults.toReversed().map(([field, code]) => [field, code]))
  }
}

/** Who posted without a script gets a page: the form again, with what was typed and what is wrong. */
async function answerPlainly(failure: unknown, request: FastifyRequest, reply: FastifyReply, all: FormParts) {
  // Why is told to the host by the log; a visitor can do nothing about a disk.
  const error = whyUnanswered(failure) ? Object.assign(new HttpError('not-received'), { cause: failure }) : failure
  const kind = request.url.includes('/form/compliance/') ? 'compliance' : 'contact'
  // Without the site there is no page to answer with, and the failure is answered as it is.
  const site = isPosted(request) ? await formSite(request, all.parts).catch(() => undefined) : undefined
  if (!site || !(error instanceof HttpError)) throw error
  reply.code(error.status)
  return showForm(kind, site, request, reply, all, error)
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
    faults: error ? faultSentences(kind, site, error) : {},
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
  return Object.fromEntries(
    Object.entries(error.faults).map(([name, code]) => [
      name,
      name.startsWith('a/') ? code : (sentences[code] ?? empty),
    ]),
  )
}

function addressOf(kind: Kind, { id, page }: FormSite, rest = '', asked?: LiveForm): string {
  const which = asked ? `&form=${encodeURIComponent(asked.id)}` : ''
  return `/api/v1${formPaths[kind].replace(':site', encodeURIComponent(id))}${rest}?lang=${encodeURIComponent(page.language)}${which}`
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
