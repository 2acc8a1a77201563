import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Blob, Blobs, Hash } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { isCompressible } from '../hosting/headers.ts'

/** Makes the smallest forms of published files while nobody waits: each costs a hundred times what a quick one does. */
export interface Compression {
  /** `replaced` are bytes that visitors no longer read: what of them is still waiting is not made. */
  add(files: readonly ReleaseFile[], replaced?: readonly Hash[]): void
  /** Begins nothing while this work is under way, for which somebody waits, and for half a second afterwards. */
  after<Result>(work: () => Promise<Result>): Promise<Result>
  /** Resolves when all that was added is done, which begins at once. */
  idle(): Promise<void>
  /** Begins nothing more; what is not done is done after a later publish or served in its quick form. */
  stop(): Promise<void>
}

const AT_ONCE = 32
/** Debounce: who has just published often publishes again, and would wait for a disk that is busy with this. */
const QUIET_MS = 500
/** However much is published, nothing waits longer than this for its smallest form. */
const LONGEST_WAIT_MS = 5_000
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** One file at a time, on a thread beside the one that answers visitors. */
export function createCompression(blobs: Blobs, onFailure: (failure: unknown) => void): Compression {
  return new BackgroundCompression(blobs, onFailure)
}

class BackgroundCompression implements Compression {
  readonly #blobs: Blobs
  readonly #onFailure: (failure: unknown) => void
  readonly #queue = new Map<string, ReleaseFile>()
  #working: Promise<void> | undefined
  #isStopped = false
  /** How much work somebody waits for, and what begins when there is none. */
  #before = 0
  #goOn = Promise.withResolvers<void>()
  /** When it begins, and when it does at the latest, by `performance.now()`. */
  #begins = 0
  #latest = 0
  #isAwaited = false

  constructor(blobs: Blobs, onFailure: (failure: unknown) => void) {
    this.#blobs = blobs
    this.#onFailure = onFailure
  }

  add(files: readonly ReleaseFile[], replaced: readonly Hash[] = []): void {
    if (!this.#working) this.#latest = performance.now() + LONGEST_WAIT_MS
    for (const hash of replaced) this.#queue.delete(hash)
    for (const file of files) if (isCompressible(file.type)) this.#queue.set(file.hash, file)
    this.#debounce()
    this.#begin()
  }

  async after<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#before += 1
    try {
      return await work()
    } finally {
      this.#before -= 1
      this.#debounce()
      if (this.#before === 0) this.#letGoOn()
    }
  }

  async idle(): Promise<void> {
    this.#isAwaited = true
    this.#letGoOn()
    while (this.#working) await this.#working
    this.#isAwaited = false
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#letGoOn()
    await this.#working
  }

  #letGoOn(): void {
    this.#goOn.resolve()
    this.#goOn = Promise.withResolvers()
  }

  #debounce(): void {
    this.#begins = Math.min(performance.now() + QUIET_MS, this.#latest)
  }

  async #untilQuiet(): Promise<void> {
    while (!this.#isStopped) {
      const left = this.#isAwaited ? 0 : this.#begins - performance.now()
      if (this.#before > 0) await this.#goOn.promise
      else if (left > 0) await this.#pause(left)
      else return
    }
  }

  /** Ends early when what is waited for has changed. */
  async #pause(ms: number): Promise<void> {
    const over = Promise.withResolvers<void>()
    const timer = setTimeout(over.resolve, ms)
    await Promise.race([over.promise, this.#goOn.promise])
    clearTimeout(timer)
  }

  #begin(): void {
    if (this.#queue.size === 0 || this.#isStopped) return
    this.#working ??= this.#work()
      .catch(this.#onFailure)
      .finally(() => {
        this.#working = undefined
        this.#begin()
      })
  }

  async #work(): Promise<void> {
    let made: Blob[] = []
    for (const [hash, file] of this.#queue) {
      await this.#untilQuiet()
      if (this.#isStopped) break
      // While it waited the file may have been replaced.
      if (!this.#queue.delete(hash)) continue
      made.push(...(await formsOf(this.#blobs, file)))
      if (made.length < AT_ONCE) continue
      await this.#blobs.put(made)
      made = []
    }
    await this.#blobs.put(made)
  }
}

async function formsOf(blobs: Blobs, { hash, type }: ReleaseFile): Promise<Blob[]> {
  if (await blobs.has(hash, 'br')) return []
  const plain = await blobs.read(hash)
  if (!plain) return []
  return [
    { hash, form: 'br', bytes: await brotli(plain, { params: brotliParams(plain.length, type) }) },
    { hash, form: 'gzip', bytes: await zip(plain, { level: 9 }) },
  ]
}

function brotliParams(size: number, type: string) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: type.startsWith('text/')
      ? constants.BROTLI_MODE_TEXT
      : constants.BROTLI_MODE_GENERIC,
  }
}
