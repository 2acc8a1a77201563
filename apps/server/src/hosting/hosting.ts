import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Blobs } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { isInPieces } from '../blobs/pieces.ts'
import { requestIdOf } from '../request-id.ts'
import { whyUnanswered } from '../unstorable.ts'
import { etagAhead, headersAhead } from './ahead.ts'
import { acceptedForms } from './encodings.ts'
import type { HandedFiles } from './handed-files.ts'
import { COME_ENCRYPTED, fileHeaders, validators } from './headers.ts'
import type { EarlierFile, FoundSite, LiveSite } from './live-site.ts'
import { type Mark, marked } from './mark.ts'
import { olderHeader, secondsSince } from './older.ts'
import { isKnown, sendPieces } from './pieces.ts'
import { sendClosed, sendPlain, sendWithheld } from './plain-answers.ts'
import { BytesLost, createPreparedFiles, type Prepared, type PreparedFiles } from './prepared.ts'
import { readRange } from './range.ts'
import { isOfSearch, isSearchPage } from './search-addresses.ts'
import { createSearching, type Searching, type TakeSearch } from './searching.ts'
import { encodeTarget, readTarget } from './target.ts'

/** Host name and port → the site its visitors read, or where it is now. */
export interface LiveSites {
  /** What is known without waiting: null for a host without a published site, undefined when it must be looked up. */
  current(host: string): FoundSite | null | undefined
  find(host: string): Promise<FoundSite | null>
}

/** What is added to the headers of a site's answer at an address, or where it has nothing, for a cache in front that may keep it. */
export type Marks = (site: string, address: string | undefined) => Mark

/** Hears which page of which site a request is answered with. */
export type OnPage = (site: string, address: string, request: IncomingMessage) => void

interface HostingOptions {
  readonly sites: LiveSites
  readonly blobs: Pick<Blobs, 'read'>
  readonly onFailure?: (failure: unknown, request?: string) => void
  /** So many bytes of answers are kept in memory. */
  readonly memoryBytes?: number
  /** How long the server keeps a connection without a request, in milliseconds. */
  readonly connectionKept?: number
  /** Visitors come encrypted, and are told to come so again. */
  readonly isEncrypted?: boolean
  /** What a web server in front sends. */
  readonly handed?: HandedFiles | undefined
  /** Undefined: nothing in front keeps answers. */
  readonly marks?: Marks | undefined
  /** Told of what visitors ask for and nobody has made as small as it gets, as after a stop in the middle of that. */
  readonly onQuick?: (file: ReleaseFile) => void
  /** Told of each page that a visitor of a site is given. */
  readonly onPage?: OnPage | undefined
  /** How often one may search; as often as one likes unless given. */
  readonly takeSearch?: TakeSearch | undefined
  /** Where browsers say that they show a page which they fetched ahead; undefined: nobody counts that. */
  readonly shownAt?: string | undefined
  /** Draws again what of a site's live release is lost; resolves when it has been tried. */
  readonly mend?: ((site: string) => Promise<void>) | undefined
}

export interface Hosting {
  (request: IncomingMessage, response: ServerResponse): void
  /** Bytes of memory that answers take. */
  bytes(): number
  /** Files that are stored and about to be published: the first who ask for them find them compressed. */
  ready(files: readonly ReleaseFile[]): void
}

/** So many files are compressed before anybody asks. */
const MOST_READY = 16
const MEMORY_BYTES = 24 * 1024 * 1024
/** Answers that lead to a file are small. */
const LEADING_SHARE = 8
/** Sites are searched seldom. */
const SEARCHED_SHARE = 8

/** Who sends the bytes: we, or a web server in front of us. */
interface Sides {
  readonly here: PreparedFiles
  readonly inFront: PreparedFiles | undefined
  readonly searching: Searching
  readonly sendPieces: typeof sendFile
  readonly onPage: HostingOptions['onPage']
  readonly shownAt: HostingOptions['shownAt']
  readonly marks: HostingOptions['marks']
  /** Of this one answer; undefined where nothing is added: nobody in front may keep it, and it is not older than what is published. */
  readonly mark?: Mark | undefined
}

