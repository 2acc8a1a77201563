import { Readable } from 'node:stream'
import { endpoints, type FileAnswer } from '@mimar/contract'
import { MAX_FILE } from '@mimar/contract/upload'
import type { FileUse } from '@mimar/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NoRoom } from '../media/allowance.ts'
import { TooManyAtOnce } from '../media/at-once.ts'
import { FileRefusal } from '../media/files/refusal.ts'
import { siteFor } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { letPass, sentName } from './sent-bytes.ts'
import { serve } from './serve.ts'

/** Videos, captions and documents come in as bytes. */
export async function sentFileRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  // What the header says of the bytes is not asked; they are read by the route, after it knows who sends them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  serve(app, endpoints.uploadFile, { config: { isOpen: true } }, async (request, reply) => {
    try {
      const file = await take(request, parts)
      reply.code(201)
      return { file }
    } catch (failure) {
      await letPass(request)
      if (failure instanceof TooManyAtOnce) reply.header('retry-after', '10')
      throw told(failure, parts)
    }
  })
}

async function take(request: FastifyRequest, parts: Parts): Promise<FileAnswer['file']> {
  const { row } = await siteFor(request, parts, 'edit-site')
  const use = useOf(request)
  const most = MAX_FILE[use ?? 'video']
  if (Number(request.headers['content-length']) > most) throw new HttpError('file-too-large', `${most / 1_000_000} MB`)
  const read = await parts.sites.read(row.id)
  if (!read) throw new HttpError('site-missing')
  const stream = request.body instanceof Readable ? request.body : Readable.from([])
  const allowance = await parts.quotas.within(parts.allowanceOf(read.site), row.id)
  const kept = await parts.keptFiles.take(stream, { site: row.id, use, allowance })
  const { list: _, pieces: __, hash, type, size, ...film } = kept
  return { hash, type, name: sentName(request, 'file'), size, ...film }
}

/** What it is for; unless said, what its bytes say. */
function useOf({ query }: FastifyRequest): FileUse | undefined {
  const { use } = query as { use?: string }
  if (use === undefined) return undefined
  if (Object.hasOwn(MAX_FILE, use)) return use as FileUse
  throw new HttpError('request-malformed', `use: ${Object.keys(MAX_FILE).join(', ')}`)
}

function told(failure: unknown, { settings }: Parts): unknown {
  if (failure instanceof FileRefusal) return new HttpError(failure.code, failure.detail)
  if (failure instanceof NoRoom) return new HttpError('media-full', `${settings.mediaLimit / 1_000_000} MB`)
  return failure instanceof TooManyAtOnce ? new HttpError('pictures-waiting') : failure
}
