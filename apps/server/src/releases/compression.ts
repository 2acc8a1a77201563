import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Blob, Blobs } from '../blobs/blobs.ts'
import { isCompressible } from '../hosting/headers.ts'
import type { ReleaseFile } from './manifest.ts'

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
  const queue = new Map<string, ReleaseFile>()
  let working: Promise<void> | undefined
  let isStopped = false

  async function work() {
    let made: Blob[] = []
    for (const [hash, file] of queue) {
      if (isStopped) break
      queue.delete(hash)
      made.push(...(await formsOf(blobs, file)))
      if (made.length < AT_ONCE) continue
      await blobs.put(made)
      made = []
    }
    await blobs.put(made)
  }

  function begin() {
    working ??= work()
      .catch(onFailure)
      .finally(() => {
        working = undefined
        if (queue.size > 0 && !isStopped) begin()
      })
  }

  return {
    add(files) {
      for (const file of files) if (isCompressible(file.type)) queue.set(file.hash, file)
      if (queue.size > 0 && !isStopped) begin()
    },
    async idle() {
      while (working) await working
    },
    async stop() {
      isStopped = true
      await working
    },
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
