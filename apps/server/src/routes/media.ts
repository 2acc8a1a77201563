import { Readable } from 'node:stream'
import { type DocumentAnswer, endpoints, type UploadAnswer } from '@mimar/contract'
import { MAX_PICTURE } from '@mimar/contract/upload'
import type { Media, Site } from '@mimar/document'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyedFiles } from '../drafts/draft-pictures.ts'
import { NoRoom } from '../media/allowance.ts'
import { TooManyAtOnce } from '../media/at-once.ts'
import type { StoredPicture } from '../media/pictures.ts'
import { PictureRefusal } from '../media/refusal.ts'
import { hashesIn } from '../media/site-pictures.ts'
import { siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { letPass, sentName } from './sent-bytes.ts'
import { serve } from './serve.ts'

const MOST_HASHES = 100

/** Pictures come in as bytes; what there is of them goes out as a list. */
export async function mediaRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  // What the header says of the bytes is not asked; they are read by the route, after it knows who sends them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  serve(app, endpoints.uploadPicture, { config: { isOpen: true } }, async (request, reply) => {
    const gone = new AbortController()
    reply.raw.on('close', () => gone.abort())
    try {
      const answer = await upload(request, parts, gone.signal)
      reply.code(201)
      return answer
    } catch (failure) {
      await letPass(request)
      if (failure instanceof HttpError && failure.code === 'pictures-waiting') reply.header('retry-after', '10')
      throw failure
    }
  })

  serve(app, endpoints.readMediaFiles, async (request) => {
    const { row } = await siteFor(request, parts, 'read-site')
    await spend(request, parts, 'reads')
    const { hash } = request.query as { hash?: string }
    if (hash !== undefined) return keyedFiles(row.id, await parts.drawing.files(readHashes(hash)), parts)
    const read = await parts.sites.read(row.id)
    if (!read) throw new HttpError('site-missing')
    return keyedFiles(row.id, await parts.drawing.files(hashesIn(read.site)), parts)
  })
}

async function upload(request: FastifyRequest, parts: Parts, signal: AbortSignal): Promise<UploadAnswer> {
  const { row } = await siteFor(request, parts, 'edit-site')
  if (Number(request.headers['content-length']) > MAX_PICTURE) throw new HttpError('too-large')
  const name = sentName(request, 'picture')
  const siteNow = async () => {
    const read = await parts.sites.read(row.id)
    if (!read) throw new HttpError('site-missing')
    return read.site
  }
  const stored = await take(request, { name, site: await siteNow(), signal }, parts)
  const media = mediaOf(stored, name, await siteNow())
  const files = await parts.drawing.files([stored.hash])
  const imageFiles: DocumentAnswer['imageFiles'] = { [media.id]: files[stored.hash] ?? [] }
  return { media, imageFiles: keyedFiles(row.id, imageFiles, parts) }
}

interface Taken {
  readonly name: string
  readonly site: Site
  readonly signal: AbortSignal
}

async function take({ body }: FastifyRequest, taken: Taken, parts: Parts): Promise<StoredPicture> {
  const { uploads, allowanceOf, settings } = parts
  try {
    const stream = body instanceof Readable ? body : Readable.from([])
    const allowance = await parts.quotas.within(allowanceOf(taken.site), taken.site.id)
    return await uploads.take(stream, { ...taken, site: taken.site.id, allowance })
  } catch (failure) {
    if (failure instanceof NoRoom) throw new HttpError('media-full', `${settings.mediaLimit / 1_000_000} MB`)
    if (failure instanceof TooManyAtOnce) throw new HttpError('pictures-waiting')
    if (failure instanceof PictureRefusal) throw new HttpError(failure.code)
    throw failure
  }
}

/** The picture as the site has it, or as a new one of the site's. */
function mediaOf({ hash, width, height, placeholder }: StoredPicture, source: string, site: Site): Media {
  const known = Object.values(site.media).find((media) => media.hash === hash)
  if (known) return known
  // By its bytes, so that a picture sent twice before the site knows it is one.
  const id = `p-${hash.slice(0, 20)}`
  const about = { isMonochrome: false, focal: null, alt: {}, credit: '', extras: {} }
  return { id, source, hash, width, height, placeholder, ...about }
}

function readHashes(text: string): string[] {
  const hashes = text.split(',')
  if (hashes.length <= MOST_HASHES && hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))) return hashes
  throw new HttpError('request-malformed', `hash: up to ${MOST_HASHES} SHA-256 in hexadecimal, with commas between`)
}
