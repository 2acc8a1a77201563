// Event sourcing, idempotent by the ids of changes: operations of a site in order, snapshots now and then; one writer at a time.
import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import {
  apply,
  applyInSteps,
  applyNewInSteps,
  type Operation,
  Problem,
  puttingBack,
  type Site,
  weighing,
  weightOf,
} from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { logFailure } from '../log.ts'
import { Recent } from '../recent.ts'
import type { NewOperation, SiteRow, SiteStore, Snapshot, StoredOperation } from '../store/sites.store.ts'
import { inSlices } from '../turns.ts'
import { VersionBehind, whyUnstorable } from '../unstorable.ts'
import { FarBehind, RevisionUnknown } from './apart.ts'
import { Queue } from './queue.ts'
import { partsOf, receiptsOf, untouched, withoutInverse, withPaid } from './sent-changes.ts'
import { listedOf } from './site-name.ts'

/** After so many operations the whole document is stored again, or after so many that came in fewer, so that loading a site stays quick. */
const SNAPSHOT_EVERY = 200
const SNAPSHOT_AFTER_PARTS = 1_000
/** So many characters of JSON are kept as documents in memory; the one used longest ago makes room. */
const OPEN_CHARACTERS = 24_000_000
/** Each time another process was faster, so that all together get on. */
const MOST_TRIES = 50
const LONGEST_PAUSE_MS = 100
/** So many changes back it is looked whether a late one writes over words its author had not seen. */
const MOST_UNSEEN = 5_000
const MOST_UNSEEN_PAGES = 20

interface SentChange {
  readonly id: string
  readonly operation: Operation
  /** The revision its author had seen; where it says none, it may write over everything. */
  readonly base?: number | undefined
}

export interface Sending {
  readonly base: number
  readonly changes: readonly SentChange[]
  /** The site as it has just been found, where it has. */
  readonly row?: SiteRow
  /**
   * Which changes, or parts of one, who sends may make to the site as it stands then. With one that they may not,
   * nothing is stored (U4).
   */
  readonly isAllowed?: (site: Site, operation: Operation) => boolean
  /** When it was made, where that was elsewhere and before. */
  readonly at?: string
}

/** What became of a send. Everything in `changes` is stored durably. */
export interface Sent {
  /** The document at that revision. */
  readonly site: Site
  readonly revision: number
  readonly changes: readonly { readonly id: string; readonly revision: number }[]
  readonly missed: readonly StoredOperation[]
  /** Without a problem: the change could be made, but not by who sent it. */
  readonly refused: { readonly change: string; readonly problem: Problem | null } | null
}

/** The newest document of a site, and when that site was made. */
interface Opened {
  readonly open: Snapshot
  readonly createdAt: string
}

/** What of the store the documents need. */
export type SiteShelf = Pick<
  SiteStore,
  | ('find' | 'remove' | 'append' | 'operationsAfter' | 'revisionsOf' | 'forgetTexts')
  | ('snapshotRevisions' | 'snapshot' | 'mendSnapshots' | 'addSnapshot')
>

/** The documents of the sites: read from memory, changed one site at a time, each change stored before it is seen. */
export class Sites {
  readonly #store: SiteShelf
  /** The templates that its documents are read and changed with. */
  readonly catalog: TemplateCatalog
  readonly #queue = new Queue()
  readonly #open = new Recent<string, Snapshot>(OPEN_CHARACTERS, ({ site }) => weightOf(site))
  /** When the sites were made whose documents are, or were, in memory. */
  readonly #made = new Map<string, string>()
  /** How many operations, each part counted, have come since a document was stored whole, as far as this server has seen. */
  readonly #parts = new Map<string, number>()
  readonly #report: (failure: unknown) => void
  readonly #hasNewer: () => Promise<boolean>

  /** `hasNewer`: whether a version after this one works on the same database. */
  constructor(
    store: SiteShelf,
    catalog: TemplateCatalog,
    report: (failure: unknown) => void = logFailure('A snapshot of a site could not be read or kept'),
    hasNewer: () => Promise<boolean> = async () => false,
  ) {
    this.#store = store
    this.catalog = catalog
    this.#report = report
    this.#hasNewer = hasNewer
  }

