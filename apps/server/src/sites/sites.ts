import { setImmediate } from 'node:timers/promises'
import { apply, applyNew, type Catalog, type Operation, Problem, puttingBack, type Site } from '@mimar/document'
import type { Changing, NewOperation, SiteStore, Snapshot, StoredOperation } from '../store/sites.store.ts'
import { Queue } from './queue.ts'
import { listedOf } from './site-name.ts'

/** After so many operations the whole document is stored again, so that loading a site stays quick. */
const SNAPSHOT_EVERY = 200
/** Documents kept in memory; the one used longest ago makes room. */
const OPEN_SITES = 32

interface SentChange {
  readonly id: string
  readonly operation: Operation
  /** The revision its author had seen; where it says none, it may write over everything. */
  readonly base?: number | undefined
}

export interface Sending {
  readonly base: number
  readonly changes: readonly SentChange[]
  /** Which changes who sends may make to the site as it stands then: with one that they may not, nothing is stored (U4). */
  readonly isAllowed?: (site: Site, operation: Operation) => boolean
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

/** The documents of the sites: read from memory, changed one site at a time, each change stored before it is seen. */
export class Sites {
  readonly #store: SiteStore
  readonly #catalog: Catalog
  readonly #queue = new Queue()
  readonly #open = new Map<string, Snapshot>()
  /** When the sites were made whose documents are, or were, in memory. */
  readonly #made = new Map<string, string>()
  readonly #report: (failure: unknown) => void

  constructor(store: SiteStore, catalog: Catalog, report: (failure: unknown) => void = console.error) {
    this.#store = store
    this.#catalog = catalog
    this.#report = report
  }