/** The same where a cache in front keeps it, by site and address. */
function keptBy(sides: Sides, site: LiveSite, address: string, file: ReleaseFile | undefined): Sides {
  const { id, olderSince } = site
  if (olderSince !== undefined) return olderBy(sides, site, olderSince)
  return sides.marks ? { ...sides, mark: sides.marks(id, file && address) } : sides
}

/** Of sites that may be older than what is published, as it was said last: all who ask within a second are told the same. */
const saidOlder = new WeakMap<LiveSite, { readonly seconds: number; readonly before: Sides; readonly sides: Sides }>()

/** While a site may be closed or moved unheard, browsers alone keep it. */
function olderBy(before: Sides, site: LiveSite, since: number): Sides {
  const seconds = secondsSince(since)
  const said = saidOlder.get(site)
  if (said?.seconds === seconds && said.before === before) return said.sides
  const older = olderHeader(since)
  const on = (headers: readonly string[]) => [...(before.marks ? forBrowsersAlone(headers) : headers), ...older]
  const sides = { ...before, mark: { key: older[1], on } }
  saidOlder.set(site, { seconds, before, sides })
  return sides
}

const forBrowsersAlone = (headers: readonly string[]) => headers.map((text) => text.replace(/^public, /, 'private, '))

function sidesOf({
  blobs,
  memoryBytes = MEMORY_BYTES,
  connectionKept = 5000,
  isEncrypted = false,
  handed,
  onQuick,
  onPage,
  shownAt,
  marks,
  takeSearch,
}: HostingOptions): Sides {
  const first = isEncrypted ? COME_ENCRYPTED : []
  const options = { blobs, mostBytes: memoryBytes, first, connectionKept, onQuick }
  return {
    ...{ onPage, shownAt, marks },
    here: createPreparedFiles(options),
    async sendPieces(request, response, file, _, { mark }) {
      const headed = (headers: readonly string[]) => [...first, ...marked(headers, mark)]
      if (!(await sendPieces(request, response, file, { blobs, headed }))) throw new BytesLost(file)
    },
    searching: createSearching({ blobs, memoryBytes: memoryBytes / SEARCHED_SHARE, take: takeSearch }),
    inFront: handed && createPreparedFiles({ ...options, mostBytes: memoryBytes / LEADING_SHARE, handed }),
  }
}

/** Answers visitors: host name → site → live release → bytes. Whatever is asked, it answers and never throws. */
export function createHosting(options: HostingOptions): Hosting {
  const { sites, onFailure, mend } = options
  const prepared = sidesOf(options)
  const answerMended = mendingAnswer({ sites, mend, prepared })

  function failed(request: IncomingMessage, response: ServerResponse, failure: unknown) {
    onFailure?.(failure, requestIdOf(request))
    answerFailed(request, response, failure)
  }

  const answerAny = (request: IncomingMessage, response: ServerResponse) => {
    try {
      const host = hostOf(request.headers.host)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendPlain(request, response, 405, ['allow', 'GET, HEAD'])
        return
      }
      const site = sites.current(host)
      const answered =
        site === undefined
          ? sites.find(host).then((found) => answer(request, response, found, prepared))
          : answer(request, response, site, prepared)
      answered
        ?.catch((failure) => answerMended(failure, request, response))
        .catch((failure) => failed(request, response, failure))
    } catch (failure) {
      failed(request, response, failure)
    }
  }
  return Object.assign(answerAny, {
    bytes: () => prepared.here.bytes() + (prepared.inFront?.bytes() ?? 0) + prepared.searching.bytes(),
    ready: (files: readonly ReleaseFile[]) => {
      // Of a whole site visitors ask for few pages at once; each waits for its own.
      for (const file of files.slice(0, MOST_READY)) prepared.here.ready(file).catch((failure) => onFailure?.(failure))
    },
  })
}

