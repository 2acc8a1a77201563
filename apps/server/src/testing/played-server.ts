import type { Operation, Site } from '@mimar/document'
import { isContentChange } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { HttpError } from '../routes/http-error.ts'
import { answerTo, ChangeMalformed, type Limit, readSending, tellApart } from '../routes/sending.ts'
import { type SiteShelf, Sites } from '../sites/sites.ts'
import type { NewOperation } from '../store/sites.store.ts'

/** A test double (fake) of the server of one site: its own queue, rules and answers, in memory, without HTTP and SQL. */
export interface PlayedServer {
  readonly site: () => Site
  readonly revision: () => number
  /** Every change that is stored, oldest first. */
  readonly stored: readonly NewOperation[]
  /** `POST /sites/:id/operations`. `isEditor`: whoever sends may not change the design. */
  send(body: unknown, isEditor?: boolean): Promise<Played>
  /** `GET /sites/:id/operations?since=` */
  since(revision: number): Promise<Played>
  /** The process ends and begins again: what it kept in memory alone is gone. */
  restart(): void
  /** Whether a request is being worked on. */
  readonly isBusy: () => boolean
}

/** An answer as it goes over the wire. */
interface Played {
  readonly status: number
  readonly body: unknown
}

/** As many changes as it tells of in one answer, and as it reads at once; few, so that tests turn pages. */
const PAGE = 4
const AT_ONCE = 12
const DESIGN: Limit = {
  code: 'content-only',
  isAllowed: (site, operation: Operation) => isContentChange(site, operation, catalog),
}

export function playServer(first: Site): PlayedServer {
  const stored: NewOperation[] = []
  const shelf = shelfOf(first, stored)
  let sites = new Sites(shelf, catalog)
  let newest = first
  let busy = 0
  const working = async (work: () => Promise<unknown>): Promise<Played> => {
    busy += 1
    try {
      const body = await work()
      return { status: (body as { readonly status?: number }).status ?? 200, body }
    } catch (failure) {
      return failed(failure)
    } finally {
      busy -= 1
    }
  }
  return {
    stored,
    site: () => newest,
    revision: () => stored.length,
    isBusy: () => busy > 0,
    send: (body, isEditor = false) =>
      working(async () => {
        const limit = isEditor ? DESIGN : undefined
        const sending = {
          ...(await readSending(body, { hasNewer: async () => false })),
          ...(limit && { isAllowed: limit.isAllowed }),
        }
        const sent = await sites.send(first.id, sending, 'somebody').catch(tellApart)
        if (!sent) throw new HttpError('site-missing')
        if (sent.revision === stored.length) newest = sent.site
        return answerTo(sent, { language: 'en', isLevel: false, limit })
      }),
    since: (revision) => working(() => shelf.operationsAfter(first.id, { after: revision, limit: PAGE })),
    restart: () => {
      sites = new Sites(shelf, catalog)
    },
  }
}

function failed(failure: unknown): Played {
  if (failure instanceof ChangeMalformed) {
    const { code, message } = failure.problem
    return { status: 400, body: { status: 400, message, code, change: failure.change } }
  }
  if (!(failure instanceof HttpError)) throw failure
  const { status, code } = failure
  return { status, body: { status, message: code, code } }
}

/** What the database does for one site, as far as the documents need it. */
function shelfOf(first: Site, stored: NewOperation[]): SiteShelf {
  const createdAt = '2026-01-01T00:00:00.000Z'
  const row = () => ({
    ...{ id: first.id, slug: first.id, name: first.id, revision: stored.length, isPaid: first.constants.isPaid },
    ...{ liveRelease: null, publishedRevision: null, publishedAhead: 0, languages: null },
    ...{ changedAt: createdAt, createdAt, archived: null, takenDown: null },
  })
  return {
    find: async () => row(),
    remove: async () => {},
    forgetTexts: () => {},
    append: async (_, { from, operations }) => {
      if (from.revision !== stored.length) return 'moved'
      stored.push(...operations)
      return 'stored'
    },
    operationsAfter: async (_, { after, upTo = stored.length, limit = AT_ONCE }) =>
      stored
        .slice(after, Math.min(upTo, after + limit))
        .map(({ id, revision, operation }) => ({ id, revision, operation })),
    revisionsOf: async (_, ids) =>
      new Map(stored.filter(({ id }) => ids.includes(id)).map(({ id, revision }) => [id, revision])),
    snapshotRevisions: async () => [0],
    snapshot: async () => ({ site: first, revision: 0 }),
    mendSnapshots: async () => {},
    addSnapshot: async () => {},
  }
}
