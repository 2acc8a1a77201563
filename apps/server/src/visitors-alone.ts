// Degraded mode: a server that has no database answers visitors from its own disk until there is one (0108).
import { setTimeout as pause } from 'node:timers/promises'
import { openAtHand } from './blobs/at-hand.ts'
import { keptAt } from './kept-file.ts'
import { keptSitesOf } from './releases/kept-sites.ts'
import { LiveReleases } from './releases/live.ts'
import type { LiveStore } from './releases/live-parts.ts'
import type { Handler } from './server.ts'
import type { Settings } from './settings.ts'
import { DatabaseAway, whyUnstorable } from './unstorable.ts'
import { createVisitorsSide, LISTS_OF_VISITORS } from './visitors-side.ts'

/** So often it is looked whether the database is back. */
const LOOKS_EVERY_MS = 1_000

interface Waiting<Opened> {
  readonly settings: Settings
  /** Opens what needs the database. */
  readonly open: () => Promise<Opened>
  /** Takes who answers meanwhile. */
  readonly handle: (handler: Handler) => void
  /** What whoever is no visitor is told meanwhile. */
  readonly others: Handler
  /** It waits also where nobody has visited anything here yet. */
  readonly isPatient?: boolean
  readonly tell: (line: string) => void
  /** Ends the wait. */
  readonly signal: AbortSignal | undefined
}

/**
 * Opens something now, or once its database is there: until then visitors read what this machine's disk has. Where that is
 * nothing, a database that is away is a wrong setting as likely as not, and the start fails.
 */
export async function openWhenThere<Opened>(waiting: Waiting<Opened>): Promise<Opened> {
  const { open, tell, signal } = waiting
  let isAlone = false
  for (;;) {
    const opening = open()
    // One that stands still takes the connection and says nothing for long.
    if (!isAlone && (await isSlow(opening))) isAlone = await beAlone(waiting, LATE).catch(() => false)
    try {
      const opened = await opening
      if (isAlone) tell('The database is back.')
      return opened
    } catch (failure) {
      if (whyUnstorable(failure) !== 'database-away') throw failure
      isAlone ||= await beAlone(waiting, failure)
      await pause(LOOKS_EVERY_MS, undefined, { signal })
    }
  }
}

const LATE = new DatabaseAway('it has not answered yet')
const LATE_MS = 3_000

/** Whether it takes longer than visitors are to wait. */
function isSlow(opening: Promise<unknown>): Promise<boolean> {
  const done = () => false
  return Promise.race([opening.then(done, done), pause(LATE_MS, true, { ref: false })])
}

/** From now on visitors are answered from the disk. */
async function beAlone(waiting: Waiting<unknown>, failure: unknown): Promise<true> {
  waiting.handle(await answerAlone(waiting, failure))
  waiting.tell(failure instanceof Error ? failure.message : String(failure))
  waiting.tell('Until then visitors read what the disk of this server has (DATA_DIR); all else is refused.')
  return true
}

/** Who answers from the disk; fails as the database did where it has nothing. */
async function answerAlone(
  { settings, others, isPatient = false }: Pick<Waiting<unknown>, 'settings' | 'others' | 'isPatient'>,
  failure: unknown,
): Promise<Handler> {
  const { storage, cacheBytes, ownDomains, sitePorts } = settings
  const kept = keptSitesOf(settings)
  if (!isPatient && (await kept.isEmpty())) throw failure
  await ownDomains.recall(keptAt(storage, 'names'))
  await sitePorts?.recall(keptAt(storage, 'ports'))
  const why = failure instanceof Error ? failure.message : String(failure)
  return createVisitorsSide({
    ...{ settings, others },
    sites: new LiveReleases(nobody(failure), settings, { kept, listBytes: cacheBytes * LISTS_OF_VISITORS }),
    blobs: await openAtHand(storage),
    readiness: { failing: async () => [{ what: 'database', why }] },
    hasSite: async (slug) => (await kept.read(slug)) !== undefined,
  })
}

/** A database that knows nothing. */
function nobody(failure: unknown): LiveStore {
  const refuse = async () => {
    throw new DatabaseAway(failure)
  }
  const live = { live: refuse, liveWhole: refuse, liveAtAll: refuse, liveOfAll: refuse, liveOf: refuse }
  return { ...live, lineage: refuse, findAsset: refuse }
}
