import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/** Pagination: which part of a list is asked for, by the query's `limit`, never more than `most`, and `offset`. */
export function pageAsked(request: FastifyRequest, most: number): { readonly limit: number; readonly offset: number } {
  const { offset = '0' } = request.query as { offset?: string }
  if (!/^\d{1,7}$/.test(offset)) throw new HttpError('request-malformed', 'offset: a whole number')
  return { limit: limitOf(request, most), offset: Number(offset) }
}

/** Says how many there are and, where more come after those that are answered, the address of the next page. */
export function tellPage(request: FastifyRequest, reply: FastifyReply, total: number, upTo: number): void {
  reply.header('x-total-count', total)
  if (upTo < total) nameNext(request, reply, { offset: upTo })
}

/** Pagination: how many one answer holds, by the query's `limit` and never more than `most`. */
export function limitOf(request: FastifyRequest, most: number): number {
  const { limit } = request.query as { limit?: string }
  if (limit === undefined) return most
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new HttpError('request-malformed', 'limit: a whole number above 0')
  return Math.min(Number(limit), most)
}

/** Names the address of the next page (RFC 8288): the one that was asked for, with other values in its query. */
export function nameNext(
  request: FastifyRequest,
  reply: FastifyReply,
  query: Readonly<Record<string, string | number>>,
) {
  const url = new URL(request.url, 'http://any')
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}
