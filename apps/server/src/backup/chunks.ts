// Content-defined chunking: rows in pieces that stay the same where the rows do, so that a backup stores only what changed.
import { promisify } from 'node:util'
import { crc32, gunzip, gzip } from 'node:zlib'
import { type Blob, type Hash, hashOf } from '../blobs/blobs.ts'
import { giveWay } from '../turns.ts'

/** A piece of a list of lines: its name is the SHA-256 of its text. */
export interface Chunk {
  readonly hash: Hash
  readonly lines: number
}

const squeeze = promisify(gzip)
const unsqueeze = promisify(gunzip)
const LEAST = 65_536
const MOST = 1_048_576
/** One line in so many ends a piece that is large enough. */
const ENDS_ONE_IN = 16
/** Nothing that we write becomes larger: one line, and what stood before it. */
const LARGEST_TEXT = 512 * 1024 * 1024

/** Cuts lines (JSON) into pieces; `keep` is handed each piece, and whoever made it waits for that. */
export async function inChunks(lines: AsyncIterable<unknown>, keep: (chunk: Chunk, text: Buffer) => Promise<void>) {
  const chunks: Chunk[] = []
  let waiting: Buffer[] = []
  let size = 0
  const end = async () => {
    if (waiting.length === 0) return
    const text = Buffer.concat(waiting, size)
    const chunk = { hash: hashOf(text), lines: waiting.length }
    waiting = []
    size = 0
    await keep(chunk, text)
    chunks.push(chunk)
  }
  for await (const line of lines) {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
    waiting.push(bytes)
    size += bytes.length
    if (size >= MOST || (size >= LEAST && crc32(bytes) % ENDS_ONE_IN === 0)) await end()
  }
  await end()
  return chunks
}

/** A piece as it is stored. */
export async function blobOf({ hash }: Chunk, text: Buffer): Promise<Blob> {
  return { hash, form: 'gzip', bytes: await squeeze(text) }
}

/** The text of a stored piece; undefined where it is not that piece. */
export async function textOf({ hash }: Pick<Chunk, 'hash'>, stored: Uint8Array): Promise<Buffer | undefined> {
  const text = await unsqueeze(stored, { maxOutputLength: LARGEST_TEXT }).catch(() => undefined)
  return text && hashOf(text) === hash ? text : undefined
}

/** The lines of pieces, one after another. */
export async function* linesOf(texts: AsyncIterable<Buffer>): AsyncIterable<unknown> {
  for await (const text of texts) {
    for (let at = 0; at < text.length; ) {
      const end = text.indexOf(10, at)
      yield JSON.parse(text.toString('utf8', at, end < 0 ? text.length : end))
      at = end < 0 ? text.length : end + 1
      await giveWay()
    }
  }
}
