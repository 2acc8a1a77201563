import type {
  Change,
  DocumentAnswer,
  ErrorAnswer,
  MediaFiles,
  MovedTo,
  PublishAnswer,
  SendAnswer,
  SessionAnswer,
  StoredChange,
} from '@mimar/contract'
import { addressOf, type Client, createClient, RequestError, refusedChange } from '@mimar/contract/client'
import type { Uploaded } from '@mimar/contract/upload'
import type { Part, Theme } from '@mimar/document'
import type { FileUse } from '@mimar/fields'
import { framedToken, signInWith } from './framed.ts'

/** What became of a send: stored, stored up to a change that was refused, or not reached. */
export type Sent =
  | { readonly kind: 'stored'; readonly answer: SendAnswer }
  | { readonly kind: 'refused'; readonly answer: SendAnswer; readonly change: string }
  /** `retryAfter`: in so many seconds the server hears again. */
  | {
      readonly kind: 'failed'
      readonly why: Failure
      readonly retryAfter?: number | undefined
      /** Where the site is now, with 'moved'. */
      readonly movedTo?: MovedTo | undefined
    }
  /** The server could not even read it, and stored nothing; `change` where it knows which change it was. */
  | { readonly kind: 'unread'; readonly change?: string | undefined }

/** Everything the editor asks of the server; the only place that fetches. */
export interface Server {
  /** For what is asked by parts that are loaded when they are first wanted: requests, and the path of the site. */
  readonly client: Client<'id'>
  /** The id of the site. */
  readonly site: string
  readDocument(): Promise<DocumentAnswer>
  signIn(authHash: string): Promise<SessionAnswer>
  signOut(): Promise<true>
  send(base: number, changes: readonly Change[], isLast?: boolean): Promise<Sent>
  /** What the site has seen after a revision: the first page of it. */
  readChanges(since: number): Promise<readonly StoredChange[]>
  /** The whole site, or a part of it alone. */
  publish(part?: Part): Promise<PublishAnswer>
  /** Sends a picture, or a file for something else; fails with a `RequestError` whose message can be shown, code 'aborted' when the signal gave it up. */
  upload<Use extends FileUse | undefined = undefined>(
    bytes: Blob,
    name: string,
    options?: UploadOptions & { readonly use?: Use },
  ): Promise<Uploaded<Use>>
  /** The files of stored pictures, by hash; without hashes, of all the site has. */
  readMediaFiles(hashes?: readonly string[]): Promise<MediaFiles>
  /**
   * Address of the style sheet that draws the site on the canvas. Named fonts and languages take the place of the
   * stored ones.
   */
  canvasStyles(language: string, fonts?: Fonts, languages?: string): string
}

type Fonts = Pick<Theme, `${'primary' | 'secondary'}${'Font' | 'Weight' | 'Italic'}`>

function queryOfFonts(fonts: Fonts) {
  const { primaryFont, secondaryFont, primaryWeight, secondaryWeight, primaryItalic, secondaryItalic } = fonts
  return {
    ...{ head: primaryFont, body: secondaryFont },
    ...(primaryWeight && { headWeight: String(primaryWeight) }),
    ...(secondaryWeight && { bodyWeight: String(secondaryWeight) }),
    ...(primaryItalic && { headItalic: '1' }),
    ...(secondaryItalic && { bodyItalic: '1' }),
  }
}

interface UploadOptions {
  readonly signal?: AbortSignal | undefined
  /** Told how much has been sent, 0–1. */
  onProgress?(share: number): void
}

/** How requests go, where not as usual. */
interface Ways {
  readonly token?: (() => string) | undefined
  readonly fetch?: typeof globalThis.fetch
}

/** Bodies up to this size may outlive the page (the limit of `keepalive` is 64 kB for all together). */
const KEEPALIVE_LIMIT = 60_000

/**
 * Talks to the server about one site, in the language of the editor. Guests, and frames without a cookie, bring a token
 * along.
 */
export function createServer(siteId: string, language: () => string, ways: Ways = {}): Server {
  const { token = framedToken, fetch } = ways
  const at = { id: siteId }
  const client = createClient({ language, token, at, ...(fetch && { fetch }) })
  return {
    client,
    site: siteId,
    readDocument: () => client.ask('GET /sites/:id/document'),
    signIn: (authHash) => signInWith(language, authHash),
    signOut: () => client.ask('DELETE /session'),
    async send(base, changes, isLast = false) {
      const body = { base, changes: changes.map(({ id, operation, base }) => ({ id, operation, base })) }
      const keepalive = isLast && JSON.stringify(body).length < KEEPALIVE_LIMIT
      try {
        return { kind: 'stored', answer: await client.ask('POST /sites/:id/operations', { body, keepalive }) }
      } catch (error) {
        return unstored(error)
      }
    },
    readChanges: async (since) => (await client.ask('GET /sites/:id/operations', { query: { since } })).items,
    publish: (part) => client.ask('POST /sites/:id/releases', { body: part ?? {} }),
    async upload(picture, name, options = {}) {
      const { upload } = await import('@mimar/contract/upload')
      return upload(siteId, picture, { ...options, name, language: language(), token: token() })
    },
    readMediaFiles: (hashes) => client.ask('GET /sites/:id/media-files', { query: { hash: hashes?.join(',') } }),
    canvasStyles: (lang, fonts, beside) =>
      addressOf('GET /sites/:id/canvas.css', { at, query: { lang, ...(fonts && queryOfFonts(fonts)), beside } }),
  }
}

/** 'unreachable': no answer comes though the device has a connection; 'full': the server's disk is; 'away': its database or disk refuses for now; 'gone': the site is no longer there, or no longer for who asks. 'busy': so much was asked that the server lets it wait. 'behind': others' changes have to be read first. 'moving': the site stands still for a moment while another server gets it; 'moved': that server has it. */
type Failure =
  | 'offline'
  | 'unreachable'
  | 'failing'
  | 'full'
  | 'away'
  | 'signed-out'
  | 'gone'
  | 'busy'
  | 'behind'
  | 'moving'
  | 'moved'

function unstored(error: unknown): Sent {
  const refused = refusedChange(error)
  if (refused) return { kind: 'refused', answer: refused, change: refused.change }
  if (isUnread(error)) return { kind: 'unread', change: (error.answer as Unread | undefined)?.change }
  const { retryAfter, answer } = (error ?? {}) as Partial<RequestError>
  const { movedTo } = (answer ?? {}) as Pick<ErrorAnswer, 'movedTo'>
  return { kind: 'failed', why: whyFailed(error), retryAfter, movedTo }
}

interface Unread {
  readonly change?: string
}

/** Sent again as it is, it would be refused again. */
function isUnread(error: unknown): error is RequestError {
  if (!(error instanceof RequestError)) return false
  const isMalformed = error.status === 400 && (error.answer as Unread | undefined)?.change !== undefined
  return isMalformed || error.code === 'request-malformed' || error.status === 413
}

const GONE: readonly string[] = ['site-missing', 'not-allowed']

/** Why a request was not answered with success. */
export function whyFailed(error: unknown): Failure {
  if (!(error instanceof RequestError)) return 'failing'
  if (GONE.includes(error.code)) return 'gone'
  if (error.status === 401) return 'signed-out'
  if (error.code === 'disk-full') return 'full'
  if (error.code === 'database-away' || error.code === 'disk-failing') return 'away'
  if (error.status === 429) return 'busy'
  if (error.code === 'far-behind') return 'behind'
  if (error.code === 'site-moving') return 'moving'
  if (error.code === 'site-moved') return 'moved'
  return error.code === 'network-failed' ? 'offline' : 'failing'
}
