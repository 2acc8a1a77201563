// Download of what a stranger sent (content disposition): handed over, never shown.
import { Readable } from 'node:stream'
import type { Message } from '@mimar/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'

/** A file of a message, for who may read that: whatever is in it, no browser runs it at our address. */
export async function sendSentFile(
  { id, answers }: Message,
  request: FastifyRequest,
  reply: FastifyReply,
  { sentFiles }: Parts,
) {
  const { number } = request.params as { number: string }
  const told = answers.flatMap((answer) => (answer.kind === 'FILE' ? answer.files : []))
  const file = told.find((one) => String(one.number) === number)
  const kept = file && (await sentFiles.store.find(id, file.number))
  if (!file || !kept) throw new HttpError('not-found')
  return reply
    .headers(HANDED_OVER)
    .header('content-disposition', dispositionOf(file.name))
    .header('content-length', kept.size)
    .type(kept.type)
    .send(Readable.from(sentFiles.read(kept)))
}

const HANDED_OVER = {
  'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** A name in any writing (RFC 6266, 8187); browsers of long ago read the plain one. */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\w.() -]/g, '_')
  const any = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${any}`
}
