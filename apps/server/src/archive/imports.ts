import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SLICE } from '@mimar/contract'
import { arrivalsFolder } from '../blobs/left-overs.ts'
import { clock } from '../clock.ts'
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
export const IMPORT_LEFT_OVER_AFTER_MS = 24 * 3_600_000
const REMEMBERED_MS = 3_600_000
/** A file that nothing was added to for so long holds no other one up. */
const SILENT_MS = 10 * 60_000
/** Files of one account that are received or worked on at the same time. */
const MOST_OF_ONE = 2
/** The largest slice that is received, in bytes, whether its sender says how long it is or not. */
export const MOST_OF_A_SLICE = 4 * SLICE

/** Site files on their way in (resumable uploads): slices arrive on the disk, then one import runs whether its sender waits or not. */
export class Imports {
  readonly #options: Options
  readonly #jobs = new Map<string, Job>()
  readonly #receiving = new Set<string>()
  readonly #ready: () => Promise<void>

  constructor(options: Options) {
    this.#options = options
    this.#ready = arrivalsFolder(options.folder, IMPORT_LEFT_OVER_AFTER_MS)
  }

  /** Adds a slice that begins at `offset`; gives how much is there now, which says where to go on. Undefined: too many files, or too much in them. */
  async receive(owner: Account, key: string, offset: number, slice: Readable): Promise<number | undefined> {
    const path = await this.#path(owner, key)
    if (this.#receiving.has(path) || this.#jobs.has(path)) return sizeOf(path)
    // Nothing is waited for in between: of slices that come at the same time each knows those before it.
    const before = [...this.#receiving]
    this.#receiving.add(path)
    try {
      const size = await sizeOf(path)
      if (offset !== size) return size
      if (await this.#isFull(owner, path, before)) return undefined
      const most = Math.min(this.#options.mostBytes - size, MOST_OF_A_SLICE)
      await pipeline(slice, limited(most), createWriteStream(path, { flags: 'a' }))
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
    await this.#ready()
    return join(folder, `${id}.${key}`)
  }

  /** Whether an account has as much on its way in as it may, beside this file and what came before this slice. */
  async #isFull({ id }: Account, path: string, before: readonly string[]): Promise<boolean> {
    const { folder, mostBytes } = this.#options
    const isOwn = (other: string) => other.startsWith(join(folder, `${id}.`))
    const arriving = before.filter(isOwn)
    if (arriving.length >= MOST_OF_ONE) return true
    const own = (await readdir(folder)).map((name) => join(folder, name)).filter(isOwn)
    const found = await Promise.all(own.map(async (file) => ({ file, ...(await writtenOf(file)) })))
    // What nothing is added to any more still fills the disk until it is removed.
    if (found.reduce((sum, { size }) => sum + size, 0) >= 2 * mostBytes) return true
    const active = found.filter(({ at }) => clock.now() - at < SILENT_MS).map(({ file }) => file)
    // A file that was begun is gone on with, however many were begun since.
    return !own.includes(path) && new Set([...arriving, ...active]).size >= MOST_OF_ONE
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

/** How large a file is and when it was written to last; a file that is gone is empty and old. */
async function writtenOf(path: string): Promise<{ size: number; at: number }> {
  const found = await stat(path).catch(() => undefined)
  return { size: found?.size ?? 0, at: found?.mtimeMs ?? 0 }
}

async function sizeOf(path: string): Promise<number> {
  return (await writtenOf(path)).size
}