  /** The newest document of a site; undefined when there is no such site. */
  async read(id: string): Promise<Snapshot | undefined> {
    const row = await this.#store.find(id)
    if (!row) return undefined
    // Another server may have deleted the site, and somebody made one of the same name.
    if (this.#made.get(id) !== row.createdAt) this.#open.delete(id)
    this.#made.set(id, row.createdAt)
    const open = this.#open.get(id)
    if (open && open.revision >= row.revision) return this.#keep(open)
    return this.#keep(await this.#load(id, row.revision))
  }

  /** Applies and stores changes in order, up to the first that cannot be made; one sent before is not applied again. Undefined: no such site. */
  send(id: string, { base, changes, isAllowed }: Sending, account: string): Promise<Sent | undefined> {
    return this.#queue.run(id, async () => {
      // Read before the transaction: SQLite has one connection, and the transaction holds it.
      const open = await this.read(id)
      if (!open) return undefined
      let after: Snapshot | undefined
      const sent = await this.#store.change(id, async (changing) => {
        if (base > changing.revision) throw new RevisionUnknown(base, changing.revision)
        const before = await this.#upTo(open, changing)
        const known = await changing.revisionsOf(changes.map((change) => change.id))
        const seen = Math.min(base, ...changes.map((change) => change.base ?? base))
        const stored = seen < before.revision ? await changing.operationsAfter(seen) : []
        const done = this.#applyAll(before, changes, known, isAllowed)
        const back = this.#putBack(done, { changes, stored })
        after = back?.after ?? { site: done.site, revision: before.revision + done.operations.length }
        await changing.append([...done.operations, ...(back ? [back.operation] : [])], account, listedOf(after.site))
        const own = new Set(changes.map((change) => change.id))
        const missed = stored.filter(({ id, revision }) => revision > base && !own.has(id))
        return {
          site: after.site,
          revision: after.revision,
          changes: done.receipts,
          missed: back ? [...missed, withoutInverse(back.operation)] : missed,
          refused: done.refused,
        }
      })
      // Only now is it durable, and only now may anybody read it.
      if (after) this.#changed(after)
      return sent
    })
  }

  /** Takes a site away; who sends changes meanwhile is told that there is none. */
  remove(id: string): Promise<void> {
    return this.#queue.run(id, async () => {
      await this.#store.remove(id)
      this.#open.delete(id)
    })
  }

  /** Resolves when all changes and snapshots that were begun are stored. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }

  #applyAll(
    before: Snapshot,
    changes: Sending['changes'],
    known: ReadonlyMap<string, number>,
    isAllowed: Sending['isAllowed'],
  ) {
    let { site, revision } = before
    const operations: NewOperation[] = []
    const receipts: { id: string; revision: number }[] = []
    const made = new Map(known)
    for (const { id, operation } of changes) {
      const earlier = made.get(id)
      if (earlier === undefined) {
        if (isAllowed?.(site, operation) === false) return untouched(before, known, id)
        try {
          const applied = applyNew(site, operation, this.#catalog)
          site = applied.site
          revision += 1
          operations.push({ id, revision, operation, inverse: applied.inverse })
          made.set(id, revision)
        } catch (problem) {
          if (problem instanceof Problem) return { site, operations, receipts, refused: { change: id, problem } }
          throw problem
        }
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
      const applied = apply(site, back.operation, this.#catalog)
      const revision = newest.revision + 1
      return { after: { site: applied.site, revision }, operation: { ...back, revision, inverse: applied.inverse } }
    } catch (problem) {
      // What the words stood in has been taken away by a later change of the same send.
      if (problem instanceof Problem) return null
      throw problem
    }
  }

  /** The document at the locked revision; another process may have made it newer than the one in memory. */
  async #upTo(open: Snapshot, changing: Changing): Promise<Snapshot> {
    if (open.revision === changing.revision) return open
    return this.#replay(open, await changing.operationsAfter(open.revision), changing.revision)
  }

  async #load(id: string, revision: number): Promise<Snapshot> {
    const snapshot = this.#open.get(id) ?? (await this.#store.newestSnapshot(id))
    if (!snapshot) throw new Error(`Site "${id}" has no snapshot. Its rows are incomplete; restore a backup.`)
    return this.#replay(snapshot, await this.#store.operationsAfter(id, snapshot.revision), revision)
  }

  #replay(from: Snapshot, operations: readonly StoredOperation[], revision: number): Snapshot {
    let { site } = from
    const newest = operations.at(-1)?.revision ?? from.revision
    if (newest !== from.revision + operations.length || newest < revision) {
      throw new Error(`Site "${site.id}" misses operations before revision ${revision}. Restore a backup.`)
    }
    for (const { operation } of operations) site = apply(site, operation, this.#catalog).site
    return { site, revision: newest }
  }

  #keep(snapshot: Snapshot): Snapshot {
    const { id } = snapshot.site
    const known = this.#open.get(id)
    const newest = known && known.revision > snapshot.revision ? known : snapshot
    this.#open.delete(id)
    this.#open.set(id, newest)
    if (this.#open.size > OPEN_SITES) {
      for (const oldest of this.#open.keys()) {
        this.#open.delete(oldest)
        break
      }
    }
    return newest
  }

  #changed(after: Snapshot): void {
    const before = this.#open.get(after.site.id)
    this.#keep(after)
    const crossed = Math.floor(after.revision / SNAPSHOT_EVERY) > Math.floor((before?.revision ?? 0) / SNAPSHOT_EVERY)
    if (crossed) this.#queue.run('', () => this.#snapshot(after)).catch(this.#report)
  }

  async #snapshot(after: Snapshot): Promise<void> {
    // The change that led here is answered first.
    await setImmediate()
    await this.#store.addSnapshot(after)
  }
}

function withoutInverse({ id, revision, operation }: NewOperation): StoredOperation {
  return { id, revision, operation }
}

/** Nothing of a send is stored but what was stored before. */
function untouched({ site }: Snapshot, known: ReadonlyMap<string, number>, change: string) {
  const receipts = [...known].map(([id, revision]) => ({ id, revision }))
  return { site, operations: [], receipts, refused: { change, problem: null } }
}

/** The sender has seen a revision that this server has not: its database is older than what the sender knows. */
export class RevisionUnknown extends Error {
  constructor(base: number, revision: number) {
    super(
      `The request builds on revision ${base}, but the site is at ${revision}. Load the site again; your unsaved changes are kept.`,
    )
    this.name = 'RevisionUnknown'
  }
}