  /** The newest document of a site; undefined when there is no such site. `found` is the site as it was found a moment ago. */
  async read(id: string, found?: SiteRow): Promise<Snapshot | undefined> {
    return (await this.#read(id, found))?.open
  }

  async #read(id: string, found?: SiteRow): Promise<Opened | undefined> {
    const known = found && this.#inMemory(found)
    if (known) return { open: known, createdAt: found.createdAt }
    const row = await this.#store.find(id)
    if (!row) return undefined
    const { createdAt, isPaid } = row
    // Another server may have deleted the site, and somebody made one of the same name.
    if (this.#made.get(id) !== createdAt) this.#open.delete(id)
    this.#made.set(id, createdAt)
    const kept = this.#open.get(id)
    if (kept && kept.revision > row.revision && (await this.#isLost(kept, row))) return this.#read(id)
    const newest = kept && kept.revision >= row.revision ? kept : await this.#load(id, row.revision)
    if (newest !== kept) await inSlices(weighing(newest.site, kept?.site))
    const open = withPaid(newest, isPaid)
    // Another one of the same name was made while it was read, and is what others find here.
    return { open: this.#made.get(id) === createdAt ? this.#keep(open) : open, createdAt }
  }

  /** The same for who wants one fact of it: what was not in memory takes no place there from others. */
  async glance(id: string): Promise<Snapshot | undefined> {
    const wasOpen = this.#open.peek(id) !== undefined
    const found = await this.read(id)
    if (!wasOpen) this.#open.delete(id)
    return found
  }

  /** The newest document of a site that was found a moment ago, where no other server has changed it since it was read here. */
  #inMemory({ id, createdAt, revision, isPaid }: SiteRow): Snapshot | undefined {
    const open = this.#made.get(id) === createdAt ? this.#open.get(id) : undefined
    return open?.revision === revision ? this.#keep(withPaid(open, isPaid)) : undefined
  }

  /** Whether the database has lost what it had acknowledged, as a standby that was behind: then it counts, and nothing from here. */
  async #isLost({ site: { id }, revision }: Snapshot, { createdAt }: SiteRow): Promise<boolean> {
    const row = await this.#store.find(id)
    if (row?.createdAt !== createdAt || row.revision >= revision) return false
    for (const known of [this.#open, this.#parts]) known.delete(id)
    this.#store.forgetTexts()
    return true
  }

  /** Applies and stores changes in order, up to the first that cannot be made; one sent before is not applied again. Undefined: no such site. */
  send(id: string, sending: Sending, account: string): Promise<Sent | undefined> {
    return this.#queue.run(id, async () => {
      let made = sending.row?.createdAt
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const opened = await this.#read(id, tries === 0 ? sending.row : undefined)
        made ??= opened?.createdAt
        // What was sent is not for another one of the same name, on which its author may be nobody.
        const sent = opened?.createdAt === made && opened && (await this.#try(opened, sending, account))
        if (sent !== 'moved') return sent || undefined
        // Exponential backoff with jitter: whoever was slower must not be so for ever.
        await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** tries))
      }
      throw new Error(`Site "${id}" is being changed by several servers at once. Try again in a moment.`)
    })
  }

