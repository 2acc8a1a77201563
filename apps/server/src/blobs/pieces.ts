// Large files as blobs of one size (chunking): no more than one of them is in memory, and a part is read alone.
import { isFileType } from '@mimar/fields'
import { type Blob, type Blobs, type Hash, plainBlob } from './blobs.ts'
import type { ReleaseFile } from './manifest.ts'

/** A part of a file, in order. */
export interface FilePiece {
  readonly hash: Hash
  /** In bytes. */
  readonly size: number
}

/** How a file is cut, its last piece apart. */
const PIECE_BYTES = 1024 * 1024
/** As many as stand in one pack. */
const PIECES_AT_ONCE = 32

interface Source {
  readonly size: number
  read(offset: number, length: number): Promise<Buffer>
}

/** Keeps what a source holds. `list` is the name of the bytes that list its pieces: what stands for all of it in a release. */
export async function putPieces(
  source: Source,
  blobs: Pick<Blobs, 'put'>,
): Promise<{ list: Hash; pieces: FilePiece[] }> {
  const pieces = await putUnlisted(source, blobs)
  const list = plainBlob(Buffer.from(JSON.stringify(pieces)))
  await blobs.put([list])
  return { list: list.hash, pieces }
}

/** The same of what is in no release. */
export async function putUnlisted(source: Source, blobs: Pick<Blobs, 'put'>): Promise<FilePiece[]> {
  const pieces: FilePiece[] = []
  async function* some(until: number): AsyncIterable<Blob> {
    while (pieces.length * PIECE_BYTES < until) {
      const offset = pieces.length * PIECE_BYTES
      const blob = plainBlob(await source.read(offset, Math.min(PIECE_BYTES, source.size - offset)))
      pieces.push({ hash: blob.hash, size: blob.bytes.length })
      yield blob
    }
  }
  for (let until = 0; until < source.size; ) {
    until = Math.min(source.size, until + PIECES_AT_ONCE * PIECE_BYTES)
    await blobs.put(some(until))
  }
  return pieces
}

/** Whether the bytes of a file of a release are the list of its pieces. */
export const isInPieces = ({ type }: Pick<ReleaseFile, 'type'>) => isFileType(type)

/** The pieces of a file by the name of their list; undefined where it is not there. */
export async function readPieces(list: Hash, blobs: Pick<Blobs, 'read'>): Promise<readonly FilePiece[] | undefined> {
  const bytes = await blobs.read(list)
  return bytes && (JSON.parse(bytes.toString('utf8')) as FilePiece[])
}

/** A piece that is not there, or not as it was written. */
class PieceLost extends Error {
  constructor(hash: Hash) {
    super(`The bytes ${hash} of a file are not in the data folder. Send the file again, or restore a backup.`)
    this.name = 'PieceLost'
  }
}

/** The bytes of a file from `start` to `end`, both included, one piece after another. */
export async function* bytesOf(
  pieces: readonly FilePiece[],
  blobs: Pick<Blobs, 'read'>,
  { start = 0, end = Number.POSITIVE_INFINITY }: { readonly start?: number; readonly end?: number } = {},
): AsyncGenerator<Buffer> {
  let offset = 0
  for (const { hash, size } of pieces) {
    const [from, to] = [Math.max(0, start - offset), Math.min(size, end + 1 - offset)]
    offset += size
    if (from >= to) continue
    const bytes = await blobs.read(hash)
    if (!bytes) throw new PieceLost(hash)
    yield bytes.subarray(from, to)
  }
}
