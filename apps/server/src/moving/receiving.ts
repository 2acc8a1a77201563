import { createHash } from 'node:crypto'
import type { MoveStep } from '@mimar/contract'
import { mixed, type Operation, type Part, Problem, readOperation } from '@mimar/document'
import { cleanJson } from '@mimar/fields'
import type { z } from 'zod'
import {
  enquiriesSchema,
  historyLine,
  messageLine,
  pageSchedulesSchema,
  personLine,
  releaseLine,
  scheduleSchema,
} from '../archive/format.ts'
import { addRelease, type Destination, memberOf, messageOf } from '../archive/take.ts'
import { createManifest } from '../blobs/manifest.ts'
import { type Costly, changesIn, costOfChanges } from '../limits/budgets.ts'
import type { Settings } from '../settings.ts'
import type { Moments } from '../sites/moments.ts'
import type { Sites } from '../sites/sites.ts'
import { ArchiveStore } from '../store/archive.store.ts'
import { insertMessages } from '../store/archive-messages.ts'
import type { ArrivalStore, WaitingFacts } from '../store/arrivals.store.ts'
import { ArrivingPictureStore } from '../store/arriving-pictures.store.ts'
import type { Database } from '../store/database.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { MoveRefusal } from './refusal.ts'

type Step<Name> = Extract<MoveStep, { step: Name }>

/** Takes what a step costs from what its owner has; throws where they have to wait. */
export type Spend = (what: Costly, cost?: number) => void

interface Place {
  readonly site: string
  readonly move: string
}

interface Receiving {
  readonly settings: Settings
  readonly database: Database
  readonly store: ArrivalStore
  readonly siteStore: SiteStore
  readonly sites: Sites
  readonly moments: Moments
  readonly arriving: Pick<Destination, 'blobs' | 'rendererAt'>
  readonly spend: Spend
}

/** In front of accounts of the other server: nobody here is said to have done what it tells. */
const ELSEWHERE = 'file:'

/** Makes changes that were made there since the site file was written; each is checked as if it were made here. */
export async function receiveChanges(
  { site }: Place,
  { after, changes }: Step<'changes'>,
  { sites, siteStore, spend }: Receiving,
) {
  const row = await siteStore.find(site)
  if (!row || row.revision < after) throw new MoveRefusal('not-ready', `revision ${row?.revision}`)
  const lines = changes.map((line) => checked(historyLine, line))
  const made = lines.map(({ operation, ...line }) => ({ ...line, operation: operationOf(operation) }))
  spend('changes', costOfChanges(made.reduce((sum, { operation }) => sum + changesIn(operation), 0)))
  for (const [index, { id, account, at, operation, revision }] of made.entries()) {
    if (revision !== after + index + 1) throw new MoveRefusal('damaged', `revision ${revision}`)
    // Sent before, and the answer was lost.
    if (revision <= row.revision) continue
    const sending = { base: revision - 1, changes: [{ id, operation }], at }
    const sent = await sites.send(site, sending, `${ELSEWHERE}${account}`)
    if (sent?.revision !== revision) throw new MoveRefusal('damaged', `revision ${revision}`)
  }
}

/** Puts messages in the place of what they were a moment ago, and takes away those that are gone there. */
export async function receiveMessages(
  { site, move }: Place,
  { put, gone }: Step<'messages'>,
  { store, database, spend }: Receiving,
) {
  spend('changes', costOfChanges(put.length + gone.length))
  const idOf = (key: string) => createHash('sha256').update(`${move} ${key}`).digest('hex').slice(0, 32)
  // A message has the files that came with this move: a hash alone would give it those of another site.
  const came = new Set((await new ArrivingPictureStore(database).of(move)).map(({ hash }) => hash))
  const messages = put.map(({ key, message }) => {
    const { files, ...made } = messageOf(checked(messageLine, message))
    return { ...made, files: files?.filter(({ hash }) => came.has(hash)), id: idOf(key) }
  })
  await store.removeMessages(site, [...messages.map(({ id }) => id), ...gone.map(idOf)])
  await insertMessages(database.query, site, { messages, enquiries: undefined })
}

/** Draws a release here from what it was made from there; one that is here is not drawn again. */
export async function receiveRelease({ site: id }: Place, { release }: Step<'release'>, of: Receiving): Promise<void> {
  const line = checked(releaseLine, release)
  const row = await of.siteStore.find(id)
  if (!row || (await of.store.hasRelease(id, line))) return
  of.spend('releases')
  const momentAt = async (revision: number) => {
    const found = await of.moments.at(id, revision)
    if (!found) throw new MoveRefusal('not-ready', `revision ${revision}`)
    return found.site
  }
  let site = await momentAt(line.revision)
  for (const { revision, ...part } of line.parts) {
    site = mixed(site, await momentAt(revision), part as Part, of.sites.catalog)
  }
  const archive = new ArchiveStore(of.database)
  const newest = await archive.newestRelease(id)
  const manifest = createManifest(newest ? (await new ReleaseStore(of.database).lineage(newest.id)).deltas : [])
  const siteAddress = (slug: string) => of.settings.siteAddress(slug)
  await addRelease({ id, slug: row.slug, site }, line, {
    manifest,
    to: { ...of.arriving, siteAddress, store: archive },
  })
}

/** What is put in with the switch. */
export function waitingFacts(step: Step<'ready'>): WaitingFacts {
  const { people, enquiries, schedule, pageSchedules, live } = step
  return {
    people: people.map((line) => memberOf(checked(personLine, line))),
    enquiries: checked(enquiriesSchema, enquiries),
    schedule: schedule && checked(scheduleSchema, schedule),
    pageSchedules: pageSchedules && checked(pageSchedulesSchema, pageSchedules),
    live,
  }
}

function operationOf(input: unknown): Operation {
  try {
    return readOperation(cleanJson(input))
  } catch (problem) {
    if (problem instanceof Problem) throw new MoveRefusal('damaged', problem.message)
    throw problem
  }
}

/** What one database cannot hold, neither is given. */
function checked<Schema extends z.ZodType>(schema: Schema, line: unknown): z.infer<Schema> {
  const read = schema.safeParse(line)
  if (!read.success) throw new MoveRefusal('damaged', read.error.issues[0]?.path.join('/'))
  return cleanJson(read.data) as z.infer<Schema>
}