function answerFailed(request: IncomingMessage, response: ServerResponse, failure: unknown): void {
  if (response.headersSent) response.destroy()
  else if (whyUnanswered(failure)) sendPlain(request, response, 503, ['retry-after', '5'])
  else sendPlain(request, response, 500)
}

/** What is lost is drawn again while its first visitor waits. */
function mendingAnswer({
  sites,
  mend,
  prepared,
}: Pick<HostingOptions, 'sites' | 'mend'> & { readonly prepared: Sides }) {
  return async (failure: unknown, request: IncomingMessage, response: ServerResponse) => {
    const host = hostOf(request.headers.host)
    const site = failure instanceof BytesLost ? await sites.find(host) : null
    if (!mend || !site || !('id' in site) || response.headersSent) throw failure
    await mend(site.id)
    await answer(request, response, await sites.find(host), prepared)
  }
}

/** The host a request names, with its port, in lower case. */
const hostOf = (header: string | undefined) => header?.toLowerCase() ?? ''

/** Answers at once where all is in memory, else promises to. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: FoundSite | null,
  prepared: Sides,
): Promise<void> | undefined {
  const target = readTarget(request.url ?? '')
  if (!target) return sendPlain(request, response, 400)
  if (!site) return sendPlain(request, response, 404)
  if ('closed' in site) return sendClosed(response, site)
  if ('movedTo' in site)
    return redirect(response, site.isCanonical || site.isForNow ? 308 : 301, site.movedTo + encodeTarget(target))
  const withheld = site.withheld?.kindAt(target.address)
  if (site.withheld && withheld) {
    sayOlder(response, site)
    return sendWithheld(response, withheld, site.withheld.languages)
  }
  // What is searched has the texts of pages that are withheld: who asks for it searches here, where they are left out.
  const isKept = site.withheld !== undefined && isOfSearch(target.address)
  const file = isKept ? undefined : site.find(target.address)
  const kept = keptBy(prepared, site, target.address, file)
  // The root leads to whatever language is the first; an old address to its page for ever.
  if (file?.movedTo)
    return redirect(response, target.address === '/' ? 302 : 301, withQuery(file.movedTo, target.query), kept)
  if (file) {
    const isPage = file.type.startsWith('text/html')
    if (isPage && isVisit(request)) prepared.onPage?.(site.id, target.address, request)
    if (isSearchPage(target.address)) {
      sayOlder(response, site)
      return prepared.searching.answer(request, response, { site, file, ...target })
    }
    const sent = sendFile(request, response, file, 200, isPage ? toldWhenShown(request, kept) : kept)
    return sent?.catch((failure) => sendEarlier(failure, request, response, site.earlier(target.address), prepared))
  }
  const canonical = site.canonical(target.address)
  if (canonical !== undefined)
    return redirect(response, 308, encodeTarget({ address: canonical, query: target.query }), kept)
  return answerMissing(request, response, site, target.address, kept)
}

/** Of a page whose bytes are away, what stood there before is sent where it is at hand, and says since when it may be older. */
async function sendEarlier(
  failure: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  earlier: readonly EarlierFile[],
  prepared: Sides,
): Promise<void> {
  const why = whyUnanswered(failure)
  if (response.headersSent || (why !== 'store-away' && why !== 'database-away')) throw failure
  for (const { file, replacedAt } of earlier) {
    const older = olderHeader(replacedAt, why)
    const mark = {
      key: `earlier ${older[1]}`,
      on: (headers: readonly string[]) => [...forBrowsersAlone(headers), ...older],
    }
    try {
      return await sendFile(request, response, file, 200, { ...prepared, mark })
    } catch {
      if (response.headersSent) break
    }
  }
  throw failure
}

/** The same for a page that is fetched ahead, or was. A cache in front would keep what is said of one visitor's copy for all. */
function toldWhenShown(request: IncomingMessage, sides: Sides): Sides {
  const { shownAt, marks, mark } = sides
  const ahead = shownAt === undefined || marks ? undefined : headersAhead(request, shownAt)
  return ahead
    ? { ...sides, mark: { key: `${ahead.key} ${mark?.key}`, on: (headers) => ahead.on(marked(headers, mark)) } }
    : sides
}

