import type { Domain, DomainRecord } from '@mimar/contract'
import { endpoints } from '@mimar/contract'
import { escapeText } from '@mimar/fields/escape-text'
import type { FastifyInstance } from 'fastify'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { pageFrame } from './plain-page.ts'
import { serve } from './serve.ts'
import { type Spoken, sentence } from './words.ts'

/** Links by which a helper sees what is to be set for a domain. */
export function domainHelpRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.makeDomainHelp, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'move-site')
    const made = await parts.domains.makeHelp(row.id)
    if (!made) throw new HttpError('domain-missing')
    reply.code(201)
    const address = `${parts.settings.appUrl.origin}/domain-help/${made.secret}`
    return { address, expiresAt: made.expiresAt }
  })
}

/** The page of such a link: it shows one domain to whoever has it, and nothing else of the site. */
export function domainHelpPage(app: FastifyInstance, parts: Parts): void {
  app.get('/domain-help/:secret', async (request, reply) => {
    const { secret } = request.params as { secret: string }
    const domain = await parts.domains.helped(secret)
    if (!domain) throw new HttpError('not-found')
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('refresh', EVERY_SECONDS)
    return reply.type('text/html; charset=utf-8').send(page(domain, languageOf(request)))
  })
}

const EVERY_SECONDS = 30

function page({ name, records, state }: Domain, language: Spoken): string {
  const title = escapeText(sentence('domain-help-title', language))
  const said = sentence(state === 'connected' ? 'domain-help-done' : 'domain-help-how', language)
  const intro = `<h1>${title}</h1><p><bdi dir="ltr">${escapeText(name)}</bdi></p><p>${escapeText(said)}</p>`
  return pageFrame(language, title, intro + records.map((one) => recordShown(one, language)).join(''))
}

/** What is there now stands before what is to be there instead. */
function recordShown(record: DomainRecord, language: Spoken): string {
  const { kind, host, name, value, state, others } = record
  const isWrong = others.length > 0
  const code = isWrong && value === '' ? 'domain-record-needless' : (`domain-record-${state}` as const)
  const said = `<p${isWrong ? ' class="warn"' : ''}>${escapeText(sentence(code, language))}</p>`
  const now = isWrong ? copied(others.join(', ')) : ''
  const labelled = (word: 'domain-name' | 'domain-value', text: string) =>
    `<small>${escapeText(sentence(word, language))}</small>${copied(text)}`
  const wanted = value === '' ? '' : labelled('domain-name', name) + labelled('domain-value', value)
  return `<div class="row"><h2><bdi dir="ltr">${kind} ${escapeText(host)}</bdi></h2>${said}${now}${wanted}</div>`
}

const copied = (text: string) => `<code dir="ltr">${escapeText(text)}</code>`
