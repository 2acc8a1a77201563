import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MAX_PICTURE } from '@mimar/contract/upload'
import { type Allowance, NoRoom } from './allowance.ts'
import { kindOf, TELLING_BYTES } from './kind.ts'
import type { Pictures, StoredPicture } from './pictures.ts'
import { type PictureProblem, PictureRefusal } from './refusal.ts'

/** Where pictures arrive. */
export interface Uploads {
  /**
   * Keeps the picture that a stream brings, or throws a `PictureRefusal`, or `NoRoom` where it may not be kept; the rest of a
   * stream that is refused is let pass.
   */
  take(stream: Readable, name: string, allowance: Allowance): Promise<StoredPicture>
}

const LEFT_OVER_AFTER_MS = 3_600_000

/**
 * Pictures arrive on the disk, so that neither many nor slow ones fill the memory; `atOnce` are read into it at the same time.
 * What an earlier run left in the folder is removed.
 */
export function createUploads(folder: string, pictures: Pick<Pictures, 'keep'>, atOnce: number): Uploads {
  const turns = createTurns(atOnce)
  let ready: Promise<void> | undefined
  return {
    async take(stream, name, allowance) {
      // Heard where the stream is read; one that breaks off before that must not end the program.
      stream.on('error', () => {})
      ready ??= prepareFolder(folder)
      await ready
      const path = join(folder, randomUUID())
      try {
        const { hash, size } = await receive(stream, path, name)
        const giveBack = await allowance.take(hash, size)
        if (!giveBack) throw new NoRoom(name)
        return await turns(() => pictures.keep(hash, () => readFile(path), name)).catch(async (failure) => {
          await giveBack()
          throw failure
        })
      } finally {
        await rm(path, { force: true })
      }
    },
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

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    // Only old ones: another process may be receiving at this moment.
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_AFTER_MS) await rm(join(folder, name), { force: true })
  }
}

/** Lets so many work at the same time; the others wait in line. */
function createTurns(atOnce: number) {
  let busy = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
