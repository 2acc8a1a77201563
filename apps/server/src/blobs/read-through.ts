// Sequential reads: many records of packs in the order in which they lie, so that whoever looks at all of them waits for few.
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { giveWay } from '../turns.ts'
import type { Files } from './files.ts'
import type { FoundCopy } from './pack-indexes.ts'

/** So many bytes are read at once. */
const RUN_BYTES = 1024 * 1024
/** What lies between two records is read along where it is no more. */
const GAP_BYTES = 64 * 1024

/** Reads copies and answers those that are not what was written, or could not be read: each is to be asked for by itself. */
export async function readThrough(
  copies: readonly FoundCopy[],
  folder: string,
  files: Pick<Files, 'open'>,
): Promise<FoundCopy[]> {
  const doubtful: FoundCopy[] = []
  for (const [pack, inPack] of Map.groupBy(copies, (copy) => copy.pack)) {
    doubtful.push(...(await readPackThrough(join(folder, pack), inPack, files)))
  }
  return doubtful
}

async function readPackThrough(path: string, copies: readonly FoundCopy[], files: Pick<Files, 'open'>) {
  const doubtful: FoundCopy[] = []
  const file = await files.open(path, 'r').catch(() => undefined)
  if (!file) return copies
  try {
    for (const run of runsOf(copies)) {
      const bytes = Buffer.allocUnsafeSlow(run.end - run.start)
      const { bytesRead } = await file.read(bytes, 0, bytes.length, run.start).catch(() => ({ bytesRead: 0 }))
      const read = bytes.subarray(0, bytesRead)
      for (const copy of run.copies) {
        const from = copy.offset - run.start
        const own = read.subarray(from, from + copy.length)
        if (own.length !== copy.length || crc32(own) !== copy.checksum) doubtful.push(copy)
      }
      await giveWay()
    }
  } finally {
    await file.close()
  }
  return doubtful
}

interface Run {
  readonly start: number
  end: number
  readonly copies: FoundCopy[]
}

/** Records that lie beside each other, read as one. */
function runsOf(copies: readonly FoundCopy[]): Run[] {
  const runs: Run[] = []
  for (const copy of copies.toSorted((one, other) => one.offset - other.offset)) {
    const end = copy.offset + copy.length
    const last = runs.at(-1)
    if (last && copy.offset - last.end <= GAP_BYTES && end - last.start <= RUN_BYTES) {
      last.copies.push(copy)
      last.end = Math.max(last.end, end)
    } else {
      runs.push({ start: copy.offset, end, copies: [copy] })
    }
  }
  return runs
}