/** On what nobody keeps. */
function sayOlder(response: ServerResponse, { olderSince }: LiveSite): void {
  if (olderSince !== undefined) response.setHeader(...olderHeader(olderSince))
}

/** Addresses of files have an ending, and those of pages have none. */
const IS_FILE = /\.\w+$/

/** Nobody visits where a browser fetches ahead, a program only looks, or a script asks, as the search does while one types. */
const isVisit = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-purpose'] === undefined && headers['sec-fetch-dest'] !== 'empty'

async function answerMissing(
  request: IncomingMessage,
  response: ServerResponse,
  site: LiveSite,
  address: string,
  prepared: Sides,
): Promise<void> {
  // What somebody has taken from their site is not to be found in what was searched before.
  const older = IS_FILE.test(address) && !isOfSearch(address) ? await site.olderAsset(address) : undefined
  if (older) return sendFile(request, response, older, 200, prepared)
  const page = site.missingPage(address)
  return page ? sendFile(request, response, page, 404, prepared) : sendPlain(request, response, 404)
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ReleaseFile,
  status: number,
  prepared: Sides,
): Promise<void> | undefined {
  const { headers } = request
  if (isInPieces(file)) return prepared.sendPieces(request, response, file, status, prepared)
  const forms = headers.range === undefined ? acceptedForms(headers['accept-encoding'] as string | undefined) : PLAIN
  // Another program answers 200 and no other status, and knows nothing of parts that are asked for.
  const mayLead = file.isImmutable && status === 200 && request.method === 'GET' && headers.range === undefined
  const from = (mayLead && prepared.inFront) || prepared.here
  const found = from.find(file, forms)
  const { mark } = prepared
  if (found) return sendPrepared(request, response, file, status, found, mark)
  return from.load(file, forms).then((loaded) => sendPrepared(request, response, file, status, loaded, mark))
}

const PLAIN = ['plain'] as const

function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  file: ReleaseFile,
  status: number,
  { whole, headers, etag }: Prepared,
  mark: Sides['mark'],
): undefined {
  const known = request.headers['if-none-match']
  if (status === 200 && known !== undefined && (isKnown(known, etag) || isKnown(known, etagAhead(etag)))) {
    response.writeHead(304, marked(validators(file, etag), mark))
    response.end()
    return
  }
  const { range } = request.headers
  if (status === 200 && range !== undefined && sendRange(request, response, file, whole.body, etag, range, mark)) return
  if (status === 200 && request.method === 'GET' && whole.sendOn(response, mark)) return
  response.writeHead(status, marked(headers, mark))
  response.end(whole.body)
}

/** True when only a part was sent, or said that there is none. */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  file: ReleaseFile,
  body: Buffer,
  etag: string,
  header: string,
  mark: Sides['mark'],
): boolean {
  const condition = request.headers['if-range']
  const range = condition === undefined || condition === etag ? readRange(header, body.length) : undefined
  if (range === undefined) return false
  if (range === 'unsatisfiable') {
    response.writeHead(416, ['content-range', `bytes */${body.length}`, 'content-length', '0'])
    response.end()
    return true
  }
  const part = body.subarray(range.start, range.end + 1)
  const headers = [
    ...fileHeaders(file, 'plain', etag),
    ...['content-range', `bytes ${range.start}-${range.end}/${body.length}`],
    ...['content-length', String(part.length)],
  ]
  response.writeHead(206, marked(headers, mark))
  response.end(part)
  return true
}

/** The query goes along, before an anchor. */
function withQuery(address: string, query: string): string {
  const [path = '', ...anchor] = address.split(/(?=#)/)
  return path + query + anchor.join('')
}

function redirect(
  response: ServerResponse,
  status: 301 | 302 | 308,
  location: string,
  { mark }: Pick<Sides, 'mark'> = {},
): undefined {
  const headers = ['location', location, 'cache-control', 'no-cache', 'content-length', '0']
  response.writeHead(status, marked(headers, mark))
  response.end()
}
