import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

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

/** Pagination: how many come before what is asked for. */
export function offsetOf(offset = '0'): number {
  if (/^\d{1,7}$/.test(offset)) return Number(offset)
  throw new HttpError('request-malformed', 'offset: a whole number')
}
