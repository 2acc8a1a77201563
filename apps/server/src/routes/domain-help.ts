import type { Domain, DomainRecord } from '@mimar/contract'
import { endpoints } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { escapeText } from './form-page.ts'
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
export function domainHelpPage(app: FastifyInstance, { domains }: Parts): void {
  app.get('/domain-help/:secret', async (request, reply) => {
    const { secret } = request.params as { secret: string }
    const domain = await domains.helped(secret)
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

function recordShown({ kind, name, value, state, others }: DomainRecord, language: Spoken): string {
  const there = others.length > 0 ? `<p><code dir="ltr">${escapeText(others.join(', '))}</code></p>` : ''
  const wanted = `<p><code dir="ltr">${kind} ${escapeText(name)}</code></p>`
  const shown = value === '' ? '' : `<p><code dir="ltr">${escapeText(value)}</code></p>`
  return `<details open><summary>${escapeText(sentence(`domain-record-${state}`, language))}</summary>${wanted}${shown}${there}</details>`
}
