import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MAX_PICTURE } from '@mimar/contract/upload'
import { arrivalsFolder } from '../blobs/left-overs.ts'
import { type Allowance, NoRoom } from './allowance.ts'
import { createAtOnce } from './at-once.ts'
import { kindOf, TELLING_BYTES } from './kind.ts'
import type { Pictures, StoredPicture } from './pictures.ts'
import { type PictureProblem, PictureRefusal } from './refusal.ts'

/** Where pictures arrive. */
export interface Uploads {
  /**
   * Keeps the picture that a stream brings. Throws a `PictureRefusal`, `NoRoom` where it may not be kept, or
   * `TooManyAtOnce`; what is still sent is let pass.
   */
  take(stream: Readable, sending: Sending): Promise<StoredPicture>
}

interface Sending {
  readonly site: string
  /** What the file is called. */
  readonly name: string
  readonly allowance: Allowance
  /** Aborted when the sender hangs up: what only waits is given up. */
  readonly signal?: AbortSignal
}

/** As many as somebody chooses together, twice. */
const MOST_OF_A_SITE = 40

/** One that nothing was added to for so long comes no more, in milliseconds. */
export const UPLOAD_LEFT_OVER_AFTER_MS = 3_600_000

/**
 * Pictures arrive on the disk, so that neither many nor slow ones fill the memory; each is read into it when it is its turn.
 * What an earlier run left in the folder is removed.
 */
export function createUploads(folder: string, pictures: Pick<Pictures, 'keep'>): Uploads {
  const atOnce = createAtOnce(MOST_OF_A_SITE)
  const ready = arrivalsFolder(folder, UPLOAD_LEFT_OVER_AFTER_MS)
  return {
    take(stream, sending) {
      // Heard where the stream is read; one that breaks off before that must not end the program.
      stream.on('error', () => {})
      return atOnce(sending.site, async () => {
        await ready()
        return keepFrom(stream, join(folder, randomUUID()), sending, pictures)
      })
    },
  }
}

async function keepFrom(stream: Readable, path: string, sending: Sending, pictures: Pick<Pictures, 'keep'>) {
  const { name, site, signal, allowance } = sending
  try {
    const { hash, size } = await receive(stream, path, name)
    const giveBack = await allowance.take(hash, size)
    if (!giveBack) throw new NoRoom(name)
    const admit = (bytes: number) => allowance.hasRoom(bytes)
    return await pictures
      .keep(hash, () => readFile(path), name, { site, signal, admit })
      .catch(async (failure) => {
        await giveBack()
        throw failure
      })
  } finally {
    await rm(path, { force: true })
  }
}

interface Received {
  readonly hash: string
  readonly size: number
}

/** Writes a stream to a file. */
async function receive(stream: Readable, path: string, name: string): Promise<Received> {
  const file = await open(path, 'wx')
  try {
    return await writeAll(stream, file, name)
  } catch (failure) {
    if (!stream.errored) throw failure
    throw new PictureRefusal(name, 'broken', 'the upload broke off')
  } finally {
    // An answer is heard only where the rest of the request has been read.
    stream.resume()
    await file.close()
  }
}

async function writeAll(stream: Readable, file: FileHandle, name: string): Promise<Received> {
  const hash = createHash('sha256')
  let start = Buffer.alloc(0)
  let size = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_PICTURE) throw new PictureRefusal(name, 'too-large', 'more than 25 MB')
    const isTold = start.length >= TELLING_BYTES
    if (!isTold) start = Buffer.concat([start, chunk.subarray(0, TELLING_BYTES)])
    if (!isTold && start.length >= TELLING_BYTES) refuseOther(start, name)
    hash.update(chunk)
    await file.write(chunk)
  }
  if (size < TELLING_BYTES) refuseOther(start, name)
  return { hash: hash.digest('hex'), size }
}

const REASONS: { readonly [Code in PictureProblem]?: string } = {
  empty: 'the file is empty',
  'kind-refused': 'a kind of file that is not read here',
  'not-a-picture': 'not a picture',
}

function refuseOther(start: Buffer, name: string): void {
  const kind = kindOf(start)
  const reason = REASONS[kind as PictureProblem]
  if (reason) throw new PictureRefusal(name, kind as PictureProblem, reason)
}
