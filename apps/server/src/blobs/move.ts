// Moving bytes to another place while servers go on.
import type { Blob } from './blobs.ts'
import { decodeRecords, type PackRecord } from './pack.ts'
import type { PackedBlobs } from './packed.ts'
import { plainOf } from './plain-of.ts'
import { readRecords } from './read-through.ts'

/** What was moved. */
export interface Moved {
  readonly blobs: number
  readonly bytes: number
  /** Blobs that cannot be read where they were, in the words for people. */
  readonly lost: readonly string[]
}

interface Moving {
  readonly from: PackedBlobs
  readonly to: PackedBlobs
  readonly tell: (done: number, total: number) => void
}

/** So many bytes are made to stay at a time: what was moved before it was cut off is not moved again. */
const BATCH = 32 * 1024 * 1024

/**
 * Copies all that stands in one place into another, whether it is needed or not: what somebody is just about to name is
 * among it. Goes over it until there is nothing new, and leaves the first place as it is.
 */
export async function moveBytes({ from, to, tell }: Moving): Promise<Moved> {
  const moved = { blobs: 0, bytes: 0, lost: [] as string[] }
  const seen = new Set<string>()
  for (;;) {
    await from.learnNewPacks()
    const packs = (await from.shelf.packs()).filter((pack) => !seen.has(pack))
    if (packs.length === 0) return moved
    for (const [done, pack] of packs.entries()) {
      tell(seen.size, seen.size + packs.length - done)
      await movePack(pack, { from, to }, moved)
      seen.add(pack)
    }
  }
}

async function movePack(pack: string, { from, to }: Omit<Moving, 'tell'>, moved: Counting): Promise<void> {
  const index = await from.shelf.index(pack)
  const opened = index && (await from.shelf.open(pack))
  if (!index || !opened) return
  let waiting: Blob[] = []
  let size = 0
  const put = async () => {
    await to.put(waiting)
    waiting = []
    size = 0
  }
  try {
    const missing = []
    for (const record of decodeRecords(index.index)) {
      if (!to.forms(record.hash).includes(record.form)) missing.push(record)
    }
    for await (const { record, bytes } of readRecords(opened, missing, from.shelf.runBytes)) {
      const { hash, form } = record
      const whole = await wholeCopy(record, bytes, from)
      if (!whole) {
        moved.lost.push(`${from.shelf.nameOf(pack)}: ${hash}`)
        continue
      }
      waiting.push({ hash, form, bytes: whole })
      size += whole.length
      moved.blobs += 1
      moved.bytes += whole.length
      if (size >= BATCH) await put()
    }
    await put()
  } finally {
    await opened.close()
  }
}

/** These bytes, or those of another copy: whichever are what their name says. */
async function wholeCopy(
  record: PackRecord,
  bytes: Buffer | undefined,
  from: PackedBlobs,
): Promise<Buffer | undefined> {
  if (bytes && (await plainOf(record, bytes))) return Buffer.from(bytes)
  const other = await from.read(record.hash, record.form)
  return other && (await plainOf(record, other)) ? other : undefined
}

type Counting = { -readonly [Key in 'blobs' | 'bytes']: number } & { readonly lost: string[] }
