import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MAX_FILE } from '@mimar/contract/upload'
import { type FileType, type FileUse, useOfType } from '@mimar/fields'
import type { Blobs } from '../../blobs/blobs.ts'
import { putPieces } from '../../blobs/pieces.ts'
import type { FileRow, FileStore } from '../../store/files.store.ts'
import { type Allowance, NoRoom } from '../allowance.ts'
import { createAtOnce } from '../at-once.ts'
import { sourceOf } from './file-source.ts'
import { FIRST_BYTES, readFilm, typeBy } from './read-file.ts'
import { FileRefusal } from './refusal.ts'

/** Where files arrive that are no pictures. */
export interface KeptFiles {
  /** Keeps the file that a stream brings. Throws a `FileRefusal`, or `NoRoom` where it may not be kept; the same bytes are kept once. */
  take(stream: Readable, sending: FileSending): Promise<FileRow>
}

interface FileSending {
  /** What it is for; undefined: anything. */
  readonly use: FileUse | undefined
  readonly site: string
  /** Undefined: whoever sends it has counted it. */
  readonly allowance?: Pick<Allowance, 'take'>
  /** What its bytes have to be named, where that is known before. */
  readonly hash?: string
}

interface Foundations {
  /** Where bytes stand while they come. */
  readonly folder: string
  readonly store: FileStore
  readonly blobs: Pick<Blobs, 'put'>
}

/** More of one site do not come at the same time. */
const MOST_OF_A_SITE = 8

/** Files arrive on the disk and are kept in pieces, so that no more of one than a piece is ever in memory. */
export function createKeptFiles(foundations: Foundations): KeptFiles {
  const { folder } = foundations
  const atOnce = createAtOnce(MOST_OF_A_SITE)
  return {
    take(stream, sending) {
      // Heard where the stream is read; one that breaks off before that must not end the program.
      stream.on('error', () => {})
      return atOnce(sending.site, () => takeInto(join(folder, randomUUID()), stream, sending, foundations))
    },
  }
}

async function takeInto(path: string, stream: Readable, sending: FileSending, foundations: Foundations) {
  await mkdir(foundations.folder, { recursive: true })
  const file = await open(path, 'wx+')
  try {
    const received = await receive(stream, file, sending.use)
    if (sending.hash !== undefined && sending.hash !== received.hash) throw new FileRefusal('file-broken')
    return await keep(file, received, sending, foundations)
  } finally {
    // An answer is heard only where the rest of the request has been read.
    stream.resume()
    await file.close()
    await rm(path, { force: true })
  }
}

interface Received {
  readonly hash: string
  readonly size: number
  readonly type: FileType
}

async function receive(stream: Readable, file: FileHandle, use: FileUse | undefined): Promise<Received> {
  const hash = createHash('sha256')
  let start = Buffer.alloc(0)
  let type: FileType | undefined
  let size = 0
  try {
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (!type) start = Buffer.concat([start, chunk.subarray(0, FIRST_BYTES)])
      // Who sends a film of another kind learns so before all of it has come.
      if (start.length >= FIRST_BYTES) type ??= typeBy(start, use)
      refuseLarge(size, type)
      hash.update(chunk)
      await file.write(chunk)
    }
  } catch (failure) {
    throw stream.errored ? new FileRefusal('file-broken') : failure
  }
  return { hash: hash.digest('hex'), size, type: type ?? typeBy(start, use) }
}

/** What is not told yet is small. */
function refuseLarge(size: number, type: FileType | undefined): void {
  const most = MAX_FILE[type ? useOfType(type) : 'video']
  if (size > most) throw new FileRefusal('file-too-large', `${most / 1_000_000} MB`)
}

async function keep(
  file: FileHandle,
  { hash, size, type }: Received,
  { allowance }: FileSending,
  { store, blobs }: Pick<Foundations, 'store' | 'blobs'>,
): Promise<FileRow> {
  const source = sourceOf(file, size)
  const film = await readFilm(source, type)
  const giveBack = await allowance?.take(hash, size)
  if (allowance && !giveBack) throw new NoRoom(hash)
  try {
    const known = await store.use(hash)
    if (known) return known
    const row = { hash, size, type, ...film, ...(await putPieces(source, blobs)) }
    await store.insert(row)
    return row
  } catch (failure) {
    await giveBack?.()
    throw failure
  }
}