  /** On the document as it is read: nobody waits for a lock while changes are made. 'moved': another process was faster. */
  async #try(
    { open, createdAt }: Opened,
    { base, changes, isAllowed, at }: Sending,
    account: string,
  ): Promise<Sent | 'moved'> {
    const { id } = open.site
    if (base > open.revision) throw new RevisionUnknown(base, open.revision)
    const own = new Set(changes.map((change) => change.id))
    const known = await this.#store.revisionsOf(id, [...own])
    if ([...known.values()].some((revision) => revision > open.revision)) return 'moved'
    const missed = await this.#missed(open, base)
    const done = await this.#applyAll(open, changes, known, isAllowed)
    const seen = Math.min(base, ...changes.map((change) => change.base ?? base))
    const back = this.#putBack(done, { changes, stored: [...(await this.#between(id, seen, base)), ...missed] })
    const operations = back ? [...done.operations, back.operation] : done.operations
    const after = back?.after ?? { site: done.site, revision: open.revision + done.operations.length }
    const news = { from: { revision: open.revision, createdAt }, operations, account, listed: listedOf(after.site), at }
    const stored = operations.length > 0 ? await this.#store.append(id, news) : 'stored'
    if (stored !== 'stored') return 'moved'
    // Only now is it durable, and only now may anybody read it.
    this.#count(id, operations)
    if (this.#made.get(id) === createdAt) this.#changed(after)
    const others = missed.filter((operation) => !own.has(operation.id))
    return {
      ...after,
      changes: done.receipts,
      missed: back ? [...others, withoutInverse(back.operation)] : others,
      refused: done.refused,
    }
  }

  /** What was stored since a revision; who is too far behind for one page of it has to read the others first. */
  async #missed({ site, revision }: Snapshot, base: number): Promise<StoredOperation[]> {
    if (base === revision) return []
    const missed = await this.#store.operationsAfter(site.id, { after: base, upTo: revision })
    if (missed.at(-1)?.revision !== revision) throw new FarBehind(base, revision)
    return missed
  }

  /** The operations after one revision up to another, as far as somebody's memory of a text goes back. */
  async #between(id: string, from: number, to: number): Promise<StoredOperation[]> {
    const found: StoredOperation[] = []
    let after = Math.max(from, to - MOST_UNSEEN)
    for (let pages = 0; after < to && pages < MOST_UNSEEN_PAGES; pages += 1) {
      const page = await this.#store.operationsAfter(id, { after, upTo: to })
      found.push(...page)
      after = page.at(-1)?.revision ?? to
    }
    return found
  }

  /** Removes a site for good. */
  remove(id: string): Promise<void> {
    return this.takeAway(id, (site) => this.#store.remove(site))
  }

  /** Takes a site away in the way that is given; what was sent before is stored, who sends later is told that there is none. */
  takeAway(id: string, away: (id: string) => Promise<void>): Promise<void> {
    return this.#queue.run(id, async () => {
      await away(id)
      this.#open.delete(id)
      this.#parts.delete(id)
    })
  }

  /** Resolves when all changes and snapshots that were begun are stored. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  async #applyAll(
    before: Snapshot,
    changes: Sending['changes'],
    known: ReadonlyMap<string, number>,
    isAllowed: Sending['isAllowed'] = () => true,
  ) {
    let { site, revision } = before
    const operations: NewOperation[] = []
    const receipts: { id: string; revision: number }[] = []
    const made = new Map(known)
    for (const { id, operation } of changes) {
      const earlier = made.get(id)
      if (earlier === undefined) {
        const applied = await this.#applyNew(site, operation, isAllowed)
        if (applied instanceof Problem) {
          const all = [...receipts, ...receiptsOf(known).filter((one) => !receipts.some((had) => had.id === one.id))]
          return { site, operations, receipts: all, refused: { change: id, problem: applied } }
        }
        if (!applied) return untouched(before, known, id)
        site = applied.site
        revision += 1
        operations.push({ id, revision, operation, inverse: applied.inverse })
        made.set(id, revision)
      }
      receipts.push({ id, revision: earlier ?? revision })
    }
    return { site, operations, receipts, refused: null }
  }

  /** Takes back what was written over unseen; null where nothing was, or where it no longer can be. */
  #putBack(
    { site, operations }: { readonly site: Site; readonly operations: readonly NewOperation[] },
    { changes, stored }: Pick<Sending, 'changes'> & { readonly stored: readonly StoredOperation[] },
  ): { readonly after: Snapshot; readonly operation: NewOperation } | null {
    const bases = new Map(changes.map((change) => [change.id, change.base ?? Number.POSITIVE_INFINITY]))
    const back = puttingBack({
      stored,
      made: operations,
      baseOf: (id) => bases.get(id) ?? Number.POSITIVE_INFINITY,
      isOwn: (id) => bases.has(id),
    })
    const newest = operations.at(-1)
    if (!back || !newest) return null
    try {
      const applied = apply(site, back.operation, this.catalog)
      const revision = newest.revision + 1
      return { after: { site: applied.site, revision }, operation: { ...back, revision, inverse: applied.inverse } }
    } catch (problem) {
      // What the words stood in has been taken away by a later change of the same send.
      if (problem instanceof Problem) return null
      throw problem
    }
  }

  /** Undefined where it is not allowed. */
  async #applyNew(site: Site, operation: Operation, isAllowed: NonNullable<Sending['isAllowed']>) {
    try {
      return await inSlices(applyNewInSteps(site, operation, this.catalog, isAllowed))
    } catch (problem) {
      if (problem instanceof Problem) return problem
      throw problem
    }
  }

  async #load(id: string, revision: number): Promise<Snapshot> {
    const open = this.#open.get(id)
    return open
      ? this.#upToRevision(open, revision).catch((failure) => this.#refuse(failure))
      : this.#loadKept(id, revision)
  }

  /** What this version cannot read although it is whole is left to the newer one that wrote it. */
  async #refuse(failure: unknown): Promise<never> {
    throw !whyUnstorable(failure) && (await this.#hasNewer()) ? new VersionBehind(failure) : failure
  }

  async #loadKept(id: string, revision: number): Promise<Snapshot> {
    const failures: unknown[] = []
    const damaged: number[] = []
    for (const at of await this.#store.snapshotRevisions(id)) {
      try {
        const whole = await this.#upToRevision(await this.#store.snapshot(id, at), revision)
        if (damaged.length > 0) await this.#store.mendSnapshots(whole, damaged).catch(this.#report)
        return whole
      } catch (failure) {
        if (whyUnstorable(failure) || (await this.#hasNewer())) return this.#refuse(failure)
        // The one before it, and the operations since then, lead to the same document.
        this.#report(failure)
        failures.push(failure)
        damaged.push(at)
      }
    }
    throw failures[0] ?? new Error(`Site "${id}" has no snapshot. Its rows are incomplete; restore a backup.`)
  }

  async #upToRevision(from: Snapshot, revision: number): Promise<Snapshot> {
    let read = from
    while (read.revision < revision) {
      const operations = await this.#store.operationsAfter(read.site.id, { after: read.revision, upTo: revision })
      read = await this.#replay(read, operations, revision)
    }
    return read
  }

  async #replay(from: Snapshot, operations: readonly StoredOperation[], wanted: number): Promise<Snapshot> {
    let { site } = from
    const newest = operations.at(-1)?.revision
    if (newest !== from.revision + operations.length || newest === from.revision) {
      throw new Error(`Site "${site.id}" misses operations before revision ${wanted}. Restore a backup.`)
    }
    this.#count(site.id, operations)
    for (const { operation } of operations) {
      site = (await inSlices(applyInSteps(site, operation, this.catalog))).site
    }
    return { site, revision: newest }
  }

  /** A site as it was, made from what was kept of it not long before; undefined where that is more than `most` changes away. */
  async since(id: string, revision: number, most: number): Promise<Snapshot | undefined> {
    const kept = (await this.#store.snapshotRevisions(id)).find((one) => one <= revision)
    if (kept === undefined || revision - kept > most) return undefined
    try {
      return await this.#upToRevision(await this.#store.snapshot(id, kept), revision)
    } catch (failure) {
      if (whyUnstorable(failure)) throw failure
      this.#report(failure)
      return undefined
    }
  }

  #keep(snapshot: Snapshot): Snapshot {
    const { id } = snapshot.site
    const known = this.#open.get(id)
    const newest = known && known.revision > snapshot.revision ? known : snapshot
    if (newest !== known) this.#open.set(id, newest)
    return newest
  }

  #changed(after: Snapshot): void {
    const before = this.#open.get(after.site.id)
    this.#keep(after)
    const crossed = Math.floor(after.revision / SNAPSHOT_EVERY) > Math.floor((before?.revision ?? 0) / SNAPSHOT_EVERY)
    const isMuch = (this.#parts.get(after.site.id) ?? 0) >= SNAPSHOT_AFTER_PARTS
    if (crossed || isMuch) this.#parts.delete(after.site.id)
    if (crossed || isMuch) this.#queue.run('', () => this.#snapshot(after)).catch(this.#report)
  }

  #count(id: string, operations: readonly StoredOperation[]): void {
    const parts = operations.reduce((sum, { operation }) => sum + partsOf(operation), 0)
    this.#parts.set(id, (this.#parts.get(id) ?? 0) + parts)
  }

  async #snapshot(after: Snapshot): Promise<void> {
    // The change that led here is answered first.
    await setImmediate()
    await this.#store.addSnapshot(after)
  }
}
