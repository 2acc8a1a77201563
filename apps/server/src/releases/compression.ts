import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Blob, Blobs } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { isCompressible } from '../hosting/headers.ts'

/** Makes the smallest forms of published files while nobody waits: each costs a hundred times what a quick one does. */
export interface Compression {
  add(files: readonly ReleaseFile[]): void
  /** Resolves when all that was added is done. */
  idle(): Promise<void>
  /** Begins nothing more; what is not done is done after a later publish or served in its quick form. */
  stop(): Promise<void>
}

const AT_ONCE = 32
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

  constructor(blobs: Blobs, onFailure: (failure: unknown) => void) {
    this.#blobs = blobs
    this.#onFailure = onFailure
  }

  add(files: readonly ReleaseFile[]): void {
    for (const file of files) if (isCompressible(file.type)) this.#queue.set(file.hash, file)
    this.#begin()
  }

  async idle(): Promise<void> {
    while (this.#working) await this.#working
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#working
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
      if (this.#isStopped) break
      this.#queue.delete(hash)
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
