// Server-side search: the page of results, with what was found written in (0136).
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { escapeText } from '@mimar/fields/escape-text'
import { findPages, MOST_SHOWN, readSearch, type SaidSearch, type SearchList, saySearch } from '@mimar/search'
import type { Blobs } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { giveWay } from '../turns.ts'
import { acceptedForms } from './encodings.ts'
import { documentHeaders } from './headers.ts'
import type { LiveSite } from './live-site.ts'
import { BytesLost } from './prepared.ts'
import { SearchTurns } from './search-turns.ts'
import { SearchedFiles } from './searched-files.ts'

/** Counts a search on a site; the seconds that who asks has to wait, 0 where they may search now. */
export type TakeSearch = (request: IncomingMessage, site: string) => number

interface SearchingOptions {
  readonly blobs: Pick<Blobs, 'read'>
  /** So many bytes of indexes are kept in memory. */
  readonly memoryBytes: number
  readonly take: TakeSearch | undefined
}

/** One search on one site. */
interface Asked {
  readonly site: LiveSite
  readonly file: ReleaseFile
  /** With its '?'. */
  readonly query: string
}

export interface Searching {
  answer(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void>
  /** Bytes of memory that indexes take. */
  bytes(): number
}

/** Of a longer query the end is not even read. */
const LONGEST_QUERY = 4_000
/** Seconds after which who was not let in may ask again. */
const FULL_FOR = 2
const zip = promisify(gzip)

/** What is answered, and how: 429 asks too often, 503 asks while too many others do. */
interface Answer extends SaidSearch {
  readonly code: 200 | 429 | 503
  /** Seconds after which it may be asked again. */
  readonly wait: number
}

/** Answers searches without a script of the visitor's. */
export function createSearching({ blobs, memoryBytes, take }: SearchingOptions): Searching {
  const [files, turns] = [new SearchedFiles({ blobs, memoryBytes }), new SearchTurns()]
  return {
    bytes: () => files.weight,
    async answer(request, response, { site, file, query }) {
      const page = await files.read(file, 'page')
      const listed = site.find(/ data-index="([^"]+)"/.exec(page)?.[1] ?? '')
      if (!listed) throw new BytesLost(file)
      const list = await files.read(listed, 'list')
      const typed = new URLSearchParams(query.slice(0, LONGEST_QUERY)).get('q') ?? ''
      const search = readSearch(typed, list.language)
      const answered = async (): Promise<Answer> => {
        if (search.text === '') return { code: 200, wait: 0, status: list.words.empty, list: '' }
        const wait = take?.(request, site.id) ?? 0
        if (wait > 0) return { code: 429, wait, status: list.words.busy, list: '' }
        // Whoever has gone meanwhile is not searched for.
        const isWanted = () => !response.destroyed
        const said = await turns.run(site.id, () => find({ site, list, search, isWanted }, files))
        return said ? { code: 200, wait: 0, ...said } : { code: 503, wait: FULL_FOR, status: list.words.busy, list: '' }
      }
      const answer = await answered()
      if (!response.destroyed) await send(request, response, file, { body: written(page, search.text, answer), answer })
    },
  }
}

interface Sought {
  readonly site: LiveSite
  readonly list: SearchList
  readonly search: ReturnType<typeof readSearch>
  readonly isWanted: () => boolean
}

const NOTHING: SaidSearch = { status: '', list: '' }

/** Searches part after part, and holds on to none. What a host withholds is not found. */
async function find({ site, list, search, isWanted }: Sought, files: SearchedFiles): Promise<SaidSearch> {
  const fileOf = (name: string) => site.find(`/search/${name}.json`)
  const names = list.parts.filter(fileOf)
  const partAt = files.partsOf(names.map((name) => fileOf(name)!))
  const isShown = (address: string) => site.withheld?.kindAt(decodeURI(address)) === undefined
  const steps = findPages(names.length, search, isShown)
  let step = steps.next()
  while (!step.done) {
    if (!isWanted()) return NOTHING
    await giveWay()
    step = steps.next(await partAt(step.value))
  }
  const texts: string[] = []
  for (const { part, page } of step.value.pages.slice(0, MOST_SHOWN)) {
    const file = fileOf(`${names[part]}-texts`)
    texts.push((file && (await files.read(file, 'texts')))?.[page] ?? '')
  }
  return saySearch({ found: step.value, search, words: list.words, texts })
}

const FIELD = /<input(?=[^>]* name="q")[^>]*>/
const RESULTS_AT = /<p role="status"><\/p><div><\/div>/
const FOR_FILES = /<noscript>[\s\S]*?<\/noscript>/

/** The page with what was typed and what was found. `data-answered` tells its script that nothing is left to do. */
function written(page: string, typed: string, { status, list }: SaidSearch): string {
  return page
    .replace(FIELD, (field) =>
      field.replace(/ value="[^"]*"/, '').replace('<input', () => `<input value="${escapeText(typed)}"`),
    )
    .replace(RESULTS_AT, () => `<p role="status" data-answered="">${escapeText(status)}</p><div>${list}</div>`)
    .replace(FOR_FILES, '')
}

/** Kept by nobody: it is of one visitor, and what is found changes with the site. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { allows = '' }: ReleaseFile,
  { body, answer: { code, wait } }: { readonly body: string; readonly answer: Answer },
): Promise<void> {
  const [form] = acceptedForms(request.headers['accept-encoding'] as string | undefined).filter((one) => one !== 'br')
  const bytes = form === 'gzip' ? await zip(body) : Buffer.from(body)
  response.writeHead(code, [
    ...['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store', 'x-robots-tag', 'noindex'],
    ...documentHeaders(allows),
    ...(form === 'gzip' ? ['content-encoding', 'gzip'] : []),
    ...(wait > 0 ? ['retry-after', String(wait)] : []),
    ...['vary', 'accept-encoding', 'content-length', String(bytes.length)],
  ])
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
