import { randomUUID } from 'node:crypto'
import { endpoints } from '@mimar/contract'
import { escapeText } from '@mimar/fields/escape-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { senderAddress } from '../messages/mail.ts'
import { mailboxWords } from '../messages/mailbox-words.ts'
import type { Agreement } from '../messages/mailboxes.ts'
import { testWords } from '../messages/test-words.ts'
import { siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { pageFrame } from './plain-page.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** The address that messages of a site are mailed to, and whether somebody there has agreed. */
export function mailboxRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.readMailbox, async (request) => {
    const { row } = await siteFor(request, parts, 'edit-site')
    return parts.mailboxes.of(row.id)
  })

  serve(app, endpoints.setMailbox, async (request) => {
    const { account, row } = await siteFor(request, parts, 'forward-messages')
    const { email } = readBody(endpoints.setMailbox.body, request.body)
    const read = await parts.sites.read(row.id, row)
    if (!read) throw new HttpError('site-missing')
    const operation = { do: 'set-setting', field: 'contactEmail', value: email } as const
    const sent = await parts.sites.send(
      row.id,
      { base: read.revision, changes: [{ id: randomUUID(), operation }] },
      account.id,
    )
    if (sent?.refused) throw new HttpError('request-malformed', 'email')
    await parts.mailboxes.askOnce(row.id)
    return parts.mailboxes.of(row.id)
  })

  serve(app, endpoints.sendTestEnquiry, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'handle-messages')
    await spend(request, parts, 'letters')
    const language = languageOf(request)
    const { name, text } = testWords(language)
    const email = await testSenderOf(row.id, parts)
    const { id, receipt } = await parts.messages.test({ site: row.id, name, text, language, email })
    if (receipt === 'too-many') throw new HttpError('rate-limited', '', 60)
    if (receipt !== 'stored') throw new HttpError('site-missing')
    return reply.code(201).send({ id })
  })

  serve(app, endpoints.askMailbox, async (request) => {
    const { row } = await siteFor(request, parts, 'edit-site')
    if (!(await parts.mailboxes.ask(row.id))) throw new HttpError('rate-limited', '', 60 * 60)
    return parts.mailboxes.of(row.id)
  })
}

/** Everybody who handles messages reads a test: nobody's address to sign in with stands in it. */
async function testSenderOf(site: string, { mailboxes, settings }: Parts): Promise<string> {
  return (await mailboxes.of(site)).email || senderAddress(settings.mailFrom)
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The page behind the link of such a mail: one button, no script. Programs that look at links agree to nothing. */
export function confirmRoutes(app: FastifyInstance, { mailboxes }: Parts): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}))
  const secretOf = (request: FastifyRequest) => (request.params as { secret: string }).secret

  app.get('/confirm/:secret', async (request, reply) => {
    const words = mailboxWords(languageOf(request))
    const asked = await mailboxes.find(secretOf(request))
    if (!asked) return send(request, reply, 404, { title: words.gone, text: words.goneText })
    return send(request, reply, 200, { title: words.title, text: words.text, button: words.agree, asked })
  })

  app.post('/confirm/:secret', async (request, reply) => {
    const words = mailboxWords(languageOf(request))
    const asked = await mailboxes.confirm(secretOf(request))
    if (!asked) return send(request, reply, 404, { title: words.gone, text: words.goneText })
    return send(request, reply, 200, { title: words.done, text: words.doneText, asked })
  })
}

interface Said {
  readonly title: string
  readonly text: string
  readonly button?: string
  readonly asked?: Agreement
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, { title, text, button, asked }: Said) {
  const fill = (words: string) =>
    escapeText(words)
      .replaceAll('{host}', `<bdi dir="ltr">${escapeText(asked?.host ?? '')}</bdi>`)
      .replaceAll('{email}', `<bdi dir="ltr">${escapeText(asked?.email ?? '')}</bdi>`)
  const form = button === undefined ? '' : `<form method="post"><button>${escapeText(button)}</button></form>`
  const name = escapeText(title.replaceAll('{host}', asked?.host ?? ''))
  const page = pageFrame(languageOf(request), name, `<h1>${fill(title)}</h1><p>${fill(text)}</p>${form}`)
  return (
    reply
      .code(status)
      // Without a referrer browsers say of its form that it comes from nowhere (Origin: null), and it would be refused.
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
      .type('text/html; charset=utf-8')
      .send(page)
  )
}
