import { endpoints } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { DomainRefused } from '../domains/domains.ts'
import { costOfLook } from '../limits/budgets.ts'
import { siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { sentence } from './words.ts'

/** Domains of sites' own: for who may say where visitors read a site. */
export function domainRoutes(app: FastifyInstance, parts: Parts): void {
  const { domains } = parts

  serve(app, endpoints.readDomain, async (request) => {
    const { row } = await siteFor(request, parts, 'move-site')
    return { siteName: row.name, domain: await domains.of(row.id) }
  })

  serve(app, endpoints.checkDomainName, async (request) => {
    const { row } = await siteFor(request, parts, 'move-site')
    const { name = '' } = request.query as { name?: string }
    const answer = await domains.read(name.slice(0, LONGEST), row.id)
    return { ...answer, message: answer.refusal ? sentence(answer.refusal, languageOf(request)) : '' }
  })

  serve(app, endpoints.setDomain, async (request) => {
    const { row } = await siteFor(request, parts, 'move-site')
    const { name, main } = readBody(endpoints.setDomain.body, request.body)
    try {
      return { domain: await domains.set(row.id, name, main) }
    } catch (failure) {
      throw failure instanceof DomainRefused ? new HttpError(failure.code) : failure
    }
  })

  serve(app, endpoints.checkDomain, async (request) => {
    const { row } = await siteFor(request, parts, 'move-site')
    const { certificate = false, padlock = false } = readBody(endpoints.checkDomain.body, request.body)
    await spend(request, parts, 'looks', costOfLook(padlock))
    if (certificate) await domains.tryCertificates(row.id)
    if (padlock) await domains.tryPadlock(row.id)
    return { domain: await domains.look(row.id) }
  })

  serve(app, endpoints.removeDomain, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'move-site')
    await domains.remove(row.id)
    return reply.code(204).send()
  })
}

const LONGEST = 300
