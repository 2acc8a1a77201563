import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '@mimar/document'
import { readFileAddress } from '@mimar/fields'
import type { OutputFile } from '@mimar/publish'
import type { DraftPlace } from '../addresses.ts'
import type { Blobs } from '../blobs/blobs.ts'
import type { CanvasDrawing } from '../canvas/drawing.ts'
import { documentHeaders } from '../hosting/headers.ts'
import { pageWithoutSite } from '../hosting/missing.ts'
import { sendPieces } from '../hosting/pieces.ts'
import { encodeTarget, readTarget } from '../hosting/target.ts'
import { log } from '../log.ts'
import type { SiteFiles } from '../media/files/site-files.ts'
import { requestIdOf } from '../request-id.ts'
import type { Handler } from '../server.ts'
import type { Settings } from '../settings.ts'
import type { Sites } from '../sites/sites.ts'
import type { MediaStore } from '../store/media.store.ts'
import { pictureOf } from './draft-pictures.ts'
import type { DrawnDrafts } from './drawn-drafts.ts'
import type { ShareLinks } from './share-links.ts'

/** What a draft is shown with. */
interface DraftParts {
  readonly settings: Pick<Settings, 'appUrl' | 'allowedParents' | 'draftAt'>
  readonly sites: Pick<Sites, 'read'>
  readonly drawing: Pick<CanvasDrawing, 'file'>
  readonly mediaStore: Pick<MediaStore, 'hasBeenIn'>
  /** The files of a site that are no pictures. */
  readonly siteFiles: (site: Site) => Promise<SiteFiles>
  readonly blobs: Pick<Blobs, 'read'>
  readonly drafts: Pick<DrawnDrafts, 'files'>
  readonly shareLinks: Pick<ShareLinks, 'siteOf'>
}

const logged = (failure: unknown, request: string) => log.error({ err: failure, request }, 'Showing a draft failed')

/** Shows drafts to those who have their link: always the newest, to nobody else, found by no search engine, sent nowhere. */
export function createDraftHosting(
  parts: DraftParts,
  onFailure: (failure: unknown, request: string) => void = logged,
): Handler {
  return (request, response) => {
    const { headers, method } = request
    if (method !== 'GET' && method !== 'HEAD') return sendPlain(response, 405, headers['accept-language'])
    const { url = '' } = request
    const place = parts.settings.draftAt((headers.host ?? '').toLowerCase(), url) ?? NOWHERE
    answer(
      parts,
      { request, response },
      { ...place, url: url.slice(place.base.length) },
      headers['accept-language'],
    ).catch((failure) => {
      const reference = requestIdOf(request)
      onFailure(failure, reference)
      if (response.headersSent) response.destroy()
      else sendPlain(response.setHeader('x-request-id', reference), 500, headers['accept-language'], reference)
    })
  }
}

async function answer(
  parts: DraftParts,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { name, base, url }: DraftPlace & { readonly url: string },
  languages: string | undefined,
): Promise<void> {
  // The path that begins a draft is a folder.
  if (!url.startsWith('/')) return redirect(response, `${base}/${url}`)
  const target = readTarget(url)
  if (!target) return sendPlain(response, 400, languages)
  const id = await parts.shareLinks.siteOf(name)
  const read = id === undefined ? undefined : await parts.sites.read(id)
  if (!read) return sendPlain(response, 404, languages)
  if (await sentInPieces(parts, request, response, { site: read.site, address: target.address })) return
  const stored = target.address.startsWith('/media/')
    ? await pictureOf(read.site, target.address, parts)
    : await parts.drawing.file(target.address)
  if (stored) return send(parts, response, 200, { ...stored, isImmutable: true })
  const files = await parts.drafts.files(read.site)
  const address = target.address === '/home' || target.address === '/home/' ? '/' : target.address
  const file = files.get(address)
  if (file) return send(parts, response, 200, await placed(base, file))
  if (files.has(`${address}/`)) {
    return redirect(response, base + encodeTarget({ address: `${address}/`, query: target.query }))
  }
  const [, language] = address.split('/')
  const missing = files.get(`/${language}/404.html`) ?? files.get('/404.html')
  return missing ? send(parts, response, 404, await placed(base, missing)) : sendPlain(response, 404, languages)
}

/** Whether it was a video, captions or a document of the site, and has been answered. */
async function sentInPieces(
  { siteFiles, blobs }: DraftParts,
  request: IncomingMessage,
  response: ServerResponse,
  { site, address }: { readonly site: Site; readonly address: string },
): Promise<boolean> {
  const file = readFileAddress(address) && (await siteFiles(site)).get(address)
  if (!file) return false
  const headed = (headers: readonly string[]) => [
    ...headers.map((text) => text.replace(/^public, .*/, 'private, max-age=3600')),
    ...['referrer-policy', 'no-referrer', 'x-robots-tag', 'noindex, nofollow'],
  ]
  return sendPieces(request, response, file, { blobs, headed })
}

const NOWHERE: DraftPlace = { name: '', base: '' }

/** A drawn file as it stands below its path. */
async function placed(base: string, file: OutputFile): Promise<Sendable> {
  if (base === '') return { ...file, bytes: Buffer.from(file.body) }
  const { placeBelow } = await import('@mimar/publish')
  return { ...file, bytes: Buffer.from(placeBelow(base, file).body) }
}

interface Sendable {
  readonly type: string
  readonly bytes: Buffer
  readonly isImmutable: boolean
  readonly allows?: string
}

function send({ settings }: DraftParts, response: ServerResponse, status: number, file: Sendable): void {
  const policy = Object.fromEntries(pairs(documentHeaders(withoutProviders(file.allows))))
  response.writeHead(status, {
    ...policy,
    'content-security-policy': policy['content-security-policy']!.replace(
      "frame-ancestors 'none'",
      // Of the editor, and of who may be around it.
      `frame-ancestors ${[settings.appUrl.origin, ...settings.allowedParents].join(' ')}`,
    ),
    // The address is the key: it must not be told to whoever the draft links to.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': file.isImmutable ? 'private, max-age=3600' : 'no-store',
    'content-type': file.type,
    'content-length': file.bytes.length,
  })
  response.end(file.bytes)
}

/** A draft is not counted and shows nobody's advertisements: of what its pages may ask, only maps and flags stay. */
function withoutProviders(allows = ''): string {
  return allows
    .split(' ')
    .filter((name) => name.includes('.') && !name.includes('='))
    .join(' ')
}

function pairs(list: readonly string[]): [string, string][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]!] as [string, string]] : []))
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(307, { location, 'cache-control': 'no-store', 'content-length': 0 }).end()
}

function sendPlain(response: ServerResponse, status: number, languages: string | undefined, reference = ''): void {
  const body = pageWithoutSite(status, languages, reference)
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-length': body.length,
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    })
    .end(body)
}
