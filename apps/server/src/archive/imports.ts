import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { removeLeftOvers } from '../blobs/left-overs.ts'
import type { Account } from '../store/accounts.store.ts'
import { type ArchivePart, ArchiveRefusal } from './format.ts'
import type { Step, Taken } from './take.ts'

/** Where the import of a file is; over with a site, with faults or with what went wrong. */
interface ImportState {
  readonly received: number
  readonly step?: Step | undefined
  readonly taken?: Taken
  readonly failure?: unknown
}

interface Job {
  step?: Step
  taken?: Taken
  failure?: unknown
  readonly cancel: AbortController
}

/** What of a file is taken in, and where its site is to stand if somebody said so. */
interface Wish {
  readonly parts: ReadonlySet<ArchivePart>
  readonly slug?: string | undefined
}

interface Options {
  readonly folder: string
  /** The largest file that is received, in bytes. */
  readonly mostBytes: number
  take(wish: {
    path: string
    owner: Account
    parts: ReadonlySet<ArchivePart>
    slug?: string | undefined
    signal: AbortSignal
    tell(step: Step): void
  }): Promise<Taken>
}

/** What was begun is kept for a day, so that it can be gone on with. */
export const LEFT_OVER_AFTER_MS = 24 * 3_600_000
const REMEMBERED_MS = 3_600_000
/** A file that nothing was added to for so long holds no other one up. */
const SILENT_MS = 10 * 60_000
/** Files of one account that are received or worked on at the same time. */
const MOST_OF_ONE = 2

/** Site files on their way in (resumable uploads): slices arrive on the disk, then one import runs whether its sender waits or not. */
export class Imports {
  readonly #options: Options
  readonly #jobs = new Map<string, Job>()
  readonly #receiving = new Set<string>()
  #ready: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Adds a slice that begins at `offset`; gives how much is there now, which says where to go on. Undefined: too many files at once. */
  async receive(owner: Account, key: string, offset: number, slice: Readable): Promise<number | undefined> {
    const path = await this.#path(owner, key)
    const size = await sizeOf(path)
    if (offset !== size || this.#receiving.has(path) || this.#jobs.has(path)) return size
    if (offset === 0 && (await this.#isFull(owner))) return undefined
    this.#receiving.add(path)
    try {
      await pipeline(slice, limited(this.#options.mostBytes - size), createWriteStream(path, { flags: 'a' }))
    } finally {
      this.#receiving.delete(path)
    }
    return sizeOf(path)
  }

  /** Whether its import has begun, or is over. */
  async isBegun(owner: Account, key: string): Promise<boolean> {
    return this.#jobs.has(await this.#path(owner, key))
  }

  /** Begins the import of what was received; false where nothing was. */
  async begin(owner: Account, key: string, wish: Wish): Promise<boolean> {
    const path = await this.#path(owner, key)
    if (this.#jobs.has(path)) return true
    if ((await sizeOf(path)) === 0 || this.#receiving.has(path)) return false
    const job: Job = { cancel: new AbortController() }
    this.#jobs.set(path, job)
    const tell = (step: Step) => {
      job.step = step
    }
    void this.#options
      .take({ path, owner, ...wish, signal: job.cancel.signal, tell })
      .then(
        (taken) => {
          job.taken = taken
        },
        (failure: unknown) => {
          job.failure = failure
        },
      )
      .finally(() => {
        void rm(path, { force: true })
        setTimeout(() => this.#jobs.delete(path), REMEMBERED_MS).unref()
      })
    return true
  }

  /** Undefined where there is no such import. */
  async state(owner: Account, key: string): Promise<ImportState | undefined> {
    const path = await this.#path(owner, key)
    const job = this.#jobs.get(path)
    const received = await sizeOf(path)
    if (!job) return received > 0 ? { received } : undefined
    const { step, taken, failure } = job
    return { received, step, ...(taken && { taken }), ...(failure !== undefined && { failure }) }
  }

  /** Stops it; what was received is forgotten, and no site is made. */
  async cancel(owner: Account, key: string): Promise<void> {
    const path = await this.#path(owner, key)
    this.#jobs.get(path)?.cancel.abort()
    this.#jobs.delete(path)
    await rm(path, { force: true })
  }

  async #path({ id }: Account, key: string): Promise<string> {
    const { folder } = this.#options
    this.#ready ??= mkdir(folder, { recursive: true }).then(() => removeLeftOvers(folder, LEFT_OVER_AFTER_MS))
    await this.#ready
    return join(folder, `${id}.${key}`)
  }

  async #isFull({ id }: Account): Promise<boolean> {
    const { folder } = this.#options
    const own = (await readdir(folder)).filter((name) => name.startsWith(`${id}.`))
    const written = await Promise.all(own.map((name) => stat(join(folder, name)).catch(() => undefined)))
    return written.filter((found) => found && Date.now() - found.mtimeMs < SILENT_MS).length >= MOST_OF_ONE
  }
}

async function* passing(source: AsyncIterable<Buffer>, most: number): AsyncIterable<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > most) throw new ArchiveRefusal('archive-too-large')
    yield chunk
  }
}

const limited = (most: number) => (source: AsyncIterable<Buffer>) => passing(source, most)

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0
}
