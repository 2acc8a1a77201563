import type { FastifyRequest } from 'fastify'
import { type Spoken, spokenLanguage } from './words.ts'

/** The language to answer a request in. */
export function languageOf(request: FastifyRequest): Spoken {
  return spokenLanguage((request.query as { lang?: unknown }).lang, request.headers['accept-language'])
}
